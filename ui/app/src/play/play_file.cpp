#include "rozbor/app/play/play_file.h"

#include <fmt/format.h>

#include <charconv>
#include <functional>
#include <map>
#include <system_error>
#include <utility>

#include "rozbor/app/library/file_names.h"
#include "rozbor/app/replace_file.h"
#include "rozbor/game/notation.h"
#include "studies/study_parts.h"

namespace rozbor::app {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kHeading = "Rozbor: a game under way, 1";
constexpr std::string_view kPlayed = "played";
constexpr std::string_view kTakenBack = "taken-back";
constexpr std::string_view kClock = "clock";

template <class Number>
std::optional<Number> number(std::string_view text) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

/// Cuts the first line off.
std::string_view takeLine(std::string_view& text) {
  const std::size_t end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return line;
}

/// "key = value".
std::pair<std::string_view, std::string_view> splitLine(std::string_view line) {
  const std::size_t sign = line.find(" = ");
  if (sign == std::string_view::npos) return {line, {}};
  return {line.substr(0, sign), line.substr(sign + 3)};
}

game::Error badLine(std::size_t number, std::string_view line) {
  return {"play.bad-file",
          said::words("the game that was under way cannot be read: line {0}, \"{1}\"", number, line)};
}

std::string oneLine(std::string text) {
  for (char& each : text) {
    if (each == '\n' || each == '\r') each = ' ';
  }
  return text;
}

std::string turnLine(const PlayedTurn& turn, const game::Alphabet& alphabet) {
  const std::string clock = turn.left ? fmt::format("{} ", turn.left->count()) : std::string();
  return fmt::format("{} = {}{}\n", turn.takenBack ? kTakenBack : kPlayed, clock,
                     moveText(turn.move, alphabet));
}

/// What is agreed, by key; false for a key or a value that there is not.
bool take(PlaySetup& setup, std::string_view key, std::string_view value) {
  static const std::map<std::string_view, std::function<bool(PlaySetup&, std::string_view)>> kKeys{
      {"person", [](PlaySetup& into, std::string_view text) { return into.person = text, true; }},
      {"level", [](PlaySetup& into, std::string_view text) { return into.level = text, true; }},
      {"language", [](PlaySetup& into, std::string_view text) { return into.language = text, true; }},
      {"lexicon", [](PlaySetup& into, std::string_view text) { return into.lexicon = text, true; }},
      {"day", [](PlaySetup& into, std::string_view text) { return into.day = text, true; }},
      {"begins",
       [](PlaySetup& into, std::string_view text) {
         into.personBegins = text == "person";
         return text == "person" || text == "level";
       }},
      {"phonies",
       [](PlaySetup& into, std::string_view text) {
         into.phonies = text == "refused" ? PhonyRule::refused : PhonyRule::challenged;
         return text == "refused" || text == "challenged";
       }},
      {"minutes",
       [](PlaySetup& into, std::string_view text) {
         into.minutes = number<int>(text);
         return into.minutes && *into.minutes > 0 && *into.minutes < 10'000;
       }},
      {"seed", [](PlaySetup& into, std::string_view text) {
         const auto seed = number<std::uint64_t>(text);
         into.seed = seed.value_or(0);
         return seed.has_value();
       }}};
  const auto found = kKeys.find(key);
  return found != kKeys.end() && found->second(setup, value);
}

/// "1234 8D HOUSE", the time only where there is a clock.
bool repeatTurn(PlayedGame& game, std::string_view text, bool takenBack) {
  std::optional<PlayTime> left;
  if (game.setup().minutes) {
    const auto time = number<std::int64_t>(text.substr(0, text.find(' ')));
    if (!time) return false;
    left = PlayTime(*time);
    text.remove_prefix(std::min(text.size(), text.find(' ') + 1));
  }
  const auto move = parseMove(text, game.levelSees().board, game.table().language->alphabet);
  return move && game.repeat(*move, takenBack, left);
}

bool setClocks(PlayedGame& game, std::string_view text) {
  const std::size_t blank = text.find(' ');
  if (blank == std::string_view::npos) return false;
  const auto person = number<std::int64_t>(text.substr(0, blank));
  const auto level = number<std::int64_t>(text.substr(blank + 1));
  if (!person || !level) return false;
  game.setTime(PlaySide::person, PlayTime(*person));
  game.setTime(PlaySide::level, PlayTime(*level));
  return true;
}

bool takeTurn(PlayedGame& game, std::string_view key, std::string_view value) {
  if (key == kClock) return setClocks(game, value);
  return (key == kPlayed || key == kTakenBack) && repeatTurn(game, value, key == kTakenBack);
}

}  // namespace

fs::path gameUnderWay(const lexica::DataPaths& paths) {
  return paths.games().empty() ? fs::path() : paths.games() / "under-way.play";
}

std::string keptText(const PlayedGame& game) {
  const PlaySetup& setup = game.setup();
  std::string text = fmt::format(
      "{}\nperson = {}\nlevel = {}\nlanguage = {}\nlexicon = {}\nbegins = {}\nphonies = {}\nseed = {}\nday = "
      "{}\n",
      kHeading, oneLine(setup.person), oneLine(setup.level), setup.language,
      game.table().lexicon->info().name, setup.personBegins ? "person" : "level",
      setup.phonies == PhonyRule::refused ? "refused" : "challenged", setup.seed, setup.day);
  if (setup.minutes) text += fmt::format("minutes = {}\n", *setup.minutes);
  text += '\n';
  for (const PlayedTurn& turn : game.turns())
    text += turnLine(turn, game.table().language->alphabet);
  if (setup.minutes)
    text += fmt::format("{} = {} {}\n", kClock, game.timeLeft(PlaySide::person)->count(),
                        game.timeLeft(PlaySide::level)->count());
  return text;
}

game::Result<PlayedGame> goOn(std::string_view text, const lexica::DataPaths& paths, TimeSource now) {
  PlaySetup setup;
  std::size_t lineNumber = 1;
  std::string_view line = takeLine(text);
  if (line != kHeading) return badLine(lineNumber, line);
  while (!text.empty()) {
    line = takeLine(text);
    ++lineNumber;
    if (line.empty()) break;
    const auto [key, value] = splitLine(line);
    if (!take(setup, key, value)) return badLine(lineNumber, line);
  }
  auto table = openPlayTable(setup, paths);
  if (!table) return table.error();
  PlayedGame game(setup, *std::move(table), std::move(now));
  while (!text.empty()) {
    line = takeLine(text);
    ++lineNumber;
    const auto [key, value] = splitLine(line);
    if (!takeTurn(game, key, value)) return badLine(lineNumber, line);
  }
  return game;
}

game::Result<fs::path> keepRecord(const PlayedGame& game, const lexica::DataPaths& paths) {
  const fs::path folder = paths.games();
  if (folder.empty()) return cannotWrite(folder);
  std::error_code ignored;
  fs::create_directories(folder, ignored);
  FileNames names;
  fs::path file;
  do {
    file = folder / names.take(fmt::format("{} {}", game.setup().day, game.table().level.spec.name), "gcg");
  } while (fs::exists(file, ignored));
  if (const auto error = replaceFile(file, game.gcg())) return *error;
  return file;
}

}  // namespace rozbor::app
