#include "names_alike.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "rozbor/parser/folded.h"

namespace rozbor::reports {
namespace {

using Words = std::vector<std::string>;

/// Shorter names are too often one letter apart by chance ("Jan", "Jana").
constexpr std::size_t kLongEnough = 8;

/// Letters and digits of ASCII in small letters, words by words; accents are dropped.
Words wordsOf(std::string_view name) {
  Words words{""};
  for (const char each : parser::folded(name)) {
    const bool isCapital = each >= 'A' && each <= 'Z';
    const char small = isCapital ? static_cast<char>(each - 'A' + 'a') : each;
    const bool isLetter = (small >= 'a' && small <= 'z') || (small >= '0' && small <= '9') ||
                          (static_cast<unsigned char>(small) & 0x80U) != 0;
    if (isLetter)
      words.back() += small;
    else if (!words.back().empty())
      words.emplace_back();
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

std::string joined(const Words& words, const char* separator) {
  std::string text;
  for (const std::string& word : words)
    text += (text.empty() ? "" : separator) + word;
  return text;
}

Words sorted(Words words) {
  std::ranges::sort(words);
  return words;
}

/// The words as one, in every order; names of many words in the given one alone.
Words inOneWord(const Words& words) {
  constexpr std::size_t kFew = 4;
  if (words.size() > kFew) return {joined(words, "")};
  Words order = sorted(words);
  Words joins;
  do {
    joins.push_back(joined(order, ""));
  } while (std::ranges::next_permutation(order).found);
  return joins;
}

bool isInitial(const std::string& word) {
  return word.size() == 1;
}

/// "j mala" and "jana mala", in either order of the words: all but initials are the same, and one has an
/// initial.
bool agreeByInitials(Words one, Words other) {
  if (one.size() != other.size() || one.size() < 2) return false;
  if (std::ranges::any_of(other, isInitial)) std::swap(one, other);
  if (!std::ranges::any_of(one, isInitial) || std::ranges::any_of(other, isInitial)) return false;
  if (std::ranges::all_of(one, isInitial)) return false;
  // Whole words first, so that an initial takes what they leave.
  std::ranges::sort(one, [](const auto& a, const auto& b) { return a.size() > b.size(); });
  for (const std::string& word : one) {
    const auto mate = std::ranges::find_if(other, [&](const std::string& each) {
      return isInitial(word) ? each.front() == word.front() : each == word;
    });
    if (mate == other.end()) return false;
    other.erase(mate);
  }
  return true;
}

/// One letter more, fewer, other, or two neighbours swapped.
bool isOneSlip(std::string_view one, std::string_view other) {
  if (one.size() < other.size()) std::swap(one, other);
  if (one.size() > other.size() + 1 || one == other) return false;
  const auto [first, second] = std::ranges::mismatch(one, other);
  const auto at = static_cast<std::size_t>(first - one.begin());
  if (one.size() > other.size()) return one.substr(at + 1) == other.substr(at);
  if (one.substr(at + 1) == other.substr(at + 1)) return true;
  return at + 1 < one.size() && one[at] == other[at + 1] && one[at + 1] == other[at] &&
         one.substr(at + 2) == other.substr(at + 2);
}

/// Names of several words are misspelt in one of them; a name of one word may be anybody's.
bool isMisspelt(const Words& one, const Words& other) {
  if (one.size() != other.size() || one.size() < 2) return false;
  // "Nováková" is not "Novák": the ending is who it is.
  const std::string a = joined(one, " ");
  const std::string b = joined(other, " ");
  const bool sameEnd = a.back() == b.back();
  return std::min(a.size(), b.size()) >= kLongEnough && sameEnd && isOneSlip(a, b);
}

}  // namespace

std::vector<std::string> alikeKeys(std::string_view name) {
  const Words words = wordsOf(name);
  if (words.empty()) return {};
  std::vector<std::string> keys;
  for (const std::string& word : inOneWord(words))
    keys.push_back("=" + word);
  if (words.size() < 2) return keys;
  for (const std::string& word : words) {
    // A slip in one word leaves the others as they are.
    if (!isInitial(word)) keys.push_back("~" + word);
  }
  std::ranges::sort(keys);
  keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
  return keys;
}

std::optional<SameReason> whyAlike(std::string_view one, std::string_view other) {
  const Words first = wordsOf(one);
  const Words second = wordsOf(other);
  if (first.empty() || second.empty()) return std::nullopt;
  const bool hasWholeName = first.size() > 1 || second.size() > 1;
  if (first == second) return SameReason::accents;
  if (sorted(first) == sorted(second)) return SameReason::order;
  const bool isNickname = std::ranges::count(inOneWord(second), joined(first, "")) > 0 ||
                          std::ranges::count(inOneWord(first), joined(second, "")) > 0;
  if (isNickname && hasWholeName) return SameReason::nickname;
  if (agreeByInitials(first, second)) return SameReason::initials;
  return isMisspelt(first, second) ? std::optional(SameReason::misspelt) : std::nullopt;
}

}  // namespace rozbor::reports
