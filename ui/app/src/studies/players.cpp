#include "rozbor/app/studies/players.h"

#include <fmt/format.h>

#include <optional>
#include <set>
#include <system_error>
#include <utility>

#include "rozbor/engine/study/player.h"
#include "rozbor/lexica/leaves_choice.h"

namespace rozbor::app {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kExtension = ".conf";

/// Cuts off `text` what stands before the first `separator`, and that.
std::string_view takePart(std::string_view& text, char separator) {
  const auto end = text.find(separator);
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return part;
}

bool isPath(std::string_view text) {
  return text.find('/') != std::string_view::npos || text.ends_with(kExtension);
}

std::optional<fs::path> find(const lexica::DataPaths& paths, std::string_view name) {
  std::error_code ignored;
  for (const fs::path& folder : {paths.userPlayers, paths.players()}) {
    fs::path path = folder / (std::string(name) + std::string(kExtension));
    if (fs::is_regular_file(path, ignored)) return path;
  }
  return std::nullopt;
}

game::Error unknownPlayer(const lexica::DataPaths& paths, std::string_view asked) {
  std::string known;
  for (const std::string& name : findPlayers(paths))
    known += (known.empty() ? "" : ", ") + name;
  return {"player.unknown", said::words("there is no player \"{0}\" in {1} and {2}; there are: {3}", asked,
                                        paths.players().string(), paths.userPlayers.string(), known)};
}

/// Sets the keys of "key=value:key=value".
std::optional<game::Error> change(engine::PlayerSpec& spec, std::string_view changes) {
  while (!changes.empty()) {
    const std::string_view setting = takePart(changes, ':');
    std::string_view value = setting;
    const std::string_view key = takePart(value, '=');
    if (key.size() == setting.size()) {
      return game::Error{"player.bad-line", said::words("expected \"key=value\", found \"{0}\"", setting)};
    }
    if (auto fault = setPlayerKey(spec, key, value)) return fault;
  }
  return faultOf(spec);
}

/// Whose name is taken by one before gets the first of "NAME-2", "NAME-3", … that is free.
void tellApart(std::vector<engine::PlayerSpec>& players) {
  std::set<std::string> taken;
  for (engine::PlayerSpec& player : players) {
    std::string name = player.name;
    for (int number = 2; taken.contains(name); ++number)
      name = fmt::format("{}-{}", player.name, number);
    player.name = name;
    taken.insert(name);
  }
}

}  // namespace

std::vector<std::string> findPlayers(const lexica::DataPaths& paths) {
  std::set<std::string> names;
  for (const fs::path& folder : {paths.players(), paths.userPlayers}) {
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error)) {
      if (entry.path().extension() == kExtension) names.insert(entry.path().stem().string());
    }
  }
  return {names.begin(), names.end()};
}

game::Result<engine::PlayerSpec> openPlayer(const lexica::DataPaths& paths, std::string_view text) {
  std::string_view changes = text;
  const std::string_view name = takePart(changes, ':');
  const auto path = isPath(name) ? std::optional<fs::path>(name) : find(paths, name);
  if (!path) return unknownPlayer(paths, name);
  auto spec = engine::readPlayerSpec(*path);
  if (!spec) return spec;
  if (auto fault = change(*spec, changes)) {
    fault->message = said::words("{0}: {1}", text, fault->message);
    return *fault;
  }
  return spec;
}

game::Result<std::vector<engine::PlayerSpec>> openPlayers(const lexica::DataPaths& paths,
                                                          std::string_view list) {
  std::vector<engine::PlayerSpec> players;
  for (std::string_view rest = list; !rest.empty();) {
    auto player = openPlayer(paths, takePart(rest, ','));
    if (!player) return player.error();
    players.push_back(*std::move(player));
  }
  if (players.size() < 2) {
    return game::Error{
        "player.not-two",
        said::words("expected two players or more with commas between them, found \"{0}\"", list)};
  }
  tellApart(players);
  return players;
}

game::Result<std::shared_ptr<const engine::PoolTerms>> poolOf(const engine::PlayerSpec& spec,
                                                              const game::Language& language,
                                                              const lexica::DataPaths& paths) {
  if (!spec.pool) return std::shared_ptr<const engine::PoolTerms>();
  auto pool = lexica::openPoolTerms(paths, language);
  if (pool && *pool == nullptr) {
    return game::Error{"player.no-pool",
                       said::words("nothing is known of what the tiles unseen make of leaves in {0}; "
                                   "\"rozbor leaves pool\" learns it",
                                   languageName(language))};
  }
  return pool;
}

game::Result<EquippedPlayer> equip(engine::PlayerSpec spec, const fs::path& sessionLeaves,
                                   const game::Language& language, const lexica::DataPaths& paths) {
  EquippedPlayer player{std::move(spec), engine::noLeaves(), "none"};
  const std::string& own = player.spec.leaves;
  if (!engine::valuesLeaves(player.spec.strategy) || own == "none") return player;
  fs::path wanted = own;
  if (own.empty()) wanted = sessionLeaves;
  if (own == "language") wanted.clear();
  const auto choice = lexica::chooseLeaves(paths, language, wanted);
  if (!choice) return choice.error();
  player.leaves = choice->leaves;
  if (!choice->none) player.leavesFrom = choice->path.string();
  const auto pool = poolOf(player.spec, language, paths);
  if (!pool) return pool.error();
  player.pool = *pool;
  return player;
}

}  // namespace rozbor::app
