#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

#include "rozbor/render/render_export.h"

namespace rozbor::reports {

/// A cell of CSV: quoted where it must be, and with an apostrophe in front of what would be a formula.
[[nodiscard]] std::string csvCell(std::string_view text);

/// A column of a table: its name and how it is read off a row. A string, a number, true or false, or null.
template <class Row>
struct Column {
  const char* name;
  nlohmann::json (*value)(const Row& row);
};

[[nodiscard]] std::string csvCell(const nlohmann::json& value);

[[nodiscard]] std::string csvStart(const CsvOptions& options);

template <class Row>
std::string csvHeadOf(std::span<const Column<Row>> columns, const CsvOptions& options) {
  std::string text = csvStart(options);
  for (std::size_t column = 0; column < columns.size(); ++column)
    text += csvCell(std::string_view(columns[column].name)) + (column + 1 == columns.size() ? "\r\n" : ",");
  return text;
}

template <class Row>
std::string csvRowsOf(std::span<const Row> rows, std::span<const Column<Row>> columns) {
  std::string text;
  for (const Row& row : rows) {
    for (std::size_t column = 0; column < columns.size(); ++column)
      text += csvCell(columns[column].value(row)) + (column + 1 == columns.size() ? "\r\n" : ",");
  }
  return text;
}

template <class Row>
std::string csvOf(std::span<const Row> rows, std::span<const Column<Row>> columns,
                  const CsvOptions& options) {
  return csvHeadOf<Row>(columns, options) + csvRowsOf<Row>(rows, columns);
}

/// One object a line, its members in the order of the columns.
template <class Row>
std::string jsonLinesOf(std::span<const Row> rows, std::span<const Column<Row>> columns) {
  std::string text;
  for (const Row& row : rows) {
    nlohmann::ordered_json object = nlohmann::ordered_json::object();
    for (const Column<Row>& column : columns)
      object[column.name] = column.value(row);
    text += object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
  }
  return text;
}

}  // namespace rozbor::reports
