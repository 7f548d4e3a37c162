#include "passwords.h"

#include <algorithm>
#include <cstring>
#include <string_view>

namespace rozbor::cli {
namespace {

constexpr char kHidden = 'x';

void hide(char* text, std::size_t from, std::size_t to) {
  std::fill(text + from, text + std::max(from, to), kHidden);
}

/// "postgresql://user:secret@host": between the colon and the last at sign before the path.
void hideUserInformation(char* text, std::string_view address) {
  const std::size_t begin = address.find("://") + 3;
  const std::size_t end = std::min(address.find_first_of("/?", begin), address.size());
  const std::size_t at = address.substr(0, end).rfind('@');
  const std::size_t colon = address.find(':', begin);
  if (at != std::string_view::npos && colon < at) hide(text, colon + 1, at);
}

/// "?password=secret&…"
void hideParameter(char* text, std::string_view address) {
  for (std::size_t at = address.find("password="); at != std::string_view::npos;
       at = address.find("password=", at + 1)) {
    const std::size_t begin = at + std::string_view("password=").size();
    hide(text, begin, std::min(address.find('&', begin), address.size()));
  }
}

}  // namespace

void hidePasswords(std::span<char* const> arguments) {
  for (char* const argument : arguments) {
    const std::string_view text = argument;
    const std::size_t begin = text.find("postgres");
    if (begin == std::string_view::npos || text.find("://", begin) == std::string_view::npos) continue;
    hideUserInformation(argument + begin, text.substr(begin));
    hideParameter(argument + begin, text.substr(begin));
  }
}

}  // namespace rozbor::cli
