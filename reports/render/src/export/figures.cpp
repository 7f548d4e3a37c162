#include <array>

#include "csv.h"
#include "data/json_values.h"

namespace rozbor::reports {
namespace {

using nlohmann::json;
using Row = FigureRow;

json numberOrNull(const std::optional<double>& value) {
  return value ? json(roundedPoints(*value)) : json();
}

constexpr std::array kColumns{
    Column<Row>{"player", [](const Row& row) -> json { return row.player; }},
    Column<Row>{"figure", [](const Row& row) -> json { return row.figure; }},
    Column<Row>{"part", [](const Row& row) { return row.part.empty() ? json() : json(row.part); }},
    Column<Row>{"value", [](const Row& row) { return numberOrNull(row.value); }},
    Column<Row>{"low", [](const Row& row) { return numberOrNull(row.low); }},
    Column<Row>{"high", [](const Row& row) { return numberOrNull(row.high); }},
    Column<Row>{"games", [](const Row& row) -> json { return row.games; }}};

}  // namespace

std::vector<FigureRow> figureRows(const std::string& player, std::span<const Figure> figures) {
  std::vector<FigureRow> rows;
  for (const Figure& figure : figures) {
    for (const auto& [part, value] : figure.parts)
      rows.push_back({player, figure.name, part, value, {}, {}, figure.n});
    if (figure.parts.empty())
      rows.push_back({player, figure.name, {}, figure.value, figure.low, figure.high, figure.n});
  }
  return rows;
}

std::string renderFiguresCsv(std::span<const FigureRow> rows, const CsvOptions& options) {
  return csvOf<FigureRow>(rows, kColumns, options);
}

std::string renderFiguresJson(std::span<const FigureRow> rows) {
  return jsonLinesOf<FigureRow>(rows, kColumns);
}

}  // namespace rozbor::reports
