#include <algorithm>
#include <limits>
#include <unordered_map>

#include "connection.h"
#include "rozbor/library/tallies.h"

namespace rozbor::reports {
namespace {

/// Whose games are read: bound twice; 0 is everybody's.
constexpr const char* kGamesOf =
    " (:anybody = 0 OR game.id IN (SELECT seat.game_id FROM seat JOIN alias ON alias.id = seat.alias_id"
    " WHERE alias.person_id = :person)) ";

/// Games in the order they were played, and where each of them stands.
struct Shelf {
  std::vector<GameRow> games;
  std::unordered_map<Id, std::size_t> places;
};

void readGames(soci::session& sql, Id person, Shelf& shelf) {
  GameRow row;
  AnalysisRow analysis;
  int complete = 0;
  int preset = 0;
  int luckKnown = 0;
  std::int64_t seed = 0;
  soci::indicator hasEvent = soci::i_null;
  soci::indicator has = soci::i_null;
  const auto maybe = [&](auto& value) { return soci::into(value, has); };
  soci::statement rows =
      (sql.prepare << "SELECT game.id, game.path, game.format, game.language, game.lexicon, game.title,"
                      " event.name, game.round, game.played_on, game.complete, analysis.preset,"
                      " analysis.engine, analysis.lexicon, analysis.leaves, analysis.seed, analysis.made_at,"
                      " analysis.seconds, analysis.luck_known, analysis.luck_first, analysis.luck_first_se,"
                      " analysis.luck_second, analysis.luck_second_se, analysis.id FROM game"
                      " LEFT JOIN event ON event.id = game.event_id LEFT JOIN analysis ON"
                      " analysis.game_id = game.id AND analysis.preset = game.strength WHERE"
                   << kGamesOf << "ORDER BY game.played_on, game.id",
       soci::use(person), soci::use(person), soci::into(row.id), soci::into(row.path), soci::into(row.format),
       soci::into(row.language), soci::into(row.lexicon), soci::into(row.title),
       soci::into(row.event, hasEvent), soci::into(row.round), soci::into(row.playedOn), soci::into(complete),
       maybe(preset), maybe(analysis.engine), maybe(analysis.lexicon), maybe(analysis.leaves), maybe(seed),
       maybe(analysis.at), maybe(analysis.seconds), maybe(luckKnown), maybe(analysis.luck[0]),
       maybe(analysis.luckSe[0]), maybe(analysis.luck[1]), maybe(analysis.luckSe[1]), maybe(analysis.id));
  rows.execute();
  while (rows.fetch()) {
    if (hasEvent != soci::i_ok) row.event.clear();
    row.complete = complete != 0;
    row.analysis.reset();
    if (has == soci::i_ok) {
      analysis.preset = static_cast<Preset>(preset);
      analysis.seed = static_cast<std::uint64_t>(seed);
      analysis.luckKnown = luckKnown != 0;
      row.analysis = analysis;
    }
    shelf.places.emplace(row.id, shelf.games.size());
    shelf.games.push_back(row);
  }
}

void readSeats(soci::session& sql, Id person, Shelf& shelf) {
  SeatRow row;
  Id game = 0;
  int number = 0;
  std::string tiles;
  std::string left;
  soci::indicator leftKnown = soci::i_null;
  soci::statement rows =
      (sql.prepare
           << "SELECT seat.game_id, seat.number, alias.person_id, person.name, alias.name, seat.score,"
              " seat.turns, seat.placements, seat.exchanges, seat.passes, seat.taken_back,"
              " seat.challenges_won, seat.challenges_lost, seat.bingos, seat.triple_triples,"
              " seat.high_turn, seat.tiles_played, seat.blanks_played, seat.tiles, seat.tiles_left FROM game"
              " JOIN seat ON seat.game_id = game.id JOIN alias ON alias.id = seat.alias_id"
              " JOIN person ON person.id = alias.person_id WHERE"
           << kGamesOf,
       soci::use(person), soci::use(person), soci::into(game), soci::into(number), soci::into(row.person),
       soci::into(row.name), soci::into(row.written), soci::into(row.score), soci::into(row.turns),
       soci::into(row.placements), soci::into(row.exchanges), soci::into(row.passes),
       soci::into(row.takenBack), soci::into(row.challengesWon), soci::into(row.challengesLost),
       soci::into(row.bingos), soci::into(row.tripleTriples), soci::into(row.highTurn),
       soci::into(row.tilesPlayed), soci::into(row.blanksPlayed), soci::into(tiles),
       soci::into(left, leftKnown));
  rows.execute();
  while (rows.fetch()) {
    const auto place = shelf.places.find(game);
    if (place == shelf.places.end()) continue;  // taken in since the games were read
    row.tiles = tallies(tiles);
    row.tilesLeft = leftKnown == soci::i_ok ? std::optional(tallies(left)) : std::nullopt;
    shelf.games[place->second].seats[static_cast<std::size_t>(number)] = row;
  }
}

Shelf shelfOf(soci::session& sql, Id person) {
  Shelf shelf;
  readGames(sql, person, shelf);
  readSeats(sql, person, shelf);
  return shelf;
}

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
    " decision.seconds_left, decision.points_low,"
    " decision.points_high, decision.win_low, decision.win_high";
constexpr const char* kTexts =
    ", decision.position, decision.rack, decision.rack_known, decision.played, decision.best,"
    " decision.best_word, decision.best_bingo, decision.phonies";
constexpr const char* kFrom =
    " FROM game JOIN analysis ON analysis.game_id = game.id AND analysis.preset = game.strength"
    " JOIN decision ON decision.analysis_id = analysis.id";
/// The person's own decisions; bound once.
constexpr const char* kOwn =
    " JOIN seat ON seat.game_id = game.id AND seat.number = decision.seat JOIN alias ON"
    " alias.id = seat.alias_id WHERE alias.person_id = :person";

/// Reads decisions one after the other; with their texts in the order of games and turns, else as they come.
class DecisionReader {
 public:
  DecisionReader(soci::session& sql, Id person, bool texts) : person_(person), rows_(sql) {
    exchangeNumbers();
    if (texts) exchangeTexts();
    if (person_ != 0) rows_.exchange(soci::use(person_));
    rows_.alloc();
    rows_.prepare(std::string(kNumbers) + (texts ? kTexts : "") + kFrom + (person_ != 0 ? kOwn : "") +
                  (texts ? " ORDER BY analysis.game_id, decision.turn" : ""));
    rows_.define_and_bind();
    rows_.execute();
  }

