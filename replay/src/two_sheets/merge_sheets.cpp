#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <deque>
#include <iterator>
#include <map>
#include <string>
#include <utility>

#include "rozbor/replay/two_sheets.h"
#include "two_sheets/sheet_texts.h"
#include "two_sheets/turn_pairs.h"

namespace rozbor::replay {
namespace {

using parser::Field;
using parser::ScoreSheet;
using parser::Severity;
using parser::SheetTurn;
using parser::SheetTurnKind;
using parser::SheetWord;

/// No game is as long; turns are compared each with each.
constexpr std::size_t kMostTurns = 400;
constexpr int kFewestThatAgree = 3;

/// The turns of both players of the first sheet beside those of the second.
struct Pairing {
  bool isSwapped = false;  ///< the first player of the one is the second of the other
  std::array<std::vector<TurnPair>, 2> pairs;
  double likeness = 0;
};

Pairing pairingOf(const ScoreSheet& first, const ScoreSheet& second, bool isSwapped) {
  Pairing pairing{.isSwapped = isSwapped, .pairs = {}, .likeness = 0};
  for (int player = 0; player < 2; ++player) {
    auto& pairs = pairing.pairs[static_cast<std::size_t>(player)];
    pairs = pairTurns(first, player, second, isSwapped ? 1 - player : player);
    for (const TurnPair& pair : pairs) {
      if (pair.first && pair.second)
        pairing.likeness += likeness(first.turns[*pair.first], second.turns[*pair.second]);
    }
  }
  return pairing;
}

bool hasTurns(const ScoreSheet& sheet, int player) {
  return std::ranges::any_of(sheet.turns, [player](const SheetTurn& turn) { return turn.player == player; });
}

/// Whether each sheet has the turns of the player whom the other lacks.
bool completeEachOther(const ScoreSheet& first, const ScoreSheet& second) {
  const auto hasOnly = [](const ScoreSheet& sheet, int player) {
    return hasTurns(sheet, player) && !hasTurns(sheet, 1 - player);
  };
  return (hasOnly(first, 0) && hasOnly(second, 1)) || (hasOnly(first, 1) && hasOnly(second, 0));
}

/// Names that are in their places, less those that are in the other's.
int namesInPlace(const ScoreSheet& first, const ScoreSheet& second) {
  int names = 0;
  for (std::size_t player = 0; player < 2; ++player) {
    const std::string& name = first.players[player].value;
    names += !name.empty() && name == second.players[player].value ? 1 : 0;
    names -= !name.empty() && name == second.players[1 - player].value ? 1 : 0;
  }
  return names;
}

Pairing bestPairing(const ScoreSheet& first, const ScoreSheet& second) {
  constexpr double kLikenessOfName = 6;
  Pairing straight = pairingOf(first, second, false);
  if (completeEachOther(first, second)) return straight;
  Pairing swapped = pairingOf(first, second, true);
  const double names = kLikenessOfName * namesInPlace(first, second);
  return swapped.likeness > straight.likeness + names ? std::move(swapped) : std::move(straight);
}

SameGame judged(const ScoreSheet& first, const ScoreSheet& second, const Pairing& pairing) {
  int compared = 0;
  int agreeing = 0;
  for (const auto& pairs : pairing.pairs) {
    for (const TurnPair& pair : pairs) {
      if (!pair.first || !pair.second) continue;
      const SheetTurn& one = first.turns[*pair.first];
      const SheetTurn& other = second.turns[*pair.second];
      compared += areComparable(one, other) ? 1 : 0;
      agreeing += areComparable(one, other) && agree(one, other) ? 1 : 0;
    }
  }
  // Rows that have no partner could have been compared, if the other sheet has that player's turns.
  for (const auto& pairs : pairing.pairs) {
    const auto alone = [&](bool inFirst) {
      return std::ranges::count_if(
          pairs, [&](const TurnPair& pair) { return (inFirst ? pair.second : pair.first) == std::nullopt; });
    };
    const auto count = static_cast<std::ptrdiff_t>(pairs.size());
    if (alone(true) < count && alone(false) < count)
      compared += static_cast<int>(std::min(alone(true), alone(false)));
  }
  if (compared == 0) return SameGame::unknown;
  return 2 * agreeing >= compared && agreeing >= std::min(kFewestThatAgree, compared) ? SameGame::yes
                                                                                      : SameGame::no;
}

bool areTooLong(const ScoreSheet& first, const ScoreSheet& second) {
  return std::max(first.turns.size(), second.turns.size()) > kMostTurns;
}

/// Every place that a turn of the second text names becomes one of the first.
void moveTo(const parser::SourceRange& where, SheetTurn& turn) {
  turn.where = turn.word.where = turn.exchanged.where = where;
  const auto move = [&where](auto& field) {
    if (field) field->where = where;
  };
  move(turn.number);
  move(turn.score);
  move(turn.total);
  move(turn.at);
  move(turn.rack);
  move(turn.exchangeCount);
  for (auto& word : turn.crossWords)
    word.where = where;
}

said::Message deedWords(SheetTurnKind kind) {
  switch (kind) {
    case SheetTurnKind::play:
      return said::words("a play");
    case SheetTurnKind::invalid:
      return said::words("an invalid play");
    case SheetTurnKind::exchange:
      return said::words("an exchange");
    case SheetTurnKind::pass:
      return said::words("a pass");
    case SheetTurnKind::missing:
      break;
  }
  return said::words("no word");
}

/// The word that was laid, or what was done where the other has the same word or none was laid.
said::Message deedOf(const SheetTurn& turn, const SheetTurn& other) {
  const SheetWord& word = turn.word.value;
  const bool tells = !word.empty() && !sameLetters(word, other.word.value);
  return tells ? said::Message::verbatim(textOf(word)) : deedWords(turn.kind);
}

/// Makes one sheet of two.
class Merger {
 public:
  Merger(const ScoreSheet& first, const ScoreSheet& second, SecondLines lines)
      : first_(first), second_(second), lines_(lines), merged_{.sheet = first, .diagnostics = {}} {
    pairing_ = bestPairing(first_, second_);
  }

