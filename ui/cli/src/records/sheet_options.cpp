#include "sheet_options.h"

#include <map>

#include "rozbor/app/entry/sheet_entry.h"

namespace rozbor::cli {
namespace {

using parser::SheetStyle;

const std::map<std::string, SheetStyle::Separator> kSeparators{
    {"bar", SheetStyle::Separator::bar},
    {"semicolon", SheetStyle::Separator::semicolon},
    {"comma", SheetStyle::Separator::comma},
    {"tab", SheetStyle::Separator::tab}};

}  // namespace

void addSheetOptions(const Command& command, SheetOptions& options) {
  command.option("--separator", options.separator, "of a sheet's cells: bar, semicolon, comma, tab")
      .oneOf({"bar", "semicolon", "comma", "tab"});
  command.option("--notation", options.notation, "of places: field (8H, H8) or association (8H V, 8H S)")
      .oneOf({"field", "association"});
  command.option("--columns", options.columns, "language of a sheet's columns (default: that of the game)")
      .oneOf({"cs", "sk", "pl", "en"});
}

void addOtherSheetOption(const Command& command, std::string& file) {
  command
      .option("--other-sheet", file,
              "the other player's sheet of the same game: both are taken as one (docs/cas.md)")
      .typeName("SHEET");
}

SheetStyle styleOf(const SheetOptions& options, const game::Language& language) {
  SheetStyle style;
  style.separator = kSeparators.at(options.separator);
  style.notation =
      options.notation == "field" ? SheetStyle::Notation::field : SheetStyle::Notation::association;
  style.language = options.columns.empty() ? app::columnsFor(language) : options.columns;
  return style;
}

}  // namespace rozbor::cli
