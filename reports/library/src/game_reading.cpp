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

void readGames(soci::session& sql, const GameRange& range, Shelf& shelf) {
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
  const auto maybe = [&](auto& value) { return soci::into(value, has); };
  soci::statement rows =
      (sql.prepare
           << "SELECT game.id, game.path, game.format, game.language, game.lexicon, game.title,"
              " event.name, game.round, game.played_on, game.complete, analysis.preset,"
              " analysis.engine, analysis.lexicon, analysis.leaves, analysis.seed, analysis.made_at,"
              " analysis.seconds, analysis.luck_known, analysis.luck_first, analysis.luck_first_se,"
              " analysis.luck_second, analysis.luck_second_se, analysis.id, analysis.board_words,"
              " analysis.board_words_missing, analysis.better_lexicon, analysis.better_missing FROM game"
              " LEFT JOIN event ON event.id = game.event_id LEFT JOIN analysis ON"
              " analysis.game_id = game.id AND analysis.preset = game.strength WHERE"
           << gamesOf(range) << (range.byId ? "ORDER BY game.id" : "ORDER BY game.played_on, game.id"),
       soci::use(range.person), soci::use(range.after), soci::use(range.upTo), soci::into(row.id),
       soci::into(row.path), soci::into(row.format), soci::into(row.language), soci::into(row.lexicon),
       soci::into(row.title), soci::into(row.event, hasEvent), soci::into(row.round),
       soci::into(row.playedOn), soci::into(complete), maybe(preset), maybe(analysis.engine),
       maybe(analysis.lexicon), maybe(analysis.leaves), maybe(seed), maybe(analysis.at),
       maybe(analysis.seconds), maybe(luckKnown), maybe(analysis.luck[0]), maybe(analysis.luckSe[0]),
       maybe(analysis.luck[1]), maybe(analysis.luckSe[1]), maybe(analysis.id), soci::into(fit.words, hasFit),
       soci::into(fit.missing, hasFit), soci::into(fit.better, hasFit),
       soci::into(fit.betterMissing, hasFit));
  rows.execute();
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

void readSeats(soci::session& sql, const GameRange& range, Shelf& shelf) {
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
           << gamesOf(range),
       soci::use(range.person), soci::use(range.after), soci::use(range.upTo), soci::into(game),
       soci::into(number), soci::into(row.person), soci::into(row.name), soci::into(row.written),
       soci::into(row.score), soci::into(row.turns), soci::into(row.placements), soci::into(row.exchanges),
       soci::into(row.passes), soci::into(row.takenBack), soci::into(row.challengesWon),
       soci::into(row.challengesLost), soci::into(row.bingos), soci::into(row.tripleTriples),
       soci::into(row.highTurn), soci::into(row.tilesPlayed), soci::into(row.blanksPlayed), soci::into(tiles),
       soci::into(left, leftKnown));
  rows.execute();
  while (rows.fetch()) {
    const auto place = shelf.places.find(game);
    if (place == shelf.places.end()) continue;  // taken in since the games were read
    checkBetween(number, 0, 1, "seat.number");
    checkSeat(row);
    SeatRow& seat = shelf.games[place->second].seats[static_cast<std::size_t>(number)];
    seat = row;
    seat.tiles = tallies(tiles);
    checkTallies(seat.tiles);
    if (leftKnown == soci::i_ok) seat.tilesLeft = tallies(left);
    if (seat.tilesLeft) checkTallies(*seat.tilesLeft);
  }
}

}  // namespace

const char* gamesOf(const GameRange& range) {
  return range.person == 0
             ? " :person = 0 AND game.id > :after AND game.id <= :upto "
             : " game.id IN (SELECT seat.game_id FROM seat JOIN alias ON alias.id = seat.alias_id WHERE"
               " alias.person_id = :person AND seat.game_id > :after AND seat.game_id <= :upto) ";
}

Shelf shelfOf(soci::session& sql, const GameRange& range) {
  Shelf shelf;
  readGames(sql, range, shelf);
  readSeats(sql, range, shelf);
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

}  // namespace rozbor::reports
