#pragma once

#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>

namespace rozbor::game {

/// A letter of a language: its place in the alphabet, counted from 1. Up to 63 letters. 0 is no
/// letter. Cannot be made from a bare int by accident.
class Letter {
 public:
  static constexpr int kMax = 63;

  constexpr Letter() = default;
  constexpr explicit Letter(int index) : index_(static_cast<std::uint8_t>(index)) {
    assert(index >= 0 && index <= kMax);
  }

  [[nodiscard]] constexpr int index() const { return index_; }
  constexpr explicit operator bool() const { return index_ != 0; }
  friend constexpr auto operator<=>(Letter, Letter) = default;

 private:
  std::uint8_t index_ = 0;
};

/// What lies on a square or a rack: nothing, a letter, a blank standing for a letter, or (on a rack
/// only) a blank that stands for nothing yet. One byte: the letter and the blank bit.
class Tile {
 public:
  constexpr Tile() = default;
  constexpr explicit Tile(Letter letter) : code_(static_cast<std::uint8_t>(letter.index())) {}

  static constexpr Tile blank(Letter standsFor = Letter()) {
    Tile tile(standsFor);
    tile.code_ |= kBlankBit;
    return tile;
  }

  /// The letter that is read; none for an empty square and for a blank on a rack.
  [[nodiscard]] constexpr Letter letter() const { return Letter(code_ & Letter::kMax); }
  [[nodiscard]] constexpr bool isBlank() const { return (code_ & kBlankBit) != 0; }
  [[nodiscard]] constexpr bool empty() const { return code_ == 0; }

  /// The kind of physical tile it is: the letter's index, 0 for a blank.
  [[nodiscard]] constexpr int kind() const { return isBlank() ? 0 : letter().index(); }

  friend constexpr auto operator<=>(Tile, Tile) = default;

 private:
  static constexpr std::uint8_t kBlankBit = 0x80;
  std::uint8_t code_ = 0;
};

/// A set of letters, one bit each; bit 0 is never set.
class LetterMask {
 public:
  constexpr LetterMask() = default;
  constexpr explicit LetterMask(std::uint64_t bits) : bits_(bits) {}

  /// Every letter from 1 to `letterCount`.
  static constexpr LetterMask all(int letterCount) {
    assert(letterCount >= 0 && letterCount <= Letter::kMax);
    return LetterMask(letterCount == 0 ? 0 : (~std::uint64_t{0} >> (63 - letterCount)) & ~std::uint64_t{1});
  }

  [[nodiscard]] constexpr bool contains(Letter letter) const { return ((bits_ >> letter.index()) & 1) != 0; }
  constexpr void insert(Letter letter) { bits_ |= std::uint64_t{1} << letter.index(); }
  [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
  [[nodiscard]] constexpr int count() const { return std::popcount(bits_); }
  friend constexpr bool operator==(LetterMask, LetterMask) = default;

 private:
  std::uint64_t bits_ = 0;
};

}  // namespace rozbor::game
