#include <fmt/format.h>
#include <gmock/gmock.h>

#include <thread>

#include "library_fixtures.h"
#include "rozbor/library/proposals.h"
#include "rozbor/library/review_rows.h"
#include "rozbor/library/tallies.h"
#include "small_game.h"

namespace rozbor::reports {
namespace {

using test::newGame;
using test::valueOf;
using testing::ElementsAre;

/// A game of its own for each number.
std::string gameOf(int number, const std::string& first = "Ida Lind",
                   const std::string& second = "Otto Berg") {
  static constexpr const char* kOpenings[] = {"8D", "8E", "8F", "8G", "8H"};
  const std::string at = kOpenings[number % 5];
  const std::string more = std::string(static_cast<std::size_t>(number / 5), 'x');
  std::string text = "#player1 i " + first + "\n#player2 o " + second + "\n";
  text += ">i: AEHOSUU " + at + " HOUSE +24 24\n>o: AGIIUVV - +0 0\n>i: AEINRSU - +0 24\n";
  for (const char letter : more)
    text += letter == 'x' ? ">o: AGIIUVV -A +0 0\n>i: AEINRSU - +0 24\n" : "";
  return text + ">o: AGIIUVV -V +0 0\n";
}

class LibraryTest : public test::EachDatabase {};

TEST_P(LibraryTest, keepsAGameWithItsFacts) {
  auto library = open();
  const Added added = valueOf(library.add(newGame(test::kSmallGame)));
  EXPECT_TRUE(added.isNew);
  const auto games = valueOf(open().games());
  ASSERT_EQ(games.size(), 1);
  const GameRow& game = games.front();
  EXPECT_EQ(game.id, added.game);
  EXPECT_EQ(game.title, "Club night");
  EXPECT_EQ(game.path, "club.gcg");
  EXPECT_FALSE(game.complete);
  EXPECT_FALSE(game.analysis);
  EXPECT_EQ(game.seats[0].name, "Ida Lind");
  EXPECT_EQ(game.seats[0].bingos, 1);
  EXPECT_EQ(game.seats[0].challengesWon, 1);
  EXPECT_EQ(game.seats[1].name, "Otto O'Brien");
  EXPECT_EQ(game.seats[1].takenBack, 1);
  const SeatRow before = newGame(test::kSmallGame).row.seats[0];
  SeatRow after = game.seats[0];
  after.person = before.person;
  EXPECT_EQ(after, before) << "every count comes back";
  EXPECT_EQ(valueOf(open().record(game.id)), newGame(test::kSmallGame).record);
}

TEST_P(LibraryTest, knowsAGameByWhatWasPlayed) {
  auto library = open();
  const Added first = valueOf(library.add(newGame(gameOf(1))));
  const Added again = valueOf(library.add(newGame(gameOf(1, "Somebody", "Else"), "copy.gcg")));
  EXPECT_FALSE(again.isNew);
  EXPECT_EQ(again.game, first.game);
  EXPECT_TRUE(valueOf(library.add(newGame(gameOf(2)))).isNew);
  EXPECT_EQ(valueOf(library.games()).size(), 2);
  EXPECT_EQ(valueOf(library.people()).size(), 2) << "nobody is made of a duplicate";
}

TEST_P(LibraryTest, knowsAGameByTheNameThatItHadInTheFirstVersions) {
  auto library = open();
  NewGame game = newGame(gameOf(1));
  const std::string now = game.fingerprint;
  game.fingerprint = "every turn";
  const Added first = valueOf(library.add(game));
  game.fingerprint = now;
  game.formerFingerprint = "every turn";
  EXPECT_EQ(valueOf(library.add(game)).game, first.game);
  EXPECT_EQ(valueOf(library.fingerprint(first.game)), now);
  EXPECT_EQ(valueOf(library.games()).size(), 1);
}

TEST_P(LibraryTest, learnsFromADuplicateWhatWasInHandAtTheEnd) {
  auto library = open();
  NewGame game = newGame(test::kSmallGame);
  const auto left = game.row.seats[1].tilesLeft;
  ASSERT_TRUE(left);
  game.row.seats[1].tilesLeft.reset();
  (void)valueOf(library.add(game));
  EXPECT_FALSE(valueOf(library.games()).front().seats[1].tilesLeft);
  EXPECT_FALSE(valueOf(library.add(newGame(test::kSmallGame))).isNew);
  EXPECT_EQ(valueOf(library.games()).front().seats[1].tilesLeft, left);
  EXPECT_FALSE(valueOf(library.games()).front().seats[0].tilesLeft) << "still not known";
  (void)valueOf(library.add(game));
  EXPECT_EQ(valueOf(library.games()).front().seats[1].tilesLeft, left) << "what is known is kept";
}

TEST_P(LibraryTest, takesNamesOfAnyKind) {
  auto library = open();
  const std::vector<std::string> names{
      "O'Brien", "Žluťoučký \"Kůň\"", std::string(10'000, 'A'), "'; DROP TABLE game; --",
      "=1+1",    "%s {0} \\"};
  for (std::size_t at = 0; at < names.size(); ++at)
    (void)valueOf(library.add(newGame(gameOf(static_cast<int>(at), names[at], "Otto"))));
  for (const std::string& name : names) {
    const auto person = library.person(name);
    ASSERT_TRUE(person) << name.substr(0, 30);
    EXPECT_EQ(valueOf(library.games(*person)).size(), 1) << name.substr(0, 30);
  }
}

TEST_P(LibraryTest, readsNamesWhateverTheirCaseAndSpaces) {
  auto library = open();
  (void)valueOf(library.add(newGame(gameOf(1, "Žofie  Nováková", "Otto"))));
  (void)valueOf(library.add(newGame(gameOf(2, "ŽOFIE NOVÁKOVÁ", "Otto"))));
  (void)valueOf(library.add(newGame(gameOf(3, "Zofie Novakova", "Otto"))));
  EXPECT_EQ(valueOf(library.games(valueOf(library.person("žofie nováková")))).size(), 2);
  const auto unknown = library.person("žofie");
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().code, "person.unknown");
  EXPECT_THAT(unknown.error().message.english(), testing::HasSubstr("Žofie Nováková"));
}

TEST_P(LibraryTest, mergesPeopleAndTakesItBack) {
  auto library = open();
  (void)valueOf(library.add(newGame(gameOf(1, "Jan Novák", "Otto"))));
  (void)valueOf(library.add(newGame(gameOf(2, "J. Novák", "Otto"))));
  (void)valueOf(library.add(newGame(gameOf(3, "Honza", "Otto"))));
  const Id jan = valueOf(library.person("Jan Novák"));
  const Id honza = valueOf(library.person("Honza"));
  ASSERT_FALSE(library.merge(valueOf(library.person("J. Novák")), honza));
  ASSERT_FALSE(library.merge(honza, jan));
  EXPECT_EQ(valueOf(library.person("J. Novák")), jan);
  EXPECT_EQ(valueOf(library.games(jan)).size(), 3);
  EXPECT_EQ(valueOf(library.games(jan)).front().seats[0].name, "Jan Novák");
  EXPECT_EQ(valueOf(library.people()).size(), 2);

  ASSERT_FALSE(library.unmerge("Honza"));
  EXPECT_EQ(valueOf(library.games(jan)).size(), 1);
  EXPECT_EQ(valueOf(library.games(honza)).size(), 2) << "as it was before the second merge";
  ASSERT_FALSE(library.unmerge("J. Novák"));
  EXPECT_EQ(valueOf(library.games(honza)).size(), 1);
  EXPECT_EQ(valueOf(library.people()).size(), 4);
  const auto none = library.unmerge("Honza");
  ASSERT_TRUE(none);
  EXPECT_EQ(none->code, "person.not-merged");
}

AnalysisRow analysis(Preset preset) {
  AnalysisRow row;
  row.preset = preset;
  row.engine = "0.1.0";
  row.lexicon = "en 1234";
  row.at = "2026-11-21T10:00:00Z";
  row.luckKnown = true;
  row.luck = {12.5, -3.25};
  return row;
}

TEST_P(LibraryTest, keepsHowTheLexiconFits) {
  auto library = open();
  const Id game = valueOf(library.add(newGame(test::kSmallGame))).game;
  AnalysisRow row = analysis(Preset::quick);
  ASSERT_FALSE(library.store(game, row, {}));
  EXPECT_FALSE(valueOf(library.games()).front().analysis->fit) << "not looked at";
  EXPECT_EQ(valueOf(library.games()).front().misfit(), nullptr);
  row.fit = LexiconFit{.words = 48, .missing = 13, .better = "csw", .betterMissing = 1};
  ASSERT_FALSE(library.store(game, row, {}));
  EXPECT_EQ(valueOf(library.games()).front().analysis->fit, row.fit);
  EXPECT_NE(valueOf(library.games()).front().misfit(), nullptr);
}

TEST_P(LibraryTest, givesBackDecisionsAsTheyWereStored) {
  auto library = open();
  const Id game = valueOf(library.add(newGame(test::kSmallGame))).game;
  const std::vector<StoredDecision> rows = rowsOf(test::smallReview());
  ASSERT_FALSE(library.store(game, analysis(Preset::quick), rows));
  const auto records = valueOf(library.decisions());
  ASSERT_EQ(records.size(), rows.size());
  for (std::size_t at = 0; at < rows.size(); ++at) {
    const DecisionRow& stored = rows[at].numbers;
    const DecisionRow& read = records[at].numbers;
    EXPECT_EQ(read.turn, stored.turn);
    EXPECT_EQ(read.seat, stored.seat);
    EXPECT_EQ(read.graded, stored.graded);
    EXPECT_EQ(read.counted, stored.counted);
    EXPECT_EQ(read.phony, stored.phony);
    EXPECT_EQ(read.takenBack, stored.takenBack);
    EXPECT_EQ(read.score, stored.score);
    EXPECT_EQ(read.loss.points, stored.loss.points);
    EXPECT_EQ(read.loss.phase, stored.loss.phase);
    EXPECT_EQ(read.loss.win.has_value(), stored.loss.win.has_value());
    EXPECT_EQ(read.cause.has_value(), stored.cause.has_value());
    EXPECT_EQ(bandOf(read, {}), bandOf(stored, {}));
    EXPECT_EQ(records[at].text.position, rows[at].text.position);
    EXPECT_EQ(records[at].text.played, rows[at].text.played);
    EXPECT_EQ(records[at].text.best, rows[at].text.best);
  }
  ASSERT_TRUE(records.front().game.analysis);
  EXPECT_EQ(records.front().game.analysis->luck[1], -3.25);
}

TEST_P(LibraryTest, showsTheStrongestAnalysis) {
  auto library = open();
  const Id game = valueOf(library.add(newGame(test::kSmallGame))).game;
  const std::vector<StoredDecision> rows = rowsOf(test::smallReview());
  ASSERT_FALSE(library.store(game, analysis(Preset::standard), rows));
  ASSERT_FALSE(library.store(game, analysis(Preset::quick), {}));
  EXPECT_EQ(valueOf(library.games()).front().analysis->preset, Preset::standard);
  EXPECT_EQ(valueOf(library.decisions()).size(), rows.size());
  ASSERT_FALSE(library.store(game, analysis(Preset::standard), std::span(rows).first(2)));
  EXPECT_EQ(valueOf(library.decisions()).size(), 2) << "the same preset again takes its place";
}

TEST_P(LibraryTest, letsNobodyWorkOnAGameTwice) {
  auto library = open();
  for (int number = 0; number < 6; ++number)
    (void)valueOf(library.add(newGame(gameOf(number))));
  auto other = open();
  const Wish wish;
  const Worker one{"host", 1, 1000, 60};
  const Worker two{"host", 2, 1010, 60};
  EXPECT_EQ(valueOf(library.claim(wish, one, 4)).size(), 4);
  const auto rest = valueOf(other.claim(wish, two, 4));
  ASSERT_EQ(rest.size(), 2);
  EXPECT_EQ(rest.front().language, "en");
  EXPECT_THAT(rest.front().record, testing::HasSubstr("HOUSE"));
  EXPECT_TRUE(valueOf(other.claim(wish, two, 4)).empty());
  EXPECT_THAT(valueOf(library.claimants("host")), testing::UnorderedElementsAre(1, 2));

  const Worker late{"elsewhere", 3, 1065, 60};
  EXPECT_EQ(valueOf(other.claim(wish, late, 9)).size(), 4) << "the first lease has run out";
  ASSERT_FALSE(library.release("elsewhere", 3));
  ASSERT_FALSE(library.release("host", 2));
  EXPECT_EQ(valueOf(library.claim(wish, one, 9)).size(), 6);
}

TEST_P(LibraryTest, givesOutTheGamesThatWereAskedForFirst) {
  auto library = open();
  std::vector<Id> ids;
  for (const char* day : {"2026-02-01", "2026-03-01", "2026-01-01", "2026-04-01"}) {
    NewGame game = newGame(gameOf(static_cast<int>(ids.size())));
    game.row.playedOn = day;
    ids.push_back(valueOf(library.add(game)).game);
  }
  ASSERT_FALSE(library.store(ids[3], analysis(Preset::quick), {}));
  Wish wish{.preset = Preset::standard};
  const auto order = [&] {
    std::vector<Id> games;
    for (const Task& task : valueOf(library.claim(wish, {"host", 1, 1000, 60}, 9)))
      games.push_back(task.game);
    EXPECT_FALSE(library.release("host", 1));
    return games;
  };
  EXPECT_THAT(order(), testing::ElementsAre(ids[0], ids[1], ids[2], ids[3])) << "the analysed one last";
  wish.newestFirst = true;
  EXPECT_THAT(order(), testing::ElementsAre(ids[1], ids[0], ids[2], ids[3]));
}

TEST_P(LibraryTest, tellsWhatIsLeftToAnalyse) {
  auto library = open();
  std::vector<Id> ids;
  for (int number = 0; number < 6; ++number)
    ids.push_back(valueOf(library.add(newGame(gameOf(number)))).game);
  ASSERT_FALSE(library.store(ids[0], analysis(Preset::quick), {}));
  ASSERT_FALSE(library.store(ids[1], analysis(Preset::deep), {}));
  const auto left = [&](const Wish& wish) {
    const WorkCount count = valueOf(library.workLeft(wish));
    return count.all - count.done;
  };
  EXPECT_EQ(left({.preset = Preset::quick}), 4);
  EXPECT_EQ(left({.preset = Preset::standard}), 5);
  EXPECT_EQ(left({.preset = Preset::quick, .renewBefore = "0.2.0"}), 6);
  EXPECT_EQ(left({.preset = Preset::quick, .renewBefore = "0.1.0"}), 4);
  std::size_t shards = 0;
  for (unsigned shard = 0; shard < 4; ++shard)
    shards += valueOf(library.workLeft({.shard = shard, .shards = 4})).all;
  EXPECT_EQ(shards, 6);
  EXPECT_EQ(left({.preset = Preset::quick, .person = valueOf(library.person("Ida Lind"))}), 4);
}

TEST_P(LibraryTest, losesNoGameOfTwoWriters) {
  constexpr int kGames = 40;
  { (void)open(); }
  const auto write = [&](int from) {
    auto library = open();
    for (int number = from; number < kGames; number += 2)
      (void)valueOf(library.add(newGame(gameOf(number))));
  };
  {
    std::jthread even(write, 0);
    std::jthread odd(write, 1);
  }
  EXPECT_EQ(valueOf(open().games()).size(), kGames);
  EXPECT_EQ(valueOf(open().people()).size(), 2);
}

TEST_P(LibraryTest, takesAGameOutWithAllThatHangsOnIt) {
  auto library = open();
  const Id game = valueOf(library.add(newGame(test::kSmallGame))).game;
  ASSERT_FALSE(library.store(game, analysis(Preset::quick), rowsOf(test::smallReview())));
  (void)valueOf(library.claim({.preset = Preset::deep}, {"host", 1, 1000, 60}, 1));
  ASSERT_FALSE(library.remove(game));
  EXPECT_TRUE(valueOf(library.games()).empty());
  EXPECT_TRUE(valueOf(library.people()).empty());
  EXPECT_TRUE(valueOf(library.decisions()).empty());
  EXPECT_EQ(library.remove(game)->code, "library.no-game");
  EXPECT_TRUE(valueOf(library.add(newGame(test::kSmallGame))).isNew);
}

/// All that a library tells, as text that can be compared.
std::string everythingOf(Library& library) {
  std::string all;
  for (const GameRow& game : valueOf(library.games())) {
    all += fmt::format("{} {} {} {} {} {} {}\n", game.id, game.path, game.event, game.round, game.playedOn,
                       game.seats[0].name, game.seats[1].name);
    for (const SeatRow& seat : game.seats)
      all += fmt::format("  {} {} {} {}\n", seat.person, seat.written, seat.score, tallyText(seat.tiles));
    if (game.analysis)
      all += fmt::format("  {} {} {} {}\n", game.analysis->id, game.analysis->at, game.analysis->luck[0],
                         game.analysis->luck[1]);
    all += valueOf(library.record(game.id)) + valueOf(library.fingerprint(game.id)) + '\n';
  }
  for (const DecisionRecord& each : valueOf(library.decisions())) {
    all += fmt::format("{} {} {} {} {} {} {}\n", each.game.id, each.numbers.turn, each.numbers.score,
                       each.numbers.loss.points, each.text.position, each.text.played, each.text.best);
  }
  for (const Card& card : valueOf(library.cards()))
    all += fmt::format("{} {} {} {}\n", card.game, card.turn, card.state.stability, card.state.difficulty);
  for (const AnswerRow& answer : valueOf(library.answers()))
    all += fmt::format("{} {} {}\n", answer.game, answer.turn, answer.answer);
  for (const PersonRow& person : valueOf(library.people()))
    all += fmt::format("{} {} {} {}\n", person.id, person.name, person.games, fmt::join(person.aliases, ","));
  return all;
}

/// A game with analyses, a card, an answer, an event and a person who was renamed.
Id richGame(Library& library) {
  const Id game = valueOf(library.add(newGame(test::kSmallGame))).game;
  EXPECT_FALSE(library.store(game, analysis(Preset::quick), rowsOf(test::smallReview())));
  AnalysisRow third = analysis(Preset::standard);
  third.luck = {1.0 / 3, -0.1};
  EXPECT_FALSE(library.store(game, third, rowsOf(test::smallReview())));
  Card card{.game = game, .turn = 1};
  card.state.lastReview = card.state.due = dayFrom("2026-11-21");
  card.state.difficulty = 5.1;
  EXPECT_FALSE(library.keepAnswer(
      card, {.game = game, .turn = 1, .day = *dayFrom("2026-11-21"), .answer = "8D HOUSE"}));
  EXPECT_FALSE(library.describe(game, "Liga", "3", "2026-11-20"));
  EXPECT_FALSE(library.rename(valueOf(library.person("Ida Lind")), "Ida the Great"));
  return game;
}

TEST_P(LibraryTest, putsAGameBackExactlyAsItWas) {
  auto library = open();
  const Id game = richGame(library);
  (void)valueOf(library.add(newGame(gameOf(1, "Eva Dahl", "Jan Novák"))));
  const std::string before = everythingOf(library);
  const KeptGame kept = valueOf(library.takeOut(game));
  EXPECT_EQ(valueOf(library.games()).size(), 1);
  EXPECT_EQ(valueOf(library.people()).size(), 2) << "their names are gone, too";
  EXPECT_TRUE(valueOf(library.decisions()).empty());
  EXPECT_TRUE(valueOf(open().check()).empty()) << "nothing is left that belongs to nothing";
  EXPECT_EQ(valueOf(library.putBack(kept)), game);
  EXPECT_EQ(everythingOf(library), before);
  auto other = open();
  EXPECT_EQ(everythingOf(other), before) << "for everybody";
  EXPECT_TRUE(valueOf(other.check()).empty());
  EXPECT_EQ(library.putBack(kept).error().code, "library.not-kept") << "once";
}

TEST_P(LibraryTest, takesOutAndPutsBackInAnyOrder) {
  auto library = open();
  const Id first = richGame(library);
  const Id second = valueOf(library.add(newGame(gameOf(1)))).game;
  const std::string before = everythingOf(library);
  const KeptGame one = valueOf(library.takeOut(first));
  const KeptGame two = valueOf(library.takeOut(second));
  EXPECT_TRUE(valueOf(library.people()).empty());
  EXPECT_EQ(valueOf(library.putBack(one)), first);
  EXPECT_EQ(valueOf(library.putBack(two)), second);
  EXPECT_EQ(valueOf(library.games()).size(), 2);
  EXPECT_TRUE(valueOf(library.check()).empty());
  EXPECT_EQ(everythingOf(library), before);
}

TEST_P(LibraryTest, putsAGameBackBesideWhatCameMeanwhile) {
  auto library = open();
  const Id game = richGame(library);
  const std::string record = valueOf(library.record(game));
  const auto decisions = valueOf(library.decisions()).size();
  const KeptGame kept = valueOf(library.takeOut(game));
  // SQLite gives the ids of the last rows again: of the game, its analysis, its people.
  const Id later = valueOf(library.add(newGame(gameOf(1, "Eva Dahl", "Jan Novák")))).game;
  ASSERT_FALSE(library.store(later, analysis(Preset::quick), rowsOf(test::smallReview())));
  const Id back = valueOf(library.putBack(kept));
  EXPECT_NE(back, later);
  EXPECT_EQ(valueOf(library.record(back)), record);
  EXPECT_EQ(valueOf(library.games(valueOf(library.person("Eva Dahl")))).size(), 1);
  EXPECT_EQ(valueOf(library.games(valueOf(library.person("Ida Lind")))).size(), 1);
  EXPECT_EQ(valueOf(library.people()).size(), 4);
  EXPECT_EQ(valueOf(library.decisions(valueOf(library.person("Ida Lind")))).size() +
                valueOf(library.decisions(valueOf(library.person("Otto O'Brien")))).size(),
            decisions);
  EXPECT_TRUE(valueOf(library.check()).empty());
}

TEST_P(LibraryTest, putsNoGameBackThatIsThere) {
  auto library = open();
  const Id game = richGame(library);
  const KeptGame kept = valueOf(library.takeOut(game));
  (void)valueOf(library.add(newGame(test::kSmallGame)));
  const std::string before = everythingOf(library);
  EXPECT_EQ(library.putBack(kept).error().code, "library.game-there");
  EXPECT_EQ(everythingOf(library), before);
  EXPECT_EQ(library.takeOut(99).error().code, "library.no-game");
  EXPECT_EQ(open().putBack(kept).error().code, "library.not-kept")
      << "another connection knows nothing of it";
}

TEST_P(LibraryTest, findsAGameByItsFingerprint) {
  auto library = open();
  const Id game = valueOf(library.add(newGame(test::kSmallGame))).game;
  EXPECT_EQ(valueOf(library.gameCalled(valueOf(library.fingerprint(game)))), game);
  EXPECT_EQ(library.gameCalled("none").error().code, "library.no-game");
}

TEST_P(LibraryTest, storesNothingOfAGameThatIsGone) {
  auto library = open();
  const Id game = valueOf(library.add(newGame(test::kSmallGame))).game;
  ASSERT_FALSE(library.remove(game));
  EXPECT_EQ(library.store(game, analysis(Preset::quick), rowsOf(test::smallReview()))->code,
            "library.no-game");
  EXPECT_TRUE(valueOf(library.decisions()).empty());
  EXPECT_TRUE(valueOf(library.add(newGame(test::kSmallGame))).isNew) << "no transaction was left open";
}

TEST_P(LibraryTest, letsWritersMeetTheSameNamesInAnyOrder) {
  constexpr int kGames = 30;
  { (void)open(); }
  const auto write = [&](bool swapped) {
    auto library = open();
    for (int number = swapped ? 1 : 0; number < kGames; number += 2) {
      const std::string ida = "Ida " + std::to_string(number / 2);
      const std::string otto = "Otto " + std::to_string(number / 2);
      (void)valueOf(library.add(newGame(gameOf(number, swapped ? otto : ida, swapped ? ida : otto))));
    }
  };
  {
    std::jthread one(write, false);
    std::jthread other(write, true);
  }
  EXPECT_EQ(valueOf(open().games()).size(), kGames);
  EXPECT_EQ(valueOf(open().people()).size(), kGames);
}

TEST_P(LibraryTest, describesGamesAndPutsThemInTheOrderOfTheirDays) {
  auto library = open();
  const Id late = valueOf(library.add(newGame(gameOf(1)))).game;
  const Id early = valueOf(library.add(newGame(gameOf(2)))).game;
  ASSERT_FALSE(library.describe(late, "Liga", "3", "2026-11-20"));
  ASSERT_FALSE(library.describe(early, "LIGA", "2", "2026-11-02"));
  const auto games = valueOf(library.games());
  ASSERT_EQ(games.size(), 2);
  EXPECT_EQ(games[0].id, early);
  EXPECT_EQ(games[0].event, "Liga") << "one event, however it is written";
  EXPECT_EQ(games[1].round, "3");
}

TEST_P(LibraryTest, goesThroughMoreGamesThanItReadsAtATime) {
  auto library = open();
  constexpr int kGames = 450;  // of three days, and one that is not known
  std::vector<std::pair<std::string, Id>> expected;
  for (int number = 0; number < kGames; ++number) {
    const Id game = valueOf(library.add(newGame(gameOf(number)))).game;
    const std::string day = number % 4 == 0 ? "" : "2026-11-0" + std::to_string(number % 4);
    ASSERT_FALSE(library.describe(game, "", "", day));
    expected.emplace_back(day, game);
  }
  const auto told = [&](std::optional<Id> person, GameOrder order) {
    std::vector<std::pair<std::string, Id>> games;
    EXPECT_FALSE(library.eachGameRow(person, order, [&](const GameRow& game) {
      games.emplace_back(game.playedOn, game.id);
      EXPECT_FALSE(game.seats[1].name.empty());
      return true;
    }));
    return games;
  };
  EXPECT_EQ(told({}, GameOrder::byId), expected);
  std::ranges::sort(expected);
  EXPECT_EQ(told({}, GameOrder::asPlayed), expected);
  EXPECT_EQ(told(valueOf(library.person("Ida Lind")), GameOrder::asPlayed), expected);
  std::size_t visited = 0;
  EXPECT_FALSE(library.eachGameRow({}, GameOrder::asPlayed, [&](const GameRow&) { return ++visited < 3; }));
  EXPECT_EQ(visited, 3);
}

TEST_P(LibraryTest, knowsOneGameAndWhoMet) {
  auto library = open();
  const Id game = valueOf(library.add(newGame(test::kSmallGame))).game;
  EXPECT_EQ(valueOf(library.game(game)).seats[0].name, "Ida Lind");
  const auto none = library.game(game + 1);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().code, "library.no-game");
  EXPECT_EQ(valueOf(library.meetings()), meetingsOf(valueOf(library.games())));
  EXPECT_EQ(valueOf(library.meetings()).size(), 1);
}

TEST_P(LibraryTest, givesAPlayerTheirOwnDecisions) {
  auto library = open();
  const Id game = valueOf(library.add(newGame(test::kSmallGame))).game;
  ASSERT_FALSE(library.store(game, analysis(Preset::quick), rowsOf(test::smallReview())));
  const auto ida = valueOf(library.playedBy(valueOf(library.person("Ida Lind"))));
  const auto otto = valueOf(library.playedBy(valueOf(library.person("Otto O'Brien"))));
  ASSERT_EQ(ida.size(), 1);
  EXPECT_EQ(ida.front().seat, 0);
  EXPECT_EQ(ida.front().decisions.size(), 4);
  EXPECT_EQ(otto.front().decisions.size(), 3);
  EXPECT_EQ(ida.front().spread(), -otto.front().spread());
  EXPECT_EQ(otto.front().opponent().name, "Ida Lind");
  EXPECT_FALSE(otto.front().own().tiles.empty());
  ASSERT_TRUE(otto.front().game.analysis);
  EXPECT_EQ(otto.front().game.analysis->engine, analysis(Preset::quick).engine) << "reports name it";
}

TEST_P(LibraryTest, givesBothSidesOfAGameBetweenTwoNamesOfOnePerson) {
  auto library = open();
  const Id game = valueOf(library.add(newGame(test::kSmallGame))).game;
  ASSERT_FALSE(library.store(game, analysis(Preset::quick), rowsOf(test::smallReview())));
  const Id ida = valueOf(library.person("Ida Lind"));
  ASSERT_FALSE(library.merge(valueOf(library.person("Otto O'Brien")), ida));
  const auto sides = valueOf(library.playedBy(ida));
  ASSERT_EQ(sides.size(), 2);
  EXPECT_EQ(sides[0].seat, 0);
  EXPECT_EQ(sides[1].seat, 1);
  EXPECT_EQ(sides[0].decisions.size(), 4);
  EXPECT_EQ(sides[1].decisions.size(), 3);
  EXPECT_EQ(sides[0].own().score, sides[1].opponent().score);
}

TEST_P(LibraryTest, readsOnePersonAndWhatTheyScoredWithOthers) {
  auto library = open();
  const std::string game{test::kSmallGame};
  ASSERT_TRUE(library.add(newGame(game)));
  std::string withEva = game;
  withEva.replace(withEva.find("Otto O'Brien"), std::string_view("Otto O'Brien").size(), "Eva Kral");
  withEva.resize(withEva.rfind("\n>") + 1);
  ASSERT_TRUE(library.add(newGame(withEva)));
  const Id ida = valueOf(library.person("Ida Lind"));
  const Id otto = valueOf(library.person("Otto O'Brien"));

  const auto one = valueOf(library.people(ida));
  ASSERT_EQ(one.size(), 1U);
  EXPECT_EQ(one.front().name, "Ida Lind");
  EXPECT_EQ(one.front().games, 2);
  EXPECT_EQ(valueOf(library.people()).size(), 3U);

  const OtherGames others = valueOf(library.otherGames(ida, otto));
  EXPECT_EQ(others.games, 1U);
  const auto games = valueOf(library.games());
  EXPECT_EQ(others.scoreMean, games.back().seats[0].score);
  EXPECT_EQ(valueOf(library.otherGames(otto, ida)).games, 0U);

  ASSERT_FALSE(library.merge(otto, ida));  // now a game of one person, and one with Eva
  EXPECT_EQ(valueOf(library.otherGames(ida, valueOf(library.person("Eva Kral")))).games, 1U);
}

INSTANTIATE_TEST_SUITE_P(On, LibraryTest, testing::Values("sqlite", "postgresql"),
                         [](const auto& each) { return each.param; });

TEST(LibraryOpen, saysWhyItCannot) {
  test::TemporaryFolder folder;
  EXPECT_EQ(Library::open("").error().code, "library.open");
  EXPECT_EQ(Library::open((folder.path() / "no" / "such" / "folder.db").string()).error().code,
            "library.open");
  std::ofstream(folder.path() / "text.db") << "This is no database at all, but a text of some length.\n";
  EXPECT_EQ(Library::open((folder.path() / "text.db").string()).error().code, "library.open");
  EXPECT_EQ(Library::open("postgresql:///none?host=/nowhere").error().code, "library.open");
}

}  // namespace
}  // namespace rozbor::reports
