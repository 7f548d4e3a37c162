#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <unordered_map>

#include "checked.h"
#include "database/connection.h"
#include "decision_numbers.h"
#include "game_reading.h"

namespace rozbor::reports {
namespace {

/// Flags come as one number: handing a value over costs more than reading it.
constexpr const char* kNumbers =
    "SELECT analysis.game_id, decision.turn, decision.seat, decision.phase, decision.method,"
    " decision.graded + 2 * decision.counted + 4 * decision.imputed + 8 * decision.placement"
    " + 16 * decision.bingo_played + 32 * decision.bingo_available + 64 * decision.phony"
    " + 128 * decision.taken_back + 256 * decision.phony_let_stand + 512 * decision.valid_challenged"
    " + 1024 * decision.exact + 2048 * decision.time_trouble + 4096 * decision.obvious, decision.score, "
    "decision.equity_loss,"
    " decision.equity_loss_se, decision.best_win, decision.played_win, decision.win_loss_se,"
    " decision.cause, decision.cause_best, decision.cause_played, decision.luck_points,"
    " decision.luck_points_se, decision.luck_win, decision.luck_percentile, decision.seconds,"
    " decision.seconds_left, decision.points_low, decision.points_high, decision.win_low, decision.win_high";
constexpr const char* kTexts =
    ", decision.position, decision.rack, decision.rack_known, decision.played, decision.best,"
    " decision.best_word, decision.best_bingo, decision.phonies";
constexpr const char* kFrom =
    " FROM game JOIN analysis ON analysis.game_id = game.id AND analysis.preset = game.strength"
    " JOIN decision ON decision.analysis_id = analysis.id";
/// The person's own decisions; bound once.
constexpr const char* kOwn =
    " JOIN seat ON seat.game_id = game.id AND seat.number = decision.seat JOIN alias ON"
    " alias.id = seat.alias_id AND alias.person_id = :own";

/// The same without reading a row for each: null where an earlier version wrote the analysis.
constexpr const char* kPacked =
    "SELECT analysis.game_id, analysis.numbers FROM game JOIN analysis ON analysis.game_id = game.id AND"
    " analysis.preset = game.strength WHERE game.id IN (SELECT seat.game_id FROM seat JOIN alias ON"
    " alias.id = seat.alias_id WHERE alias.person_id = :person)";

/// Games of a person with others than one player, and their points. Bound: the person, the player, the person
/// again. A game of one person under two names counts once.
constexpr const char* kOtherGames =
    "SELECT COUNT(*), CAST(COALESCE(SUM(own.score), 0) AS DOUBLE PRECISION)"
    " FROM seat own JOIN alias ON alias.id = own.alias_id WHERE alias.person_id = :person AND NOT EXISTS"
    " (SELECT 1 FROM seat other JOIN alias theirs ON theirs.id = other.alias_id"
    " WHERE other.game_id = own.game_id AND other.number <> own.number AND"
    " (theirs.person_id = :player OR (theirs.person_id = :same AND other.number < own.number)))";

/// Reads decisions one after the other, by ids in the order of games and turns, else as they come.
class DecisionReader {
 public:
  DecisionReader(soci::session& sql, const GameRange& range, Texts texts) : range_(range), rows_(sql) {
    exchangeNumbers();
    if (texts == Texts::with) exchangeTexts();
    if (range_.person != 0) rows_.exchange(soci::use(range_.person));
    bindRange(rows_, range_);
    rows_.alloc();
    rows_.prepare(std::string(kNumbers) + (texts == Texts::with ? kTexts : "") + kFrom +
                  (range_.person != 0 ? kOwn : "") + " WHERE" + gamesOf(range_) +
                  (range_.byId ? "ORDER BY analysis.game_id, decision.turn" : ""));
    rows_.define_and_bind();
    rows_.execute();
  }

  bool next() {
    if (!rows_.fetch()) return false;
    numbers_.cause = causeKnown_ == soci::i_ok ? std::optional(cause_) : std::nullopt;
    for (std::size_t value = 0; value < values_.size(); ++value)
      numbers_.values[value] =
          values_[value].indicator == soci::i_ok ? std::optional(values_[value].value) : std::nullopt;
    row_ = rowOf(numbers_);
    return true;
  }

