#include "shared_replies.h"

#include <algorithm>

#include "endgame/lane_board.h"

namespace rozbor::engine {
namespace {

/// Of so few candidates each is asked for alone: looking at the board before them would cost more.
constexpr std::size_t kFewestShared = 4;
/// So many plays of the board before are kept, that one is nearly always left by a candidate.
constexpr std::size_t kKept = 12;

/// What a move leaves the bag depends on nothing that candidates change: exchanges stay allowed, and leaves
/// count, after any of them.
bool isBagFull(const game::Position& position, const game::Language& language) {
  return bagCount(position.board, language) >= language.rules.exchangeMinimum + 2 * language.rules.rackSize;
}

}  // namespace

std::uint64_t lettersToCome(const game::Position& start, const game::Language& language) {
  return endgame::lettersOf(unseenTiles(start, language) + start.rack + start.opponentRack, language).bits();
}

SharedReplies::SharedReplies(const game::Position& start, std::size_t candidates,
                             const SimulationContext& context)
    : start_(start),
      context_(context),
      search_(context.language, context.lexicon),
      before_(context.language, context.lexicon, lettersToCome(start, context.language)),
      after_(candidates),
      mayShare_(!start.board.empty() && isBagFull(start, context.language)) {
  before_.follow(start.board);
  before_.dropEmptySlots();
}

void SharedReplies::begin(const game::Rack& rack, std::size_t candidates) {
  bestBefore_.clear();
  if (!mayShare_ || candidates < kFewestShared || !MoveSearch::suits(rack)) return;
  game::Position before = start_;
  before.rack = rack;
  bestBefore_ = search_.top(before_, before, context_.leaves, kKept);
}

RatedPlay SharedReplies::to(std::size_t candidate, const game::Position& position) {
  std::optional<After>& after = after_[candidate];
  if (!after) {
    after.emplace(After{before_, {}});
    after->board.follow(position.board);
    after->board.dropEmptySlots();
    after->changed = after->board.lanesUnlike(before_);
  }
  if (!bestBefore_.empty()) {
    if (const RatedPlay* elsewhere = bestOutside(after->changed))
      return search_.best(after->board, position, context_.leaves, *elsewhere, after->changed);
  }
  return search_.best(after->board, position, context_.leaves);
}

/// Null if all plays that are known lie in changed lanes.
const RatedPlay* SharedReplies::bestOutside(const LiveBoard::LaneSet& changed) const {
  const auto found = std::ranges::find_if(bestBefore_, [&](const RatedPlay& play) {
    if (!play.move.isPlacement()) return true;
    const bool across = play.move.direction() == game::Direction::across;
    const int number = across ? play.move.start().row : start_.board.rows() + play.move.start().column;
    return !changed[static_cast<std::size_t>(number)];
  });
  return found == bestBefore_.end() ? nullptr : &*found;
}

}  // namespace rozbor::engine