  parser::ParsedSheet merge() {
    mergeHeader();
    for (int player = 0; player < 2; ++player)
      mergeTurns(player);
    putInOrder();
    mergeEnds();
    mergeBoards();
    std::ranges::copy(second_.remarks, std::back_inserter(merged_.sheet.remarks));
    keepDifferences();
    merged_.sheet.onePlayerOnly = hasWords(0) != hasWords(1);
    return std::move(merged_);
  }

 private:
  [[nodiscard]] int ofSecond(int player) const { return pairing_.isSwapped ? 1 - player : player; }

  void mergeHeader() {
    ScoreSheet& sheet = merged_.sheet;
    const auto take = [](parser::TextField& into, const parser::TextField& other) {
      if (into.value.empty()) into.value = other.value;
    };
    take(sheet.competition, second_.competition);
    take(sheet.round, second_.round);
    take(sheet.table, second_.table);
    take(sheet.date, second_.date);
    take(sheet.variant, second_.variant);
    for (int player = 0; player < 2; ++player) {
      take(sheet.players[static_cast<std::size_t>(player)],
           second_.players[static_cast<std::size_t>(ofSecond(player))]);
    }
  }

  /// A turn of the merged sheet and whence it came.
  struct MergedTurn {
    SheetTurn turn;
    TurnPair pair;
  };

  void mergeTurns(int player) {
    auto& turns = turns_[static_cast<std::size_t>(player)];
    auto& pairs = pairing_.pairs[static_cast<std::size_t>(player)];
    dropMoved(pairs);
    dropEmpty(pairs);
    const auto has = [&pairs](auto side) {
      return std::ranges::any_of(pairs, [side](const TurnPair& pair) { return (pair.*side).has_value(); });
    };
    const bool both = has(&TurnPair::first) && has(&TurnPair::second);
    parser::SourceRange where;
    for (const TurnPair& pair : pairs) {
      SheetTurn turn = pair.first ? first_.turns[*pair.first] : second_.turns[*pair.second];
      if (pair.first && pair.second) mergeTurn(turn, second_.turns[*pair.second]);
      turn.player = player;
      if (pair.first) {
        where = turn.where;
      } else if (lines_ == SecondLines::own) {
        moveTo(where, turn);
      }
      if (both && !(pair.first && pair.second)) tellAlone(turn, pair.first);
      turns.push_back({std::move(turn), pair});
    }
    mergeTotals(turns);
    openOrder(turns);
  }

  /// Of two turns one after the other of which each sheet has one, or that stand the other way round in the
  /// second, nobody knows which was first.
  void openOrder(std::vector<MergedTurn>& turns) {
    for (std::size_t at = 0; at + 1 < turns.size(); ++at) {
      const TurnPair& here = turns[at].pair;
      const TurnPair& next = turns[at + 1].pair;
      const auto isMoved = [&](const TurnPair& pair) {
        return pair.first && std::ranges::find(moved_, *pair.first) != moved_.end();
      };
      const bool eachHasOne = (!here.second && !next.first) || (!here.first && !next.second);
      turns[at].turn.other.eitherOrder = eachHasOne || isMoved(here) || isMoved(next);
    }
  }

