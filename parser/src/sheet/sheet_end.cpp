#include "sheet_end.h"

#include <algorithm>
#include <string>
#include <vector>

#include "fold.h"
#include "sheet/cells/sheet_cells.h"
#include "sheet/cells/sheet_grammar.h"
#include "sheet/cells/sheet_terms.h"
#include "text.h"
#include "tiles.h"

namespace rozbor::parser {
namespace {

constexpr std::size_t kMostWords = 100;
constexpr std::string_view kBetween = " \t\v\f,;|:\"";

std::vector<std::string> wordsOf(std::string_view text) {
  std::vector<std::string> words;
  const std::string plain = plainDashes(text);
  for (std::size_t at = 0; at < plain.size() && words.size() <= kMostWords;) {
    const std::size_t start = std::min(plain.find_first_not_of(kBetween, at), plain.size());
    at = std::min(plain.find_first_of(kBetween, start), plain.size());
    if (at > start) words.push_back(plain.substr(start, at - start));
  }
  return words;
}

class EndReader {
 public:
  EndReader(const SourceRange& where, const FoldedNames& names) : where_(where), names_(names) {}

  std::optional<std::array<SheetEnd, 2>> read(const std::vector<std::string>& words) {
    for (const std::string& word : words) {
      if (!take(word)) return std::nullopt;
    }
    return ends_;
  }

 private:
  bool take(const std::string& word) {
    return takePlayer(word) || takeSign(word) || takePoints(word) || takeTiles(word);
  }

  bool takePlayer(const std::string& word) {
    if (isDigit(word.front())) return false;  // points, not "1" for the first
    const std::optional<int> named = playerNamed(folded(word), names_);
    // A second word of the same name says nothing new; the tiles may spell "ZH".
    if (!named || (player_ == named && !isFresh_)) return false;
    const bool again = player_ == named;
    if (again && playerMarker(folded(word))) return false;
    player_ = named;
    isFresh_ = true;
    sign_.clear();
    return true;
  }

  /// "- 15": the sign on its own.
  bool takeSign(const std::string& word) {
    if (word != "-" && word != "+") return false;
    sign_ = word;
    return player_.has_value();
  }

  bool takePoints(const std::string& word) {
    const std::optional<std::int32_t> points = sheetNumber(sign_ + word);
    if (!points || !player_ || end().points) return false;
    sign_.clear();
    end().points = {.value = *points, .where = where_};
    isFresh_ = false;
    return true;
  }

  bool takeTiles(const std::string& word) {
    const std::optional<SheetWord> tiles = readTiles(word);
    if (!tiles || !player_) return false;
    sign_.clear();
    if (!end().tiles) end().tiles = {.value = {}, .where = where_};
    SheetWord& all = end().tiles->value;
    all.insert(all.end(), tiles->begin(), tiles->end());
    isFresh_ = false;
    return all.size() <= kMostTiles;
  }

  SheetEnd& end() { return ends_[static_cast<std::size_t>(*player_)]; }

  SourceRange where_;
  const FoldedNames& names_;
  std::array<SheetEnd, 2> ends_;
  std::optional<int> player_;
  std::string sign_;
  bool isFresh_ = false;  ///< nothing has been said of the player yet
};

}  // namespace

std::optional<std::array<SheetEnd, 2>> readEnd(std::string_view text, const SourceRange& where,
                                               const FoldedNames& names) {
  const std::vector<std::string> words = wordsOf(text);
  if (words.empty() || words.size() > kMostWords) return std::nullopt;
  return EndReader(where, names).read(words);
}

}  // namespace rozbor::parser
