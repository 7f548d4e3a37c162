#include "rozbor/reports/verdict.h"

#include <algorithm>
#include <charconv>

namespace rozbor::reports {

const char* name(Band band) {
  static constexpr std::array kNames{"none", "inaccuracy", "mistake", "blunder", "howler"};
  return kNames[static_cast<std::size_t>(band)];
}

const char* name(Phase phase) {
  static constexpr std::array kNames{"opening", "midgame", "preendgame", "endgame"};
  return kNames[static_cast<std::size_t>(phase)];
}

const char* name(Method method) {
  static constexpr std::array kNames{"static", "simulation", "preendgame", "endgame"};
  return kNames[static_cast<std::size_t>(method)];
}

std::optional<BandScale> BandScale::parse(std::string_view text) {
  BandScale scale;
  for (double& edge : scale.edges) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), edge);
    if (error != std::errc()) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  }
  const bool rest = text.find_first_not_of(" \t\r\n") != std::string_view::npos;
  if (rest || !(scale.edges[0] > 0) || !std::ranges::is_sorted(scale.edges)) return std::nullopt;
  return scale;
}

Band bandOf(engine::Equity loss, const BandScale& scale) {
  const auto reached = std::ranges::count_if(
      scale.edges, [&](double edge) { return loss >= engine::Equity::fromDouble(edge); });
  return static_cast<Band>(reached);
}

Phase phaseOf(const game::Position& position, const game::Language& language) {
  if (position.board.empty()) return Phase::opening;
  const int bag = bagCount(position.board, language);
  if (bag == 0) return Phase::endgame;
  return bag <= language.rules.rackSize ? Phase::preendgame : Phase::midgame;
}

}  // namespace rozbor::reports
