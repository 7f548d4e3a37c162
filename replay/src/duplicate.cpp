#include "rozbor/replay/duplicate.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "binding.h"
#include "rozbor/game/notation.h"
#include "rozbor/game/position.h"

namespace rozbor::replay {
namespace {

using game::PlacementFault;
using parser::Severity;
using parser::SheetTurn;
using parser::SheetTurnKind;

std::vector<parser::TileText> textsOf(const SheetTurn& turn) {
  std::vector<parser::TileText> texts;
  for (const parser::SheetLetter& letter : turn.word.value)
    texts.push_back({.value = letter.letter, .where = turn.word.where});
  return texts;
}

std::string wordOf(const SheetTurn& turn) {
  return written(textsOf(turn));
}

/// Which of the tiles that a play lays are blanks: all that are marked, and of the others those that the rack
/// does not have. Of several ways the one that makes the most points.
class Blanks {
 public:
  Blanks(const game::Board& board, const game::Language& language, const SheetTurn& turn,
         const game::Move& move)
      : board_(board),
        language_(language),
        turn_(turn),
        move_(move),
        tiles_(move.tiles().begin(), move.tiles().end()) {}

  /// The play with tiles of the rack; nothing where it lacks some.
  [[nodiscard]] std::optional<game::Move> outOf(const game::Rack& rack) {
    choose(0, rack);
    return best_;
  }

  /// The play with no other blanks than those that are marked.
  [[nodiscard]] game::Move asMarked() {
    for (std::size_t index = 0; index < tiles_.size(); ++index) {
      if (isMarked(index)) tiles_[index] = blankFor(tiles_[index]);
    }
    return game::Move::placement(move_.start(), move_.direction(), tiles_);
  }

 private:
  [[nodiscard]] bool isMarked(std::size_t index) const {
    return !tiles_[index].empty() && turn_.word.value[index].blank;
  }

  void choose(std::size_t index, game::Rack left) {
    if (index == tiles_.size()) return rate();
    const game::Tile tile = move_.tiles()[index];
    if (tile.empty()) return choose(index + 1, left);
    game::Rack without = left;
    const bool marked = isMarked(index);
    if (!marked && without.remove(tile)) choose(index + 1, without);
    if (left.remove(game::Tile::blank())) {
      tiles_[index] = blankFor(tile);
      choose(index + 1, left);
      tiles_[index] = tile;
    }
  }

  [[nodiscard]] static game::Tile blankFor(game::Tile tile) { return game::Tile::blank(tile.letter()); }

  void rate() {
    const game::Move move = game::Move::placement(move_.start(), move_.direction(), tiles_);
    const int score = game::scoreOf(board_, language_, move);
    if (best_ && score <= bestScore_) return;
    best_ = move;
    bestScore_ = score;
  }

  const game::Board& board_;
  const game::Language& language_;
  const SheetTurn& turn_;
  const game::Move move_;
  std::vector<game::Tile> tiles_;
  std::optional<game::Move> best_;
  int bestScore_ = 0;
};

class DuplicateReferee {
 public:
  DuplicateReferee(const parser::DuplicateRecord& record, const game::Language& language)
      : record_(record),
        language_(language),
        board_(game::startingPosition(language).board),
        sums_(record.players.size()) {}

  DuplicateReplay run() {
    for (const parser::DuplicateRound& round : record_.rounds)
      play(round);
    checkTotals();
    replay_.last = board_;
    std::ranges::stable_sort(replay_.diagnostics, {}, [](const parser::Diagnostic& diagnostic) {
      return std::pair(diagnostic.where.line, diagnostic.where.column);
    });
    return std::move(replay_);
  }

 private:
  enum class Whose : std::uint8_t { referee, player };

  void play(const parser::DuplicateRound& round) {
    DuplicateTurn turn;
    turn.number = round.number ? round.number->value : static_cast<std::uint32_t>(replay_.rounds.size() + 1);
    turn.where = round.where;
    turn.before = board_;
    takeRack(round, turn);
    turn.master = bind(round.master, turn, Whose::referee);
    for (std::size_t player = 0; player < round.plays.size(); ++player) {
      turn.plays.push_back(bind(round.plays[player], turn, Whose::player));
      count(player, turn.plays.back());
    }
    layMaster(round, turn);
    replay_.rounds.push_back(std::move(turn));
  }

