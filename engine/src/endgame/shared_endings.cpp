#include "endgame/shared_endings.h"

#include <algorithm>
#include <chrono>

namespace rozbor::engine::endgame {
namespace {

/// Room in the table for each position searched.
constexpr std::size_t kFindings = 4;
/// A ply that will hardly be finished may take this part of the positions, or is not begun when as much is
/// spent (docs/simulation.md#points).
constexpr std::uint64_t kHopeless = 3;

}  // namespace

EndingGround::EndingGround(const game::Position& position, const game::Language& language,
                           const Lexicon& lexicon)
    : board_(position.board),
      language_(language),
      tiles_(tilesToCome(position, language)),
      layout_(tiles_, tiles_),
      words_(lexicon.graph(), position.board, tiles_) {}

bool EndingGround::fits(const game::Position& position, const game::Language& language) {
  const game::TileCounts tiles = tilesToCome(position, language);
  return tiles.size() <= kMostTiles && RackLayout(tiles, tiles).fits();
}

SharedEndings::SharedEndings(const EndingGround& ground, std::size_t bytes, std::uint64_t nodes,
                             std::uint64_t pointNodes)
    : ground_(ground),
      nodes_(nodes),
      pointNodes_(pointNodes),
      board_(ground.board(), ground.language(), ground.words(), ground.letters()),
      plays_(board_, ground.language(), ground.words(), ground.layout(), bytes),
      solo_(board_, plays_, ground.language(), ground.words(), ground.layout(), bytes / 4),
      search_(board_, plays_, solo_, kFindings * std::max(nodes, pointNodes) * sizeof(Finding), Bounds{}) {}

template <class Ask>
auto SharedEndings::asked(std::span<const WrittenMove> moves, const game::Position& position,
                          std::uint64_t nodes, Ask ask) {
  Stage stage;
  stage.mover = holdingOf(position.rack, ground_.layout(), ground_.language());
  stage.other = holdingOf(position.opponentRack, ground_.layout(), ground_.language());
  stage.passed = isOneFromLimit(position, ground_.language().rules);
  int laid = 0;
  for (const WrittenMove& made : moves) {
    if (made.move.count == 0) continue;
    board_.lay(made.lane, made.tiles.data(), made.move.count);
    stage.boardHash ^= made.move.key;
    ++laid;
  }
  search_.forget();
  search_.grant(nodes, std::chrono::steady_clock::time_point::max());
  const auto found = ask(stage);
  for (; laid > 0; --laid)
    board_.takeUp();
  return found;
}

std::optional<double> SharedEndings::win(std::span<const WrittenMove> moves, const game::Position& position,
                                         bool likelyWon) {
  return asked(moves, position, nodes_,
               [&](const Stage& stage) { return prove(stage, -position.spread(), likelyWon); });
}

int SharedEndings::points(std::span<const WrittenMove> moves, const game::Position& position) {
  return asked(moves, position, pointNodes_, [this](const Stage& stage) { return deepened(stage); });
}

/// One ply more each time; what was looked at in vain counts for nothing. Of more moves than positions the
/// first ply is only finished where nearly all are refuted at once, and after one that took long so is no
/// second.
int SharedEndings::deepened(const Stage& stage) {
  constexpr auto kNever = std::chrono::steady_clock::time_point::max();
  const std::uint64_t part = std::max<std::uint64_t>(1, pointNodes_ / kHopeless);
  const bool isWide = search_.moves(stage).size() > pointNodes_;
  const std::uint64_t begun = search_.nodes();
  const auto spent = [&] { return search_.nodes() - begun; };
  int points = search_.value(stage, 0, -Search::kInfinity, Search::kInfinity);
  search_.setScouting(true);
  for (int depth = 1; depth <= Search::kToTheEnd; ++depth) {
    if (depth == 2 && spent() > part) break;
    if (isWide && depth == 1) search_.grant(part, kNever);
    if (isWide && depth == 2) search_.grant(pointNodes_ - spent(), kNever);
    (void)search_.takeHorizonMet();
    const int found = search_.value(stage, depth, -Search::kInfinity, Search::kInfinity);
    if (search_.isStopped()) break;
    points = found;
    if (!search_.takeHorizonMet()) break;
  }
  search_.setScouting(false);
  return points;
}

/// By one test with a window of no width, and a second one only if the game may be tied.
std::optional<double> SharedEndings::prove(const Stage& stage, int level, bool likelyWon) {
  const auto reaches = [&](int bound) {
    return search_.value(stage, Search::kToTheEnd, bound - 1, bound) >= bound;
  };
  const bool first = reaches(likelyWon ? level + 1 : level);
  if (search_.isStopped()) return std::nullopt;
  if (first == likelyWon) return first ? 1 : 0;
  const bool second = reaches(likelyWon ? level : level + 1);
  if (search_.isStopped()) return std::nullopt;
  if (second == likelyWon) return 0.5;
  return second ? 1 : 0;
}

}  // namespace rozbor::engine::endgame
