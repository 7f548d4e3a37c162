#include <algorithm>
#include <limits>
#include <unordered_map>

#include "checked.h"
#include "database/connection.h"
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
    " alias.id = seat.alias_id AND alias.person_id = :person";
constexpr const char* kWithin = " WHERE game.id > :after AND game.id <= :upto";

/// Reads decisions one after the other, by ids in the order of games and turns, else as they come.
class DecisionReader {
 public:
  DecisionReader(soci::session& sql, const GameRange& range, Texts texts) : range_(range), rows_(sql) {
    exchangeNumbers();
    if (texts == Texts::with) exchangeTexts();
    if (range_.person != 0) rows_.exchange(soci::use(range_.person));
    rows_.exchange(soci::use(range_.after));
    rows_.exchange(soci::use(range_.upTo));
    rows_.alloc();
    rows_.prepare(std::string(kNumbers) + (texts == Texts::with ? kTexts : "") + kFrom +
                  (range_.person != 0 ? kOwn : "") + kWithin +
                  (range_.byId ? " ORDER BY analysis.game_id, decision.turn" : ""));
    rows_.define_and_bind();
    rows_.execute();
  }

  bool next() {
    if (!rows_.fetch()) return false;
    row_.loss.phase = checked<Phase>(phase_, kPhases, "decision.phase");
    row_.method = checked<Method>(method_, kMethods, "decision.method");
    bool* const flags[] = {&row_.graded,        &row_.counted,         &row_.imputed, &row_.placement,
                           &row_.bingoPlayed,   &row_.bingoAvailable,  &row_.phony,   &row_.takenBack,
                           &row_.phonyLetStand, &row_.validChallenged, &exact_,       &row_.inTimeTrouble,
                           &row_.obvious};
    for (std::size_t flag = 0; flag < std::size(flags); ++flag)
      *flags[flag] = (flags_ >> flag & 1) != 0;
    takeWhatMayBeMissing();
    check();
    return true;
  }

  [[nodiscard]] Id game() const { return game_; }
  [[nodiscard]] const DecisionRow& row() const { return row_; }
  [[nodiscard]] const DecisionText& text() const { return text_; }

 private:
  struct Nullable {
    double value = 0;
    soci::indicator indicator = soci::i_null;
    [[nodiscard]] bool known() const { return indicator == soci::i_ok; }
  };

  void exchangeNumbers() {
    rows_.exchange(soci::into(game_));
    for (int* number : {&row_.turn, &row_.seat, &phase_, &method_})
      rows_.exchange(soci::into(*number));
    rows_.exchange(soci::into(flags_));
    rows_.exchange(soci::into(row_.score));
    rows_.exchange(soci::into(row_.loss.points));
    rows_.exchange(soci::into(row_.loss.pointsSe));
    exchange(win_);
    rows_.exchange(soci::into(cause_, causeKnown_));
    exchange(causes_);
    exchange(luck_);
    exchange(clock_);
    exchange(bounds_);
  }

  template <std::size_t size>
  void exchange(std::array<Nullable, size>& values) {
    for (Nullable& value : values)
      rows_.exchange(soci::into(value.value, value.indicator));
  }

  void exchangeTexts() {
    for (std::string* text : {&text_.position, &text_.rack, &text_.rackKnown, &text_.played, &text_.best,
                              &text_.bestWord, &text_.bestBingo, &text_.words})
      rows_.exchange(soci::into(*text));
  }

  void takeWhatMayBeMissing() {
    row_.loss.win.reset();
    if (win_[0].known()) row_.loss.win = Loss::Win{win_[0].value, win_[1].value, win_[2].value};
    takeProof();
    row_.cause.reset();
    if (causeKnown_ == soci::i_ok)
      row_.cause =
          CauseFinding{checked<Cause>(cause_, kCauses, "decision.cause"), causes_[0].value, causes_[1].value};
    row_.luckPoints = luck_[0].known() ? std::optional(luck_[0].value) : std::nullopt;
    row_.luckPointsSe = luck_[0].known() ? luck_[1].value : 0;
    row_.luckWin = luck_[2].known() ? std::optional(luck_[2].value) : std::nullopt;
    row_.luckPercentile = luck_[0].known() ? luck_[3].value : 0;
    row_.seconds = clock_[0].known() ? std::optional(clock_[0].value) : std::nullopt;
    row_.secondsLeft = clock_[1].known() ? std::optional(clock_[1].value) : std::nullopt;
  }

  /// An ending that is not exact was cut off. Older rows do not tell what was proven of it: nothing, then,
  /// and who wins was an estimate.
  void takeProof() {
    row_.loss.pointsBounds.reset();
    row_.loss.winBounds.reset();
    row_.loss.proof = proof();
    if (row_.loss.proof != Proof::bounded) return;
    constexpr double kAnything = std::numeric_limits<double>::infinity();
    row_.loss.pointsBounds = Interval{bounds_[0].known() ? bounds_[0].value : 0,
                                      bounds_[1].known() ? bounds_[1].value : kAnything};
    row_.loss.winBounds =
        bounds_[2].known() ? Interval{bounds_[2].value, bounds_[3].value} : Interval{0.0, 1.0};
    if (!bounds_[2].known()) row_.loss.win.reset();
  }

