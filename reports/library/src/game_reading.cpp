#include "game_reading.h"

#include "checked.h"
#include "rozbor/library/tallies.h"

namespace rozbor::reports {
namespace {

constexpr int kPresets = static_cast<int>(Preset::deep) + 1;

void checkFit(const LexiconFit& fit) {
  constexpr int kMostWords = 10'000;
  checkBetween(fit.words, 0, kMostWords, "analysis.board_words");
  checkBetween(fit.missing, 0, fit.words, "analysis.board_words_missing");
  checkBetween(fit.betterMissing, 0, fit.words, "analysis.better_missing");
}

/// A query whose columns are named where it is said what they are read into.
class Query {
 public:
  explicit Query(soci::session& sql) : rows_(sql) {}

  template <class... Into>
  void column(const char* name, Into&... into) {
    text_ += (text_.empty() ? "SELECT " : ", ") + std::string(name);
    rows_.exchange(soci::into(into...));
  }

  void execute(const std::string& rest, const GameRange& range) {
    bindRange(rows_, range);
    rows_.alloc();
    rows_.prepare(text_ + rest);
    rows_.define_and_bind();
    rows_.execute();
  }

  [[nodiscard]] bool fetch() { return rows_.fetch(); }

 private:
  std::string text_;
  soci::statement rows_;
};

void readGames(soci::session& sql, const GameRange& range, GameColumns columns, Shelf& shelf) {
  GameRow row;
  AnalysisRow analysis;
  int complete = 0;
  int preset = 0;
  int luckKnown = 0;
  LexiconFit fit;
  std::int64_t seed = 0;
  soci::indicator hasEvent = soci::i_null;
  soci::indicator has = soci::i_null;
  soci::indicator hasFit = soci::i_null;
  Query rows(sql);
  rows.column("game.id", row.id);
  rows.column("game.language", row.language);
  rows.column("game.lexicon", row.lexicon);
  rows.column("event.name", row.event, hasEvent);
  rows.column("game.played_on", row.playedOn);
  rows.column("analysis.preset", preset, has);
  rows.column("analysis.engine", analysis.engine, has);
  rows.column("analysis.lexicon", analysis.lexicon, has);
  rows.column("analysis.luck_known", luckKnown, has);
  rows.column("analysis.luck_first", analysis.luck[0], has);
  rows.column("analysis.luck_second", analysis.luck[1], has);
  rows.column("analysis.board_words", fit.words, hasFit);
  rows.column("analysis.board_words_missing", fit.missing, hasFit);
  rows.column("analysis.better_lexicon", fit.better, hasFit);
  rows.column("analysis.better_missing", fit.betterMissing, hasFit);
  if (columns == GameColumns::all) {
    rows.column("game.path", row.path);
    rows.column("game.format", row.format);
    rows.column("game.title", row.title);
    rows.column("game.round", row.round);
    rows.column("game.complete", complete);
    rows.column("analysis.id", analysis.id, has);
    rows.column("analysis.leaves", analysis.leaves, has);
    rows.column("analysis.seed", seed, has);
    rows.column("analysis.made_at", analysis.at, has);
    rows.column("analysis.seconds", analysis.seconds, has);
    rows.column("analysis.luck_first_se", analysis.luckSe[0], has);
    rows.column("analysis.luck_second_se", analysis.luckSe[1], has);
  }
  rows.execute(std::string(" FROM game LEFT JOIN event ON event.id = game.event_id LEFT JOIN analysis ON"
                           " analysis.game_id = game.id AND analysis.preset = game.strength WHERE") +
                   gamesOf(range) + (range.byId ? "ORDER BY game.id" : "ORDER BY game.played_on, game.id"),
               range);
  while (rows.fetch()) {
    if (hasEvent != soci::i_ok) row.event.clear();
    row.complete = complete != 0;
    row.analysis.reset();
    if (has == soci::i_ok) {
      analysis.preset = checked<Preset>(preset, kPresets, "analysis.preset");
      analysis.seed = static_cast<std::uint64_t>(seed);
      analysis.luckKnown = luckKnown != 0;
      for (const double points : {analysis.luck[0], analysis.luck[1], analysis.luckSe[0], analysis.luckSe[1]})
        checkNumber(points, "analysis.luck");
      if (hasFit == soci::i_ok) checkFit(fit);
      analysis.fit = hasFit == soci::i_ok ? std::optional(fit) : std::nullopt;
      row.analysis = analysis;
    }
    shelf.places.emplace(row.id, shelf.games.size());
    shelf.games.push_back(row);
  }
}

/// Nobody scores, plays or draws that much; sums of such numbers cannot overflow.
void checkSeat(const SeatRow& row) {
  constexpr int kMost = 1'000'000;
  checkBetween(row.score, -kMost, kMost, "seat.score");
  for (const int count :
       {row.turns, row.placements, row.exchanges, row.passes, row.takenBack, row.challengesWon,
        row.challengesLost, row.bingos, row.tripleTriples, row.tilesPlayed, row.blanksPlayed})
    checkBetween(count, 0, kMost, "a count of seat");
  checkBetween(row.highTurn, -kMost, kMost, "seat.high_turn");
}

void checkTallies(const std::vector<TileTally>& tiles) {
  constexpr int kMost = 10'000;
  for (const TileTally& tally : tiles)
    checkBetween(tally.count, 0, kMost, "seat.tiles");
}

void readSeats(soci::session& sql, const GameRange& range, GameColumns columns, Shelf& shelf) {
  SeatRow row;
  Id game = 0;
  int number = 0;
  std::string tiles;
  std::string left;
  soci::indicator leftKnown = soci::i_null;
  Query rows(sql);
  rows.column("seat.game_id", game);
  rows.column("seat.number", number);
  rows.column("alias.person_id", row.person);
  rows.column("person.name", row.name);
  if (columns == GameColumns::all) rows.column("alias.name", row.written);
  rows.column("seat.score", row.score);
  rows.column("seat.turns", row.turns);
  rows.column("seat.placements", row.placements);
  rows.column("seat.exchanges", row.exchanges);
  rows.column("seat.passes", row.passes);
  rows.column("seat.taken_back", row.takenBack);
  rows.column("seat.challenges_won", row.challengesWon);
  rows.column("seat.challenges_lost", row.challengesLost);
  rows.column("seat.bingos", row.bingos);
  rows.column("seat.triple_triples", row.tripleTriples);
  rows.column("seat.high_turn", row.highTurn);
  rows.column("seat.tiles_played", row.tilesPlayed);
  rows.column("seat.blanks_played", row.blanksPlayed);
  rows.column("seat.tiles", tiles);
  rows.column("seat.tiles_left", left, leftKnown);
  rows.execute(std::string(" FROM game JOIN seat ON seat.game_id = game.id JOIN alias ON alias.id ="
                           " seat.alias_id JOIN person ON person.id = alias.person_id WHERE") +
                   gamesOf(range),
               range);
  while (rows.fetch()) {
    const auto place = shelf.places.find(game);
    if (place == shelf.places.end()) continue;  // taken in since the games were read
    checkBetween(number, 0, 1, "seat.number");
    checkSeat(row);
    SeatRow& seat = shelf.games[place->second].seats[static_cast<std::size_t>(number)];
    seat = row;
    if (columns == GameColumns::ofFigures && row.person != range.person) continue;
    seat.tiles = tallies(tiles);
    checkTallies(seat.tiles);
    if (leftKnown == soci::i_ok) seat.tilesLeft = tallies(left);
    if (seat.tilesLeft) checkTallies(*seat.tilesLeft);
  }
}

}  // namespace

const char* gamesOf(const GameRange& range) {
  if (range.days)
    return " (game.played_on, game.id) > (:after, :game) AND (game.played_on, game.id) <= (:upto, :last) ";
  return range.person == 0
             ? " :person = 0 AND game.id > :after AND game.id <= :upto "
             : " game.id IN (SELECT seat.game_id FROM seat JOIN alias ON alias.id = seat.alias_id WHERE"
               " alias.person_id = :person AND seat.game_id > :after AND seat.game_id <= :upto) ";
}

void bindRange(soci::statement& statement, const GameRange& range) {
  if (range.days) {
    for (const Played* place : {&range.days->first, &range.days->second}) {
      statement.exchange(soci::use(place->on));
      statement.exchange(soci::use(place->game));
    }
  } else {
    for (const Id* bound : {&range.person, &range.after, &range.upTo})
      statement.exchange(soci::use(*bound));
  }
}

Shelf shelfOf(soci::session& sql, const GameRange& range, GameColumns columns) {
  Shelf shelf;
  readGames(sql, range, columns, shelf);
  readSeats(sql, range, columns, shelf);
  return shelf;
}

std::optional<GameRange> nextRange(soci::session& sql, const GameRange& last, std::size_t most) {
  const auto limit = static_cast<Id>(most);
  Id upTo = 0;
  soci::indicator any = soci::i_null;
  sql << std::string("SELECT MAX(id) FROM (SELECT game.id FROM game WHERE") + gamesOf(last) +
             "ORDER BY game.id LIMIT :most) AS games",
      soci::use(last.person), soci::use(last.upTo), soci::use(GameRange::kLast), soci::use(limit),
      soci::into(upTo, any);
  if (any != soci::i_ok) return std::nullopt;
  return GameRange{.person = last.person, .after = last.upTo, .upTo = upTo, .byId = true};
}

std::optional<GameRange> nextDays(soci::session& sql, const GameRange& last, std::size_t most) {
  const auto limit = static_cast<Id>(most);
  const Played before = last.days ? last.days->second : Played();
  Played upTo;
  soci::statement rows =
      (sql.prepare << "SELECT played_on, id FROM game WHERE (played_on, id) > (:day, :game)"
                      " ORDER BY played_on, id LIMIT :most",
       soci::use(before.on), soci::use(before.game), soci::use(limit), soci::into(upTo.on),
       soci::into(upTo.game));
  rows.execute();
  bool any = false;
  while (rows.fetch())
    any = true;
  if (!any) return std::nullopt;
  return GameRange{.days = std::pair(before, upTo)};
}

}  // namespace rozbor::reports
