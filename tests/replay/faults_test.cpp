#include "replay_fixtures.h"

namespace rozbor::replay {
namespace {

using test::Finding;

/// One tiny record for each code, with nothing else wrong in it.
struct Broken {
  const char* code;  ///< without "replay.", also the name of the file
  std::uint32_t line;
  std::uint32_t column;
  const char* language = "en";

  friend void PrintTo(const Broken& broken, std::ostream* out) { *out << broken.code; }
};

/// The tiny game, settled as the Czech association does.
const game::Language& transferred() {
  static const game::Language kTransferred = [] {
    game::Language language = test::language("tiny");
    language.rules.endRack = game::EndRack::transferred;
    return language;
  }();
  return kTransferred;
}

class Fault : public testing::TestWithParam<Broken> {};

TEST_P(Fault, IsReportedOnceAtItsPlace) {
  const Broken& broken = GetParam();
  const std::string code = broken.code;
  const bool transfers = std::string_view(broken.language) == "transferred";
  const auto& language = transfers ? transferred() : test::language(broken.language);
  const Replay replay =
      test::replayOf(test::fileText(test::sourcePath("tests/data/replay/" + code + ".gcg")), language);
  const auto found = code == "unfinished" ? test::findingsOf(replay) : test::faultsOf(replay);
  EXPECT_EQ(found, (std::vector{Finding{"replay." + code, broken.line, broken.column}}));
  for (const parser::Diagnostic& diagnostic : replay.diagnostics) {
    EXPECT_TRUE(diagnostic.message.english().starts_with("expected ")) << diagnostic.message;
    EXPECT_NE(diagnostic.message.english().find("found "), std::string::npos) << diagnostic.message;
  }
}

INSTANTIATE_TEST_SUITE_P(
    OneFileEach, Fault,
    testing::Values(
        Broken{"duplicate-nick", 2, 10}, Broken{"more-than-two-players", 3, 10},
        Broken{"unknown-player", 4, 2}, Broken{"out-of-turn", 5, 2}, Broken{"after-the-end", 6, 1, "tiny"},
        Broken{"unknown-letter", 4, 14}, Broken{"tile-not-on-rack", 4, 14},
        Broken{"tile-not-available", 4, 16}, Broken{"too-many-tiles", 3, 10}, Broken{"rack-too-large", 3, 7},
        Broken{"rack-impossible", 4, 11}, Broken{"off-board", 4, 11}, Broken{"overlap", 4, 16},
        Broken{"gap", 4, 16}, Broken{"lays-nothing", 4, 17}, Broken{"not-connected", 4, 12},
        Broken{"misses-start", 3, 15}, Broken{"one-tile-first-play", 3, 12}, Broken{"not-whole-word", 4, 13},
        Broken{"score-mismatch", 4, 18}, Broken{"score-missing", 4, 1}, Broken{"total-mismatch", 4, 21},
        Broken{"pass-with-points", 4, 13}, Broken{"exchange-with-points", 4, 15},
        Broken{"exchange-with-small-bag", 4, 13, "tiny"}, Broken{"nothing-to-withdraw", 5, 1},
        Broken{"withdrawn-score", 4, 18}, Broken{"challenge-without-play", 4, 1},
        Broken{"challenge-bonus", 4, 22}, Broken{"next-rack", 4, 7}, Broken{"time-penalty", 4, 17},
        Broken{"end-rack-early", 4, 1}, Broken{"end-rack-tiles", 6, 8, "tiny"},
        Broken{"rack-penalty-missing", 6, 13, "transferred"}, Broken{"end-points-missing", 5, 1, "tiny"},
        Broken{"unfinished", 4, 1}, Broken{"board-layout", 3, 15}, Broken{"game-type", 3, 12},
        Broken{"same-name", 2, 15}, Broken{"rack-not-kept", 5, 7}, Broken{"withdrawn-rack", 4, 7},
        Broken{"second-time-penalty", 5, 1}, Broken{"end-rack-twice", 7, 1, "tiny"}),
    [](const auto& tested) {
      std::string name = tested.param.code;
      std::ranges::replace(name, '-', '_');
      return name;
    });

}  // namespace
}  // namespace rozbor::replay
