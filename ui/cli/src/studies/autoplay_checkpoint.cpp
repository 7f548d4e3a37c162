#include "autoplay_checkpoint.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

namespace rozbor::cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr Job kMatch{.command = "autoplay", .name = "match"};

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

}  // namespace

game::Result<std::optional<Checkpoint>> readCheckpoint(const fs::path& path, const Facts& facts) {
  Checkpoint checkpoint;
  const auto read = readCheckpointFile(path, kMatch, facts, [&checkpoint](const json& object) {
    checkpoint = {.tally = tallyFrom(object.at("tally")),
                  .seconds = object.at("seconds").get<double>(),
                  .cpuSeconds = object.at("cpuSeconds").get<double>()};
  });
  if (!read) return read.error();
  return *read ? std::optional(checkpoint) : std::nullopt;
}

std::optional<game::Error> writeCheckpoint(const fs::path& path, const Checkpoint& checkpoint,
                                           const Facts& facts) {
  return writeCheckpointFile(path, kMatch, facts,
                             {{"tally", tallyJson(checkpoint.tally)},
                              {"seconds", checkpoint.seconds},
                              {"cpuSeconds", checkpoint.cpuSeconds}});
}

}  // namespace rozbor::cli
