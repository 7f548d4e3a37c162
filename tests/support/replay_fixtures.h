#pragma once

#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "game_fixtures.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/replay/replay.h"

namespace rozbor::test {

/// The two players of every little record here.
inline constexpr std::string_view kIdaAndOtto = "#player1 Ida Ida Lind\n#player2 Otto Otto Berg\n";

/// Ida's first move.
inline const std::string kIdasHouse = ">Ida: AEHOSUU 8D HOUSE +24 24\n";

inline replay::Replay replayOf(std::string_view gcg, const game::Language& in = language()) {
  return replay::replayRecord(parser::parseGcg(gcg).record, in);
}

/// Ida and Otto play `events`.
inline replay::Replay played(std::string_view events, const game::Language& in = language()) {
  return replayOf(std::string(kIdaAndOtto) + std::string(events), in);
}

/// A finding without its wording.
struct Finding {
  std::string code;
  std::uint32_t line = 0;
  std::uint32_t column = 0;

  friend bool operator==(const Finding&, const Finding&) = default;
  friend std::ostream& operator<<(std::ostream& out, const Finding& finding) {
    return out << finding.code << " at " << finding.line << ":" << finding.column;
  }
};

inline std::vector<Finding> findingsOf(const replay::Replay& replay) {
  std::vector<Finding> findings;
  for (const parser::Diagnostic& found : replay.diagnostics) {
    findings.push_back({found.code, found.where.line, found.where.column});
  }
  return findings;
}

/// Without the remark that a game has no end, which most little records deserve.
inline std::vector<Finding> faultsOf(const replay::Replay& replay) {
  auto findings = findingsOf(replay);
  std::erase_if(findings, [](const Finding& finding) { return finding.code == "replay.unfinished"; });
  return findings;
}

inline std::vector<std::string> codesOf(const replay::Replay& replay) {
  std::vector<std::string> codes;
  for (const Finding& finding : faultsOf(replay))
    codes.push_back(finding.code);
  return codes;
}

inline std::string cgpOf(const replay::Turn& turn, const game::Language& in = language()) {
  return game::writeCgp(turn.before, in);
}

}  // namespace rozbor::test
