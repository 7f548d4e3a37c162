#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "rozbor/said/message.h"

namespace rozbor::parser {

/// Keeps the order of names, so that what is written back looks like what was read.
using Json = nlohmann::ordered_json;

/// Why a text is no tree.
struct JsonFault {
  const char* code = "online.broken-json";
  std::string path;      ///< of the value that was being read
  std::size_t byte = 0;  ///< offset into the text
  said::Message expected;
  said::Message found;
};

struct JsonReading {
  Json tree;
  std::optional<JsonFault> fault;  ///< the tree is empty then
};

/// Reads JSON with bounds on its length, its depth and the number of its values.
[[nodiscard]] JsonReading readJson(std::string_view text);

/// "history.events[3]" and "rack" is "history.events[3].rack".
[[nodiscard]] std::string pathOf(std::string_view parent, std::string_view key);
[[nodiscard]] std::string pathOf(std::string_view parent, std::size_t index);

}  // namespace rozbor::parser
