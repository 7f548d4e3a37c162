#include "rozbor/engine/win_model.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <limits>

#include "game_fixtures.h"

namespace rozbor {
namespace {

using engine::WinModel;
using engine::WinTable;

/// One tile unseen: certain but for a point or two. Two: wider, and known at every tenth point only.
WinModel smallModel() {
  WinTable table;
  table.rows.push_back({-1, 1, {20'000, 50'000, 80'000}});
  table.rows.push_back({-10, 10, {30'000, 50'000, 70'000}});
  return WinModel(table);
}

TEST(WinModel, IsExactWhenTheGameIsOver) {
  const WinModel model = smallModel();
  EXPECT_EQ(model.winProbability(1, 0), 1);
  EXPECT_EQ(model.winProbability(0, 0), 0.5);
  EXPECT_EQ(model.winProbability(-0.25, 0), 0);
}

TEST(WinModel, HasTheChancesOfItsTable) {
  const WinModel model = smallModel();
  EXPECT_DOUBLE_EQ(model.winProbability(-1, 1), 0.2);
  EXPECT_DOUBLE_EQ(model.winProbability(0, 1), 0.5);
  EXPECT_DOUBLE_EQ(model.winProbability(10, 2), 0.7);
}

TEST(WinModel, IsLinearBetweenThem) {
  const WinModel model = smallModel();
  EXPECT_DOUBLE_EQ(model.winProbability(0.5, 1), 0.65);
  EXPECT_DOUBLE_EQ(model.winProbability(-7.5, 2), 0.35);
}

TEST(WinModel, AnswersForAnySpreadAndAnyNumberOfTiles) {
  const WinModel model = smallModel();
  EXPECT_DOUBLE_EQ(model.winProbability(5000, 1), 0.8);
  EXPECT_DOUBLE_EQ(model.winProbability(-std::numeric_limits<double>::infinity(), 1), 0.2);
  EXPECT_DOUBLE_EQ(model.winProbability(0, 93), 0.5);
  EXPECT_DOUBLE_EQ(model.winProbability(10, 93), 0.7);
  EXPECT_EQ(model.winProbability(3, -1), 1);
}

TEST(WinModel, ReadsWhatItHasWritten) {
  WinTable table = smallModel().table();
  table.comments = {" made up", ""};
  const std::string text = engine::writeWinTable(table);
  EXPECT_EQ(text, "# made up\n#\n1,-1,1,20000,50000,80000\n2,-10,10,30000,50000,70000\n");
  const auto read = engine::readWinTable(text);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(*read, table);
  EXPECT_EQ(engine::writeWinTable(*read), text);
}

TEST(WinModel, ReadsTheEndingsBehindItsRows) {
  WinTable table = smallModel().table();
  table.endings = WinTable::Endings{{-10, 10, {20'000, 50'000, 90'000}}, {-5, 5, {30'000, 50'000, 60'000}}};
  const std::string text = engine::writeWinTable(table);
  EXPECT_TRUE(text.ends_with("endings,-10,10,20000,50000,90000\nopen endings,-5,5,30000,50000,60000\n"))
      << text;
  const auto read = engine::readWinTable(text);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(*read, table);
  EXPECT_DOUBLE_EQ(read->endings->all.at(5), 0.7);
  EXPECT_DOUBLE_EQ(read->endings->open.at(-100), 0.3);
}

/// Of racks of two.
WinModel modelOfRacks() {
  WinTable table = smallModel().table();
  table.racks = {{{-1, 1, {10'000, 40'000}}, {-1, 1, {10'000, 30'000}}},
                 {{-1, 1, {10'000, 20'000}}, {-1, 2, {20'000, 60'000, 70'000}}}};
  return WinModel(table);
}

TEST(WinModel, SeesTheRackOnceTheBagIsEmpty) {
  const WinModel model = modelOfRacks();
  EXPECT_DOUBLE_EQ(model.winProbability(0, {1, 1}), 0.4);
  EXPECT_DOUBLE_EQ(model.winProbability(0, {2, 1}), 0.3);
  EXPECT_DOUBLE_EQ(model.winProbability(0, {1, 2}), 0.2);
  EXPECT_DOUBLE_EQ(model.winProbability(0, {2, 2}), 0.4);
  EXPECT_DOUBLE_EQ(model.spreadFor(0.6, {2, 2}), model.spreadFor(0.65, {2, 2}) - 1);
  EXPECT_DOUBLE_EQ(model.winProbability(0, {1}), 0.5) << "a rack that is not known";
  EXPECT_DOUBLE_EQ(model.winProbability(0, {1, 3}), 0.5) << "and one that cannot be";
  EXPECT_DOUBLE_EQ(model.winProbability(10, {3, 2}), 0.7) << "tiles are in the bag";
  EXPECT_EQ(model.winProbability(3, {0, 2}), 1) << "the game is over";
}

TEST(WinModel, ReadsTheRacksBehindItsRows) {
  const WinTable table = modelOfRacks().table();
  const std::string text = engine::writeWinTable(table);
  EXPECT_NE(text.find("racks,1,1,-1,1,10000,40000\nracks,1,2,-1,1,10000,30000\nracks,2,1,"),
            std::string::npos)
      << text;
  const auto read = engine::readWinTable(text);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(*read, table);
}

TEST(WinModel, TakesLineEndsOfWindowsAndEmptyLines) {
  const auto read = engine::readWinTable("# made up\r\r\n\r\n1,-1,1,20000,50000,80000\r\n\r\n");
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->comments, std::vector<std::string>{" made up"});
  EXPECT_EQ(read->rows.size(), 1u);
}

TEST(WinModel, HasARowForEachTileThatCanBeUnseen) {
  EXPECT_EQ(engine::mostUnseen(test::language("en")), 93);
  EXPECT_EQ(engine::mostUnseen(test::language("sk110")), 103);
}

struct Fault {
  const char* file;
  int line;
  const char* expected;
};

class WinModelFault : public testing::TestWithParam<Fault> {};

/// Each file of tests/data/winmodels has this fault and no other.
TEST_P(WinModelFault, IsToldWithItsLine) {
  const auto path = test::sourcePath(std::string("tests/data/winmodels/") + GetParam().file);
  const auto model = engine::openWinModel(path, test::language("en"));
  ASSERT_FALSE(model);
  EXPECT_EQ(model.error().code, "winmodel.bad-line");
  const std::string message = model.error().message.english();
  EXPECT_TRUE(message.starts_with(path.string() + ": line " + std::to_string(GetParam().line) + ": "))
      << message;
  EXPECT_NE(message.find(GetParam().expected), std::string::npos) << message;
}

INSTANTIATE_TEST_SUITE_P(
    EachFile, WinModelFault,
    testing::Values(
        Fault{"empty.csv", 2, "row of 1 tile"}, Fault{"no-number.csv", 1, "whole numbers"},
        Fault{"overflow.csv", 1, "whole numbers"}, Fault{"too-short.csv", 1, "whole numbers"},
        Fault{"row-missing.csv", 2, "row of 2 tiles"}, Fault{"row-repeated.csv", 2, "row of 2 tiles"},
        Fault{"step-zero.csv", 1, "steps"}, Fault{"far-spread.csv", 1, "2000 points"},
        Fault{"falling.csv", 1, "never fall"}, Fault{"certain-loss.csv", 1, "1 to 99999"},
        Fault{"certain-win.csv", 1, "1 to 99999"}, Fault{"endings-alone.csv", 4, "a line of open endings"},
        Fault{"endings-twice.csv", 3, "one line of endings"},
        Fault{"endings-open-first.csv", 2, "one line of endings"},
        Fault{"endings-open-twice.csv", 4, "one line of endings"},
        Fault{"endings-falling.csv", 2, "never fall"}, Fault{"endings-empty.csv", 2, "whole numbers"},
        Fault{"endings-no-number.csv", 3, "whole numbers"}, Fault{"boards-short.csv", 2, "boards,openness"},
        Fault{"boards-twice.csv", 3, "one line"}, Fault{"boards-no-number.csv", 2, "whole numbers"},
        Fault{"boards-far.csv", 2, "boards,openness"}, Fault{"racks-short.csv", 2, "racks,held,unseen"},
        Fault{"racks-no-number.csv", 2, "racks,held,unseen"}, Fault{"racks-order.csv", 3, "in their order"},
        Fault{"racks-behind.csv", 2, "in their order"}, Fault{"racks-falling.csv", 2, "never fall"},
        Fault{"racks-uneven.csv", 5, "as many tiles held as unseen"}),
    [](const auto& instance) {
      std::string name = instance.param.file;
      std::erase_if(name, [](char letter) { return std::isalnum(static_cast<unsigned char>(letter)) == 0; });
      return name;
    });

TEST(WinModel, IsRefusedForAnotherNumberOfTiles) {
  const auto model =
      engine::openWinModel(test::sourcePath("tests/data/winmodels/good.csv"), test::language("en"));
  ASSERT_FALSE(model);
  EXPECT_EQ(model.error().code, "winmodel.other-language");
  EXPECT_NE(model.error().message.english().find("1 to 93 tiles unseen, found 2"), std::string::npos)
      << model.error().message;
}

TEST(WinModel, IsRefusedForRacksOfAnotherSize) {
  const auto folder = std::filesystem::temp_directory_path() / "rozbor-win-model-racks";
  std::filesystem::create_directories(folder);
  WinTable table;
  table.rows.assign(93, {-1, 1, {10'000, 50'000, 90'000}});
  table.racks.assign(6, std::vector<WinTable::Row>(6, table.rows.front()));
  EXPECT_FALSE(engine::writeWinModel(folder / "en.csv", table));
  const auto model = engine::openWinModel(folder / "en.csv", test::language("en"));
  std::filesystem::remove_all(folder);
  ASSERT_FALSE(model);
  EXPECT_EQ(model.error().code, "winmodel.other-language");
  EXPECT_NE(model.error().message.english().find("racks of 1 to 7 tiles or none, found 6"), std::string::npos)
      << model.error().message;
}

TEST(WinModel, SaysWhenTheFileIsNotThere) {
  const auto model =
      engine::openWinModel(test::sourcePath("tests/data/winmodels/none.csv"), test::language("en"));
  ASSERT_FALSE(model);
  EXPECT_EQ(model.error().code, "winmodel.missing-file");
}

TEST(WinModel, IsWrittenToAFileAndOpenedAgain) {
  const auto folder = std::filesystem::temp_directory_path() / "rozbor-win-model-test";
  std::filesystem::create_directories(folder);
  WinTable table;
  for (int unseen = 1; unseen <= 93; ++unseen)
    table.rows.push_back({-unseen, unseen, {10'000, 50'000, 90'000}});
  EXPECT_FALSE(engine::writeWinModel(folder / "en.csv", table));
  const auto model = engine::openWinModel(folder / "en.csv", test::language("en"));
  ASSERT_TRUE(model) << model.error().message;
  EXPECT_EQ((*model)->table(), table);
  EXPECT_DOUBLE_EQ((*model)->winProbability(80, 80), 0.9);
  const auto fault = engine::writeWinModel(folder / "none" / "en.csv", table);
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->code, "file.cannot-write");
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace rozbor
