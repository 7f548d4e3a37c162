#include "sheet_options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <map>
#include <string_view>

namespace rozbor::cli {
namespace {

using parser::SheetStyle;

const std::map<std::string, SheetStyle::Separator> kSeparators{
    {"bar", SheetStyle::Separator::bar},
    {"semicolon", SheetStyle::Separator::semicolon},
    {"comma", SheetStyle::Separator::comma},
    {"tab", SheetStyle::Separator::tab}};

/// "sk" for "sk110"; English where there are no names of columns.
std::string columnsFor(const game::Language& language) {
  static constexpr std::array<std::string_view, 4> kLanguages = {"cs", "sk", "pl", "en"};
  const std::string id = language.id.substr(0, 2);
  return std::ranges::find(kLanguages, id) != kLanguages.end() ? id : "en";
}

}  // namespace

void addSheetOptions(CLI::App& command, SheetOptions& options) {
  command.add_option("--separator", options.separator, "of a sheet's cells: bar, semicolon, comma, tab")
      ->check(CLI::IsMember({"bar", "semicolon", "comma", "tab"}));
  command.add_option("--notation", options.notation, "of places: field (8H, H8) or association (8H V, 8H S)")
      ->check(CLI::IsMember({"field", "association"}));
  command
      .add_option("--columns", options.columns, "language of a sheet's columns (default: that of the game)")
      ->check(CLI::IsMember({"cs", "sk", "pl", "en"}));
}

SheetStyle styleOf(const SheetOptions& options, const game::Language& language) {
  SheetStyle style;
  style.separator = kSeparators.at(options.separator);
  style.notation =
      options.notation == "field" ? SheetStyle::Notation::field : SheetStyle::Notation::association;
  style.language = options.columns.empty() ? columnsFor(language) : options.columns;
  return style;
}

}  // namespace rozbor::cli
