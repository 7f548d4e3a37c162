#include "sheet_order.h"

#include <algorithm>
#include <array>
#include <utility>

#include "fold.h"
#include "sheet/cells/sheet_terms.h"
#include "sheet_names.h"

namespace rozbor::parser {
namespace {

/// How often a sequence of numbers rises and falls.
class Slope {
 public:
  void add(std::int64_t value) {
    if (last_ && *last_ != value) sum_ += value > *last_ ? 1 : -1;
    last_ = value;
  }
  [[nodiscard]] int sum() const { return sum_; }

 private:
  std::optional<std::int64_t> last_;
  int sum_ = 0;
};

int slopeOfNumbers(const std::vector<SheetRow>& rows) {
  Slope slope;
  for (const SheetRow& row : rows) {
    const auto& number = row.turns.front().number;
    // A form may have numbers where nothing was written.
    if (number && !std::ranges::all_of(row.turns, isBare)) slope.add(number->value);
  }
  return slope.sum();
}

/// In a list every second row is the same player's. Who it is said to be does not count: it may be wrong.
/// `isOnes`: all rows are one player's.
int slopeOfTotals(const std::vector<SheetRow>& rows, bool isOnes) {
  std::array<Slope, 2> slopes;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const std::vector<SheetTurn>& turns = rows[row].turns;
    const std::size_t turnOfRow = isOnes ? 0 : row % 2;
    for (const SheetTurn& turn : turns) {
      const std::size_t whose = turns.size() == 1 ? turnOfRow : static_cast<std::size_t>(turn.player);
      if (turn.total) slopes[whose].add(turn.total->value);
    }
  }
  return slopes[0].sum() + slopes[1].sum();
}

/// The numbers of the rows tell which one was first, or else the totals.
bool isUpsideDown(const std::vector<SheetRow>& rows, bool isOnes) {
  const int numbers = slopeOfNumbers(rows);
  return numbers < 0 || (numbers == 0 && slopeOfTotals(rows, isOnes) < 0);
}

/// The player whose one column of words it is, as its name says.
std::optional<int> namedPlayer(const SheetColumns& columns) {
  if (columns.shape != TableShape::single) return std::nullopt;
  const auto words = std::ranges::find(columns.columns, ColumnKind::word, &SheetColumn::kind);
  const bool isSaid = words != columns.columns.end() && words->player >= 0;
  return isSaid ? std::optional(words->player) : std::nullopt;
}

void reportReversed(const SheetTurn& first, SheetNotes& notes) {
  notes.report(Severity::info, "cas.reversed", first.where,
               said::words("expected the first turn above, found it below"),
               said::words("the rows are read from the bottom up"));
}

/// Whether the totals of a single column are those of two players who move in turn.
bool alternates(const std::vector<SheetRow>& rows) {
  int one = 0;
  int both = 0;
  for (std::size_t row = 2; row < rows.size(); ++row) {
    const SheetTurn& turn = rows[row].turns.front();
    const auto& before = rows[row - 1].turns.front().total;
    const auto& twoBefore = rows[row - 2].turns.front().total;
    if (!turn.total || !turn.score) continue;
    const std::int64_t rest = std::int64_t{turn.total->value} - turn.score->value;
    if (before && before->value == rest) ++one;
    if (twoBefore && twoBefore->value == rest) ++both;
  }
  return both > one;
}

/// Rows with the first turn above, and what is known of whose they are.
struct OrderedRows {
  std::vector<SheetRow> rows;
  bool isReversed = false;
  bool areBoths = false;  ///< a single column of two players who move in turn
};

OrderedRows inOrder(std::vector<SheetRow> rows, bool isOnes) {
  OrderedRows ordered{.rows = std::move(rows)};
  ordered.isReversed = isUpsideDown(ordered.rows, isOnes);
  if (ordered.isReversed) std::ranges::reverse(ordered.rows);
  return ordered;
}

/// A single column that names nobody is of both players where their totals run on in one order or the other.
OrderedRows putInOrder(std::vector<SheetRow> rows, const SheetColumns& columns, SheetNotes& notes) {
  OrderedRows ordered;
  const bool isOpen = columns.shape == TableShape::single && !namedPlayer(columns);
  if (isOpen) {
    ordered = inOrder(rows, false);
    ordered.areBoths = alternates(ordered.rows);
  }
  if (!ordered.areBoths) ordered = inOrder(std::move(rows), columns.shape == TableShape::single);
  if (ordered.isReversed) reportReversed(ordered.rows.back().turns.front(), notes);
  return ordered;
}

/// Tells whose turns the rows of a list are.
class PlayerFinder {
 public:
  PlayerFinder(std::array<TextField, 2>& players, SheetNotes& notes)
      : players_(players), names_(foldedNames(players)), notes_(notes) {}

  int find(const TextField& who) {
    const int found = named(who);
    next_ = 1 - found;
    return found;
  }

