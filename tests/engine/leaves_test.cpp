#include "rozbor/engine/leaves.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "game_fixtures.h"
#include "rozbor/game/notation.h"

namespace rozbor {
namespace {

using engine::Equity;

class Leaves : public testing::Test {
 protected:
  void SetUp() override { std::filesystem::create_directories(folder_); }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  auto open(const std::string& name, const std::string& bytes) {
    std::ofstream(folder_ / name, std::ios::binary) << bytes;
    return engine::openLeaves(folder_ / name, english_);
  }

  Equity valueOf(const engine::Leaves& leaves, const char* tiles) {
    return leaves.value(*parseRack(tiles, english_.alphabet));
  }

  game::Language english_ = test::language("en");
  std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() /
      ("rozbor-leaves-" + std::to_string(::testing::UnitTest::GetInstance()->random_seed()) +
       ::testing::UnitTest::GetInstance()->current_test_info()->name());
};

void put(std::string& bytes, std::uint32_t word) {
  char raw[4];
  std::memcpy(raw, &word, 4);
  bytes.append(raw, 4);
}

void put(std::string& bytes, float value) {
  char raw[4];
  std::memcpy(raw, &value, 4);
  bytes.append(raw, 4);
}

std::uint32_t node(std::uint32_t tile, bool accepts, bool last, std::uint32_t child) {
  return tile << 24 | (accepts ? 1u << 23 : 0) | (last ? 1u << 22 : 0) | child;
}

/// Leaves ?, ?A, A, AB, B with the values 25, 26, 1, 3 and -2.
std::string smallKlv(float lastValue = -2.0f) {
  std::string bytes;
  put(bytes, 6u);
  put(bytes, node(0, false, true, 1));
  put(bytes, node(0, true, false, 4));  // ?
  put(bytes, node(1, true, false, 5));  // A
  put(bytes, node(2, true, true, 0));   // B
  put(bytes, node(1, true, true, 0));   // ?A
  put(bytes, node(2, true, true, 0));   // AB
  put(bytes, 5u);
  for (const float value : {25.0f, 26.0f, 1.0f, 3.0f, lastValue})
    put(bytes, value);
  return bytes;
}

TEST_F(Leaves, ofAKlvStandAtTheirRank) {
  const auto leaves = open("small.klv2", smallKlv());
  ASSERT_TRUE(leaves) << leaves.error().message;
  EXPECT_EQ(valueOf(**leaves, "?"), Equity::points(25));
  EXPECT_EQ(valueOf(**leaves, "A?"), Equity::points(26));
  EXPECT_EQ(valueOf(**leaves, "A"), Equity::points(1));
  EXPECT_EQ(valueOf(**leaves, "BA"), Equity::points(3));
  EXPECT_EQ(valueOf(**leaves, "B"), Equity::points(-2));
}

TEST_F(Leaves, thatAreNotInTheTableAreWorthNothing) {
  const auto leaves = open("small.klv2", smallKlv());
  ASSERT_TRUE(leaves);
  for (const char* tiles : {"", "C", "AA", "B?", "ABC"})
    EXPECT_EQ(valueOf(**leaves, tiles), Equity()) << tiles;
}

TEST_F(Leaves, refuseEveryTruncationOfAKlv) {
  const std::string whole = smallKlv();
  for (std::size_t length = 0; length < whole.size(); ++length) {
    const auto leaves = open("cut.klv2", whole.substr(0, length));
    ASSERT_FALSE(leaves) << length;
    EXPECT_EQ(leaves.error().code.substr(0, 7), "leaves.");
  }
}

TEST_F(Leaves, refuseValuesThatAreNoNumber) {
  const auto leaves = open("nan.klv2", smallKlv(std::numeric_limits<float>::quiet_NaN()));
  ASSERT_FALSE(leaves);
  EXPECT_EQ(leaves.error().code, "leaves.corrupt");
}

TEST_F(Leaves, ofAModelAreTheSumOfTheirTerms) {
  const auto leaves = open("en.csv",
                           "# comment\ntiles,A,0.5\ntiles,AA,-2\ntiles,AAA,-4\ntiles,?,20\ntiles,AS,1.25\n"
                           "balance,2,0,-0.125\n");
  ASSERT_TRUE(leaves) << leaves.error().message;
  EXPECT_EQ(valueOf(**leaves, "A"), Equity::millipoints(500));
  EXPECT_EQ(valueOf(**leaves, "AA"), Equity::millipoints(500 - 2000 - 125));
  EXPECT_EQ(valueOf(**leaves, "AAA"), Equity::millipoints(500 - 2000 - 4000));
  EXPECT_EQ(valueOf(**leaves, "AS?"), Equity::millipoints(500 + 1250 + 20000));
  EXPECT_EQ(valueOf(**leaves, ""), Equity());
}

TEST_F(Leaves, ofAModelSayWhichLineIsWrong) {
  const auto leaves = open("en.csv", "tiles,A,0.5\ntiles,ABCD,1\n");
  ASSERT_FALSE(leaves);
  EXPECT_EQ(leaves.error().code, "leaves.bad-line");
  EXPECT_NE(leaves.error().message.find("line 2"), std::string::npos) << leaves.error().message;
}

TEST_F(Leaves, sayWhenTheFileIsNotThere) {
  const auto leaves = engine::openLeaves(folder_ / "none.klv2", english_);
  ASSERT_FALSE(leaves);
  EXPECT_EQ(leaves.error().code, "leaves.missing-file");
}

}  // namespace
}  // namespace rozbor
