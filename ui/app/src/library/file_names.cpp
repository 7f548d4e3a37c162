#include "rozbor/app/library/file_names.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace rozbor::app {
namespace {

constexpr std::size_t kMostBytes = 120;  ///< with an extension and a number well below what systems take

bool isForbidden(char each) {
  constexpr std::string_view kReserved = "/\\:*?\"<>|";
  const auto byte = static_cast<unsigned char>(each);
  return byte < 0x20 || byte == 0x7F || kReserved.find(each) != std::string_view::npos;
}

std::size_t lengthOf(unsigned char lead) {
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead < 0xE0) return 2;
  if (lead >= 0xE0 && lead < 0xF0) return 3;
  return lead >= 0xF0 && lead < 0xF5 ? 4 : 0;
}

/// The bytes of the character at the front; 0 where it is no UTF-8.
std::size_t characterAt(std::string_view text) {
  const std::size_t length = lengthOf(static_cast<unsigned char>(text.front()));
  if (length == 0 || length > text.size()) return 0;
  const bool whole = std::ranges::all_of(text.substr(1, length - 1), [](char each) {
    return (static_cast<unsigned char>(each) & 0xC0) == 0x80;
  });
  return whole ? length : 0;
}

/// U+0080 … U+009F, and what turns the order of letters around: nobody would see which file it is.
bool isUnseen(std::string_view character) {
  static constexpr std::array<std::string_view, 14> kUnseen{"\u202A", "\u202B", "\u202C", "\u202D", "\u202E",
                                                            "\u2066", "\u2067", "\u2068", "\u2069", "\u200E",
                                                            "\u200F", "\u061C", "\u2028", "\u2029"};
  const bool highControl =
      character.size() == 2 && character[0] == '\xC2' && static_cast<unsigned char>(character[1]) < 0xA0;
  return highControl || std::ranges::find(kUnseen, character) != kUnseen.end();
}

std::string harmless(std::string_view text) {
  std::string safe;
  while (!text.empty() && safe.size() < kMostBytes) {
    const std::size_t length = characterAt(text);
    if (safe.size() + length > kMostBytes) break;
    if (length == 0 || isForbidden(text.front()) || isUnseen(text.substr(0, length)))
      safe += '_';
    else
      safe += text.substr(0, length);
    text.remove_prefix(std::max<std::size_t>(1, length));
  }
  return safe;
}

/// Dots would hide a file or lead out of the folder; systems cut dots and blanks at the end.
std::string trimmed(const std::string& text) {
  constexpr std::string_view kEdge = ". ";
  const std::size_t begin = text.find_first_not_of(kEdge);
  if (begin == std::string::npos) return {};
  return text.substr(begin, text.find_last_not_of(kEdge) + 1 - begin);
}

std::string inSmallLetters(std::string text) {
  std::ranges::transform(text, text.begin(), [](char each) {
    return each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
  });
  return text;
}

/// "con", "con.txt", "com1": devices of one system, whatever follows a dot.
bool isDevice(const std::string& text) {
  static constexpr std::array<std::string_view, 4> kDevices{"con", "prn", "aux", "nul"};
  const std::string stem = inSmallLetters(text.substr(0, text.find('.')));
  if (std::ranges::find(kDevices, stem) != kDevices.end()) return true;
  return stem.size() == 4 && (stem.starts_with("com") || stem.starts_with("lpt")) && stem[3] >= '0' &&
         stem[3] <= '9';
}

}  // namespace

std::string safeFileName(std::string_view text) {
  const std::string name = trimmed(harmless(text));
  if (name.empty()) return "game";
  // Programs take what begins with a minus for an option, shells a tilde for a home.
  return isDevice(name) || name.front() == '-' || name.front() == '~' ? "_" + name : name;
}

std::string FileNames::take(std::string_view text, std::string_view extension) {
  const std::string stem = safeFileName(text);
  std::string name = stem;
  for (int number = 2; !taken_.insert(inSmallLetters(name)).second; ++number)
    name = stem + "-" + std::to_string(number);
  return name + "." + std::string(extension);
}

}  // namespace rozbor::app
