#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Columns, wrapping and colours of a terminal. Widths count code points that are not combining
/// marks, which is what a terminal shows for every script that has tiles.
namespace rozbor::reports::terminal {

[[nodiscard]] std::size_t widthOf(std::string_view text);
[[nodiscard]] std::string padRight(std::string text, std::size_t width);
[[nodiscard]] std::string padLeft(const std::string& text, std::size_t width);
/// At most `width` columns, with "…" where something was cut.
[[nodiscard]] std::string clipped(const std::string& text, std::size_t width);
/// Lines of at most `width` columns behind `indent` blanks, broken at blanks only.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t width, std::size_t indent);

enum class Ink { plain, dim, bold, good, mild, bad, worse, worst };

/// ANSI colours, or nothing.
class Paint {
 public:
  explicit Paint(bool colour) : colour_(colour) {}
  [[nodiscard]] std::string operator()(Ink ink, const std::string& text) const;

 private:
  bool colour_;
};

/// The bytes of a sequence of Paint at the front of a text; 0 where there is none.
[[nodiscard]] std::size_t paintAt(std::string_view text);

/// Text in columns as wide as their widest cell.
class Table {
 public:
  struct Column {
    bool right = false;         ///< numbers
    std::size_t widest = 1000;  ///< what is wider is cut
  };
  struct Row {
    std::vector<std::string> cells;  ///< may be fewer than columns
    std::vector<Ink> inks;           ///< may be fewer than cells
    std::vector<std::string> below;  ///< remarks, a line each
  };

  /// Remarks begin under `remarkColumn`.
  explicit Table(std::vector<Column> columns, std::size_t remarkColumn = 0)
      : columns_(std::move(columns)), remarkColumn_(remarkColumn) {}
  void add(Row row) { rows_.push_back(std::move(row)); }
  [[nodiscard]] std::string text(const Paint& paint, std::size_t indent) const;

 private:
  [[nodiscard]] std::string line(const Row& row, const Paint& paint) const;
  [[nodiscard]] std::size_t columnStart(std::size_t column) const;
  [[nodiscard]] std::size_t columnWidth(std::size_t column) const;

  std::vector<Column> columns_;
  std::size_t remarkColumn_;
  std::vector<Row> rows_;
};

}  // namespace rozbor::reports::terminal