  void takeRack(const parser::DuplicateRound& round, DuplicateTurn& turn) {
    kept_ = std::exchange(nextKept_, std::nullopt);
    if (!round.rack) {
      if (round.master.kind == SheetTurnKind::missing) return;
      return say(Severity::warning, "duplicate.no-rack", round.where,
                 said::words("expected the rack of round {0}, found none", turn.number),
                 said::words("the best move is not looked for"));
    }
    game::Rack rack;
    for (const parser::SheetLetter& letter : round.rack->value) {
      const auto tile = letter.blank ? game::Tile::blank() : language_.alphabet.tile(letter.letter);
      if (!tile)
        return sayUnknown(letter.letter, round.rack->where, said::words("the best move is not looked for"));
      rack.add(*tile);
    }
    if (!isPossible(rack, round, turn)) return;
    if (kept_ && !round.redrawn && !rack.contains(*kept_)) {
      say(Severity::warning, "duplicate.rack-not-kept", round.rack->where,
          said::words("expected the tiles {0} kept from the round before, found {1}",
                      game::rackText(*kept_, language_.alphabet), game::rackText(rack, language_.alphabet)),
          said::words("the rack is taken as written"));
    }
    turn.rack = rack;
  }

  [[nodiscard]] bool isPossible(const game::Rack& rack, const parser::DuplicateRound& round,
                                const DuplicateTurn& turn) {
    const said::Message recovery = said::words("the best move is not looked for");
    if (rack.size() > language_.rules.rackSize) {
      say(Severity::error, "duplicate.rack-too-large", round.rack->where,
          said::words("expected a rack of at most {0} tiles, found {1}", language_.rules.rackSize,
                      rack.size()),
          recovery);
      return false;
    }
    game::Position position;
    position.board = turn.before;
    const game::TileCounts unseen = game::unseenTiles(position, language_);
    if (unseen.contains(rack)) {
      const int full = std::min(language_.rules.rackSize, unseen.size());
      if (rack.size() < full) {
        say(Severity::warning, "duplicate.rack-short", round.rack->where,
            said::words("expected a rack of {0} tiles, found {1}", full, rack.size()),
            said::words("the best move is looked for with these"));
      }
      return true;
    }
    say(Severity::error, "duplicate.rack-impossible", round.rack->where,
        said::words("expected a rack of the tiles that are left, found {0}",
                    game::rackText(rack, language_.alphabet)),
        recovery);
    return false;
  }

  [[nodiscard]] DuplicatePlay bind(const SheetTurn& cell, const DuplicateTurn& turn, Whose whose) {
    using Kind = DuplicatePlay::Kind;
    DuplicatePlay play;
    play.where = cell.where;
    if (cell.score) play.scoreRecorded = cell.score->value;
    if (cell.kind == SheetTurnKind::missing)
      play.kind = cell.score && cell.score->value != 0 ? Kind::points : Kind::none;
    if (cell.kind == SheetTurnKind::invalid) play.kind = Kind::invalid;
    if (cell.kind != SheetTurnKind::play) return play;
    play.kind = canBeLaid(cell, turn, whose, play) ? Kind::play : Kind::unfit;
    if (play.kind != Kind::play) return play;
    play.words = game::wordsFormed(turn.before, *play.move);
    play.scoreComputed = game::scoreOf(turn.before, language_, *play.move);
    checkScore(cell, play);
    return play;
  }

  /// Whether the play can be laid by the rules; what stands in its way is said. What the referee laid lies,
  /// even where the rack is told wrongly.
  bool canBeLaid(const SheetTurn& cell, const DuplicateTurn& turn, Whose whose, DuplicatePlay& play) {
    if (!cell.at) {
      say(Severity::warning, "duplicate.no-place", cell.word.where,
          said::words("expected a place and a word such as 8D HOUSE, found no place"), taken(cell));
      return false;
    }
    const std::vector<parser::TileText> texts = textsOf(cell);
    const parser::Coordinate& at = cell.at->value;
    const BoundPlay bound = bindPlay(texts, at, turn.before, language_.alphabet);
    if (!bound.unknown.empty()) {
      sayUnknown(bound.unknown.front().value, cell.word.where, taken(cell));
      return false;
    }
    const bool onBoard = !texts.empty() && fitsOnBoard(at, texts.size(), turn.before);
    if (!onBoard) return unfit(cell);
    const auto direction = at.across ? game::Direction::across : game::Direction::down;
    const game::Square start{static_cast<int>(at.row), static_cast<int>(at.column)};
    const game::Move move = game::Move::placement(start, direction, bound.tiles);
    auto faults = game::placementFaults(turn.before, language_.board, move);
    std::erase(faults, PlacementFault::notWholeWord);
    if (!faults.empty()) return unfit(cell);
    return takeTiles(cell, turn, move, whose, play);
  }

