#include "rozbor/engine/leaves.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "game_fixtures.h"
#include "rozbor/engine/leave_terms.h"
#include "rozbor/engine/study/self_play.h"
#include "rozbor/game/notation.h"
#include "test_paths.h"

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

/// Sixty-four times two ways: 2^64 leaves, which would count as none.
TEST_F(Leaves, refuseAGraphOfMoreLeavesThanCanBeCounted) {
  std::string bytes;
  put(bytes, 129u);
  put(bytes, node(0, false, true, 1));
  for (std::uint32_t level = 0; level < 64; ++level) {
    const bool deepest = level == 63;
    const std::uint32_t next = deepest ? 0 : 3 + 2 * level;
    put(bytes, node(1, deepest, false, next));
    put(bytes, node(2, deepest, true, next));
  }
  put(bytes, 0u);
  const auto leaves = open("wrap.klv2", bytes);
  ASSERT_FALSE(leaves);
  EXPECT_EQ(leaves.error().code, "leaves.corrupt");
}

TEST_F(Leaves, ofAModelAreTheSumOfTheirTerms) {
  const auto leaves = open("en.csv",
                           "# comment\ntiles,A,0.5\ntiles,AA,-2\ntiles,AAA,-4\ntiles,?,20\ntiles,AS,1.25\n"
                           "balance,2,2,0,-0.125\n");
  ASSERT_TRUE(leaves) << leaves.error().message;
  EXPECT_EQ(valueOf(**leaves, "A"), Equity::millipoints(500));
  EXPECT_EQ(valueOf(**leaves, "AA"), Equity::millipoints(500 - 2000 - 125));
  EXPECT_EQ(valueOf(**leaves, "AAA"), Equity::millipoints(500 - 2000 - 4000));
  EXPECT_EQ(valueOf(**leaves, "AS?"), Equity::millipoints(500 + 1250 + 20000));
  EXPECT_EQ(valueOf(**leaves, ""), Equity());
}

TEST_F(Leaves, ofAModelCanDependOnTheSizeAndHaveCorrections) {
  const auto leaves =
      open("en.csv", "term,1,A,0.5\nterm,2,A,1.5\nterm,2,AB,-0.25\nterm,3,ABC,7\nleave,ABC,-0.001\n");
  ASSERT_TRUE(leaves) << leaves.error().message;
  EXPECT_EQ(valueOf(**leaves, "A"), Equity::millipoints(500));
  EXPECT_EQ(valueOf(**leaves, "AB"), Equity::millipoints(1250));
  EXPECT_EQ(valueOf(**leaves, "ABC"), Equity::millipoints(6999));
  EXPECT_EQ(valueOf(**leaves, "ABCD"), Equity());
}

TEST_F(Leaves, ofAModelReadBackAsTheyWereWritten) {
  const std::string csv =
      "# made up\nbalance,2,0,0,-1.250\nterm,1,A,0.500\nterm,3,AS?,12.001\nleave,AEINST,9.000\n";
  const auto terms = engine::readLeaveTerms(csv, english_);
  ASSERT_TRUE(terms) << terms.error().message;
  EXPECT_EQ(engine::writeLeaveTerms(*terms, english_), csv);
}

/// For each of many random racks, all choices at once against one at a time.
void expectSubsetsAgree(const engine::Leaves& leaves, const game::Language& language) {
  engine::Random random(3);
  for (int round = 0; round < 200; ++round) {
    game::Bag bag = language.tiles;
    game::Rack rack;
    draw(bag, rack, 1 + static_cast<int>(random.below(8)), random);
    std::vector<engine::HeldTile> tiles;
    for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
      for (int copy = 0; copy < rack.count(kind); ++copy)
        tiles.push_back({kind, static_cast<int>(tiles.size())});
    }
    std::vector<Equity> values(256);
    leaves.valueSubsets(tiles, values);
    for (std::size_t mask = 0; mask < std::size_t{1} << tiles.size(); ++mask) {
      game::TileCounts leave;
      bool lowestFirst = true;
      for (const engine::HeldTile& tile : tiles) {
        if ((mask >> tile.bit & 1) == 0) continue;
        leave.addKind(tile.kind);
        const auto before = static_cast<std::size_t>(tile.bit) - 1;
        lowestFirst =
            lowestFirst && (tile.bit == 0 || tiles[before].kind != tile.kind || (mask >> before & 1) != 0);
      }
      if (lowestFirst) {
        ASSERT_EQ(values[mask], leaves.value(leave)) << rackText(leave, language.alphabet);
      }
    }
  }
}

TEST_F(Leaves, ofAllChoicesFromARackAreThoseOfEach) {
  const auto model = open("en.csv",
                          "tiles,A,0.5\ntiles,AA,-2\ntiles,E?,3\nterm,4,EIN,1.125\nbalance,3,2,0,-0.5\n"
                          "leave,AE,7\nleave,EINT,-3\n");
  ASSERT_TRUE(model);
  expectSubsetsAgree(**model, english_);
  const auto table = open("small.klv2", smallKlv(1));
  ASSERT_TRUE(table);
  expectSubsetsAgree(**table, english_);
  const auto shared =
      engine::openLeaves(std::string(rozbor::test::kSharedDir) + "/lexica/NWL18.klv2", english_);
  if (shared) expectSubsetsAgree(**shared, english_);
}

TEST_F(Leaves, ofAModelSayWhichLineIsWrong) {
  const auto leaves = open("en.csv", "tiles,A,0.5\ntiles,ABCD,1\n");
  ASSERT_FALSE(leaves);
  EXPECT_EQ(leaves.error().code, "leaves.bad-line");
  EXPECT_NE(leaves.error().message.english().find("line 2"), std::string::npos) << leaves.error().message;
}

TEST_F(Leaves, sayWhenTheFileIsNotThere) {
  const auto leaves = engine::openLeaves(folder_ / "none.klv2", english_);
  ASSERT_FALSE(leaves);
  EXPECT_EQ(leaves.error().code, "leaves.missing-file");
}

}  // namespace
}  // namespace rozbor
