#pragma once

#include <string>

#include "online/json_tree.h"
#include "rozbor/parser/online_record.h"

namespace rozbor::parser {

/// A game within a text.
struct FoundGame {
  const Json* value = nullptr;
  std::string path;  ///< "history", "[3].document"; empty: the whole text
  bool isDocument = false;
};

/// Reads one game; its card and its analysis result are those of `extras` that name its id, or the only ones
/// where `isAlone`.
[[nodiscard]] ParsedRecord readGame(const FoundGame& game, const OnlineExtras& extras, bool isAlone);

}  // namespace rozbor::parser
