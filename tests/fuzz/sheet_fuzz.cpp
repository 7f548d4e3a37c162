#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz_support.h"
#include "rozbor/parser/score_sheet.h"

// Any bytes at all: the reader does not crash, and what it read is the same after it was written and
// read again, in every separator; in the other layout, writing is stable after the first time.
namespace {

using namespace rozbor::parser;

template <class T>
bool same(const Field<T>& one, const Field<T>& other) {
  return one.value == other.value;
}

template <class T>
bool same(const std::optional<Field<T>>& one, const std::optional<Field<T>>& other) {
  return one.has_value() == other.has_value() && (!one || same(*one, *other));
}

template <class T>
bool same(const std::vector<Field<T>>& one, const std::vector<Field<T>>& other) {
  if (one.size() != other.size()) return false;
  for (std::size_t index = 0; index < one.size(); ++index) {
    if (!same(one[index], other[index])) return false;
  }
  return true;
}

bool same(const SheetTurn& one, const SheetTurn& other) {
  return one.kind == other.kind && same(one.number, other.number) && one.player == other.player &&
         same(one.word, other.word) && same(one.crossWords, other.crossWords) &&
         same(one.score, other.score) && same(one.total, other.total) && same(one.at, other.at) &&
         same(one.rack, other.rack) && same(one.exchanged, other.exchanged) &&
         same(one.exchangeCount, other.exchangeCount);
}

void requireSame(const ScoreSheet& one, const ScoreSheet& other) {
  using rozbor::fuzz::require;
  require(same(one.competition, other.competition) && same(one.round, other.round) &&
              same(one.table, other.table) && same(one.date, other.date) && same(one.variant, other.variant),
          "a header field differs");
  require(same(one.players[0], other.players[0]) && same(one.players[1], other.players[1]),
          "a player differs");
  require(one.turns.size() == other.turns.size(), "a turn was lost or made");
  for (std::size_t turn = 0; turn < one.turns.size(); ++turn)
    require(same(one.turns[turn], other.turns[turn]), "a turn differs");
  for (const std::size_t player : {0U, 1U}) {
    require(same(one.ends[player].tiles, other.ends[player].tiles), "tiles left differ");
    require(same(one.ends[player].points, other.ends[player].points), "points for tiles left differ");
    require(same(one.result[player], other.result[player]), "the result differs");
  }
  require(same(one.remarks, other.remarks), "a remark differs");
  require(one.onePlayerOnly == other.onePlayerOnly, "a player was lost");
}

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
    requireSame(sheet, again);
    rozbor::fuzz::require(writeScoreSheet(again, style) == written, "writing twice is not stable");
  }
  const SheetLayout other = sheet.layout == SheetLayout::list ? SheetLayout::sideBySide : SheetLayout::list;
  const SheetStyle style = styleOf(other, Separator::bar, size);
  const std::string once = writeScoreSheet(parseScoreSheet(writeScoreSheet(sheet, style)).sheet, style);
  rozbor::fuzz::require(writeScoreSheet(parseScoreSheet(once).sheet, style) == once,
                        "writing in the other layout is not stable");
  return 0;
}
