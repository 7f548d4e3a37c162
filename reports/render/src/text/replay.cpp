#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "data/json_values.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "rozbor/render/diagnostic_words.h"
#include "rozbor/render/render.h"

namespace rozbor::reports {
namespace {

using nlohmann::json;
using replay::RackKnowledge;
using replay::Turn;

template <class T>
json orNull(const std::optional<T>& value) {
  return value ? json(*value) : json();
}

json turnJson(const Turn& turn, std::size_t index, const ReplayReport& report) {
  const game::Language& language = report.language;
  json words = json::array();
  for (const game::LaidWord& word : turn.words)
    words.push_back(wordText(word.tiles, language.alphabet));
  json notes = json::array();
  for (const parser::Note& note : report.record.events[turn.event].notes)
    notes.push_back(note.text.value);
  const bool rackTold = turn.rackKnown != RackKnowledge::unknown;
  return {{"index", index + 1},
          {"line", turn.line},
          {"player", turn.player},
          {"kind", parser::name(turn.kind)},
          {"move", turn.move ? json(moveText(*turn.move, language.alphabet)) : json()},
          {"exchangeCount", orNull(turn.exchangeCount)},
          {"rack", rackTold ? rackText(turn.rack, language.alphabet) : ""},
          {"rackKnown", replay::name(turn.rackKnown)},
          {"scoreRecorded", orNull(turn.scoreRecorded)},
          {"scoreComputed", turn.scoreComputed},
          {"totalRecorded", orNull(turn.totalRecorded)},
          {"totalComputed", turn.totalComputed},
          {"position", writeCgp(turn.before, language)},
          {"unseen", rackText(turn.unseen, language.alphabet)},
          {"bag", turn.bag},
          {"words", words},
          {"playable", turn.playable},
          {"takenBack", turn.takenBack},
          {"notes", notes}};
}

std::string moveCell(const Turn& turn, const ReplayReport& report) {
  if (turn.move) return moveTextForPeople(*turn.move, turn.before.board, report.language.alphabet);
  return turn.exchangeCount ? fmt::format("-{}", *turn.exchangeCount) : "";
}

/// Pads by code points, which is by columns for the scripts that have tiles.
std::string padded(const std::string& text, std::size_t width) {
  std::size_t columns = 0;
  for (const char byte : text)
    columns += (static_cast<unsigned char>(byte) & 0xC0) != 0x80 ? 1 : 0;
  return text + std::string(columns < width ? width - columns : 0, ' ');
}

std::string turnLine(const Turn& turn, const ReplayReport& report) {
  const std::string rack =
      turn.rackKnown == RackKnowledge::unknown ? "" : rackText(turn.rack, report.language.alphabet);
  const bool differs = (turn.scoreRecorded && *turn.scoreRecorded != turn.scoreComputed) ||
                       (turn.totalRecorded && *turn.totalRecorded != turn.totalComputed);
  std::string line = fmt::format("{:>4}  {}  {}  {}  {}  {:>+4} {:>5}", turn.line,
                                 padded(report.replay.players[turn.player].nick, 12),
                                 padded(parser::name(turn.kind), 12), padded(rack, 8),
                                 padded(moveCell(turn, report), 22), turn.scoreComputed, turn.totalComputed);
  if (differs) {
    const auto shown = [](const std::optional<int>& value) {
      return value ? fmt::format("{}", *value) : std::string("?");
    };
    line += fmt::format("   written: {} {}", shown(turn.scoreRecorded), shown(turn.totalRecorded));
  }
  return line + "\n";
}

}  // namespace

std::string renderReplayJson(const ReplayReport& report) {
  json players = json::array();
  for (const replay::PlayerInfo& player : report.replay.players) {
    players.push_back({{"nick", player.nick}, {"name", player.name}});
  }
  json events = json::array();
  for (std::size_t index = 0; index < report.replay.turns.size(); ++index) {
    events.push_back(turnJson(report.replay.turns[index], index, report));
  }
  return dump({{"file", report.file},
               {"players", players},
               {"language", report.languageId},
               {"lexicon", report.lexicon.empty() ? json() : json(report.lexicon)},
               {"complete", report.replay.complete},
               {"events", events},
               {"final", report.replay.finalScores},
               {"finalPosition", writeCgp(report.replay.finalPosition, report.language)},
               {"diagnostics", diagnosticsJson(report.diagnostics)}});
}

std::string renderReplayText(const ReplayReport& report, const Wording& wording) {
  std::string text = report.file + "\n";
  for (const Turn& turn : report.replay.turns)
    text += turnLine(turn, report);
  for (const parser::Diagnostic& diagnostic : report.diagnostics)
    text += diagnosticLine(report.file, diagnostic, wording) + "\n";
  return text;
}

}  // namespace rozbor::reports
