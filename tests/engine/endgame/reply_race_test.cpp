#include "preendgame/reply_race.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "rozbor/engine/random.h"

namespace rozbor {
namespace {

using engine::preendgame::Equals;
using engine::preendgame::Range;
using engine::preendgame::ReplyRace;

/// What each reply brings in each world, and the choice that follows from it.
struct Table {
  std::vector<int> weights;
  std::vector<std::vector<int>> points;  ///< by reply and world

  [[nodiscard]] int sum(std::size_t reply) const {
    int sum = 0;
    for (std::size_t world = 0; world < weights.size(); ++world)
      sum += weights[world] * points[reply][world];
    return sum;
  }
  [[nodiscard]] int chosen(std::size_t world, Equals equals) const {
    int most = 0;
    for (std::size_t reply = 0; reply < points.size(); ++reply)
      most = std::max(most, sum(reply));
    int brought = equals == Equals::best ? 0 : 2;
    for (std::size_t reply = 0; reply < points.size(); ++reply) {
      if (sum(reply) != most) continue;
      brought = equals == Equals::best ? std::max(brought, points[reply][world])
                                       : std::min(brought, points[reply][world]);
    }
    return brought;
  }
};

Table randomTable(engine::Random& random) {
  Table table;
  const auto worlds = 1 + random.below(6);
  for (std::uint32_t world = 0; world < worlds; ++world)
    table.weights.push_back(1 + static_cast<int>(random.below(3)));
  const auto replies = 1 + random.below(9);
  const auto best = 1 + random.below(3);
  for (std::uint32_t reply = 0; reply < replies; ++reply) {
    auto& points = table.points.emplace_back();
    for (std::uint32_t world = 0; world < worlds; ++world)
      points.push_back(static_cast<int>(std::min(2u, random.below(best + 2))));
  }
  return table;
}

std::vector<std::size_t> someWorlds(const Table& table, engine::Random& random) {
  const auto first = random.below(static_cast<std::uint32_t>(table.weights.size()));
  std::vector<std::size_t> asked{first};
  if (first > 0 && random.below(2) == 0) asked.push_back(0);
  return asked;
}

void expectTrue(const ReplyRace& race, const Table& table, const std::vector<std::size_t>& asked,
                Equals equals) {
  for (const std::size_t world : asked) {
    const Range range = race.in(world);
    EXPECT_LE(range.least, table.chosen(world, equals));
    EXPECT_GE(range.most, table.chosen(world, equals));
  }
}

TEST(ReplyRace, findsWhatTheBestReplyBrings) {
  engine::Random random(1);
  int trials = 0;
  int possible = 0;
  for (int game = 0; game < 20'000; ++game) {
    const Table table = randomTable(random);
    const auto asked = someWorlds(table, random);
    const Equals equals = random.below(2) == 0 ? Equals::best : Equals::worst;
    ReplyRace race(table.weights, asked, table.points.size(), equals);
    EXPECT_TRUE(race.settle([&](std::size_t reply, std::size_t world) {
      ++trials;
      return std::optional(table.points[reply][world]);
    }));
    for (const std::size_t world : asked) {
      EXPECT_TRUE(race.in(world).known());
      EXPECT_EQ(race.in(world).least, table.chosen(world, equals));
    }
    possible += static_cast<int>(table.points.size() * table.weights.size());
  }
  EXPECT_LT(trials, possible * 3 / 4);
}

TEST(ReplyRace, tellsOnlyWhatIsProvenWhenGivenUp) {
  engine::Random random(2);
  for (int game = 0; game < 20'000; ++game) {
    const Table table = randomTable(random);
    const auto asked = someWorlds(table, random);
    const Equals equals = random.below(2) == 0 ? Equals::best : Equals::worst;
    ReplyRace race(table.weights, asked, table.points.size(), equals);
    auto left = random.below(30);
    (void)race.settle([&](std::size_t reply, std::size_t world) {
      return left-- == 0 ? std::nullopt : std::optional(table.points[reply][world]);
    });
    expectTrue(race, table, asked, equals);
  }
}

TEST(ReplyRace, narrowsByAFewReplies) {
  engine::Random random(3);
  int narrowed = 0;
  for (int game = 0; game < 20'000; ++game) {
    const Table table = randomTable(random);
    const auto asked = someWorlds(table, random);
    ReplyRace race(table.weights, asked, table.points.size(), Equals::best);
    const std::size_t count = std::min<std::size_t>(2, table.points.size() - 1);
    EXPECT_TRUE(race.narrow(count, [&](std::size_t reply, std::size_t world) {
      EXPECT_LT(reply, count);
      return std::optional(table.points[reply][world]);
    }));
    expectTrue(race, table, asked, Equals::best);
    for (const std::size_t world : asked)
      narrowed += race.in(world).least;
  }
  EXPECT_GT(narrowed, 0);
}

}  // namespace
}  // namespace rozbor
