#include "autoplay_checkpoint.h"

#include <fmt/format.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <system_error>

namespace rozbor::cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr const char* kKind = "rozbor autoplay checkpoint";
constexpr int kVersion = 1;

json factsJson(const Facts& facts) {
  json object = json::object();
  for (const auto& [name, value] : facts)
    object[name] = value;
  return object;
}

json tallyJson(const engine::MatchTally& tally) {
  json object{{"players", json::array()}, {"signature", fmt::format("{:016x}", tally.signature)}};
  visitSums(tally, [&object](const char* name, std::int64_t sum) { object[name] = sum; });
  for (const engine::MatchTally::Player& player : tally.players) {
    json& sums = object["players"].emplace_back(json::object());
    visitPlayerSums(player, [&sums](const char* name, std::int64_t sum) { sums[name] = sum; });
  }
  return object;
}

/// Throws where a number is missing or none.
engine::MatchTally tallyFrom(const json& object) {
  engine::MatchTally tally;
  visitSums(tally, [&](const char* name, std::int64_t& sum) { object.at(name).get_to(sum); });
  for (std::size_t index = 0; index < tally.players.size(); ++index) {
    const json& sums = object.at("players").at(index);
    visitPlayerSums(tally.players[index],
                    [&](const char* name, std::int64_t& sum) { sums.at(name).get_to(sum); });
  }
  tally.signature = std::stoull(object.at("signature").get<std::string>(), nullptr, 16);
  return tally;
}

game::Error badCheckpoint(const fs::path& path, const std::string& why) {
  return {"autoplay.bad-checkpoint", path.string() + " is no checkpoint of a match: " + why};
}

std::optional<game::Error> differenceOf(const json& written, const Facts& facts, const fs::path& path) {
  for (const auto& [name, value] : facts) {
    const auto before = written.value(name, std::string());
    if (before == value) continue;
    return game::Error{"autoplay.other-options",
                       fmt::format("{} is of a match with {} \"{}\", this one has \"{}\"; repeat the options "
                                   "of that match, or give another file",
                                   path.string(), name, before, value)};
  }
  return std::nullopt;
}

}  // namespace

game::Result<std::optional<Checkpoint>> readCheckpoint(const fs::path& path, const Facts& facts) {
  std::error_code ignored;
  if (!fs::exists(path, ignored)) return std::optional<Checkpoint>();
  try {
    std::ifstream file(path, std::ios::binary);
    const json object = json::parse(file);
    if (object.at("kind") != kKind) return badCheckpoint(path, "its \"kind\" is another");
    if (object.at("version") != kVersion) return badCheckpoint(path, "it is of another version");
    if (auto difference = differenceOf(object.at("match"), facts, path)) return *difference;
    return std::optional(Checkpoint{.tally = tallyFrom(object.at("tally")),
                                    .seconds = object.at("seconds").get<double>(),
                                    .cpuSeconds = object.at("cpuSeconds").get<double>()});
  } catch (const std::exception& error) {  // of the JSON library: syntax, missing fields, wrong types
    return badCheckpoint(path, error.what());
  }
}

std::optional<game::Error> writeCheckpoint(const fs::path& path, const Checkpoint& checkpoint,
                                           const Facts& facts) {
  const json object{{"kind", kKind},
                    {"version", kVersion},
                    {"match", factsJson(facts)},
                    {"tally", tallyJson(checkpoint.tally)},
                    {"seconds", checkpoint.seconds},
                    {"cpuSeconds", checkpoint.cpuSeconds}};
  fs::path temporary = path;
  temporary += ".new";
  std::ofstream file(temporary, std::ios::binary | std::ios::trunc);
  file << object.dump(1, ' ', false, json::error_handler_t::replace) << '\n';
  file.close();
  std::error_code error;
  if (file) fs::rename(temporary, path, error);
  if (file && !error) return std::nullopt;
  return game::Error{"file.cannot-write", "cannot write " + path.string()};
}

}  // namespace rozbor::cli