  [[nodiscard]] Id game() const { return game_; }
  [[nodiscard]] const DecisionRow& row() const { return row_; }
  [[nodiscard]] const DecisionText& text() const { return text_; }

 private:
  struct Nullable {
    double value = 0;
    soci::indicator indicator = soci::i_null;
  };

  void exchangeNumbers() {
    rows_.exchange(soci::into(game_));
    for (int* number : {&numbers_.turn, &numbers_.seat, &numbers_.phase, &numbers_.method, &numbers_.flags,
                        &numbers_.score})
      rows_.exchange(soci::into(*number));
    rows_.exchange(soci::into(numbers_.loss));
    rows_.exchange(soci::into(numbers_.lossSe));
    for (std::size_t value = 0; value < values_.size(); ++value) {
      if (value == DecisionNumbers::causeBest) rows_.exchange(soci::into(cause_, causeKnown_));
      rows_.exchange(soci::into(values_[value].value, values_[value].indicator));
    }
  }

  void exchangeTexts() {
    for (std::string* text : {&text_.position, &text_.rack, &text_.rackKnown, &text_.played, &text_.best,
                              &text_.bestWord, &text_.bestBingo, &text_.words})
      rows_.exchange(soci::into(*text));
  }

  GameRange range_;
  Id game_ = 0;
  DecisionRow row_;
  DecisionText text_;
  DecisionNumbers numbers_;
  std::array<Nullable, DecisionNumbers::kValues> values_;
  int cause_ = 0;
  soci::indicator causeKnown_ = soci::i_null;
  soci::statement rows_;
};

/// So many games are in memory at a time while a library is read.
constexpr std::size_t kGamesAtOnce = 200;

struct GameDecisions {
  GameRow game;
  GameRow brief;  ///< what each of its decisions holds a copy of
  std::vector<DecisionRecord> decisions;
};

/// What a decision needs to know of its game.
GameRow briefOf(GameRow game) {
  for (SeatRow& seat : game.seats) {
    seat.tiles.clear();
    seat.tilesLeft.reset();
  }
  return game;
}

/// Games in the order of their ids, with their decisions.
std::vector<GameDecisions> decisionsIn(soci::session& sql, const GameRange& range, Texts texts) {
  Shelf shelf = shelfOf(sql, range);
  std::vector<GameDecisions> found;
  for (GameRow& game : shelf.games)
    found.push_back({game, briefOf(std::move(game)), {}});
  DecisionReader reader(sql, range, texts);
  while (reader.next()) {
    const auto place = shelf.places.find(reader.game());
    if (place == shelf.places.end()) continue;  // taken in since the games were read
    GameDecisions& game = found[place->second];
    game.decisions.push_back({game.brief, reader.row(), reader.text()});
  }
  return found;
}

/// A person's sides of games; both of a game between two names of one person.
class Sides {
 public:
  Sides(std::vector<GameRow> games, Id person) {
    played_.reserve(games.size());
    for (GameRow& game : games) {
      std::array<std::size_t, 2>& places = places_.emplace(game.id, std::array{kNone, kNone}).first->second;
      const bool isFirst = game.seats[0].person == person;
      const bool isSecond = game.seats[1].person == person;
      if (isFirst) {
        places[0] = played_.size();
        played_.push_back({isSecond ? game : std::move(game), 0, {}});
      }
      if (isSecond) {
        places[1] = played_.size();
        played_.push_back({std::move(game), 1, {}});
      }
    }
  }

  /// Where the decisions of a seat belong; null where the person has not that seat, or the game was taken in
  /// since the games were read.
  [[nodiscard]] std::vector<DecisionRow>* decisionsOf(Id game, int seat) {
    if (game != game_) {
      const auto found = places_.find(game);
      ofGame_ = found == places_.end() ? std::array{kNone, kNone} : found->second;
      game_ = game;
    }
    checkBetween(seat, 0, 1, "decision.seat");
    const std::size_t place = ofGame_[static_cast<std::size_t>(seat)];
    return place == kNone ? nullptr : &played_[place].decisions;
  }

