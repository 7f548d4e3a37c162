#include <algorithm>
#include <chrono>
#include <memory>

#include "endgame/drivers.h"
#include "endgame/lane_board.h"
#include "endgame/lane_plays.h"
#include "endgame/playable_words.h"
#include "endgame/rack_code.h"
#include "endgame/search.h"
#include "rozbor/engine/endgame.h"
#include "rozbor/game/scoring.h"

namespace rozbor::engine {
namespace endgame {
namespace {

using game::Error;
using game::Move;
using Clock = std::chrono::steady_clock;

game::LetterMask lettersOf(const game::TileCounts& tiles, const game::Language& language) {
  if (tiles.blanks() > 0) return language.alphabet.all();
  game::LetterMask letters;
  for (int kind = 1; kind < game::TileCounts::kKinds; ++kind) {
    if (tiles.count(kind) > 0) letters.insert(game::Letter(kind));
  }
  return letters;
}

/// Whether a pass now ends the game. Two passes in succession stand for the limits of the rules,
/// which come to the same (docs/endgame.md) unless only one turn is left to the limit.
bool isOneFromLimit(const game::Position& position, const game::Rules& rules) {
  const auto reaches = [&](int limit) { return limit > 0 && position.scorelessTurns + 1 >= limit; };
  return reaches(rules.scorelessLimit) || reaches(rules.passLimit);
}

/// One position being solved, with all that the search works on.
class Solver {
 public:
  Solver(const game::Position& position, const game::Language& language, const Lexicon& lexicon,
         const RackLayout& layout, const EndgameOptions& options)
      : position_(position),
        language_(language),
        options_(options),
        layout_(layout),
        words_(lexicon.graph(), position.board, position.rack + position.opponentRack),
        board_(position.board, language, words_, lettersOf(position.rack + position.opponentRack, language)),
        plays_(board_, language, words_, layout_, options.memory / 2),
        search_(board_, plays_, layout_, options.memory / 2, bounds(options)) {
    root_.stage.mover = holding(position.rack);
    root_.stage.other = holding(position.opponentRack);
    root_.stage.passed = isOneFromLimit(position, language.rules);
  }

  game::Result<EndgameResult> solve() {
    const auto start = Clock::now();
    for (const Candidate& move : search_.moves(root_.stage))
      root_.moves.push_back({move});
    std::optional<Candidate> other;
    bool exact = false;
    for (int depth = 1; depth <= Search::kToTheEnd && !exact && !search_.isStopped(); ++depth) {
      drive(options_.driver, search_, root_, depth);
      exact = !search_.takeHorizonMet() && !search_.isStopped();
    }
    EndgameResult result;
    result.best.value = root_.value;
    result.best.exact = exact;
    result.best.line = lineFrom(root_.moves.front().move, root_.value);
    result.nodes = search_.nodes();
    result.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    return result;
  }

 private:
  static Bounds bounds(const EndgameOptions& options) {
    Bounds bounds;
    bounds.nodes = options.nodeLimit;
    if (options.timeLimit.count() > 0) bounds.deadline = Clock::now() + options.timeLimit;
    bounds.stop = options.stop;
    return bounds;
  }

  [[nodiscard]] Holding holding(const game::Rack& rack) const {
    return {layout_.encode(rack), language_.value(rack), rack.size()};
  }

  /// The move as the rest of the program writes it.
  Play playOf(const Stage& stage, const Candidate& candidate) {
    if (candidate.count == 0) return {Move::pass(), 0};
    const int lane = candidate.name.lane();
    const LanePlay play = plays_.of(lane, stage.mover.rack)[candidate.name.index()];
    const LaidTile* laid = plays_.tiles(play);
    int first = laid[0].at;
    while (first > 0 && board_.cells(lane)[first - 1].letter != 0)
      --first;
    std::vector<game::Tile> tiles;
    int taken = 0;
    for (int at = first; at < board_.length(lane); ++at) {
      const bool lies = board_.cells(lane)[at].letter != 0;
      if (!lies && taken == play.count) break;
      tiles.push_back(lies ? game::Tile() : laid[taken++].tile);
    }
    return {Move::placement(board_.square(lane, first), board_.direction(lane), tiles), candidate.score};
  }

  std::vector<Play> lineFrom(const Candidate& first, int value) {
    std::vector<Play> line;
    Stage stage = root_.stage;
    Candidate move = first;
    int laid = 0;
    for (;;) {
      line.push_back(playOf(stage, move));
      if (Search::ends(stage, move)) break;
      if (move.count > 0) {
        search_.lay(stage, move);
        ++laid;
      }
      stage = Search::after(stage, move);
      value = move.score - value;
      (void)search_.value(stage, Search::kToTheEnd, value - 1, value + 1);
      const PlayName best = search_.best(stage);
      if (best.bits == PlayName::kNone) break;
      const auto moves = search_.moves(stage);
      const auto found = std::ranges::find(moves, best, &Candidate::name);
      if (found == moves.end()) break;
      move = *found;
    }
    for (; laid > 0; --laid)
      search_.takeUp();
    return line;
  }

  const game::Position& position_;
  const game::Language& language_;
  const EndgameOptions& options_;
  const RackLayout& layout_;
  PlayableWords words_;
  LaneBoard board_;
  LanePlays plays_;
  Search search_;
  Root root_;
};

}  // namespace
}  // namespace endgame

game::Result<EndgameResult> solveEndgame(const game::Position& position, const game::Language& language,
                                         const Lexicon& lexicon, const EndgameOptions& options) {
  if (position.rack.empty() || position.opponentRack.empty())
    return game::Error{"endgame.game-over", "a rack is empty: the game is over"};
  const endgame::RackLayout layout(position.rack, position.opponentRack);
  if (!layout.fits())
    return game::Error{"endgame.rack-too-large", "there are too many different tiles in the racks"};
  return endgame::Solver(position, language, lexicon, layout, options).solve();
}

}  // namespace rozbor::engine
