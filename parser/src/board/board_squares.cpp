#include "board_squares.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "board_lines.h"
#include "fold.h"
#include "text.h"

namespace rozbor::parser {
namespace {

using What = SquareSight::What;

constexpr std::string_view kDashes[] = {"-", "–", "—", "−", "·", "•"};

SquareSight emptySight() {
  return {.what = What::empty};
}

/// Goes over one row and takes sign after sign off it.
class SignCutter {
 public:
  explicit SignCutter(std::string_view row) : row_(row) {}

  std::vector<BoardSign> cut() {
    while (at_ < row_.size())
      takeSign();
    return std::move(signs_);
  }

 private:
  void takeSign() {
    const char c = row_[at_];
    if (isBlank(c)) return add({.kind = BoardSign::Kind::space}, 1);
    if (c == '|') return add({.kind = BoardSign::Kind::bar}, 1);
    if (c == '_') return add({}, 1);
    if (c == '?' || c == '*') return add({.sights = {{.what = What::tile}}}, 1);
    if (c == '.') return add({.sights = {emptySight()}, .marksEmpty = true}, 1);
    if (isDigit(c)) return takeRun();
    if (c == '{' && takeChoice()) return;
    for (const std::string_view dash : kDashes) {
      if (row_.substr(at_).starts_with(dash))
        return add({.sights = {emptySight()}, .marksEmpty = true}, dash.size());
    }
    takeTile();
  }

  void takeRun() {
    std::size_t end = at_;
    std::uint32_t squares = 0;
    while (end < row_.size() && isDigit(row_[end])) {
      squares = std::min(10 * squares + static_cast<std::uint32_t>(row_[end] - '0'), kMostBoardSide + 1);
      ++end;
    }
    const std::size_t length = end - at_;
    if (squares == 0 || squares > kMostBoardSide) return add({.kind = BoardSign::Kind::foreign}, length);
    const std::string_view text = row_.substr(at_, length);
    for (std::uint32_t square = 0; square < squares; ++square)
      signs_.push_back({.sights = {emptySight()}, .marksEmpty = true, .text = text});
    at_ = end;
  }

  /// "{A97.5b2-0.5}": what the square may hold, each with how likely, in per cent.
  bool takeChoice() {
    const std::size_t close = row_.find('}', at_);
    if (close == std::string_view::npos) return false;
    const std::size_t start = std::exchange(at_, at_ + 1);
    std::vector<SquareSight> sights;
    while (at_ < close) {
      std::optional<SquareSight> sight = choiceHere(close);
      const std::optional<std::uint32_t> share = sight ? shareHere(close) : std::nullopt;
      if (!share) break;
      sight->perMille = *share;
      sights.push_back(std::move(*sight));
    }
    const bool isRead = at_ == close && !sights.empty();
    at_ = start;
    if (isRead) add({.sights = std::move(sights)}, close + 1 - start);
    return isRead;
  }

  std::optional<SquareSight> choiceHere(std::size_t end) {
    if (row_[at_] == '-' || row_[at_] == '?') {
      const What what = row_[at_++] == '-' ? What::empty : What::tile;
      return SquareSight{.what = what};
    }
    const std::size_t length = tileLength(row_.substr(at_, end - at_));
    if (length == 0) return std::nullopt;
    const SquareSight sight = tileOf(row_.substr(at_, length));
    at_ += length;
    return sight;
  }

  std::optional<std::uint32_t> shareHere(std::size_t end) {
    const char* const last = row_.data() + end;
    const auto [behind, error] = std::from_chars(row_.data() + at_, last, share_);
    if (error != std::errc() || share_ > 100) return std::nullopt;
    std::uint32_t perMille = 10 * share_;
    at_ = static_cast<std::size_t>(behind - row_.data());
    if (at_ + 1 < end && row_[at_] == '.' && isDigit(row_[at_ + 1])) {
      perMille += static_cast<std::uint32_t>(row_[at_ + 1] - '0');
      at_ += 2;
    }
    if (perMille == 0 || perMille > 1000) return std::nullopt;
    return perMille;
  }

  void takeTile() {
    const std::size_t length = tileLength(row_.substr(at_));
    if (length > 0) return add({.sights = {tileOf(row_.substr(at_, length))}}, length);
    const char* next = row_.data() + at_;
    (void)nextCodePoint(next, row_.data() + row_.size());
    const auto step = static_cast<std::size_t>(next - (row_.data() + at_));
    add({.kind = BoardSign::Kind::foreign}, std::max<std::size_t>(1, step));
  }

  /// Of a letter, "[CH]", "(A)" or "([CH])" at the beginning; 0 when there is none.
  static std::size_t tileLength(std::string_view text) {
    if (text.empty()) return 0;
    if (text.front() == '[') return bracketLength(text, ']', false);
    if (text.front() == '(') return bracketLength(text, ')', true);
    const char* const first = text.data();
    return static_cast<std::size_t>(skipLetter(first, first + text.size()) - first);
  }

  static std::size_t bracketLength(std::string_view text, char close, bool oneTile) {
    constexpr std::size_t kLongest = 24;  // code points
    constexpr std::size_t kWindow = 8 * kLongest;
    const std::size_t end = text.substr(0, kWindow).find(close);
    if (end == std::string_view::npos || end < 2) return 0;
    const std::string_view inside = text.substr(1, end - 1);
    const bool isTile = oneTile ? tileLength(inside) == inside.size() && inside.front() != '('
                                : areLetters(inside) && codePoints(inside) <= kLongest;
    return isTile ? end + 1 : 0;
  }

  static bool areLetters(std::string_view text) {
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at != end) {
      const char* const next = skipLetter(at, end);
      if (next == at) return false;
      at = next;
    }
    return true;
  }

  static SquareSight tileOf(std::string_view text) {
    SquareSight sight{.what = What::letter};
    if (text.front() == '(') {
      sight.blank = true;
      text = text.substr(1, text.size() - 2);
    }
    if (text.front() == '[') text = text.substr(1, text.size() - 2);
    sight.letter = sight.blank ? upperTile(text) : std::string(text);
    return sight;
  }

  void add(BoardSign sign, std::size_t length) {
    sign.text = row_.substr(at_, length);
    signs_.push_back(std::move(sign));
    at_ += length;
  }

  std::string_view row_;
  std::size_t at_ = 0;
  std::uint32_t share_ = 0;
  std::vector<BoardSign> signs_;
};

std::string tileText(const SquareSight& sight) {
  if (sight.what == What::tile) return "?";
  if (sight.what == What::empty) return "-";
  const char* const first = sight.letter.data();
  const char* const last = first + sight.letter.size();
  const std::string text = skipLetter(first, last) == last ? sight.letter : '[' + sight.letter + ']';
  return sight.blank ? '(' + text + ')' : text;
}

}  // namespace

std::vector<BoardSign> boardSigns(std::string_view row) {
  return SignCutter(row).cut();
}

std::string squareText(const std::vector<SquareSight>& sights) {
  if (sights.empty()) return "_";
  if (sights.size() == 1 && sights.front().perMille == 0) return tileText(sights.front());
  std::string text = "{";
  for (const SquareSight& sight : sights) {
    const std::uint32_t perMille = std::max(1U, sight.perMille);
    text += tileText(sight) + fmt::format("{}", perMille / 10);
    if (perMille % 10 != 0) text += fmt::format(".{}", perMille % 10);
  }
  return text + "}";
}

}  // namespace rozbor::parser