  void forgetDecisions() {
    for (PlayedGame& game : played_)
      game.decisions.clear();
  }

  [[nodiscard]] std::vector<PlayedGame> sorted() && {
    // The database would sort them all at once, which costs more.
    for (PlayedGame& game : played_)
      std::ranges::sort(game.decisions, {}, &DecisionRow::turn);
    return std::move(played_);
  }

 private:
  static constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

  std::vector<PlayedGame> played_;
  std::unordered_map<Id, std::array<std::size_t, 2>> places_;
  Id game_ = 0;  ///< the last one asked for
  std::array<std::size_t, 2> ofGame_{kNone, kNone};
};

/// The decisions of a person's games. False where a game does not have them packed.
bool readPacked(soci::session& sql, Id person, Sides& sides) {
  Id game = 0;
  std::string text;
  soci::indicator known = soci::i_null;
  soci::statement rows =
      (sql.prepare << kPacked, soci::use(person), soci::into(game), soci::into(text, known));
  rows.execute();
  // Of the two seats; what is copied from them takes no more room than it needs.
  std::array<std::vector<DecisionRow>, 2> decisions;
  while (rows.fetch()) {
    if (known != soci::i_ok) return false;
    for (auto& ofSeat : decisions)
      ofSeat.clear();
    eachUnpacked(text, [&](const DecisionNumbers& numbers) {
      if (sides.decisionsOf(game, numbers.seat) != nullptr)
        decisions[static_cast<std::size_t>(numbers.seat)].push_back(rowOf(numbers));
    });
    for (int seat = 0; seat < 2; ++seat) {
      if (auto* const own = sides.decisionsOf(game, seat)) *own = decisions[static_cast<std::size_t>(seat)];
    }
  }
  return true;
}

/// Of the strongest analysis of a game, in the order of turns.
std::vector<DecisionNumbers> writtenNumbers(soci::session& sql, Id game) {
  std::vector<DecisionNumbers> written;
  DecisionReader reader(sql, {.after = game - 1, .upTo = game, .byId = true}, Texts::without);
  while (reader.next())
    written.push_back(numbersOf(reader.row()));
  return written;
}

}  // namespace

bool isPackedAsWritten(soci::session& sql, Id game) {
  std::string text;
  soci::indicator known = soci::i_null;
  sql << "SELECT analysis.numbers FROM game JOIN analysis ON analysis.game_id = game.id AND analysis.preset ="
         " game.strength WHERE game.id = :game",
      soci::use(game), soci::into(text, known);
  if (!sql.got_data() || known != soci::i_ok) return true;
  std::vector<DecisionNumbers> unpackedNumbers;
  for (const DecisionNumbers& numbers : unpacked(text))
    unpackedNumbers.push_back(numbersOf(rowOf(numbers)));
  std::ranges::sort(unpackedNumbers, {}, &DecisionNumbers::turn);
  return unpackedNumbers == writtenNumbers(sql, game);
}

void packOlder(soci::session& sql) {
  std::vector<Id> older;
  Id game = 0;
  soci::statement rows =
      (sql.prepare
           << "SELECT game.id FROM game JOIN analysis ON analysis.game_id = game.id AND analysis.preset ="
              " game.strength WHERE analysis.numbers IS NULL ORDER BY game.id",
       soci::into(game));
  rows.execute();
  while (rows.fetch())
    older.push_back(game);
  for (const Id one : older) {
    const std::string text = packed(writtenNumbers(sql, one));
    sql << "UPDATE analysis SET numbers = :numbers WHERE game_id = :game AND numbers IS NULL AND preset ="
           " (SELECT strength FROM game WHERE id = :same)",
        soci::use(text), soci::use(one), soci::use(one);
  }
}

game::Result<std::vector<GameRow>> Library::games(std::optional<Id> person) {
  return attempt([&]() -> game::Result<std::vector<GameRow>> {
    Transaction transaction(*connection_, Transaction::reading);
    return std::move(shelfOf(connection_->sql, {.person = person.value_or(0)}).games);
  });
}

std::optional<game::Error> Library::eachGameRow(std::optional<Id> person, GameOrder order,
                                                const GameRowVisit& visit) {
  return failureOf([&]() -> std::optional<game::Error> {
    Transaction transaction(*connection_, Transaction::reading);
    if (person) {
      const GameRange own{.person = *person, .byId = order == GameOrder::byId};
      for (const GameRow& game : shelfOf(connection_->sql, own).games) {
        if (!visit(game)) break;
      }
      return std::nullopt;
    }
    GameRange range{.upTo = 0, .byId = true};
    const auto next = order == GameOrder::byId ? nextRange : nextDays;
    while (const auto page = next(connection_->sql, range, kGamesAtOnce)) {
      range = *page;
      for (const GameRow& game : shelfOf(connection_->sql, range).games) {
        if (!visit(game)) return std::nullopt;
      }
    }
    return std::nullopt;
  });
}

game::Result<OtherGames> Library::otherGames(Id person, Id player) {
  return attempt([&]() -> game::Result<OtherGames> {
    OtherGames others;
    std::int64_t games = 0;
    double points = 0;
    connection_->sql << kOtherGames, soci::use(person), soci::use(player), soci::use(person),
        soci::into(games), soci::into(points);
    others.games = static_cast<std::size_t>(games);
    if (games > 0) others.scoreMean = points / static_cast<double>(games);
    return others;
  });
}

game::Result<std::vector<PlayedGame>> Library::playedBy(Id person) {
  return attempt([&]() -> game::Result<std::vector<PlayedGame>> {
    // One moment of the library, whatever others write meanwhile.
    Transaction transaction(*connection_, Transaction::reading);
    Sides sides(std::move(shelfOf(connection_->sql, {.person = person}, GameColumns::ofFigures).games),
                person);
    if (!readPacked(connection_->sql, person, sides)) {
      sides.forgetDecisions();
      DecisionReader reader(connection_->sql, {.person = person}, Texts::without);
      while (reader.next()) {
        if (auto* const own = sides.decisionsOf(reader.game(), reader.row().seat))
          own->push_back(reader.row());
      }
    }
    return std::move(sides).sorted();
  });
}

std::optional<game::Error> Library::eachGame(std::optional<Id> person, Texts texts, const GameVisit& visit) {
  return failureOf([&]() -> std::optional<game::Error> {
    Transaction transaction(*connection_, Transaction::reading);
    GameRange range{.person = person.value_or(0), .upTo = 0, .byId = true};
    while (const auto next = nextRange(connection_->sql, range, kGamesAtOnce)) {
      range = *next;
      for (const GameDecisions& game : decisionsIn(connection_->sql, range, texts)) {
        if (!visit(game.game, game.decisions)) return std::nullopt;
      }
    }
    return std::nullopt;
  });
}

game::Result<std::vector<DecisionRecord>> Library::decisions(std::optional<Id> person) {
  std::vector<DecisionRecord> records;
  const auto error =
      eachGame(person, Texts::with, [&](const GameRow&, std::span<const DecisionRecord> decisions) {
        records.insert(records.end(), decisions.begin(), decisions.end());
        return true;
      });
  if (error) return *error;
  return records;
}

game::Result<DecisionRecord> Library::decision(Id game, int turn) {
  return attempt([&]() -> game::Result<DecisionRecord> {
    const GameRange range{.after = game - 1, .upTo = game, .byId = true};
    for (GameDecisions& found : decisionsIn(connection_->sql, range, Texts::with)) {
      const auto place = std::ranges::find(found.decisions, turn,
                                           [](const DecisionRecord& record) { return record.numbers.turn; });
      if (place != found.decisions.end()) return std::move(*place);
    }
    return game::Error{"library.no-decision", said::words("the library has no such decision")};
  });
}

}  // namespace rozbor::reports