  /// A turn that both have, at different places: that of the first is taken.
  void dropMoved(std::vector<TurnPair>& pairs) {
    std::erase_if(pairs, [&](const TurnPair& pair) {
      if (pair.first) return false;
      const SheetTurn& turn = second_.turns[*pair.second];
      if (turn.word.value.empty()) return false;
      const auto moved = std::ranges::find_if(pairs, [&](const TurnPair& other) {
        return other.first && !other.second &&
               sameLetters(first_.turns[*other.first].word.value, turn.word.value);
      });
      if (moved == pairs.end()) return false;
      moved_.push_back(*moved->first);
      tell(first_.turns[*moved->first].where,
           said::words("expected the same order of turns in both sheets, found {0} elsewhere in the second",
                       textOf(turn.word.value)),
           said::words("the order of the first is taken"));
      return true;
    });
  }

  /// Cells that are empty in the one and have no partner in the other were never turns.
  void dropEmpty(std::vector<TurnPair>& pairs) {
    if (std::ranges::none_of(pairs, [](const TurnPair& pair) { return pair.first && pair.second; })) return;
    std::erase_if(pairs, [&](const TurnPair& pair) {
      if (pair.first && pair.second) return false;
      const SheetTurn& turn = pair.first ? first_.turns[*pair.first] : second_.turns[*pair.second];
      return turn.kind == SheetTurnKind::missing && !turn.score && !turn.total;
    });
  }

  /// `ofFirst`: the turn of the first sheet, if it is one; that it stands elsewhere in the second was told.
  void tellAlone(const SheetTurn& turn, std::optional<std::size_t> ofFirst) {
    if (ofFirst && std::ranges::find(moved_, *ofFirst) != moved_.end()) return;
    const std::string word = turn.word.value.empty() ? "-" : textOf(turn.word.value);
    const std::string points = turn.score ? textOf(turn.score->value) : "-";
    tell(turn.where,
         ofFirst ? said::words("expected the turn {0} ({1}) in both sheets, found it in the first alone",
                               word, points)
                 : said::words("expected the turn {0} ({1}) in both sheets, found it in the second alone",
                               word, points),
         turnIsTaken());
  }

  void mergeTurn(SheetTurn& turn, const SheetTurn& other) {
    mergeDeed(turn, other);
    if (turn.kind == other.kind) mergeWord(turn, other);
    if (!turn.score) {
      turn.score = other.score;
    } else if (other.score && other.score->value != turn.score->value) {
      turn.other.score = other.score;
    }
    if (turn.crossWords.empty()) turn.crossWords = other.crossWords;
    if (turn.exchanged.value.empty()) turn.exchanged = other.exchanged;
    if (!turn.exchangeCount) turn.exchangeCount = other.exchangeCount;
    agreeOn(turn.at, other.at, turn.where, said::words("place"));
    agreeOn(turn.rack, other.rack, turn.where, said::words("rack"));
  }

  /// What was done: whoever left the cell empty says nothing of it, and who passes says less than who
  /// exchanges.
  void mergeDeed(SheetTurn& turn, const SheetTurn& other) {
    if (turn.kind == other.kind || other.kind == SheetTurnKind::missing) return;
    const bool isVague = turn.kind == SheetTurnKind::missing ||
                         (turn.kind == SheetTurnKind::pass && other.kind == SheetTurnKind::exchange);
    if (isVague) {
      turn.kind = other.kind;
      turn.word = other.word;
      return;
    }
    if (turn.kind == SheetTurnKind::exchange && other.kind == SheetTurnKind::pass) return;
    tell(turn.where,
         said::words("expected the same turn in both sheets, found {0} in the first and {1} in the second",
                     deedOf(turn, other), deedOf(other, turn)),
         said::words("that of the first is taken"));
  }

  static void mergeWord(SheetTurn& turn, const SheetTurn& other) {
    if (turn.word.value.empty()) {
      turn.word = other.word;
    } else if (!other.word.value.empty() && turn.word.value != other.word.value) {
      const auto marks = [](const SheetWord& word) {
        return std::ranges::any_of(word, &parser::SheetLetter::blank);
      };
      const bool same = sameLetters(turn.word.value, other.word.value);
      if (!same || (marks(turn.word.value) && marks(other.word.value))) {
        turn.other.word = other.word;
      } else if (marks(other.word.value)) {
        turn.word.value = other.word.value;  // players forget marks
      }
    }
  }

