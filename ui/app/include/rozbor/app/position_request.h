#pragma once

#include <filesystem>
#include <string>

namespace rozbor::app {

/// One position to look at. Empty lexicon and leaves mean "choose for me".
struct PositionRequest {
  std::string cgp;
  std::string language = "en";
  std::string lexicon;
  std::filesystem::path leaves;
};

}  // namespace rozbor::app
