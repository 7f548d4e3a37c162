#pragma once

#include <filesystem>
#include <string>

namespace rozbor::app {

/// One position to look at. Empty lexicon and leaves mean "choose for me".
struct PositionRequest {
  std::string cgp;              ///< or the name of a file with it, or with a table (docs/positions.md)
  std::string language = "en";  ///< unless a table names its own
  std::string lexicon;
  std::filesystem::path leaves;
};

}  // namespace rozbor::app
