#include "languages/language_files.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>

#include "rozbor/lexica/text.h"

namespace rozbor::app {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kConf = "language.conf";
constexpr std::string_view kBoard = "board.csv";
constexpr std::string_view kLeaves = "leaves.csv";
constexpr std::string_view kWinModel = "winmodel.csv";
constexpr std::array kNames{kConf,
                            kBoard,
                            std::string_view("alphabet.txt"),
                            std::string_view("tiles.csv"),
                            kLeaves,
                            kWinModel,
                            std::string_view("short-words.txt"),
                            std::string_view("drop.txt"),
                            std::string_view("add.txt")};

game::Result<std::string> read(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(file), {}};
  if (!file.good() && !file.eof())
    return game::Error{"file.cannot-read", said::words("cannot read {0}", path.string())};
  return text;
}

/// "board" of "board = x"; empty for a comment.
std::string_view settingIn(std::string_view line) {
  line = lexica::trimmed(line);
  return line.starts_with('#') ? std::string_view() : lexica::trimmed(line.substr(0, line.find('=')));
}

/// With the board that is among the files.
std::string withOwnBoard(std::string_view conf) {
  std::string text;
  while (!conf.empty()) {
    const std::string_view line = lexica::takeLine(conf);
    text += settingIn(line) == "board" ? "board = " + std::string(kBoard) : std::string(line);
    text += '\n';
  }
  return text;
}

}  // namespace

bool isLanguageFile(std::string_view name) {
  return std::ranges::find(kNames, name) != kNames.end();
}

std::vector<std::string> settingsOf(std::string_view conf, std::string_view setting) {
  std::vector<std::string> values;
  while (!conf.empty()) {
    const std::string_view line = lexica::takeLine(conf);
    const auto equals = line.find('=');
    if (equals != std::string_view::npos && settingIn(line) == setting)
      values.emplace_back(lexica::trimmed(line.substr(equals + 1)));
  }
  return values;
}

game::Result<LanguageFiles> filesOf(const lexica::DataPaths& paths, const std::string& id,
                                    const fs::path& folder) {
  const auto conf = read(folder / kConf);
  if (!conf) return conf.error();
  std::map<std::string, fs::path> sources{{std::string(kLeaves), paths.leaves() / (id + ".csv")},
                                          {std::string(kWinModel), paths.winModels() / (id + ".csv")}};
  std::error_code ignored;
  for (const std::string_view name : kNames) {
    if (name != kConf && fs::exists(folder / name, ignored)) sources[std::string(name)] = folder / name;
  }
  for (const std::string& board : settingsOf(*conf, "board"))
    sources[std::string(kBoard)] = folder / board;
  LanguageFiles files{{std::string(kConf), withOwnBoard(*conf)}};
  for (const auto& [name, path] : sources) {
    if (!fs::exists(path, ignored)) continue;
    auto text = read(path);
    if (!text) return text.error();
    files[name] = *std::move(text);
  }
  return files;
}

}  // namespace rozbor::app
