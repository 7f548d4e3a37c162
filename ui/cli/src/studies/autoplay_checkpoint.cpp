#include "autoplay_checkpoint.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

namespace rozbor::cli {
namespace {

namespace fs = std::filesystem;
using engine::MatchTally;
using engine::PairingResult;
using engine::TournamentResults;
using nlohmann::json;

json tallyJson(const MatchTally& tally) {
  json object{{"players", json::array()}, {"signature", fmt::format("{:016x}", tally.signature)}};
  visitSums(tally, [&object](const char* name, std::int64_t sum) { object[name] = sum; });
  for (const MatchTally::Player& player : tally.players) {
    json& sums = object["players"].emplace_back(json::object());
    visitPlayerSums(player, [&sums](const char* name, std::int64_t sum) { sums[name] = sum; });
  }
  return object;
}

/// Throws where a number is missing or none.
MatchTally tallyFrom(const json& object) {
  MatchTally tally;
  visitSums(tally, [&](const char* name, std::int64_t& sum) { object.at(name).get_to(sum); });
  for (std::size_t index = 0; index < tally.players.size(); ++index) {
    const json& sums = object.at("players").at(index);
    visitPlayerSums(tally.players[index],
                    [&](const char* name, std::int64_t& sum) { sums.at(name).get_to(sum); });
  }
  tally.signature = std::stoull(object.at("signature").get<std::string>(), nullptr, 16);
  return tally;
}

/// The halves that the first player won with each bag, a digit each: a bag is played twice at most.
std::string digits(const PairingResult& result) {
  std::string text;
  for (const std::uint8_t halves : result.unitHalves)
    text += static_cast<char>('0' + halves);
  return text;
}

/// Throws where the bags are not those of the tally.
PairingResult resultFrom(const json& object) {
  PairingResult result{tallyFrom(object), {}};
  std::int64_t sum = 0;
  for (const char digit : object.at("bags").get<std::string>()) {
    if (digit < '0' || digit > '4') throw std::invalid_argument("bags");
    result.unitHalves.push_back(static_cast<std::uint8_t>(digit - '0'));
    sum += digit - '0';
  }
  if (static_cast<std::int64_t>(result.unitHalves.size()) != result.tally.units ||
      sum != result.tally.players[0].unitHalves)
    throw std::invalid_argument("bags");
  return result;
}

/// How each kind of games is written down.
template <class Games>
struct Form;

template <>
struct Form<MatchTally> {
  static constexpr Job kJob{.command = "autoplay", .name = "match"};
  static constexpr const char* kField = "tally";
  static json written(const MatchTally& tally) { return tallyJson(tally); }
  static MatchTally read(const json& object) { return tallyFrom(object); }
};

template <>
struct Form<TournamentResults> {
  static constexpr Job kJob{.command = "autoplay", .name = "tournament"};
  static constexpr const char* kField = "pairs";
  static json written(const TournamentResults& results) {
    json pairs = json::array();
    for (const PairingResult& result : results) {
      json& pair = pairs.emplace_back(tallyJson(result.tally));
      pair["bags"] = digits(result);
    }
    return pairs;
  }
  static TournamentResults read(const json& pairs) {
    TournamentResults results;
    for (const json& pair : pairs)
      results.push_back(resultFrom(pair));
    return results;
  }
};

}  // namespace

template <class Games>
game::Result<std::optional<Checkpoint<Games>>> readCheckpoint(const fs::path& path, const Facts& facts) {
  Checkpoint<Games> checkpoint;
  const auto read = readCheckpointFile(path, Form<Games>::kJob, facts, [&checkpoint](const json& object) {
    checkpoint = {.games = Form<Games>::read(object.at(Form<Games>::kField)),
                  .seconds = object.at("seconds").get<double>(),
                  .cpuSeconds = object.at("cpuSeconds").get<double>()};
  });
  if (!read) return read.error();
  return *read ? std::optional(checkpoint) : std::nullopt;
}

template <class Games>
std::optional<game::Error> writeCheckpoint(const fs::path& path, const Checkpoint<Games>& checkpoint,
                                           const Facts& facts) {
  return writeCheckpointFile(path, Form<Games>::kJob, facts,
                             {{Form<Games>::kField, Form<Games>::written(checkpoint.games)},
                              {"seconds", checkpoint.seconds},
                              {"cpuSeconds", checkpoint.cpuSeconds}});
}

template game::Result<std::optional<Checkpoint<MatchTally>>> readCheckpoint(const fs::path&, const Facts&);
template game::Result<std::optional<Checkpoint<TournamentResults>>> readCheckpoint(const fs::path&,
                                                                                   const Facts&);
template std::optional<game::Error> writeCheckpoint(const fs::path&, const Checkpoint<MatchTally>&,
                                                    const Facts&);
template std::optional<game::Error> writeCheckpoint(const fs::path&, const Checkpoint<TournamentResults>&,
                                                    const Facts&);

}  // namespace rozbor::cli
