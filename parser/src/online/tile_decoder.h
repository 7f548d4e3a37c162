#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/parser/record.h"

namespace rozbor::parser {

/// The bytes that base64 stands for; nothing for what is none. Padding may be left out, and both alphabets
/// are read.
[[nodiscard]] std::optional<std::string> fromBase64(std::string_view text);

/// How a game writes its tiles: as letters, or as base64 of a byte a tile.
class TileDecoder {
 public:
  /// As letters; "[CH]" is one tile.
  TileDecoder() = default;
  /// As numbers of `letters`, from 1.
  explicit TileDecoder(std::vector<std::string> letters) : letters_(std::move(letters)), isNumbered_(true) {}

  /// Nothing where the text holds something that is no tile. 0 is "?" in a rack, "." in a play.
  [[nodiscard]] std::optional<std::vector<TileText>> rack(std::string_view text) const;
  [[nodiscard]] std::optional<std::vector<TileText>> play(std::string_view text) const;

  /// Learns what a letter is called from words that are told both ways.
  void learn(std::string_view numbered, std::string_view friendly);
  [[nodiscard]] bool isNumbered() const { return isNumbered_; }
  [[nodiscard]] bool knowsLetters() const { return !isNumbered_ || !letters_.empty(); }

 private:
  [[nodiscard]] std::optional<std::vector<TileText>> decoded(std::string_view text,
                                                             std::string_view zero) const;

  std::vector<std::string> letters_;
  bool isNumbered_ = false;
};

}  // namespace rozbor::parser
