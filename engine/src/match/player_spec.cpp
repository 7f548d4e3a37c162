#include "rozbor/engine/study/player_spec.h"

#include <array>
#include <fstream>
#include <set>
#include <utility>

#include "player_words.h"
#include "rozbor/engine/study/player.h"

namespace rozbor::engine {
namespace {

namespace fs = std::filesystem;
using game::Error;
using Fault = std::optional<Error>;

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

/// The first key that is set of those that only who looks ahead has; null if none is.
const char* keyOfLookingAhead(const PlayerSpec& spec) {
  const std::array keys{std::pair{"deals", spec.deals.has_value()},
                        std::pair{"seconds", spec.seconds.has_value()},
                        std::pair{"candidates", spec.candidates.has_value()},
                        std::pair{"plies", spec.plies.has_value()},
                        std::pair{"inferred-racks", spec.inferredRacks.has_value()},
                        std::pair{"ending-nodes", spec.endingNodes.has_value()}};
  for (const auto& [key, isSet] : keys)
    if (isSet) return key;
  return nullptr;
}

/// What searches knows all words, and may lay all tiles.
Fault faultOfLimited(const PlayerSpec& spec) {
  if (spec.endgame == PlayerSpec::Endgame::exact) {
    return Error{"player.contradiction",
                 said::words("expected an exact endgame only of a player without limits, found \"exact\"")};
  }
  if (spec.preEndgameNodes > 0) {
    return Error{"player.contradiction",
                 said::words("expected a pre-endgame only of a player without limits, found {0}",
                             inQuotes(std::to_string(spec.preEndgameNodes)))};
  }
  if (looksAhead(spec.strategy)) {
    return Error{"player.contradiction",
                 said::words("expected no limits for the strategy {0}, which looks ahead with all words, "
                             "found some",
                             spec.strategy)};
  }
  return std::nullopt;
}

}  // namespace

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
  if (spec.pool && (!valuesLeaves(spec.strategy) || looksAhead(spec.strategy) || spec.leaves == "none")) {
    return Error{"player.contradiction",
                 said::words("expected {0} only of the strategy static with leave values, found it of {1}",
                             inQuotes("pool"), spec.strategy)};
  }
  if (const char* key = keyOfLookingAhead(spec); key != nullptr && !looksAhead(spec.strategy)) {
    return Error{"player.contradiction",
                 said::words("expected {0} only of a strategy that looks ahead, found it of {1}",
                             inQuotes(key), spec.strategy)};
  }
  return spec.isLimited() ? faultOfLimited(spec) : std::nullopt;
}

game::Result<PlayerSpec> readPlayerSpec(const fs::path& path) {
  std::error_code ignored;
  std::ifstream file(path);
  if (!fs::is_regular_file(path, ignored) || !file)
    return Error{"player.missing-file", said::words("cannot read {0}", path.string())};
  PlayerSpec spec;
  if (const Fault fault = setPlayerKey(spec, "name", path.stem().string())) return at(*fault, path, 0);
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