  [[nodiscard]] Proof proof() const {
    if (row_.imputed) return Proof::imputed;
    if (!row_.graded) return Proof::none;
    if (exact_) return Proof::exact;
    switch (row_.method) {
      case Method::staticEquity:
        return Proof::staticEquity;
      case Method::simulation:
        return Proof::sampled;
      case Method::preendgame:
      case Method::endgame:
        break;
    }
    return Proof::bounded;
  }

  /// Sums and charts are made of these.
  void check() const {
    checkBetween(row_.seat, 0, 1, "decision.seat");
    checkBetween(row_.turn, 1, kMostTurns, "decision.turn");
    checkBetween(row_.score, -kMostPoints, kMostPoints, "decision.score");
    checkNumber(row_.loss.points, "decision.equity_loss");
    checkNumber(row_.loss.pointsSe, "decision.equity_loss_se");
    if (row_.loss.win) {
      checkWithin(row_.loss.win->best, 0, 1, "decision.best_win");
      checkWithin(row_.loss.win->played, 0, 1, "decision.played_win");
      checkNumber(row_.loss.win->lossSe, "decision.win_loss_se");
    }
    if (row_.cause) checkNumber(row_.cause->best, "decision.cause_best");
    if (row_.cause) checkNumber(row_.cause->played, "decision.cause_played");
    checkNumber(row_.luckPoints.value_or(0), "decision.luck_points");
    checkNumber(row_.luckPointsSe, "decision.luck_points_se");
    checkWithin(row_.luckWin.value_or(0), -1, 1, "decision.luck_win");
    checkWithin(row_.luckPercentile, 0, 100, "decision.luck_percentile");
    checkNumber(row_.seconds.value_or(0), "decision.seconds");
    checkNumber(row_.secondsLeft.value_or(0), "decision.seconds_left");
    for (const Nullable& bound : bounds_)
      if (bound.known()) checkNumber(bound.value, "decision.points_low");
  }

  static constexpr int kMethods = static_cast<int>(Method::endgame) + 1;
  static constexpr int kMostTurns = 1'000'000;
  static constexpr int kMostPoints = 1'000'000;

  GameRange range_;
  Id game_ = 0;
  DecisionRow row_;
  DecisionText text_;
  int phase_ = 0;
  int method_ = 0;
  int flags_ = 0;
  bool exact_ = false;
  std::array<Nullable, 2> clock_;
  std::array<Nullable, 4> bounds_;
  std::array<Nullable, 3> win_;
  int cause_ = 0;
  soci::indicator causeKnown_ = soci::i_null;
  std::array<Nullable, 2> causes_;
  std::array<Nullable, 4> luck_;
  soci::statement rows_;
};

/// So many games are in memory at a time while a library is read.
constexpr std::size_t kGamesAtOnce = 200;

struct GameDecisions {
  GameRow game;
  std::vector<DecisionRecord> decisions;
};

/// What a decision needs to know of its game, which many hold a copy of.
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
    found.push_back({std::move(game), {}});
  DecisionReader reader(sql, range, texts);
  while (reader.next()) {
    const auto place = shelf.places.find(reader.game());
    if (place == shelf.places.end()) continue;  // taken in since the games were read
    GameDecisions& game = found[place->second];
    game.decisions.push_back({briefOf(game.game), reader.row(), reader.text()});
  }
  return found;
}

}  // namespace

game::Result<std::vector<GameRow>> Library::games(std::optional<Id> person) {
  return attempt([&]() -> game::Result<std::vector<GameRow>> {
    Transaction transaction(*connection_, Transaction::reading);
    return std::move(shelfOf(connection_->sql, {.person = person.value_or(0)}).games);
  });
}

game::Result<std::vector<PlayedGame>> Library::playedBy(Id person) {
  return attempt([&]() -> game::Result<std::vector<PlayedGame>> {
    // One moment of the library, whatever others write meanwhile.
    Transaction transaction(*connection_, Transaction::reading);
    const Shelf shelf = shelfOf(connection_->sql, {.person = person});
    std::vector<PlayedGame> played;
    std::unordered_map<Id, std::array<std::size_t, 2>> places;
    for (const GameRow& game : shelf.games) {
      for (std::size_t seat = 0; seat < 2; ++seat) {
        if (game.seats[seat].person != person) continue;
        places[game.id][seat] = played.size();
        played.push_back({game, seat, {}});
      }
    }
    DecisionReader reader(connection_->sql, {.person = person}, Texts::without);
    while (reader.next()) {
      const auto place = places.find(reader.game());
      if (place == places.end()) continue;
      played[place->second[static_cast<std::size_t>(reader.row().seat)]].decisions.push_back(reader.row());
    }
    // The database would sort them all at once, which costs more.
    for (PlayedGame& game : played)
      std::ranges::sort(game.decisions, {}, &DecisionRow::turn);
    return played;
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
