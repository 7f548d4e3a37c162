#include "rozbor/render/sentence.h"

#include <fmt/args.h>

namespace rozbor::reports {

std::string filled(const std::string& sentence, const char* english, std::span<const std::string> parts) {
  fmt::dynamic_format_arg_store<fmt::format_context> places;
  for (const std::string& part : parts)
    places.push_back(std::cref(part));
  try {
    return fmt::vformat(sentence, places);
  } catch (const fmt::format_error&) {
    return fmt::vformat(english, places);
  }
}

}  // namespace rozbor::reports
