#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace rozbor::lexica {

/// A flag of a Hunspell dictionary, however it is written there.
using Flag = std::uint32_t;
using Flags = std::vector<Flag>;

/// What the end (suffix rules) or the beginning (prefix rules) of a word must look like.
class AffixCondition {
 public:
  /// Reads characters, ".", "[abc]" and "[^abc]".
  static AffixCondition parse(std::u32string_view pattern);

  [[nodiscard]] bool matchesEnd(std::u32string_view word) const;
  [[nodiscard]] bool matchesStart(std::u32string_view word) const;

 private:
  struct Place {
    std::u32string characters;
    bool excluded = false;

    [[nodiscard]] bool admits(char32_t character) const {
      return (characters.find(character) != std::u32string::npos) != excluded;
    }
  };
  [[nodiscard]] bool matches(std::u32string_view part) const;

  std::vector<Place> places_;
};

/// One SFX or PFX line: take `strip` off, put `add` on.
struct AffixRule {
  std::u32string strip;
  std::u32string add;
  AffixCondition condition;
  Flags continuation;  ///< flags of the result
};

/// All rules of one flag.
struct AffixClass {
  bool crossProduct = false;  ///< a prefix and a suffix may meet in one word
  std::vector<AffixRule> rules;
};

/// The parts of an .aff file that decide which words there are.
struct AffixFile {
  enum class FlagKind : std::uint8_t { character, pair, number };

  std::unordered_map<Flag, AffixClass> suffixes;
  std::unordered_map<Flag, AffixClass> prefixes;
  FlagKind flagKind = FlagKind::character;
  std::vector<Flags> aliases;  ///< AF lines, counted from 1
  Flag needAffix = 0;          ///< 0: the file has no such flag
  Flag onlyInCompound = 0;
  Flag forbidden = 0;
  bool fullStrip = false;  ///< a rule may take the whole word off

  /// The flags behind a "/", aliases resolved.
  [[nodiscard]] Flags parseFlags(std::string_view text) const;
};

/// The SET line of an .aff file, in whatever encoding the rest is; "" when there is none.
[[nodiscard]] std::string declaredEncoding(std::string_view bytes);

/// Reads an .aff file. Lines about spelling suggestions, and such that cannot be understood, are
/// left aside, as Hunspell itself does.
[[nodiscard]] AffixFile parseAffixFile(std::string_view utf8);

}  // namespace rozbor::lexica
