#include "rozbor/parser/online_record.h"

#include <algorithm>
#include <array>
#include <utility>

#include "online/fields.h"
#include "online/game_reader.h"
#include "online/json_tree.h"

namespace rozbor::parser {
namespace {

/// How deep games may be wrapped: {"data": {"games": [{"history": {…}}]}}.
constexpr int kDeepestWrap = 6;

/// What is in a tree: games, cards, analysis results.
struct Contents {
  std::vector<FoundGame> games;
  OnlineExtras extras;
};

std::string idOf(const Json& value, std::initializer_list<const char*> names) {
  for (const char* name : names) {
    const auto found = value.find(name);
    if (found != value.end() && found->is_string()) return found->get<std::string>();
  }
  return {};
}

bool hasAny(const Json& value, std::initializer_list<const char*> names) {
  return std::ranges::any_of(names, [&](const char* name) { return value.contains(name); });
}

/// An object of what `rozbor replay --json` writes has events, too, but of another kind.
bool isGame(const Json& value) {
  const auto events = value.find("events");
  if (events == value.end()) return value.contains("players") && hasAny(value, {"play_state", "playState"});
  const bool isOurs = events->is_array() && !events->empty() && events->front().is_object() &&
                      events->front().contains("kind");
  return !isOurs;
}

bool isDocument(const Json& value) {
  return hasAny(value, {"board", "bag", "racks", "timers", "current_scores", "currentScores", "end_reason",
                        "endReason"});
}

bool isAnalysis(const Json& value) {
  const auto turns = value.find("turns");
  if (turns == value.end() || !turns->is_array() || turns->empty() || !turns->front().is_object())
    return false;
  return hasAny(turns->front(), {"played_move", "playedMove", "optimal_move", "optimalMove"});
}

class Finder {
 public:
  void look(const Json& value, const std::string& path, int depth = 0) {
    if (depth > kDeepestWrap) return;
    if (value.is_array()) {
      for (std::size_t index = 0; index < value.size(); ++index)
        look(value[index], pathOf(path, index), depth + 1);
    } else if (value.is_object()) {
      lookIn(value, path, depth);
    }
  }

  Contents take() { return std::move(contents_); }

 private:
  void lookIn(const Json& value, const std::string& path, int depth) {
    if (isAnalysis(value)) return addAnalysis(value, std::exchange(lastId_, {}));
    if (isGame(value)) return addGame(value, path, isDocument(value));
    lastId_.clear();
    // The game first, so that an analysis without an id of its own beside it is known to be its.
    for (const auto& [name, member] : value.items()) {
      if ((name == "history" || name == "document") && member.is_object())
        addGame(member, pathOf(path, name), name == "document");
    }
    for (const auto& [name, member] : value.items()) {
      const bool isCards = name == "game_info" || name == "gameInfo";
      if (isCards) addCards(member);
      if (!isCards && name != "history" && name != "document") look(member, pathOf(path, name), depth + 1);
    }
    lastId_.clear();
  }

  void addGame(const Json& value, const std::string& path, bool isOfDocument) {
    contents_.games.push_back({&value, path, isOfDocument});
    lastId_ = idOf(value, {"uid"});
  }

  void addCards(const Json& cards) {
    if (cards.is_object()) addCard(cards);
    if (!cards.is_array()) return;
    for (const Json& card : cards)
      addCard(card);
  }

  void addCard(const Json& card) {
    if (!card.is_object()) return;
    std::string id = idOf(card, {"game_id", "gameId", "uid"});
    contents_.extras.cards[id.empty() ? lastId_ : id] = card.dump();
  }

  void addAnalysis(const Json& value, const std::string& besideId) {
    std::string id = idOf(value, {"game_id", "gameId", "uid"});
    if (id.empty()) id = besideId;
    if (id.empty())
      contents_.extras.namelessAnalyses.push_back(value.dump());
    else
      contents_.extras.analyses[id] = value.dump();
  }

