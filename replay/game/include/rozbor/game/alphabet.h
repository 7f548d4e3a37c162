#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "rozbor/game/result.h"
#include "rozbor/game/tile.h"

namespace rozbor::game {

/// The letters of a language in their order, with how they are written. A letter may take several
/// characters ("CH"); then it is written in brackets where letters stand beside each other ("[CH]").
class Alphabet {
 public:
  /// Reads lines "UPPER lower"; "#" begins a comment. Errors: "alphabet.…".
  static Result<Alphabet> parse(std::string_view text);

  [[nodiscard]] int size() const { return static_cast<int>(letters_.size()); }
  [[nodiscard]] LetterMask all() const { return LetterMask::all(size()); }

  [[nodiscard]] const std::string& upper(Letter letter) const { return written(letter).upper; }
  [[nodiscard]] const std::string& lower(Letter letter) const { return written(letter).lower; }

  /// The tile that `text` writes: upper case a letter, lower case a blank, "?" or "_" a blank
  /// without a letter; with or without brackets. None if it is no tile of this alphabet.
  [[nodiscard]] std::optional<Tile> tile(std::string_view text) const;

  /// The letter that `text` writes in either case.
  [[nodiscard]] std::optional<Letter> letter(std::string_view text) const;

  /// The letters of a word in either case, or nullopt when some character is no letter. Letters of
  /// several characters are taken greedily, and also from brackets.
  [[nodiscard]] std::optional<std::vector<Letter>> word(std::string_view text) const;

  /// The tiles that stand beside each other in `text`, or nullopt. "." is an empty tile.
  [[nodiscard]] std::optional<std::vector<Tile>> tiles(std::string_view text) const;

  /// As tiles are written side by side: "A", "a" for a blank, "?" , "[CH]".
  [[nodiscard]] std::string text(Tile tile) const;

  /// As a face of a tile or a word is shown to a reader: no brackets, upper case.
  [[nodiscard]] std::string_view shown(Tile tile) const;

 private:
  struct Written {
    std::string upper;
    std::string lower;
    bool several = false;  ///< more than one code point
  };

  [[nodiscard]] const Written& written(Letter letter) const {
    return letters_[static_cast<std::size_t>(letter.index()) - 1];
  }

  void add(std::string upperCase, std::string lowerCase);

  /// The tile at the front of `text`, which is then cut off.
  [[nodiscard]] std::optional<Tile> takeTile(std::string_view& text) const;

  std::vector<Written> letters_;
  bool hasSeveral_ = false;                            ///< some letter takes several characters
  std::unordered_map<std::string, Tile> byCharacter_;  ///< letters of one character, both cases
};

/// The number of bytes of the UTF-8 code point at the front of `text`; 1 where it is ill-formed.
[[nodiscard]] std::size_t codePointLength(std::string_view text);

}  // namespace rozbor::game