  bool next() {
    if (!rows_.fetch()) return false;
    row_.loss.phase = static_cast<Phase>(phase_);
    row_.method = static_cast<Method>(method_);
    bool* const flags[] = {&row_.graded,        &row_.counted,         &row_.imputed, &row_.placement,
                           &row_.bingoPlayed,   &row_.bingoAvailable,  &row_.phony,   &row_.takenBack,
                           &row_.phonyLetStand, &row_.validChallenged, &exact_,       &row_.inTimeTrouble,
                           &row_.obvious};
    for (std::size_t flag = 0; flag < std::size(flags); ++flag)
      *flags[flag] = (flags_ >> flag & 1) != 0;
    takeWhatMayBeMissing();
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
      row_.cause = CauseFinding{static_cast<Cause>(cause_), causes_[0].value, causes_[1].value};
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
    row_.loss.winBounds = bounds_[2].known() ? Interval{bounds_[2].value, bounds_[3].value} : Interval{0, 1};
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

  Id person_;
  Id game_ = 0;
  DecisionRow row_;
  bool exact_ = false;
  std::array<Nullable, 4> bounds_;
  DecisionText text_;
  int phase_ = 0;
  int method_ = 0;
  int flags_ = 0;
  std::array<Nullable, 3> win_;
  int cause_ = 0;
  soci::indicator causeKnown_ = soci::i_null;
  std::array<Nullable, 2> causes_;
  std::array<Nullable, 4> luck_;
  std::array<Nullable, 2> clock_;
  soci::statement rows_;
};

}  // namespace

game::Result<std::vector<GameRow>> Library::games(std::optional<Id> person) {
  return attempt([&]() -> game::Result<std::vector<GameRow>> {
    return std::move(shelfOf(connection_->sql, person.value_or(0)).games);
  });
}

game::Result<std::vector<PlayedGame>> Library::playedBy(Id person) {
  return attempt([&]() -> game::Result<std::vector<PlayedGame>> {
    // One moment of the library, whatever others write meanwhile.
    Transaction transaction(connection_->sql, false);
    const Shelf shelf = shelfOf(connection_->sql, person);
    std::vector<PlayedGame> played;
    std::unordered_map<Id, std::array<std::size_t, 2>> places;
    for (const GameRow& game : shelf.games) {
      for (std::size_t seat = 0; seat < 2; ++seat) {
        if (game.seats[seat].person != person) continue;
        places[game.id][seat] = played.size();
        played.push_back({game, seat, {}});
      }
    }
    DecisionReader reader(connection_->sql, person, false);
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

game::Result<std::vector<DecisionRecord>> Library::decisions(std::optional<Id> person) {
  return attempt([&]() -> game::Result<std::vector<DecisionRecord>> {
    Transaction transaction(connection_->sql, false);
    const Shelf shelf = shelfOf(connection_->sql, person.value_or(0));
    std::vector<DecisionRecord> records;
    DecisionReader reader(connection_->sql, person.value_or(0), true);
    while (reader.next()) {
      const auto place = shelf.places.find(reader.game());
      if (place != shelf.places.end())
        records.push_back({shelf.games[place->second], reader.row(), reader.text()});
    }
    return records;
  });
}

}  // namespace rozbor::reports
