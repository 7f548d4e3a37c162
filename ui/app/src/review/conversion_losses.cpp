#include "conversion_losses.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "rozbor/replay/sheet_of_record.h"

namespace rozbor::app {
namespace {

using parser::Event;
using parser::EventKind;
using parser::GameRecord;
using parser::LineKind;
using parser::ScoreSheet;
using parser::SheetTurn;
using replay::RackKnowledge;
using replay::Turn;

/// Losses of which there are any.
class LossList {
 public:
  void add(LossKind kind, std::ptrdiff_t count) {
    if (count > 0) losses_.push_back({kind, static_cast<int>(count), {}});
  }

  void add(LossKind kind, const std::vector<std::string>& names) {
    if (names.empty()) return;
    std::string what;
    for (const std::string& name : names)
      what += (what.empty() ? "" : ", ") + name;
    losses_.push_back({kind, static_cast<int>(names.size()), std::move(what)});
  }

  std::vector<Loss> take() { return std::move(losses_); }

 private:
  std::vector<Loss> losses_;
};

std::ptrdiff_t notesOf(const GameRecord& record) {
  auto notes = static_cast<std::ptrdiff_t>(record.preface.size());
  for (const Event& event : record.events)
    notes += static_cast<std::ptrdiff_t>(event.notes.size());
  return notes;
}

std::ptrdiff_t trailingTextsOf(const GameRecord& record) {
  return std::ranges::count_if(record.events,
                               [](const Event& event) { return !event.trailing.value.empty(); });
}

std::ptrdiff_t unreadableLinesOf(const GameRecord& record) {
  return std::ranges::count(record.lines, LineKind::unreadable, &parser::Line::kind);
}

/// Names of the pragmas but for those in `kept`, each once, in the order of the file.
std::vector<std::string> pragmasOf(const GameRecord& record, std::span<const std::string_view> kept) {
  std::vector<std::string> names;
  for (const parser::Line& line : record.lines) {
    if (line.kind != LineKind::pragma && line.kind != LineKind::unknownPragma) continue;
    std::string name = line.raw.substr(0, line.raw.find_first_of(" \t"));
    const bool isKept = std::ranges::find(kept, name) != kept.end();
    if (!isKept && std::ranges::find(names, name) == names.end()) names.push_back(std::move(name));
  }
  return names;
}

std::vector<std::string> nicknamesOf(const GameRecord& record) {
  std::vector<std::string> nicks;
  for (const parser::PlayerHeader& player : record.players) {
    const std::string& name = player.name.value;
    if (!name.empty() && name.substr(0, name.find(' ')) != player.nick.value)
      nicks.push_back(player.nick.value);
  }
  return nicks;
}

bool isMove(const Turn& turn) {
  return turn.kind == EventKind::placement || turn.kind == EventKind::exchange ||
         turn.kind == EventKind::pass;
}

/// Whether the record tells tiles of the rack that were not played.
bool hasMoreThanPlayed(const Turn& turn) {
  const int played = turn.move ? turn.move->tileCounts().size() : 0;
  return isMove(turn) && turn.rack.size() > played;
}

bool losesRack(const Turn& turn, const parser::SheetStyle& style) {
  const bool isWritten = style.racks && turn.rackKnown == RackKnowledge::known;
  return hasMoreThanPlayed(turn) && !isWritten;
}

bool differsFromRules(const Turn& turn) {
  return (turn.scoreRecorded && *turn.scoreRecorded != turn.scoreComputed) ||
         (turn.totalRecorded && *turn.totalRecorded != turn.totalComputed);
}

std::ptrdiff_t countOf(const replay::Replay& replay, EventKind kind) {
  return std::ranges::count(replay.turns, kind, &Turn::kind);
}

std::string resultText(const ScoreSheet& sheet) {
  const auto one = [](const auto& points) {
    return points ? fmt::format("{}", points->value) : std::string("?");
  };
  return one(sheet.result[0]) + " : " + one(sheet.result[1]);
}

bool endsOtherwise(const ScoreSheet& sheet, const replay::Replay& replay) {
  for (std::size_t player = 0; player < 2; ++player) {
    if (!sheet.result[player]) continue;
    if (player >= replay.finalScores.size() || sheet.result[player]->value != replay.finalScores[player])
      return true;
  }
  return false;
}

bool settlesTiles(const GameRecord& record) {
  return std::ranges::any_of(record.events, [](const Event& event) {
    return event.kind == EventKind::endRack || event.kind == EventKind::rackPenalty;
  });
}

}  // namespace

std::vector<Loss> lossesInSheet(const GameRecord& record, const replay::Replay& replay,
                                const parser::SheetStyle& style) {
  static constexpr std::array<std::string_view, 3> kKept = {"#character-encoding", "#title", "#lexicon"};
  static constexpr std::array<std::string_view, 4> kKeptWithDate = {"#character-encoding", "#title",
                                                                    "#lexicon", "#description"};
  const bool hasDate = record.descriptions.size() == 1 && replay::isDate(record.descriptions.front().value);
  LossList losses;
  losses.add(LossKind::notes, notesOf(record));
  losses.add(LossKind::racks,
             std::ranges::count_if(replay.turns, [&](const Turn& turn) { return losesRack(turn, style); }));
  if (!style.coordinates) losses.add(LossKind::places, countOf(replay, EventKind::placement));
  losses.add(LossKind::points, std::ranges::count_if(replay.turns, differsFromRules));
  losses.add(LossKind::challengePoints, countOf(replay, EventKind::challenge));
  losses.add(LossKind::timePenalties, countOf(replay, EventKind::time));
  losses.add(LossKind::unreadPlays, std::ranges::count_if(replay.turns, [](const Turn& turn) {
               return turn.kind == EventKind::placement && turn.words.empty();
             }));
  losses.add(LossKind::trailingTexts, trailingTextsOf(record));
  losses.add(LossKind::nicknames, nicknamesOf(record));
  losses.add(LossKind::pragmas, hasDate ? pragmasOf(record, kKeptWithDate) : pragmasOf(record, kKept));
  losses.add(LossKind::unreadableLines, unreadableLinesOf(record));
  return losses.take();
}

std::vector<Loss> lossesInJson(const GameRecord& record) {
  static constexpr std::array<std::string_view, 2> kKept = {"#character-encoding", "#lexicon"};
  LossList losses;
  losses.add(LossKind::notes, static_cast<std::ptrdiff_t>(record.preface.size()));
  losses.add(LossKind::trailingTexts, trailingTextsOf(record));
  losses.add(LossKind::pragmas, pragmasOf(record, kKept));
  losses.add(LossKind::unreadableLines, unreadableLinesOf(record));
  return losses.take();
}

/// Values of an online record that no line can say.
std::vector<Loss> lossesInGcg(const GameRecord& record) {
  // These follow from the game, or are said in another way.
  static constexpr std::array<std::string_view, 6> kDerived = {"words_formed", "wordsFormed",  "play_state",
                                                               "version",      "original_gcg", "originalGcg"};
  std::vector<std::string> names;
  for (const parser::KeptValue& kept : record.keptValues) {
    const std::string name = kept.path.substr(kept.path.rfind('.') + 1);
    const bool isDerived = std::ranges::find(kDerived, name) != kDerived.end() || name == "game_info[0]";
    if (!isDerived && std::ranges::find(names, name) == names.end()) names.push_back(name);
  }
  LossList losses;
  losses.add(LossKind::values, names);
  return losses.take();
}

std::vector<Loss> lossesInOnline(const GameRecord& record) {
  static constexpr std::array<std::string_view, 24> kKept = {"#character-encoding",
                                                             "#title",
                                                             "#description",
                                                             "#id",
                                                             "#lexicon",
                                                             "#game-type",
                                                             "#board-layout",
                                                             "#tile-distribution",
                                                             "#tournament",
                                                             "#division",
                                                             "#round",
                                                             "#date",
                                                             "#time-control",
                                                             "#challenge-rule",
                                                             "#end-reason",
                                                             "#clock",
                                                             "#rack1",
                                                             "#rack2",
                                                             "#rating1",
                                                             "#rating2",
                                                             "#user1",
                                                             "#user2",
                                                             "#incomplete",
                                                             "#tile"};
  LossList losses;
  losses.add(LossKind::notes, static_cast<std::ptrdiff_t>(record.preface.size()));
  losses.add(LossKind::trailingTexts, trailingTextsOf(record));
  losses.add(LossKind::pragmas, pragmasOf(record, kKept));
  losses.add(LossKind::unreadableLines, unreadableLinesOf(record));
  return losses.take();
}

std::vector<Loss> lossesInRecord(const ScoreSheet& sheet, const GameRecord& record,
                                 const replay::Replay& replay) {
  LossList losses;
  std::vector<std::string> fields;  // the title holds their values, but not which is which
  if (!sheet.round.value.empty()) fields.emplace_back("round");
  if (!sheet.table.value.empty()) fields.emplace_back("table");
  losses.add(LossKind::headerFields, fields);
  losses.add(LossKind::remarks, static_cast<std::ptrdiff_t>(sheet.remarks.size()));
  if (!settlesTiles(record)) {
    losses.add(LossKind::endTiles, std::ranges::count_if(sheet.ends, [](const parser::SheetEnd& end) {
                 return end.tiles && !end.tiles->value.empty();
               }));
  }
  if (endsOtherwise(sheet, replay)) losses.add(LossKind::result, {resultText(sheet)});
  return losses.take();
}

std::vector<Loss> lossesInStyle(const ScoreSheet& sheet, const parser::SheetStyle& style) {
  LossList losses;
  const auto count = [&](auto has) { return std::ranges::count_if(sheet.turns, has); };
  if (!style.racks) losses.add(LossKind::racks, count([](const SheetTurn& turn) { return !!turn.rack; }));
  if (!style.coordinates)
    losses.add(LossKind::places, count([](const SheetTurn& turn) { return !!turn.at; }));
  return losses.take();
}

ScoreSheet inStyle(ScoreSheet sheet, const parser::SheetStyle& style) {
  for (SheetTurn& turn : sheet.turns) {
    if (!style.racks) turn.rack.reset();
    if (!style.coordinates) turn.at.reset();
  }
  return sheet;
}

}  // namespace rozbor::app
