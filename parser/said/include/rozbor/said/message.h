#pragma once

#include <concepts>
#include <cstddef>
#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "rozbor/said/places.h"

namespace rozbor::said {

/// An English sentence of the sources with places for so many parts, of which each has at least one. Both is
/// checked when it is compiled. xgettext finds what words() and marked() are given.
template <std::size_t Parts>
class Pattern {
 public:
  consteval Pattern(const char* english) : english_(english) {
    bool fits = placesFit(english, Parts);
    for (std::size_t part = 0; part < Parts; ++part)
      fits = fits && hasPlaceFor(english, part);
    if (!fits) throw "the places of a sentence must be those of its parts";
  }

  [[nodiscard]] constexpr const char* english() const { return english_; }

 private:
  const char* english_;
};

/// A sentence that is kept in a table, to become a Message where it is said.
using Sentence = Pattern<0>;

[[nodiscard]] consteval Sentence marked(const char* english) {
  return {english};
}

/// What the program says to a person: an English sentence with its parts, so that a face can say it in the
/// language of its interface. A part is a text as it stands (of a record, of a file, a number) or a message
/// itself.
class Message {
 public:
  /// The sentence in another language; the English one where there is none.
  using Translate = std::function<std::string(const char* english)>;

  /// Says nothing.
  Message() = default;
  Message(Sentence sentence) : Message(sentence.english(), {}) {}

  /// A text that is the same in every language, or that comes from elsewhere.
  [[nodiscard]] static Message verbatim(std::string text);

  [[nodiscard]] bool empty() const;
  [[nodiscard]] std::string english() const;
  [[nodiscard]] std::string in(const Translate& translate) const;
  /// The same with other texts in the place of those that stand as they are.
  [[nodiscard]] Message withTexts(const std::function<std::string(std::string)>& change) const;

  friend bool operator==(const Message& one, const Message& other);

 private:
  template <class... Parts>
  friend Message words(std::type_identity_t<Pattern<sizeof...(Parts)>> pattern, Parts&&... parts);

  Message(const char* pattern, std::vector<Message> parts)
      : pattern_(*pattern == '\0' ? nullptr : pattern), parts_(std::move(parts)) {}

  const char* pattern_ = nullptr;  ///< of static life; null: `text_` is all
  std::string text_;
  std::vector<Message> parts_;
};

/// The English words, as tests show them.
std::ostream& operator<<(std::ostream& out, const Message& message);

namespace detail {

inline Message part(Message message) {
  return message;
}
inline Message part(std::string_view text) {
  return Message::verbatim(std::string(text));
}
template <std::integral Number>
requires(!std::same_as<Number, bool> && !std::same_as<Number, char>) Message part(Number number) {
  return Message::verbatim(std::to_string(number));
}

}  // namespace detail

/// A message: words("expected {0}, found {1}", words("a closing bracket"), text). Texts and whole numbers are
/// put in as they are, messages in the language of the reader.
template <class... Parts>
[[nodiscard]] Message words(std::type_identity_t<Pattern<sizeof...(Parts)>> pattern, Parts&&... parts) {
  std::vector<Message> all;
  all.reserve(sizeof...(Parts));
  (all.push_back(detail::part(std::forward<Parts>(parts))), ...);
  return {pattern.english(), std::move(all)};
}

}  // namespace rozbor::said