 private:
  int named(const TextField& who) {
    const std::string text = folded(who.value);
    if (text.empty()) return unnamed(who);
    if (const std::optional<int> player = playerNamed(text, names_)) return *player;
    for (const int player : {next_, 1 - next_}) {
      if (names_[static_cast<std::size_t>(player)].empty()) return introduce(player, who, text);
    }
    notes_.report(Severity::warning, "cas.unknown-player", who.where,
                  said::words("expected one of two players, found {0}", quoted(who.value)),
                  said::words("the turn is given to the player whose turn it is"));
    notes_.keep(who.value, who.where);
    return next_;
  }

  int unnamed(const TextField& who) {
    notes_.report(Severity::warning, "cas.missing-player", who.where,
                  said::words("expected the player of this turn, found an empty cell"),
                  said::words("the turn is given to the player whose turn it is"));
    return next_;
  }

  int introduce(int player, const TextField& who, const std::string& text) {
    players_[static_cast<std::size_t>(player)] = who;
    names_[static_cast<std::size_t>(player)] = text;
    return player;
  }

  std::array<TextField, 2>& players_;
  FoldedNames names_;
  SheetNotes& notes_;
  int next_ = 0;
};

void assign(std::vector<SheetRow>& rows, int player) {
  for (SheetRow& row : rows) {
    for (SheetTurn& turn : row.turns)
      turn.player = player;
  }
}

/// One column of words: of the one whom its name names, or of both in turn, or of the one whom the header
/// names.
void assignSingle(ScoreSheet& sheet, OrderedRows& ordered, const SheetColumns& columns, SheetNotes& notes) {
  std::vector<SheetRow>& rows = ordered.rows;
  const std::optional<int> named = namedPlayer(columns);
  if (ordered.areBoths) {
    sheet.layout = SheetLayout::list;
    for (std::size_t row = 0; row < rows.size(); ++row)
      rows[row].turns.front().player = static_cast<int>(row % 2);
    return;
  }
  const bool onlySecond = sheet.players[0].value.empty() && !sheet.players[1].value.empty();
  const int player = named.value_or(onlySecond ? 1 : 0);
  assign(rows, player);
  if (named || rows.empty()) return;
  notes.report(
      Severity::info, "cas.one-player", rows.front().turns.front().where,
      said::words("expected the words of two players, found those of one"),
      said::words("they are taken for those of {0}", kPlayerMarkers[static_cast<std::size_t>(player)]));
}

void assignPlayers(ScoreSheet& sheet, OrderedRows& ordered, const SheetColumns& columns, SheetNotes& notes) {
  if (columns.shape == TableShape::single) {
    assignSingle(sheet, ordered, columns, notes);
  } else if (columns.shape == TableShape::list) {
    sheet.layout = SheetLayout::list;
    PlayerFinder finder(sheet.players, notes);
    for (SheetRow& row : ordered.rows)
      row.turns.front().player = finder.find(*row.who);
  }
}

/// An empty cell is a turn that was forgotten only between others.
void dropBare(std::vector<SheetTurn>& turns) {
  for (const int player : {0, 1}) {
    const bool none = std::ranges::none_of(
        turns, [player](const SheetTurn& turn) { return turn.player == player && !isBare(turn); });
    if (none) std::erase_if(turns, [player](const SheetTurn& turn) { return turn.player == player; });
  }
  while (!turns.empty() && isBare(turns.back()))
    turns.pop_back();
}

/// Rows of a list that turned out to be no turns stood between those of the same player; without them the
/// totals may tell the other order.
void putListInOrder(std::vector<SheetTurn>& turns, SheetNotes& notes) {
  std::vector<SheetRow> rows;
  rows.reserve(turns.size());
  for (const SheetTurn& turn : turns)
    rows.push_back({.turns = {turn}, .who = std::nullopt});
  if (rows.empty() || !isUpsideDown(rows, false)) return;
  std::ranges::reverse(turns);
  reportReversed(turns.back(), notes);
  dropBare(turns);
}

void reportMissing(const std::vector<SheetTurn>& turns, SheetNotes& notes) {
  for (const SheetTurn& turn : turns) {
    if (turn.kind != SheetTurnKind::missing) continue;
    notes.report(Severity::warning, "cas.missing-word", turn.where,
                 isBare(turn) ? said::words("expected a turn, found an empty cell")
                              : said::words("expected the word of this turn, found none"),
                 said::words("the turn is kept without a word"));
  }
}

bool plays(const ScoreSheet& sheet, int player) {
  return std::ranges::any_of(sheet.turns, [player](const SheetTurn& turn) {
    return turn.player == player && turn.kind != SheetTurnKind::missing;
  });
}

}  // namespace

void takeRows(ScoreSheet& sheet, std::vector<SheetRow> rows, const SheetColumns& columns, SheetNotes& notes) {
  OrderedRows ordered;
  if (!rows.empty()) ordered = putInOrder(std::move(rows), columns, notes);
  assignPlayers(sheet, ordered, columns, notes);
  for (SheetRow& row : ordered.rows) {
    for (SheetTurn& turn : row.turns)
      sheet.turns.push_back(std::move(turn));
  }
  dropBare(sheet.turns);
  if (columns.shape == TableShape::list) putListInOrder(sheet.turns, notes);
  reportMissing(sheet.turns, notes);
  sheet.onePlayerOnly = plays(sheet, 0) != plays(sheet, 1);
}

}  // namespace rozbor::parser
