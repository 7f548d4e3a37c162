// Grades that are kept and found again.
#include "rozbor/app/review/kept_reviews.h"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <set>
#include <thread>

#include "app_fixtures.h"
#include "rozbor/app/review/reviewer.h"
#include "rozbor/app/studies/verdict_signature.h"
#include "rozbor/render/kept_grades.h"
#include "rozbor/render/render.h"

namespace rozbor::test {
namespace {

/// Invented: the first rack that Otto had is told in part, Ida overlooks STATION.
constexpr std::string_view kGame =
    "#player1 Ida Ida Lind\n#player2 Otto Otto Berg\n>Ida: EHOSUVW 8D HOUSE +24 24\n>Otto: N E8 .N +2 2\n"
    ">Ida: AINOSTT 9D O. +7 31\n>Otto: AEINRST -AE +0 2\n";

/// By every method there is.
reports::FoundGrades gradesOfEveryMethod() {
  lexica::DataPaths paths;
  paths.data = sourcePath("data");
  const auto review = app::madeUpReview(paths, "cs", reports::Preset::standard);
  EXPECT_TRUE(review) << review.error().message;
  return review ? foundGradesOf(*review) : reports::FoundGrades();
}

reports::FoundGrades twoTurns() {
  reports::StaticGrade grade;
  grade.candidates.emplace_back();
  return {.grades = {grade, reports::Ungraded()}, .luck = {}, .sheet = {}};
}

TEST(KeptReviews, areWhatWasKeptToTheLastBit) {
  const reports::FoundGrades found = gradesOfEveryMethod();
  std::set<std::size_t> kinds;
  for (const reports::Grade& grade : found.grades)
    kinds.insert(grade.index());
  EXPECT_GE(kinds.size(), 3u) << "a test of few kinds of grades";
  const std::string bytes = reports::encodedGrades("here", found);
  const auto again = reports::decodedGrades(bytes, "here");
  ASSERT_TRUE(again);
  EXPECT_EQ(reports::encodedGrades("here", *again), bytes);
  EXPECT_FALSE(reports::decodedGrades(bytes, "there"));
  constexpr std::size_t kCuts = 40;
  for (std::size_t cut = 0; cut < kCuts; ++cut)
    EXPECT_FALSE(reports::decodedGrades(bytes.substr(0, bytes.size() * cut / kCuts), "here")) << cut;
}

TEST(KeptReviews, areNotFoundInWhatIsNoneOfThem) {
  const auto path = [](const TemporaryFolder& folder) {
    return std::filesystem::directory_iterator(folder.path() / "reviews")->path();
  };
  const TemporaryFolder folder;
  const app::KeptReviews kept(folder.path() / "reviews");
  kept.keep("here", twoTurns());
  ASSERT_TRUE(kept.find("here"));
  EXPECT_EQ(kept.find("here")->grades.size(), 2u);
  EXPECT_FALSE(kept.find("there"));
  std::ofstream(path(folder)) << "no grades at all";
  EXPECT_FALSE(kept.find("here"));
}

TEST(KeptReviews, giveWayToLaterOnes) {
  const TemporaryFolder folder;
  const reports::FoundGrades found = twoTurns();
  const std::size_t one = reports::encodedGrades("1", found).size();
  const app::KeptReviews kept(folder.path() / "reviews", 2 * one + one / 2);
  for (const char* grounds : {"1", "2"}) {
    kept.keep(grounds, found);
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  EXPECT_TRUE(kept.find("1")) << "which makes it the younger one";
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  kept.keep("3", found);
  EXPECT_TRUE(kept.find("1"));
  EXPECT_FALSE(kept.find("2"));
  EXPECT_TRUE(kept.find("3"));
}

TEST(KeptReviews, doNothingWithoutAFolder) {
  const app::KeptReviews nowhere{{}};
  nowhere.keep("1", {});
  EXPECT_FALSE(nowhere.find("1"));
}

/// A game and what it takes to review it.
class FoundReview : public testing::Test {
 protected:
  void SetUp() override {
    paths_ = pathsIn(folder_);
    const auto built = lexica::buildLexicon(
        {.files = {folder_.write("list.txt", "house\nhouses\non\nho\nstation\nat\n")}, .name = "en"},
        language("en"), paths_);
    ASSERT_TRUE(built) << built.error().message;
    file_ = folder_.write("game.gcg", kGame);
  }
  app::OpenedRecord opened(app::Reviewer& reviewer) {
    auto record = reviewer.open({file_}, {});
    EXPECT_TRUE(record);
    return *std::move(record);
  }

  TemporaryFolder folder_;
  lexica::DataPaths paths_;
  std::filesystem::path file_;
};

TEST_F(FoundReview, isTheReviewThatTheGradesCameFrom) {
  app::Reviewer reviewer(paths_);
  const auto record = opened(reviewer);
  app::ReviewOptions options;
  options.preset = reports::Preset::standard;
  std::vector<std::size_t> graded;
  options.graded = [&](std::size_t index, const reports::Decision& decision) {
    graded.push_back(index);
    EXPECT_TRUE(decision.looksAhead() || decision.imputed() != nullptr);
  };
  const auto outcome = reviewer.review(record, options);
  ASSERT_TRUE(outcome.review);
  std::ranges::sort(graded);
  EXPECT_EQ(graded, (std::vector<std::size_t>{0, 1, 2, 3})) << "each is told of once";

  const auto bytes = reports::encodedGrades("", foundGradesOf(*outcome.review));
  const auto again = reviewer.reviewFound(record, options, *reports::decodedGrades(bytes, ""));
  ASSERT_TRUE(again);
  EXPECT_EQ(renderReviewJson(*again), renderReviewJson(*outcome.review));
}

TEST_F(FoundReview, isNoneOfAnotherGame) {
  app::Reviewer reviewer(paths_);
  EXPECT_FALSE(reviewer.reviewFound(opened(reviewer), {}, twoTurns()));
}

TEST_F(FoundReview, restsOnWhatTheGroundsTell) {
  app::Reviewer reviewer(paths_);
  const auto record = opened(reviewer);
  app::ReviewOptions deep;
  deep.preset = reports::Preset::deep;
  const std::string grounds = *reviewer.groundsOf(record, {});
  EXPECT_EQ(*app::Reviewer(paths_).groundsOf(record, {}), grounds);
  EXPECT_NE(*reviewer.groundsOf(record, deep), grounds);
  folder_.write("game.gcg", std::string(kGame) + "#note a thought\n");
  EXPECT_EQ(*reviewer.groundsOf(opened(reviewer), {}), grounds) << "a note changes no grade";
  folder_.write("game.gcg", std::string(kGame) + ">Ida: AINSTTU - +0 31\n");
  EXPECT_NE(*reviewer.groundsOf(opened(reviewer), {}), grounds);
  ASSERT_TRUE(lexica::buildLexicon({.files = {folder_.write("list.txt", "house\non\nin\n")}, .name = "en"},
                                   language("en"), paths_));
  EXPECT_NE(*app::Reviewer(paths_).groundsOf(record, {}), grounds) << "another word list";
}

}  // namespace
}  // namespace rozbor::test
