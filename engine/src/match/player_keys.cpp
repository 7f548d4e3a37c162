#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

#include "player_words.h"
#include "rozbor/engine/study/player.h"
#include "rozbor/engine/study/player_spec.h"

namespace rozbor::engine {
namespace {

using game::Error;
using Fault = std::optional<Error>;

constexpr int kMostPoints = 10'000;
constexpr int kMostTiles = game::Move::kMaxTiles;
constexpr int kMostDeals = 1'000'000;
constexpr int kMostCandidates = 200;
constexpr int kMostPlies = 50;
constexpr int kMostRacks = 100'000;
constexpr int kMostEndingNodes = 1'000'000;
constexpr double kLeastSeconds = 0.01;
constexpr double kMostSeconds = 3600;

Fault badValue(const said::Message& expected, std::string_view found) {
  return Error{"player.bad-value", said::words("expected {0}, found {1}", expected, inQuotes(found))};
}

template <class Number>
std::optional<Number> numberOf(std::string_view text) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

/// The shortest text that reads as the same number.
std::string textOf(double number) {
  std::array<char, 32> text{};
  const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() ? std::string(text.data(), end) : std::string();
}

/// A name is one word that may stand in a list of players and in a record.
Fault setName(PlayerSpec& spec, std::string_view value) {
  if (value.empty() || value.find_first_of(" \t,:>#") != std::string_view::npos)
    return badValue(said::words("one word without , : > #"), value);
  spec.name = value;
  return std::nullopt;
}

Fault setStrategy(PlayerSpec& spec, std::string_view value) {
  const auto known = strategies();
  if (std::ranges::find(known, value) == known.end())
    return badValue(said::words("one of {0}", listed(known)), value);
  spec.strategy = value;
  return std::nullopt;
}

Fault setLeaves(PlayerSpec& spec, std::string_view value) {
  if (value.empty()) return badValue(said::words("language, none or a file"), value);
  spec.leaves = value;
  return std::nullopt;
}

Fault setPool(PlayerSpec& spec, std::string_view value) {
  if (value != "yes" && value != "no") return badValue(said::words("yes or no"), value);
  spec.pool = value == "yes";
  return std::nullopt;
}

template <int most>
Fault setLimit(std::optional<int>& limit, std::string_view value) {
  const auto number = numberOf<int>(value);
  if (!number || *number < 1 || *number > most)
    return badValue(said::words("a number from 1 to {0}", most), value);
  limit = number;
  return std::nullopt;
}

template <std::optional<int> PlayerSpec::*field, int least, int most>
Fault setCount(PlayerSpec& spec, std::string_view value) {
  const auto number = numberOf<int>(value);
  if (!number || *number < least || *number > most)
    return badValue(said::words("a whole number from {0} to {1}", least, most), value);
  spec.*field = number;
  return std::nullopt;
}

Fault setSeconds(PlayerSpec& spec, std::string_view value) {
  const auto seconds = numberOf<double>(value);
  if (!seconds || !(*seconds >= kLeastSeconds && *seconds <= kMostSeconds))
    return badValue(
        said::words("a number of seconds from {0} to {1}", textOf(kLeastSeconds), textOf(kMostSeconds)),
        value);
  spec.seconds = seconds;
  return std::nullopt;
}

Fault setVocabulary(PlayerSpec& spec, std::string_view value) {
  const auto share = numberOf<double>(value);
  if (!share || !(*share >= 0 && *share <= 1)) return badValue(said::words("a number from 0 to 1"), value);
  spec.vocabulary = *share;
  return std::nullopt;
}

Fault setEndgame(PlayerSpec& spec, std::string_view value) {
  if (value != "none" && value != "exact") return badValue(said::words("none or exact"), value);
  spec.endgame = value == "exact" ? PlayerSpec::Endgame::exact : PlayerSpec::Endgame::none;
  return std::nullopt;
}

Fault setEndgameNodes(PlayerSpec& spec, std::string_view value) {
  const auto number = numberOf<std::uint64_t>(value);
  if (!number) return badValue(said::words("a whole number, 0 for no limit"), value);
  spec.endgameNodes = *number;
  return std::nullopt;
}

Fault setPreEndgameNodes(PlayerSpec& spec, std::string_view value) {
  const auto number = numberOf<std::uint64_t>(value);
  if (!number) return badValue(said::words("a whole number, 0 for none"), value);
  spec.preEndgameNodes = *number;
  return std::nullopt;
}

struct Key {
  std::string_view name;
  Fault (*set)(PlayerSpec&, std::string_view);
};

constexpr std::array kKeys{
    Key{"name", setName},
    Key{"strategy", setStrategy},
    Key{"leaves", setLeaves},
    Key{"pool", setPool},
    Key{"max-points", [](PlayerSpec& spec,
                         std::string_view value) { return setLimit<kMostPoints>(spec.maxPoints, value); }},
    Key{"max-tiles",
        [](PlayerSpec& spec, std::string_view value) { return setLimit<kMostTiles>(spec.maxTiles, value); }},
    Key{"vocabulary", setVocabulary},
    Key{"deals", setCount<&PlayerSpec::deals, 1, kMostDeals>},
    Key{"seconds", setSeconds},
    Key{"candidates", setCount<&PlayerSpec::candidates, 1, kMostCandidates>},
    Key{"plies", setCount<&PlayerSpec::plies, 1, kMostPlies>},
    Key{"inferred-racks", setCount<&PlayerSpec::inferredRacks, 0, kMostRacks>},
    Key{"ending-nodes", setCount<&PlayerSpec::endingNodes, 0, kMostEndingNodes>},
    Key{"preendgame-nodes", setPreEndgameNodes},
    Key{"endgame", setEndgame},
    Key{"endgame-nodes", setEndgameNodes},
};

void addSet(std::string& text, std::string_view key, const std::optional<int>& value) {
  if (value) text += ' ' + std::string(key) + '=' + std::to_string(*value);
}

}  // namespace

Fault setPlayerKey(PlayerSpec& spec, std::string_view key, std::string_view value) {
  const auto* found = std::ranges::find(kKeys, key, &Key::name);
  if (found != kKeys.end()) return found->set(spec, value);
  std::vector<std::string_view> names;
  names.reserve(kKeys.size());
  for (const Key& known : kKeys)
    names.push_back(known.name);
  return Error{"player.unknown-key",
               said::words("expected one of {0}, found {1}", listed(names), inQuotes(key))};
}

std::string textOf(const PlayerSpec& spec) {
  std::string text = "strategy=" + spec.strategy;
  if (!spec.leaves.empty()) text += " leaves=" + spec.leaves;
  if (spec.pool) text += " pool=yes";
  addSet(text, "max-points", spec.maxPoints);
  addSet(text, "max-tiles", spec.maxTiles);
  if (spec.vocabulary < 1) text += " vocabulary=" + textOf(spec.vocabulary);
  addSet(text, "deals", spec.deals);
  if (spec.seconds) text += " seconds=" + textOf(*spec.seconds);
  addSet(text, "candidates", spec.candidates);
  addSet(text, "plies", spec.plies);
  addSet(text, "inferred-racks", spec.inferredRacks);
  addSet(text, "ending-nodes", spec.endingNodes);
  if (spec.preEndgameNodes > 0) text += " preendgame-nodes=" + std::to_string(spec.preEndgameNodes);
  if (spec.endgame == PlayerSpec::Endgame::exact)
    text += " endgame=exact endgame-nodes=" + std::to_string(spec.endgameNodes);
  return text;
}

}  // namespace rozbor::engine