  bool takeTiles(const SheetTurn& cell, const DuplicateTurn& turn, const game::Move& move, Whose whose,
                 DuplicatePlay& play) {
    Blanks blanks(turn.before, language_, cell, move);
    const auto laid = turn.rack ? blanks.outOf(*turn.rack) : std::optional(blanks.asMarked());
    play.move = wholeWord(turn.before, laid.value_or(blanks.asMarked()));
    if (laid) return true;
    say(Severity::warning, "duplicate.tile-not-on-rack", cell.word.where,
        said::words("expected tiles of the rack {0}, found {1}",
                    game::rackText(*turn.rack, language_.alphabet), wordOf(cell)),
        whose == Whose::referee ? said::words("laid as written") : taken(cell));
    return whose == Whose::referee;
  }

  bool unfit(const SheetTurn& cell) {
    say(Severity::warning, "duplicate.does-not-fit", cell.at->where,
        said::words("expected a play that fits the board of the round, found {0}", wordOf(cell)),
        taken(cell));
    return false;
  }

  void checkScore(const SheetTurn& cell, const DuplicatePlay& play) {
    // Points of nothing say that the play did not count, which is no matter of adding up.
    if (!cell.score || cell.score->value == play.scoreComputed || cell.score->value == 0) return;
    say(Severity::warning, "duplicate.score-mismatch", cell.score->where,
        said::words("expected {0} points for {1}, found {2}", play.scoreComputed, wordOf(cell),
                    cell.score->value),
        said::words("both numbers are kept; the computed one counts"));
  }

  void layMaster(const parser::DuplicateRound& round, const DuplicateTurn& turn) {
    if (turn.master.kind != DuplicatePlay::Kind::play) {
      if (&round != &record_.rounds.back()) {
        say(Severity::error, "duplicate.no-master", round.where,
            said::words("expected the master move of round {0}, found none that can be laid", turn.number),
            said::words("the board stays as it is"));
      }
      return;
    }
    if (turn.rack) {
      nextKept_ = *turn.rack;
      nextKept_->removeAvailable(turn.master.move->tileCounts());
    }
    game::lay(board_, *turn.master.move);
  }

  /// What the table itself adds up: points as written, else as they are.
  void count(std::size_t player, const DuplicatePlay& play) {
    const bool counts = play.kind == DuplicatePlay::Kind::play;
    sums_[player] += play.scoreRecorded.value_or(counts ? play.scoreComputed : 0);
  }

  void checkTotals() {
    for (std::size_t player = 0; player < sums_.size() && player < record_.totals.size(); ++player) {
      const auto& total = record_.totals[player];
      if (!total || total->value == sums_[player]) continue;
      say(Severity::warning, "duplicate.total-mismatch", total->where,
          said::words("expected a total of {0}, found {1}", sums_[player], total->value),
          said::words("the points of the rounds count"));
    }
  }

  [[nodiscard]] static said::Message taken(const SheetTurn& cell) {
    return cell.score ? said::words("the points count as written") : said::words("it counts nothing");
  }

  void sayUnknown(const std::string& letter, const parser::SourceRange& where, said::Message recovery) {
    say(Severity::error, "duplicate.unknown-letter", where,
        said::words("expected a tile of the language, found \"{0}\"", letter), std::move(recovery));
  }

  void say(Severity severity, const char* code, const parser::SourceRange& where, said::Message message,
           said::Message recovery) {
    replay_.diagnostics.push_back({severity, code, where, std::move(message), std::move(recovery)});
  }

  const parser::DuplicateRecord& record_;
  const game::Language& language_;
  game::Board board_;
  std::vector<std::int64_t> sums_;
  std::optional<game::TileCounts> kept_;      ///< from the round before
  std::optional<game::TileCounts> nextKept_;  ///< for the round behind
  DuplicateReplay replay_;
};

}  // namespace

DuplicateReplay replayDuplicate(const parser::DuplicateRecord& record, const game::Language& language) {
  return DuplicateReferee(record, language).run();
}

DuplicateFit fitOf(const DuplicateReplay& replay) {
  const auto countOf = [&replay](std::string_view code) {
    return static_cast<int>(std::ranges::count(replay.diagnostics, code, &parser::Diagnostic::code));
  };
  return {.foreignTiles = countOf("duplicate.unknown-letter"),
          .scoreMismatches = countOf("duplicate.score-mismatch")};
}

}  // namespace rozbor::replay
