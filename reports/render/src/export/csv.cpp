#include "csv.h"

#include <charconv>

namespace rozbor::reports {
namespace {

bool isNumber(std::string_view text) {
  double number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, fault] = std::from_chars(text.data(), end, number);
  return fault == std::errc() && stop == end;
}

/// What spreadsheets take for a formula, and run.
bool looksLikeFormula(std::string_view text) {
  constexpr std::string_view kStarts = "=+-@\t\r\n";
  return !text.empty() && kStarts.find(text.front()) != std::string_view::npos && !isNumber(text);
}

std::string inQuotes(std::string_view text) {
  std::string cell = "\"";
  for (const char each : text) {
    if (each == '"') cell += '"';
    cell += each;
  }
  return cell + '"';
}

}  // namespace

std::string csvCell(std::string_view text) {
  const std::string safe = (looksLikeFormula(text) ? "'" : "") + std::string(text);
  return safe.find_first_of(",\"\r\n") == std::string::npos ? safe : inQuotes(safe);
}

std::string csvCell(const nlohmann::json& value) {
  if (value.is_null()) return {};
  if (value.is_string()) return csvCell(std::string_view(value.get_ref<const std::string&>()));
  return value.dump();
}

std::string csvStart(const CsvOptions& options) {
  return options.byteOrderMark ? "\xEF\xBB\xBF" : "";
}

std::string renderTableCsv(std::span<const std::string> names, std::span<const std::vector<std::string>> rows,
                           const CsvOptions& options) {
  std::string text = csvStart(options);
  const auto addRow = [&](const auto& cells) {
    for (std::size_t column = 0; column < names.size(); ++column) {
      if (column < cells.size()) text += csvCell(std::string_view(cells[column]));
      text += column + 1 == names.size() ? "\r\n" : ",";
    }
  };
  addRow(names);
  for (const auto& row : rows)
    addRow(row);
  return text;
}

}  // namespace rozbor::reports
