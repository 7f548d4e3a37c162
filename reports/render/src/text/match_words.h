#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <string>

#include "reach.h"
#include "rozbor/engine/study/match_tally.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/wording.h"

/// Numbers of matches and tournaments in words.
namespace rozbor::reports {

inline std::string hexadecimal(std::uint64_t signature) {
  return fmt::format("{:016x}", signature);
}

inline std::string countText(std::int64_t count, const Wording& wording) {
  return wording.number(static_cast<double>(count), 0);
}

/// "59.3 % (57.1–61.5)"
inline std::string rateText(const engine::PlayerFigures& figures, const Wording& wording) {
  const auto percent = [&wording](double share) { return wording.number(100 * share, 1); };
  return fmt::format("{} % ({}–{})", percent(figures.winRate), percent(figures.winRateLow),
                     percent(figures.winRateHigh));
}

/// "412.3 ± 2.1"
inline std::string estimateText(const engine::Estimate& estimate, int decimals, const Wording& wording) {
  const std::string value = wording.number(estimate.value, decimals);
  return estimate.error ? value + " ± " + wording.number(kReach * *estimate.error, decimals) : value;
}

/// Of what was asked for, where not all was played.
inline std::string interruptionText(std::int64_t games, std::uint64_t wanted, const Wording& wording) {
  if (static_cast<std::uint64_t>(games) >= wanted) return {};
  return phrase(wording, "Interrupted: {0} of {1} games were played.", countText(games, wording),
                countText(static_cast<std::int64_t>(wanted), wording)) +
         "\n";
}

/// What the games were played with.
template <class Report>
std::string settingText(const Report& report, const Wording& wording) {
  return phrase(wording, "Language {0}, lexicon {1}, seed {2}", report.language, report.lexicon,
                std::to_string(report.seed)) +
         "; " +
         (report.paired ? wording.text("each bag is played twice, with sides swapped")
                        : wording.text("each game has a bag of its own")) +
         "\n";
}

/// The checksum of the games, and what it is worth.
inline std::string signatureLine(std::uint64_t signature, bool repeatable, const Wording& wording) {
  std::string line = phrase(wording, "Signature {0}", hexadecimal(signature)) + "\n";
  if (repeatable) return line;
  return line +
         wording.text("The clock had a say in the moves: the same command plays other games next time.") +
         "\n";
}

}  // namespace rozbor::reports
