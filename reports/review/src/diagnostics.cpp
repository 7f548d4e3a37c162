#include "rozbor/review/diagnostics.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace rozbor::reports {
namespace {

using parser::Diagnostic;

/// The names that the reader and the referee have for one fault.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kSameFault{{
    {"gcg.duplicate-nick", "replay.duplicate-nick"},
    {"gcg.more-than-two-players", "replay.more-than-two-players"},
    {"gcg.unknown-nick", "replay.unknown-player"},
    {"gcg.missing-score", "replay.score-missing"},
}};

bool tellTheSame(const Diagnostic& reading, const Diagnostic& replaying) {
  return reading.where.line == replaying.where.line &&
         std::ranges::find(kSameFault, std::pair(std::string_view(reading.code),
                                                 std::string_view(replaying.code))) != kSameFault.end();
}

}  // namespace

std::vector<Diagnostic> mergedDiagnostics(const std::vector<Diagnostic>& reading,
                                          const std::vector<Diagnostic>& replaying) {
  std::vector<Diagnostic> merged;
  for (const Diagnostic& one : reading) {
    const bool betterTold = std::ranges::any_of(replaying, [&](const Diagnostic& other) {
      return tellTheSame(one, other) && other.severity > one.severity;
    });
    if (!betterTold) merged.push_back(one);
  }
  for (const Diagnostic& other : replaying) {
    const bool told =
        std::ranges::any_of(merged, [&](const Diagnostic& one) { return tellTheSame(one, other); });
    if (!told) merged.push_back(other);
  }
  std::ranges::stable_sort(merged, {}, [](const Diagnostic& diagnostic) { return diagnostic.where.line; });
  return merged;
}

}  // namespace rozbor::reports
