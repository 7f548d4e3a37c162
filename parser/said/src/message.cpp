#include "rozbor/said/message.h"

#include <ostream>

namespace rozbor::said {

Message Message::verbatim(std::string text) {
  Message message;
  message.text_ = std::move(text);
  return message;
}

bool Message::empty() const {
  return pattern_ == nullptr && text_.empty();
}

std::string Message::english() const {
  return in([](const char* english) { return std::string(english); });
}

std::string Message::in(const Translate& translate) const {
  if (pattern_ == nullptr) return text_;
  std::vector<std::string> parts;
  parts.reserve(parts_.size());
  for (const Message& part : parts_)
    parts.push_back(part.in(translate));
  return filled(translate(pattern_), pattern_, parts);
}

Message Message::withTexts(const std::function<std::string(std::string)>& change) const {
  if (pattern_ == nullptr) return verbatim(change(text_));
  Message changed(pattern_, parts_);
  for (Message& part : changed.parts_)
    part = part.withTexts(change);
  return changed;
}

bool operator==(const Message& one, const Message& other) {
  const auto pattern = [](const Message& message) {
    return std::string_view(message.pattern_ == nullptr ? "" : message.pattern_);
  };
  return pattern(one) == pattern(other) && one.text_ == other.text_ && one.parts_ == other.parts_;
}

std::ostream& operator<<(std::ostream& out, const Message& message) {
  return out << message.english();
}

}  // namespace rozbor::said
