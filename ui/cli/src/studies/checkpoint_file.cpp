#include "checkpoint_file.h"

#include <fmt/format.h>

#include <fstream>
#include <system_error>

#include "rozbor/app/replace_file.h"

namespace rozbor::cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

std::string kindOf(const Job& job) {
  return fmt::format("rozbor {} checkpoint", job.command);
}

json factsJson(const Facts& facts) {
  json object = json::object();
  for (const auto& [name, value] : facts)
    object[name] = value;
  return object;
}

game::Error badCheckpoint(const fs::path& path, const Job& job, const said::Message& why) {
  return {fmt::format("{}.bad-checkpoint", job.command),
          said::words("{0} is no checkpoint of a {1}: {2}", path.string(), job.name, why)};
}

std::optional<game::Error> differenceOf(const json& written, const Facts& facts, const fs::path& path,
                                        const Job& job) {
  for (const auto& [name, value] : facts) {
    const auto before = written.value(name, std::string());
    if (before == value) continue;
    return game::Error{fmt::format("{}.other-options", job.command),
                       said::words("{0} is of a {1} with {2} \"{3}\", this one has \"{4}\"; repeat the "
                                   "options of that {5}, or give another file",
                                   path.string(), job.name, name, before, value, job.name)};
  }
  return std::nullopt;
}

}  // namespace

game::Result<bool> readCheckpointFile(const fs::path& path, const Job& job, const Facts& facts,
                                      const std::function<void(const json&)>& take) {
  std::error_code ignored;
  if (!fs::exists(path, ignored)) return false;
  try {
    std::ifstream file(path, std::ios::binary);
    const json object = json::parse(file);
    if (object.at("kind") != kindOf(job))
      return badCheckpoint(path, job, said::words("its \"kind\" is another"));
    if (object.at("version") != job.version)
      return badCheckpoint(path, job, said::words("it is of another version"));
    if (auto difference = differenceOf(object.at(job.name), facts, path, job)) return *difference;
    take(object);
    return true;
  } catch (const std::exception& error) {  // of the JSON library: syntax, missing fields, wrong types
    return badCheckpoint(path, job, said::Message::verbatim(error.what()));
  }
}

std::optional<game::Error> writeCheckpointFile(const fs::path& path, const Job& job, const Facts& facts,
                                               json state) {
  state["kind"] = kindOf(job);
  state["version"] = job.version;
  state[job.name] = factsJson(facts);
  return app::replaceFile(path, state.dump(-1, ' ', false, json::error_handler_t::replace) + '\n');
}

}  // namespace rozbor::cli