  /// The field of either sheet; of two that differ, none.
  template <class T>
  void agreeOn(std::optional<Field<T>>& into, const std::optional<Field<T>>& other,
               const parser::SourceRange& where, const said::Message& what) {
    if (!other) return;
    if (!into) {
      into = other;
    } else if (into->value != other->value) {
      tell(where,
           said::words("expected one {0} in both sheets, found {1} in the first and {2} in the second", what,
                       textOf(into->value), textOf(other->value)),
           said::words("neither is used"));
      into.reset();
    }
  }

  /// Totals that differ are not used, and told where the points before do not explain them.
  void mergeTotals(std::vector<MergedTurn>& turns) {
    std::int64_t explained = 0;
    std::int64_t known = 0;
    for (MergedTurn& merged : turns) {
      const SheetTurn* const one = merged.pair.first ? &first_.turns[*merged.pair.first] : nullptr;
      const SheetTurn* const other = merged.pair.second ? &second_.turns[*merged.pair.second] : nullptr;
      const auto points = [](const SheetTurn* turn) {
        return turn != nullptr && turn->score ? std::int64_t{turn->score->value} : 0;
      };
      const bool hasBoth = points(one) != 0 && points(other) != 0;
      explained += hasBoth || one == nullptr || other == nullptr ? points(one) - points(other) : 0;
      if (one == nullptr || other == nullptr || !other->total) continue;
      if (!one->total) {
        merged.turn.total = other->total;
        continue;
      }
      const std::int64_t difference = std::int64_t{one->total->value} - other->total->value;
      if (difference == 0) continue;
      merged.turn.total.reset();
      if (difference == known || difference == explained) continue;
      known = difference;
      tell(merged.turn.where,
           said::words("expected one {0} in both sheets, found {1} in the first and {2} in the second",
                       said::words("total"), textOf(one->total->value), textOf(other->total->value)),
           said::words("neither is used"));
    }
  }

  [[nodiscard]] static bool hasBothPlayers(const ScoreSheet& sheet) {
    return hasTurns(sheet, 0) && hasTurns(sheet, 1);
  }

  /// A list has an order of its own; in columns the players are on turn one after the other.
  void putInOrder() {
    const auto isOrdered = [](const ScoreSheet& sheet) {
      return sheet.layout == parser::SheetLayout::list && hasBothPlayers(sheet);
    };
    for (std::size_t player = 0; player < 2; ++player)
      waiting_[player].assign(turns_[player].begin(), turns_[player].end());
    merged_.sheet.turns.clear();
    if (isOrdered(first_)) {
      merged_.sheet.layout = parser::SheetLayout::list;
      followFirst();
    } else if (isOrdered(second_)) {
      merged_.sheet.layout = parser::SheetLayout::list;
      followSecond();
    } else {
      alternate(firstOnTurn());
    }
  }

  void followFirst() {
    for (std::size_t turn = 0; turn < first_.turns.size(); ++turn)
      followTo(first_.turns[turn].player,
               [turn](const MergedTurn& merged) { return merged.pair.first == turn; });
    emitRest();
  }

  void followSecond() {
    for (std::size_t turn = 0; turn < second_.turns.size(); ++turn) {
      followTo(ofSecond(second_.turns[turn].player),
               [turn](const MergedTurn& merged) { return merged.pair.second == turn; });
    }
    emitRest();
  }

  /// The turn of `player` that is meant, after those of both that only the other sheet has.
  template <class IsMeant>
  void followTo(int player, const IsMeant& isMeant) {
    const auto own = static_cast<std::size_t>(player);
    auto& mine = waiting_[own];
    if (std::ranges::none_of(mine, isMeant)) return;  // moved, or taken already
    auto& theirs = waiting_[1 - own];
    const auto isAlone = [](const MergedTurn& merged) { return !merged.pair.first || !merged.pair.second; };
    while (true) {
      const bool isTwice = !merged_.sheet.turns.empty() && merged_.sheet.turns.back().player == player;
      if (isTwice && !theirs.empty() && isAlone(theirs.front())) {
        emit(1 - own);
      } else if (isMeant(mine.front())) {
        emit(own);
        return;
      } else {
        emit(own);
      }
    }
  }

  void alternate(std::size_t player) {
    while (!waiting_[0].empty() || !waiting_[1].empty()) {
      if (!waiting_[player].empty()) emit(player);
      player = 1 - player;
    }
  }

  /// Whose words are more begins, where each sheet has those of one player.
  [[nodiscard]] std::size_t firstOnTurn() const {
    if (hasBothPlayers(first_)) return static_cast<std::size_t>(first_.turns.front().player);
    if (hasBothPlayers(second_)) return static_cast<std::size_t>(ofSecond(second_.turns.front().player));
    return waiting_[1].size() > waiting_[0].size() ? 1 : 0;
  }

