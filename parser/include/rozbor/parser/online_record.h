#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/parser/record.h"

namespace rozbor::parser {

/// A text of more bytes than this is no answer of a site; it is not read.
inline constexpr std::size_t kLongestOnline = 64U << 20U;
/// Nor is one whose values are nested deeper.
inline constexpr std::size_t kDeepestOnline = 64;

/// What a site says of games beside the games: their cards (ratings, tournament, time control) and the
/// results of its analysis, each as JSON text. Cards go by the id of their game, results too where they name
/// it.
struct OnlineExtras {
  std::map<std::string, std::string> cards;
  std::map<std::string, std::string> analyses;
  std::vector<std::string> namelessAnalyses;

  [[nodiscard]] bool empty() const { return cards.empty() && analyses.empty() && namelessAnalyses.empty(); }
};

/// What a file of a site holds.
struct OnlineReading {
  std::vector<ParsedRecord> games;
  OnlineExtras extras;
  std::vector<Diagnostic> diagnostics;  ///< of the whole text; those of a game are with it
};

/// Whether the text begins as JSON does. No GCG file and no score sheet does.
[[nodiscard]] bool looksLikeJson(std::string_view bytes);

/// Whether it is JSON that names what games, cards or analysis results of a site have. Looks, and reads
/// nothing.
[[nodiscard]] bool looksLikeOnlineRecord(std::string_view bytes);

/// Reads GameHistory, GameDocument, cards and analysis results in any of the forms of docs/online.md, codes
/// "online.…". `beside` fills in what the games lack; what stands in the text itself goes before it. Never
/// throws for input; of JSON that is broken nothing is read but where it breaks. Time and memory are linear
/// in the size of the text.
[[nodiscard]] OnlineReading readOnline(std::string_view bytes, const OnlineExtras& beside = {});

/// Cards and analysis results alone; games are passed over.
[[nodiscard]] OnlineExtras onlineExtras(std::string_view bytes);

/// readOnline for a text of one game: the first, and a diagnostic where there are more or none.
[[nodiscard]] ParsedRecord parseOnline(std::string_view bytes, const OnlineExtras& beside = {});

/// Each game of the text as a text of its own, with its card and its analysis result. Empty where
/// the text cannot be read or has no game.
[[nodiscard]] std::vector<std::string> splitOnline(std::string_view bytes, const OnlineExtras& beside = {});

/// Writes a record as GameHistory in JSON: {"history": {…}}. Values that were kept come out where they stood.
/// Reading it gives the same record but for source ranges, lines and what GCG alone can say (docs/online.md).
[[nodiscard]] std::string writeOnline(const GameRecord& record);

}  // namespace rozbor::parser
