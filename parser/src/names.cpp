#include "rozbor/parser/diagnostic.h"
#include "rozbor/parser/record.h"
#include "rozbor/parser/score_sheet.h"

namespace rozbor::parser {

const char* name(Severity severity) {
  switch (severity) {
    case Severity::info:
      return "info";
    case Severity::warning:
      return "warning";
    case Severity::error:
      break;
  }
  return "error";
}

const char* name(EventKind kind) {
  switch (kind) {
    case EventKind::placement:
      return "placement";
    case EventKind::exchange:
      return "exchange";
    case EventKind::pass:
      return "pass";
    case EventKind::withdrawn:
      return "withdrawn";
    case EventKind::challenge:
      return "challenge";
    case EventKind::time:
      return "time";
    case EventKind::endRack:
      return "end-rack";
    case EventKind::rackPenalty:
      break;
  }
  return "rack-penalty";
}

const char* name(SheetTurnKind kind) {
  switch (kind) {
    case SheetTurnKind::play:
      return "play";
    case SheetTurnKind::invalid:
      return "invalid";
    case SheetTurnKind::exchange:
      return "exchange";
    case SheetTurnKind::pass:
      return "pass";
    case SheetTurnKind::missing:
      break;
  }
  return "missing";
}

}  // namespace rozbor::parser
