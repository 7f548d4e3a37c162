#include "rozbor/app/training/library_cards.h"

#include "library_fixtures.h"

namespace rozbor::reports {
namespace {

constexpr Day kDay{std::chrono::days(20'000)};

/// A library with one game of Ida and Otto and a lesson of each.
class LibraryCardsTest : public test::EachDatabase {
 protected:
  void SetUp() override {
    EachDatabase::SetUp();
    if (IsSkipped() || HasFatalFailure()) return;
    reopen();
    NewGame game;
    game.row.language = "en";
    game.row.seats[0].name = game.row.seats[0].written = "Ida";
    game.row.seats[1].name = game.row.seats[1].written = "Otto";
    game.fingerprint = "one";
    game_ = library_->add(game)->game;
    const std::vector<StoredDecision> decisions{decision(1, 0), decision(2, 1), decision(3, 0)};
    EXPECT_FALSE(library_->store(game_, {}, decisions));
  }
  void reopen() { library_.emplace(open()); }
  static StoredDecision decision(int turn, int seat) {
    StoredDecision stored;
    stored.numbers.turn = turn;
    stored.numbers.seat = seat;
    stored.numbers.graded = true;
    stored.numbers.loss.points = 20;
    stored.numbers.cause = CauseFinding{Cause::missedWord};
    return stored;
  }
  std::unique_ptr<LibraryCards> cardsOf(const char* player = nullptr) {
    std::optional<Id> person;
    if (player != nullptr) person = *library_->person(player);
    return *LibraryCards::open(*library_, person, {});
  }

  std::optional<Library> library_;
  Id game_ = 0;
};

TEST_P(LibraryCardsTest, AreTheLessonsOfAPlayer) {
  EXPECT_EQ(cardsOf()->cards()->size(), 3U);
  EXPECT_EQ(cardsOf("Ida")->cards()->size(), 2U);
  EXPECT_EQ(cardsOf("Otto")->cards()->front().turn, 2);
  EXPECT_EQ(cardsOf("Otto")->lesson(game_, 1).error().code, "training.no-lesson");
}

TEST_P(LibraryCardsTest, CanBeNarrowedToSome) {
  auto cards = cardsOf("Ida");
  const std::vector<DecisionName> wanted{{game_, 3}, {game_, 2}, {game_ + 1, 1}};
  cards->narrow(wanted);
  ASSERT_EQ(cards->cards()->size(), 1U) << "and the second turn is Otto's";
  EXPECT_EQ(cards->cards()->front().turn, 3);
  EXPECT_EQ(cards->lesson(game_, 1).error().code, "training.no-lesson");
}

TEST_P(LibraryCardsTest, KeepWhatWasAnswered) {
  Card card{.game = game_, .turn = 3};
  const AnswerRow first{.game = game_,
                        .turn = 3,
                        .day = kDay,
                        .answer = "8D HO.SE",
                        .grade = Rating::good,
                        .hints = 1,
                        .pointsLost = 1.5,
                        .winLost = 0.75};
  card.state = reviewed(card.state, Rating::good, kDay);
  EXPECT_FALSE(cardsOf()->save(card, first));
  card.state = reviewed(card.state, Rating::again, kDay + std::chrono::days(2));
  const AnswerRow second{.game = game_, .turn = 3, .day = kDay + std::chrono::days(2), .answer = ""};
  EXPECT_FALSE(cardsOf()->save(card, second));
  reopen();
  EXPECT_EQ(*cardsOf("Ida")->answers(), (std::vector{first, second}));
  EXPECT_TRUE(cardsOf("Otto")->answers()->empty());
  const auto cards = cardsOf("Ida")->cards();
  EXPECT_TRUE(cards->front().state.isNew());
  EXPECT_EQ(cards->back(), card);
}

TEST_P(LibraryCardsTest, GoWithTheirGame) {
  Card card{.game = game_, .turn = 3};
  card.state = reviewed(card.state, Rating::good, kDay);
  EXPECT_FALSE(library_->keepAnswer(card, {.game = game_, .turn = 3, .day = kDay, .answer = {}}));
  EXPECT_FALSE(library_->remove(game_));
  EXPECT_TRUE(library_->cards()->empty());
  EXPECT_TRUE(library_->answers()->empty());
}

TEST_P(LibraryCardsTest, AnswerToNoGameIsRefused) {
  const auto error =
      library_->keepAnswer({.game = 99, .turn = 1}, {.game = 99, .turn = 1, .day = kDay, .answer = {}});
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code, "library.failed");
  EXPECT_TRUE(library_->cards()->empty());
}

INSTANTIATE_TEST_SUITE_P(On, LibraryCardsTest, testing::Values("sqlite", "postgresql"),
                         [](const auto& each) { return each.param; });

}  // namespace
}  // namespace rozbor::reports
