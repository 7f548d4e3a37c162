#include "rozbor/review/verdict.h"

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

const char* name(Proof proof) {
  static constexpr std::array kNames{"none", "imputed", "static", "sampled", "bounded", "exact"};
  return kNames[static_cast<std::size_t>(proof)];
}

bool BandScale::read(std::string_view line) {
  const bool isWin = line.starts_with("win ");
  if (!isWin && !line.starts_with("points ")) return false;
  line.remove_prefix(line.find(' '));
  std::array<double, 4> edges{};
  for (double& edge : edges) {
    line.remove_prefix(std::min(line.find_first_not_of(" \t\r\n"), line.size()));
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), edge);
    if (error != std::errc()) return false;
    line.remove_prefix(static_cast<std::size_t>(end - line.data()));
  }
  const bool rest = line.find_first_not_of(" \t\r\n") != std::string_view::npos;
  if (rest || !(edges[0] > 0) || !std::ranges::is_sorted(edges)) return false;
  (isWin ? win : points) = edges;
  return true;
}

Band bandOn(const std::array<double, 4>& edges, double loss) {
  return static_cast<Band>(std::ranges::count_if(edges, [&](double edge) { return loss >= edge; }));
}

Phase phaseOf(const game::Position& position, const game::Language& language) {
  if (position.board.empty()) return Phase::opening;
  const int bag = bagCount(position.board, language);
  if (bag == 0) return Phase::endgame;
  return bag <= language.rules.rackSize ? Phase::preendgame : Phase::midgame;
}

bool isNearEnd(const game::Position& position, const game::Language& language) {
  return bagCount(position.board, language) <= 2 * language.rules.rackSize;
}

}  // namespace rozbor::reports
