#pragma once

#include <string_view>
#include <vector>

#include "event_grammar.h"

namespace rozbor::parser {

/// What the grammar writes into while it reads one line. Each `take` function stores what a rule
/// matched; those that return a bool may refuse it, and then the rule does not match after all.
class EventSession {
 public:
  EventSession(std::string_view line, std::uint32_t lineNumber, const TileScanner& tiles)
      : line_(line), lineNumber_(lineNumber), tiles_(tiles) {}

  [[nodiscard]] const TileScanner& tiles() const { return tiles_; }
  [[nodiscard]] EventReading& reading() { return reading_; }

  void takeNick(std::string_view text);
  bool takeRack(std::string_view text);
  bool takeCoordinate(std::string_view text);
  bool takePlay(std::string_view text);
  bool takeExchanged(std::string_view text);
  bool takeExchangeCount(std::string_view text);
  bool takeEndTiles(std::string_view text);
  /// "(TIME)" may also be an end rack with these four tiles; `rest` is what follows it.
  [[nodiscard]] bool isTimeWord(std::string_view text, std::string_view rest) const;
  bool takeScore(std::string_view text);
  bool takeTotal(std::string_view text);
  void takeTrailing(std::string_view text);
  void setKind(EventKind kind) { reading_.event.kind = kind; }

  /// Notes that `expected` is not at `where` and says where to read on: behind the word at `where`
  /// when that seems to be the thing misspelt, else at `where`.
  const char* recover(Expected expected, const char* where);

  /// To be called when the line is read: settles what only the whole line can tell.
  void finish();

  /// Whether anything of the body was understood.
  [[nodiscard]] bool madeSense() const;

 private:
  [[nodiscard]] bool mustSkip(Expected expected, std::string_view rest) const;
  bool takeTiles(std::string_view text, Field<std::vector<TileText>>& field);

  std::string_view line_;
  std::uint32_t lineNumber_;
  const TileScanner& tiles_;
  EventReading reading_;
};

/// Whether the text begins with a number, or with what was to be one.
[[nodiscard]] bool looksLikeNumber(std::string_view text);

}  // namespace rozbor::parser