  Contents contents_;
  std::string lastId_;  ///< of the game in the object that is looked at
};

/// Where a byte of the text stands. Columns count code points.
SourceRange placeOf(std::string_view text, std::size_t byte) {
  const std::string_view before = text.substr(0, std::min(byte == 0 ? 0 : byte - 1, text.size()));
  const std::size_t lineStart = before.find_last_of('\n') + 1;
  const auto lines = std::ranges::count(before, '\n');
  const auto isLead = [](char each) { return (static_cast<unsigned char>(each) & 0xC0U) != 0x80U; };
  const auto column = std::ranges::count_if(before.substr(lineStart), isLead);
  return {static_cast<std::uint32_t>(lines + 1), static_cast<std::uint32_t>(column + 1), 0};
}

Diagnostic describe(const JsonFault& fault, std::string_view text) {
  Diagnostic diagnostic{.severity = Severity::error,
                        .code = fault.code,
                        .where = fault.byte == 0 ? SourceRange{} : placeOf(text, fault.byte),
                        .message = onlineMessage(fault.path, fault.expected, fault.found),
                        .recovery = said::words("nothing of the text is read")};
  diagnostic.path = fault.path;
  return diagnostic;
}

Diagnostic noGame() {
  return {.severity = Severity::error,
          .code = "online.no-game",
          .where = {},
          .message = said::words("expected a game (\"history\", \"document\" or \"events\"), found none"),
          .recovery = {}};
}

OnlineExtras merged(OnlineExtras own, const OnlineExtras& beside) {
  own.cards.insert(beside.cards.begin(), beside.cards.end());
  own.analyses.insert(beside.analyses.begin(), beside.analyses.end());
  if (own.namelessAnalyses.empty()) own.namelessAnalyses = beside.namelessAnalyses;
  return own;
}

std::string textOf(const FoundGame& game, const OnlineExtras& extras, bool isAlone) {
  Json text = Json::object();
  text[game.isDocument ? "document" : "history"] = *game.value;
  const std::string id = idOf(*game.value, {"uid"});
  const auto card = extras.cards.find(id);
  const bool hasCard = card != extras.cards.end() && (!id.empty() || isAlone);
  if (hasCard) text["game_info"] = Json::array({readJson(card->second).tree});
  const auto analysis = extras.analyses.find(id);
  if (analysis != extras.analyses.end())
    text["analysis"] = readJson(analysis->second).tree;
  else if (isAlone && extras.namelessAnalyses.size() == 1)
    text["analysis"] = readJson(extras.namelessAnalyses.front()).tree;
  return text.dump();
}

Contents contentsOf(const Json& tree) {
  Finder finder;
  finder.look(tree, {});
  return finder.take();
}

}  // namespace

bool looksLikeJson(std::string_view bytes) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  if (bytes.starts_with(kMark)) bytes.remove_prefix(kMark.size());
  const std::size_t start = bytes.find_first_not_of(" \t\r\n");
  if (start == std::string_view::npos) return false;
  if (bytes[start] == '{') return true;
  // A table of a score sheet might begin with a tile in brackets.
  const std::size_t second = bytes.find_first_not_of(" \t\r\n", start + 1);
  return bytes[start] == '[' && (second == std::string_view::npos ||
                                 std::string_view("[{]\"").find(bytes[second]) != std::string_view::npos);
}

bool looksLikeOnlineRecord(std::string_view bytes) {
  static constexpr std::array<std::string_view, 7> kNames = {
      "\"events\"",   "\"history\"",     "\"document\"",  "\"game_info\"",
      "\"gameInfo\"", "\"played_move\"", "\"playedMove\""};
  return looksLikeJson(bytes) && std::ranges::any_of(kNames, [&](std::string_view name) {
           return bytes.find(name) != std::string_view::npos;
         });
}

OnlineReading readOnline(std::string_view bytes, const OnlineExtras& beside) {
  OnlineReading reading;
  const JsonReading json = readJson(bytes);
  if (json.fault) {
    reading.diagnostics.push_back(describe(*json.fault, bytes));
    return reading;
  }
  Contents contents = contentsOf(json.tree);
  const bool isAlone = contents.games.size() == 1;
  const OnlineExtras extras = merged(std::move(contents.extras), beside);
  for (const FoundGame& game : contents.games)
    reading.games.push_back(readGame(game, extras, isAlone));
  reading.extras = extras;
  if (reading.games.empty()) reading.diagnostics.push_back(noGame());
  return reading;
}

OnlineExtras onlineExtras(std::string_view bytes) {
  const JsonReading json = readJson(bytes);
  return json.fault ? OnlineExtras() : contentsOf(json.tree).extras;
}

ParsedRecord parseOnline(std::string_view bytes, const OnlineExtras& beside) {
  OnlineReading reading = readOnline(bytes, beside);
  ParsedRecord parsed;
  parsed.record.encoding = "UTF-8";
  const std::size_t games = reading.games.size();
  if (games > 0) parsed = std::move(reading.games.front());
  parsed.diagnostics.insert(parsed.diagnostics.begin(), reading.diagnostics.begin(),
                            reading.diagnostics.end());
  if (games > 1) {
    parsed.diagnostics.insert(parsed.diagnostics.begin(),
                              {.severity = Severity::warning,
                               .code = "online.more-games",
                               .where = {},
                               .message = said::words("expected one game, found {0}", games),
                               .recovery = said::words("the first is read")});
  }
  return parsed;
}

std::vector<std::string> splitOnline(std::string_view bytes, const OnlineExtras& beside) {
  const JsonReading json = readJson(bytes);
  if (json.fault) return {};
  Contents contents = contentsOf(json.tree);
  const OnlineExtras extras = merged(std::move(contents.extras), beside);
  std::vector<std::string> texts;
  for (const FoundGame& game : contents.games)
    texts.push_back(textOf(game, extras, contents.games.size() == 1));
  return texts;
}

}  // namespace rozbor::parser
