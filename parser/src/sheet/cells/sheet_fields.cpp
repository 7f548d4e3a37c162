#include "sheet_fields.h"

#include <algorithm>
#include <utility>

#include "fold.h"
#include "text.h"

namespace rozbor::parser {
namespace {

constexpr std::size_t kLongestKey = 48;  // bytes

struct KeyMatch {
  SheetField key = SheetField::remark;
  std::size_t length = 0;  ///< with the colon
};

/// Goes over one line and takes a key or a word of a value after the other.
class FieldScanner {
 public:
  FieldScanner(std::string_view line, std::uint32_t lineNumber, std::optional<CellSeparator> separator,
               bool loneKeys)
      : line_(line),
        lineNumber_(lineNumber),
        ranges_(line, lineNumber),
        commas_(separator == CellSeparator::comma),
        loneKeys_(loneKeys) {}

  /// `nested`: the line is the content of a quoted cell.
  std::vector<FieldText> scan(bool nested = false) {
    for (skipBetween(); position_ < line_.size(); skipBetween()) {
      if (takeQuoted(nested)) continue;
      if (const std::optional<KeyMatch> match = keyHere()) {
        flush();
        key_ = match->key;
        hasKey_ = true;
        position_ += match->length;
      } else {
        takeWord();
      }
    }
    flush();
    return std::move(fields_);
  }

 private:
  [[nodiscard]] bool separates(char c) const {
    return c == '|' || c == ';' || c == '\t' || (commas_ && c == ',');
  }

  void skipBetween() {
    while (position_ < line_.size() && (isBlank(line_[position_]) || separates(line_[position_]))) {
      atCellStart_ = atCellStart_ || separates(line_[position_]);
      ++position_;
    }
  }

  [[nodiscard]] bool isOwn(SheetField key) const {
    // "Zbylo: ZH: ĎÓ -15" and "Výsledek: ZH: 389": there they say whose.
    const bool isPlayer = key == SheetField::first || key == SheetField::second;
    return !(isPlayer && hasKey_ && (key_ == SheetField::left || key_ == SheetField::result));
  }

  [[nodiscard]] std::optional<KeyMatch> keyHere() const {
    const std::string_view rest = line_.substr(position_, kLongestKey);
    const std::size_t end = static_cast<std::size_t>(
        std::ranges::find_if(rest, [&](char c) { return c == ':' || c == '"' || separates(c); }) -
        rest.begin());
    if (end == rest.size()) return std::nullopt;
    const bool lone = rest[end] != ':' && rest[end] != '"';
    if (rest[end] == '"' || (lone && !(loneKeys_ && atCellStart_))) return std::nullopt;
    const std::optional<SheetField> key = sheetField(folded(trimmedRight(rest.substr(0, end))));
    if (!key || !isOwn(*key)) return std::nullopt;
    return KeyMatch{.key = *key, .length = end + (lone ? 0U : 1U)};
  }

  void takeWord() {
    if (start_ == kNone) start_ = position_;
    atCellStart_ = false;
    while (position_ < line_.size() && !isBlank(line_[position_]) && !separates(line_[position_]))
      ++position_;
    end_ = position_;
  }

  bool takeQuoted(bool nested) {
    if (quotesOff_ || line_[position_] != '"' || start_ != kNone) return false;
    const std::string_view rest = line_.substr(position_);
    const std::size_t length = quotedLength(rest);
    quotesOff_ = length == 0;
    if (quotesOff_) return false;
    const std::string content = unquotedText(rest.substr(0, length));
    const SourceRange where = ranges_.rangeOf(rest.substr(0, length));
    position_ += length;
    atCellStart_ = false;
    if (hasKey_ || nested) {
      fields_.push_back({.key = takeKey(), .value = content, .where = where});
    } else {
      takeNested(content, where);
    }
    return true;
  }

  /// A spreadsheet quotes a whole cell "Soutěž: Pohár, jarní".
  void takeNested(const std::string& content, const SourceRange& where) {
    std::vector<FieldText> inside = FieldScanner(content, lineNumber_, std::nullopt, false).scan(true);
    for (FieldText& field : inside) {
      field.where = where;
      fields_.push_back(std::move(field));
    }
  }

  std::optional<SheetField> takeKey() {
    if (!std::exchange(hasKey_, false)) return std::nullopt;
    return key_;
  }

  void flush() {
    const std::string_view value =
        start_ == kNone ? line_.substr(position_, 0) : line_.substr(start_, end_ - start_);
    start_ = kNone;
    const std::optional<SheetField> key = takeKey();
    if (!key && value.empty()) return;
    fields_.push_back({.key = key, .value = std::string(value), .where = ranges_.rangeOf(value)});
  }

  static constexpr std::size_t kNone = std::string_view::npos;

  std::string_view line_;
  std::uint32_t lineNumber_;
  RangeCounter ranges_;
  bool commas_;
  bool loneKeys_;
  std::size_t position_ = 0;
  std::size_t start_ = kNone;  ///< of the value
  std::size_t end_ = 0;
  SheetField key_ = SheetField::remark;
  bool hasKey_ = false;
  bool atCellStart_ = true;
  bool quotesOff_ = false;
  std::vector<FieldText> fields_;
};

/// Whether a value needs quotes to be read as it is. Rather too often than not, except where the form of
/// the value is our own.
bool needsQuotes(SheetField key, std::string_view value, char separator) {
  const bool isOwnForm = key == SheetField::left || key == SheetField::result;
  const std::string_view harmless = isOwnForm && separator != ',' ? ".-+/()?!*'[],:" : ".-+/()?!*'";
  return trimmed(value).size() != value.size() || value.find("  ") != std::string_view::npos ||
         std::ranges::any_of(value, [&](char c) {
           const bool isPlain = isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == ' ' ||
                                static_cast<unsigned char>(c) >= 0x80U;
           return !isPlain && harmless.find(c) == std::string_view::npos;
         });
}

}  // namespace

std::vector<FieldText> scanFields(std::string_view line, std::uint32_t lineNumber,
                                  std::optional<CellSeparator> separator, bool loneKeys) {
  return FieldScanner(line, lineNumber, separator, loneKeys).scan();
}

std::optional<SheetField> leadingField(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\v\f|;,\"");
  if (first == std::string_view::npos) return std::nullopt;
  text = text.substr(first, kLongestKey);
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  return sheetField(folded(trimmedRight(text.substr(0, colon))));
}

std::string fieldLine(SheetField key, std::string_view value, std::string_view language, char separator) {
  std::string line(term(key, language));
  line += ':';
  line += separator == '|' ? ' ' : separator;
  return line + cellText(value, separator, needsQuotes(key, value, separator));
}

}  // namespace rozbor::parser
