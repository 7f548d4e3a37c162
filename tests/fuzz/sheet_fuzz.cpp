#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "require.h"
#include "rozbor/parser/score_sheet.h"

// Any bytes at all: the reader does not crash, and what it read is the same after it was written and
// read again, in every separator; in the other layout, writing is stable after the first time.
namespace {

using namespace rozbor::parser;

SheetStyle styleOf(SheetLayout layout, SheetStyle::Separator separator, std::size_t variation) {
  static constexpr const char* kLanguages[] = {"cs", "sk", "pl", "en"};
  SheetStyle style;
  style.layout = layout;
  style.separator = separator;
  style.notation = variation % 2 == 0 ? SheetStyle::Notation::field : SheetStyle::Notation::association;
  style.language = kLanguages[variation / 2 % 4];
  style.coordinates = true;
  style.racks = true;
  return style;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using Separator = SheetStyle::Separator;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  (void)looksLikeScoreSheet(bytes);
  const ScoreSheet sheet = parseScoreSheet(bytes).sheet;
  for (const Separator separator : {Separator::bar, Separator::semicolon, Separator::comma, Separator::tab}) {
    const SheetStyle style = styleOf(sheet.layout, separator, size);
    const std::string written = writeScoreSheet(sheet, style);
    const ScoreSheet again = parseScoreSheet(written).sheet;
    rozbor::fuzz::require(again.turns.size() == sheet.turns.size(), "a turn was lost or made");
    rozbor::fuzz::require(sameContent(sheet, again), "reading what was written says something else");
    rozbor::fuzz::require(writeScoreSheet(again, style) == written, "writing twice is not stable");
  }
  for (const ParsedSheet& game : parseScoreSheets(bytes)) {
    const SheetStyle gameStyle = styleOf(game.sheet.layout, Separator::semicolon, size);
    const std::vector<ParsedSheet> again = parseScoreSheets(writeScoreSheet(game.sheet, gameStyle));
    rozbor::fuzz::require(again.size() == 1, "one game was written and several were read");
    rozbor::fuzz::require(sameContent(game.sheet, again.front().sheet),
                          "a game of several says something else");
  }
  const SheetLayout other = sheet.layout == SheetLayout::list ? SheetLayout::sideBySide : SheetLayout::list;
  const SheetStyle style = styleOf(other, Separator::bar, size);
  const std::string once = writeScoreSheet(parseScoreSheet(writeScoreSheet(sheet, style)).sheet, style);
  rozbor::fuzz::require(writeScoreSheet(parseScoreSheet(once).sheet, style) == once,
                        "writing in the other layout is not stable");
  return 0;
}
