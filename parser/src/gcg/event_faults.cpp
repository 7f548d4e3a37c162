#include <utility>

#include "event_grammar.h"
#include "event_session.h"
#include "text.h"

namespace rozbor::parser {
namespace {

struct Wording {
  Severity severity;
  const char* code;
  said::Sentence expected;
  said::Sentence recovery;
};

constexpr said::Sentence kWordSkipped = said::marked("the word is passed over and the line read on");
constexpr said::Sentence kLeftOut = said::marked("left out");

/// The word at the fault has a "[" or "(" that nothing closes.
std::size_t unclosedBracket(std::string_view word) {
  const std::size_t open = word.find_last_of("[(");
  if (open == std::string_view::npos) return open;
  const char close = word[open] == '[' ? ']' : ')';
  return word.find(close, open) == std::string_view::npos ? open : std::string_view::npos;
}

constexpr Wording kUnclosed = {Severity::error, "gcg.unclosed-bracket", said::marked("a closing bracket"),
                               kWordSkipped};

Wording wordingWrong(Expected expected) {
  using enum Severity;
  switch (expected) {
    case Expected::rack:
    case Expected::closing:
      return {warning, "gcg.bad-rack", said::marked("a rack of letters, \"?\" and tiles in brackets"),
              kWordSkipped};
    case Expected::coordinate:
      return {error, "gcg.bad-coordinate", said::marked("a coordinate such as 8H (across) or H8 (down)"),
              kWordSkipped};
    case Expected::play:
      return {error, "gcg.bad-play", said::marked("a word of letters, \".\" and tiles in brackets"),
              kWordSkipped};
    case Expected::exchange:
      return {error, "gcg.bad-exchange", said::marked("the tiles exchanged or their number"), kWordSkipped};
    case Expected::score:
    case Expected::endRackPoints:
      return {warning, "gcg.bad-number", said::marked("the points, a whole number"), kWordSkipped};
    case Expected::total:
      break;
  }
  return {warning, "gcg.bad-number", said::marked("the running total, a whole number"), kWordSkipped};
}

Wording wordingMissing(Expected expected, bool atPlay) {
  using enum Severity;
  switch (expected) {
    case Expected::closing:
      return {error, "gcg.unclosed-bracket", said::marked("a closing bracket"),
              said::marked("the tiles so far are taken")};
    case Expected::coordinate:
      if (atPlay) {
        return {error, "gcg.missing-coordinate", said::marked("a coordinate before the word"),
                said::marked("the word is read without its place")};
      }
      return {error, "gcg.missing-play", said::marked("a coordinate and a word, or another action"),
              kLeftOut};
    case Expected::rack:
    case Expected::play:
      return {error, "gcg.missing-play", said::marked("the word that was played"), kLeftOut};
    case Expected::exchange:
      return {error, "gcg.bad-exchange", said::marked("the tiles exchanged or their number"), kLeftOut};
    case Expected::score:
      return {warning, "gcg.missing-score", said::marked("the points and the running total"), kLeftOut};
    case Expected::endRackPoints:
      return {error, "gcg.missing-end-rack-points", said::marked("the points for the tiles left"), kLeftOut};
    case Expected::total:
      break;
  }
  return {warning, "gcg.missing-total", said::marked("the running total"), kLeftOut};
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
  const said::Message shown =
      found.empty() ? said::words("the end of the line") : said::Message::verbatim(quoted(found));
  return {.severity = wording.severity,
          .code = wording.code,
          .where = rangeOf(line, found, lineNumber),
          .message = said::words("expected {0}, found {1}", wording.expected, shown),
          .recovery = wording.recovery};
}

}  // namespace rozbor::parser
