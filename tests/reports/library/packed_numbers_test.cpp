#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <random>

#include "checked.h"
#include "decision_numbers.h"

namespace rozbor::reports {
namespace {

/// Numbers of every kind: whole thousandths, halves of a bit, and what lies between.
double anyNumber(std::mt19937_64& random) {
  switch (random() % 4) {
    case 0:
      return 0;
    case 1:
      return static_cast<double>(static_cast<int>(random() % 200'001) - 100'000) / 1000;
    case 2:
      return std::ldexp(static_cast<double>(random() >> 11), -53);
    default:
      return std::ldexp(static_cast<double>(random() >> 11), static_cast<int>(random() % 600) - 300) *
             (random() % 2 == 0 ? 1 : -1);
  }
}

DecisionNumbers anyDecision(std::mt19937_64& random) {
  DecisionNumbers numbers;
  numbers.turn = static_cast<int>(random() % 1'000'000) + 1;
  numbers.seat = static_cast<int>(random() % 2);
  numbers.phase = static_cast<int>(random() % 3);
  numbers.method = static_cast<int>(random() % 3);
  numbers.flags = static_cast<int>(random() % (1 << DecisionNumbers::kFlags));
  numbers.score = static_cast<int>(random() % 4000) - 2000;
  numbers.loss = anyNumber(random);
  numbers.lossSe = anyNumber(random);
  if (random() % 2 == 0) numbers.cause = static_cast<int>(random() % 5);
  for (std::optional<double>& value : numbers.values)
    if (random() % 2 == 0) value = anyNumber(random);
  return numbers;
}

TEST(PackedNumbers, ComeBackToTheLastBit) {
  std::mt19937_64 random(7);
  for (int round = 0; round < 300; ++round) {
    std::vector<DecisionNumbers> decisions(random() % 40);
    for (DecisionNumbers& numbers : decisions)
      numbers = anyDecision(random);
    const std::vector<DecisionNumbers> back = unpacked(packed(decisions));
    ASSERT_EQ(back, decisions);
  }
  DecisionNumbers negativeZero;
  negativeZero.loss = -0.0;
  EXPECT_TRUE(std::signbit(unpacked(packed(std::vector{negativeZero})).front().loss));
}

TEST(PackedNumbers, AreShortWhereNumbersAre) {
  DecisionNumbers quick;
  quick.turn = 21;
  quick.flags = 11;
  quick.score = 34;
  quick.loss = 12.345;
  EXPECT_LE(packed(std::vector{quick}).size(), 24U);
}

TEST(PackedNumbers, AreRefusedWhereverTheyAreCutWithinADecision) {
  std::mt19937_64 random(3);
  const std::vector<DecisionNumbers> decisions{anyDecision(random), anyDecision(random)};
  const std::string whole = packed(decisions);
  const std::size_t first = packed(std::vector{decisions.front()}).size();
  for (std::size_t length = 1; length < whole.size(); ++length) {
    const std::string cut = whole.substr(0, length);
    if (length == first) {
      EXPECT_EQ(unpacked(cut).size(), 1U);
    } else {
      EXPECT_THROW((void)unpacked(cut), BadRow) << length;
    }
  }
}

TEST(PackedNumbers, MakeNoHarmWhateverStandsThere) {
  std::mt19937_64 random(5);
  for (int round = 0; round < 20'000; ++round) {
    std::string text(random() % 60, ' ');
    for (char& letter : text)
      letter = static_cast<char>(random() % 3 == 0 ? random() : '0' + random() % 64);
    try {
      for (const DecisionNumbers& numbers : unpacked(text)) {
        const DecisionRow row = rowOf(numbers);
        EXPECT_TRUE(row.seat == 0 || row.seat == 1);
        EXPECT_TRUE(std::isfinite(row.loss.points));
      }
    } catch (const BadRow&) {
      continue;
    }
  }
}

}  // namespace
}  // namespace rozbor::reports
