#include "leave_model.h"

#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <unordered_map>
#include <vector>

#include "rozbor/game/notation.h"

namespace rozbor::engine {
namespace {

/// A sum of terms: one for each distinct single tile, pair and triple of the leave, and one for its
/// balance of vowels and consonants. So "AA" counts A once and AA once.
class LeaveModel final : public Leaves {
 public:
  LeaveModel(std::string name, game::LetterMask vowels) : Leaves(std::move(name)), vowels_(vowels) {}

  void setTerm(const game::TileCounts& tiles, Equity value) { terms_[keyOf(kindsOf(tiles))] = value; }
  void setBalance(int vowels, int consonants, Equity value) {
    balance_[balanceKey(vowels, consonants)] = value;
  }

  [[nodiscard]] Equity value(const game::TileCounts& leave) const override {
    const std::vector<int> kinds = kindsOf(leave);
    Equity sum = balanceOf(leave);
    for (std::size_t a = 0; a < kinds.size(); ++a) {
      if (a > 0 && kinds[a] == kinds[a - 1]) continue;
      sum += term({kinds[a]});
      for (std::size_t b = a + 1; b < kinds.size(); ++b) {
        if (b > a + 1 && kinds[b] == kinds[b - 1]) continue;
        sum += term({kinds[a], kinds[b]});
        for (std::size_t c = b + 1; c < kinds.size(); ++c) {
          if (c == b + 1 || kinds[c] != kinds[c - 1]) sum += term({kinds[a], kinds[b], kinds[c]});
        }
      }
    }
    return sum;
  }

 private:
  static std::uint32_t balanceKey(int vowels, int consonants) {
    return static_cast<std::uint32_t>(vowels) << 8 | static_cast<std::uint32_t>(consonants);
  }

  static std::vector<int> kindsOf(const game::TileCounts& tiles) {
    std::vector<int> kinds;
    for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
      kinds.insert(kinds.end(), static_cast<std::size_t>(tiles.count(kind)), kind);
    }
    return kinds;
  }

  /// Kinds shifted by one, so that a blank differs from nothing.
  static std::uint32_t keyOf(const std::vector<int>& kinds) {
    std::uint32_t key = 0;
    for (const int kind : kinds)
      key = key << 7 | static_cast<std::uint32_t>(kind + 1);
    return key;
  }

  [[nodiscard]] Equity term(const std::vector<int>& kinds) const {
    const auto found = terms_.find(keyOf(kinds));
    return found == terms_.end() ? Equity() : found->second;
  }

  [[nodiscard]] Equity balanceOf(const game::TileCounts& leave) const {
    int vowels = 0;
    for (int kind = 1; kind < game::TileCounts::kKinds; ++kind) {
      if (vowels_.contains(game::Letter(kind))) vowels += leave.count(kind);
    }
    const auto found = balance_.find(balanceKey(vowels, leave.size() - leave.blanks() - vowels));
    return found == balance_.end() ? Equity() : found->second;
  }

  game::LetterMask vowels_;
  std::unordered_map<std::uint32_t, Equity> terms_;
  std::unordered_map<std::uint32_t, Equity> balance_;
};

std::vector<std::string_view> cellsOf(std::string_view line) {
  std::vector<std::string_view> cells;
  for (;;) {
    const auto comma = line.find(',');
    cells.push_back(line.substr(0, comma));
    if (comma == std::string_view::npos) return cells;
    line.remove_prefix(comma + 1);
  }
}

template <class Number>
std::optional<Number> numberOf(std::string_view cell) {
  Number value{};
  const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
  if (error != std::errc() || end != cell.data() + cell.size()) return std::nullopt;
  return value;
}

/// Puts one line into the model; false when it is none of ours.
bool readLine(std::string_view line, const game::Language& language, LeaveModel& model) {
  const auto cells = cellsOf(line);
  const auto points = numberOf<double>(cells.back());
  if (!points || !(std::fabs(*points) < 1000)) return false;
  if (cells[0] == "tiles" && cells.size() == 3) {
    const auto tiles = game::parseRack(cells[1], language.alphabet);
    if (!tiles || tiles->empty() || tiles->size() > 3) return false;
    model.setTerm(*tiles, Equity::fromDouble(*points));
    return true;
  }
  if (cells[0] == "balance" && cells.size() == 4) {
    const auto vowels = numberOf<int>(cells[1]);
    const auto consonants = numberOf<int>(cells[2]);
    if (!vowels || !consonants || *vowels < 0 || *consonants < 0 || *vowels > 255 || *consonants > 255)
      return false;
    model.setBalance(*vowels, *consonants, Equity::fromDouble(*points));
    return true;
  }
  return false;
}

}  // namespace

game::Result<std::shared_ptr<const Leaves>> readLeaveModel(std::string_view csv, std::string name,
                                                           const game::Language& language) {
  auto model = std::make_shared<LeaveModel>(std::move(name), language.vowels);
  for (int lineNumber = 1; !csv.empty(); ++lineNumber) {
    const auto end = csv.find('\n');
    std::string_view line = csv.substr(0, end);
    csv.remove_prefix(end == std::string_view::npos ? csv.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (line.empty() || line.front() == '#') continue;
    if (!readLine(line, language, *model)) {
      return game::Error{
          "leaves.bad-line",
          "line " + std::to_string(lineNumber) +
              ": expected \"tiles,TILES,points\" or \"balance,VOWELS,CONSONANTS,points\", found \"" +
              std::string(line.substr(0, 60)) + "\""};
    }
  }
  return std::shared_ptr<const Leaves>(std::move(model));
}

}  // namespace rozbor::engine
