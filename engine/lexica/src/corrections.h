#pragma once

#include <filesystem>
#include <vector>

#include "rozbor/engine/word_graph_builder.h"
#include "rozbor/game/language.h"
#include "rozbor/game/result.h"

namespace rozbor::lexica {

/// Rozbor's own judgement on the words of a Debian list; docs/lexica.md tells how it was made.
/// All lists are sorted.
struct Corrections {
  std::vector<engine::WordKey> dropped;    ///< drop.txt, and "-" lines of short-words.txt
  std::vector<engine::WordKey> shortKept;  ///< "+" lines of short-words.txt
  std::vector<engine::WordKey> added;      ///< add.txt
  bool shortReviewed = false;              ///< there is a short-words.txt
};

/// Words up to this length must stand in short-words.txt.
inline constexpr int kLongestReviewed = 3;

/// Reads the corrections of a language's folder. A language that shares another's default lexicon
/// (sk110 plays with "sk") takes that one's. Files may be missing. Lines are "+ word" or
/// "- word  reason", "#" begins a comment line. Error "lexicon.bad-correction".
[[nodiscard]] game::Result<Corrections> readCorrections(const game::Language& language);

}  // namespace rozbor::lexica
