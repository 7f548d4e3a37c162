#include <fmt/format.h>

#include <utility>

#include "event_grammar.h"
#include "event_session.h"
#include "text.h"

namespace rozbor::parser {
namespace {

struct Wording {
  Severity severity;
  const char* code;
  const char* expected;
  const char* recovery;
};

constexpr const char* kWordSkipped = "the word is passed over and the line read on";
constexpr const char* kLeftOut = "left out";

/// The word at the fault has a "[" or "(" that nothing closes.
std::size_t unclosedBracket(std::string_view word) {
  const std::size_t open = word.find_last_of("[(");
  if (open == std::string_view::npos) return open;
  const char close = word[open] == '[' ? ']' : ')';
  return word.find(close, open) == std::string_view::npos ? open : std::string_view::npos;
}

constexpr Wording kUnclosed = {Severity::error, "gcg.unclosed-bracket", "a closing bracket", kWordSkipped};

Wording wordingWrong(Expected expected) {
  using enum Severity;
  switch (expected) {
    case Expected::rack:
    case Expected::closing:
      return {warning, "gcg.bad-rack", "a rack of letters, \"?\" and tiles in brackets", kWordSkipped};
    case Expected::coordinate:
      return {error, "gcg.bad-coordinate", "a coordinate such as 8H (across) or H8 (down)", kWordSkipped};
    case Expected::play:
      return {error, "gcg.bad-play", "a word of letters, \".\" and tiles in brackets", kWordSkipped};
    case Expected::exchange:
      return {error, "gcg.bad-exchange", "the tiles exchanged or their number", kWordSkipped};
    case Expected::score:
    case Expected::endRackPoints:
      return {warning, "gcg.bad-number", "the points, a whole number", kWordSkipped};
    case Expected::total:
      break;
  }
  return {warning, "gcg.bad-number", "the running total, a whole number", kWordSkipped};
}

Wording wordingMissing(Expected expected, bool atPlay) {
  using enum Severity;
  switch (expected) {
    case Expected::closing:
      return {error, "gcg.unclosed-bracket", "a closing bracket", "the tiles so far are taken"};
    case Expected::coordinate:
      if (atPlay) {
        return {error, "gcg.missing-coordinate", "a coordinate before the word",
                "the word is read without its place"};
      }
      return {error, "gcg.missing-play", "a coordinate and a word, or another action", kLeftOut};
    case Expected::rack:
    case Expected::play:
      return {error, "gcg.missing-play", "the word that was played", kLeftOut};
    case Expected::exchange:
      return {error, "gcg.bad-exchange", "the tiles exchanged or their number", kLeftOut};
    case Expected::score:
      return {warning, "gcg.missing-score", "the points and the running total", kLeftOut};
    case Expected::endRackPoints:
      return {error, "gcg.missing-end-rack-points", "the points for the tiles left", kLeftOut};
    case Expected::total:
      break;
  }
  return {warning, "gcg.missing-total", "the running total", kLeftOut};
}

}  // namespace

Diagnostic describe(const EventFault& fault, std::string_view line, std::uint32_t lineNumber) {
  const std::string_view rest = line.substr(fault.offset);
  std::string_view found = splitWord(rest).first;
  const bool atPlay = !found.empty() && !looksLikeNumber(found);
  Wording wording = fault.skipped > 0 ? wordingWrong(fault.expected) : wordingMissing(fault.expected, atPlay);
  if (const std::size_t open = unclosedBracket(found); fault.skipped > 0 && open != std::string_view::npos) {
    wording = kUnclosed;
    found.remove_prefix(open);
  }
  const std::string shown = found.empty() ? std::string("the end of the line") : quoted(found);
  return {.severity = wording.severity,
          .code = wording.code,
          .where = rangeOf(line, found, lineNumber),
          .message = fmt::format("expected {}, found {}", wording.expected, shown),
          .recovery = wording.recovery};
}

}  // namespace rozbor::parser
