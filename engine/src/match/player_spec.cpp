#include "rozbor/engine/study/player_spec.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <iterator>
#include <set>

#include "rozbor/engine/study/player.h"

namespace rozbor::engine {
namespace {

namespace fs = std::filesystem;
using game::Error;
using Fault = std::optional<Error>;

constexpr int kMostPoints = 10000;
constexpr int kMostTiles = game::Move::kMaxTiles;

std::string inQuotes(std::string_view text) {
  return '"' + std::string(text) + '"';
}

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

std::string listed(const std::vector<std::string_view>& names) {
  std::string all;
  for (const std::string_view name : names)
    all += (all.empty() ? "" : ", ") + std::string(name);
  return all;
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

template <int most>
Fault setLimit(std::optional<int>& limit, std::string_view value) {
  const auto number = numberOf<int>(value);
  if (!number || *number < 1 || *number > most)
    return badValue(said::words("a number from 1 to {0}", most), value);
  limit = number;
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

struct Key {
  std::string_view name;
  Fault (*set)(PlayerSpec&, std::string_view);
};

constexpr std::array kKeys{
    Key{"name", setName},
    Key{"strategy", setStrategy},
    Key{"leaves", setLeaves},
    Key{"max-points", [](PlayerSpec& spec,
                         std::string_view value) { return setLimit<kMostPoints>(spec.maxPoints, value); }},
    Key{"max-tiles",
        [](PlayerSpec& spec, std::string_view value) { return setLimit<kMostTiles>(spec.maxTiles, value); }},
    Key{"vocabulary", setVocabulary},
    Key{"endgame", setEndgame},
    Key{"endgame-nodes", setEndgameNodes},
};

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kSpace = " \t\r";
  const auto first = text.find_first_not_of(kSpace);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kSpace) - first + 1);
}

/// One line that is neither empty nor a comment.
Fault readLine(std::string_view line, std::set<std::string, std::less<>>& seen, PlayerSpec& spec) {
  const auto equals = line.find('=');
  if (equals == std::string_view::npos)
    return Error{"player.bad-line", said::words("expected \"key = value\", found {0}", inQuotes(line))};
  const std::string_view key = trimmed(line.substr(0, equals));
  if (!seen.emplace(key).second)
    return Error{"player.repeated-key",
                 said::words("expected each key once, found {0} again", inQuotes(key))};
  return setPlayerKey(spec, key, trimmed(line.substr(equals + 1)));
}

Error at(Error error, const fs::path& path, int line) {
  error.message = line > 0 ? said::words("{0}, line {1}: {2}", path.string(), line, error.message)
                           : said::words("{0}: {1}", path.string(), error.message);
  return error;
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

Fault faultOf(const PlayerSpec& spec) {
  if (spec.strategy.empty()) {
    return Error{"player.no-strategy",
                 said::words("expected a line \"strategy = …\" ({0}), found none", listed(strategies()))};
  }
  if (!spec.leaves.empty() && !valuesLeaves(spec.strategy)) {
    return Error{"player.contradiction",
                 said::words("expected no leaves for the strategy {0}, which values none, found {1}",
                             spec.strategy, inQuotes(spec.leaves))};
  }
  if (spec.endgame == PlayerSpec::Endgame::exact && spec.isLimited()) {
    return Error{"player.contradiction",
                 said::words("expected an exact endgame only of a player without limits, found \"exact\"")};
  }
  return std::nullopt;
}

std::string textOf(const PlayerSpec& spec) {
  std::string text = "strategy=" + spec.strategy;
  if (!spec.leaves.empty()) text += " leaves=" + spec.leaves;
  if (spec.maxPoints) text += " max-points=" + std::to_string(*spec.maxPoints);
  if (spec.maxTiles) text += " max-tiles=" + std::to_string(*spec.maxTiles);
  if (spec.vocabulary < 1) text += " vocabulary=" + textOf(spec.vocabulary);
  if (spec.endgame == PlayerSpec::Endgame::exact)
    text += " endgame=exact endgame-nodes=" + std::to_string(spec.endgameNodes);
  return text;
}

game::Result<PlayerSpec> readPlayerSpec(const fs::path& path) {
  std::error_code ignored;
  std::ifstream file(path);
  if (!fs::is_regular_file(path, ignored) || !file)
    return Error{"player.missing-file", said::words("cannot read {0}", path.string())};
  PlayerSpec spec;
  if (const Fault fault = setName(spec, path.stem().string())) return at(*fault, path, 0);
  std::set<std::string, std::less<>> seen;
  int number = 0;
  for (std::string text; std::getline(file, text);) {
    ++number;
    const std::string_view line = trimmed(text);
    if (line.empty() || line.front() == '#') continue;
    if (const Fault fault = readLine(line, seen, spec)) return at(*fault, path, number);
  }
  if (const Fault fault = faultOf(spec)) return at(*fault, path, 0);
  const bool isFile = !spec.leaves.empty() && spec.leaves != "language" && spec.leaves != "none";
  if (isFile) spec.leaves = (path.parent_path() / spec.leaves).string();
  return spec;
}

}  // namespace rozbor::engine