  /// What the sheet whose order is followed does not have behind its last turn.
  void emitRest() {
    const bool isBegun = !merged_.sheet.turns.empty();
    alternate(isBegun ? static_cast<std::size_t>(1 - merged_.sheet.turns.back().player) : firstOnTurn());
  }

  void emit(std::size_t player) {
    MergedTurn merged = std::move(waiting_[player].front());
    waiting_[player].pop_front();
    const auto place = static_cast<std::uint32_t>(merged_.sheet.turns.size());
    if (merged.pair.first) placeOfFirst_[*merged.pair.first] = place;
    if (merged.pair.second) placeOfSecond_[*merged.pair.second] = place;
    merged_.sheet.turns.push_back(std::move(merged.turn));
  }

  void mergeEnds() {
    ScoreSheet& sheet = merged_.sheet;
    for (int player = 0; player < 2; ++player) {
      const auto index = static_cast<std::size_t>(player);
      const auto other = static_cast<std::size_t>(ofSecond(player));
      agreeOn(sheet.ends[index].tiles, second_.ends[other].tiles, {}, said::words("rest of tiles"));
      agreeOn(sheet.ends[index].points, second_.ends[other].points, {}, said::words("points at the end"));
      agreeOn(sheet.result[index], second_.result[other], {}, said::words("result"));
    }
  }

  /// "After turn N" counts the turns of the sheet that has the board.
  void mergeBoards() {
    const auto counted = [](parser::BoardReading board, const auto& places) {
      if (!board.turnsPlayed || board.turnsPlayed->value == 0) return board;
      const auto place = places.find(board.turnsPlayed->value - 1);
      if (place != places.end()) board.turnsPlayed->value = place->second + 1;
      return board;
    };
    merged_.sheet.boards.clear();
    for (const parser::BoardReading& board : first_.boards)
      merged_.sheet.boards.push_back(counted(board, placeOfFirst_));
    for (const parser::BoardReading& board : second_.boards)
      merged_.sheet.boards.push_back(counted(board, placeOfSecond_));
  }

  /// Whoever writes the merged sheet keeps what both said.
  void keepDifferences() {
    auto& remarks = merged_.sheet.remarks;
    for (const parser::Diagnostic& told : merged_.diagnostics)
      remarks.push_back({told.message.english(), told.where});
    for (std::size_t turn = 0; turn < merged_.sheet.turns.size(); ++turn) {
      const SheetTurn& merged = merged_.sheet.turns[turn];
      const auto keep = [&](const std::string& first, const std::string& second) {
        remarks.push_back(
            {fmt::format("turn {}: {} in the first sheet, {} in the second", turn + 1, first, second),
             merged.where});
      };
      if (merged.other.word) keep(textOf(merged.word.value), textOf(merged.other.word->value));
      if (merged.score && merged.other.score)
        keep(textOf(merged.score->value), textOf(merged.other.score->value));
    }
  }

  [[nodiscard]] bool hasWords(int player) const {
    return std::ranges::any_of(merged_.sheet.turns, [player](const SheetTurn& turn) {
      return turn.player == player && turn.kind != SheetTurnKind::missing;
    });
  }

  void tell(const parser::SourceRange& where, said::Message message, said::Message recovery) {
    merged_.diagnostics.push_back(
        {Severity::warning, "cas.two-sheets", where, std::move(message), std::move(recovery)});
  }

  ScoreSheet first_;
  ScoreSheet second_;
  const SecondLines lines_;
  parser::ParsedSheet merged_;
  Pairing pairing_;
  std::array<std::vector<MergedTurn>, 2> turns_;
  std::array<std::deque<MergedTurn>, 2> waiting_;
  std::vector<std::size_t> moved_;  ///< turns of the first sheet that the second has elsewhere
  std::map<std::size_t, std::uint32_t> placeOfFirst_;
  std::map<std::size_t, std::uint32_t> placeOfSecond_;
};

}  // namespace

SameGame areOfOneGame(const ScoreSheet& first, const ScoreSheet& second) {
  if (areTooLong(first, second)) return SameGame::no;
  return judged(first, second, bestPairing(first, second));
}

said::Message turnIsTaken() {
  return said::words("it is taken");
}

parser::ParsedSheet mergeSheets(const ScoreSheet& first, const ScoreSheet& second, SecondLines lines) {
  if (areTooLong(first, second)) return {.sheet = first, .diagnostics = {}};
  return Merger(first, second, lines).merge();
}

}  // namespace rozbor::replay
