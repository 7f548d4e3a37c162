#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include "rozbor/render/wording.h"
#include "rozbor/said/places.h"

namespace rozbor::reports {

using said::filled;

/// What is put in a place: text as it is, whole numbers in digits, messages in the language of the interface.
[[nodiscard]] inline std::string partText(std::string_view text, const Wording&) {
  return std::string(text);
}
template <std::integral Number>
[[nodiscard]] std::string partText(Number number, const Wording&) {
  return std::to_string(number);
}
[[nodiscard]] inline std::string partText(const said::Message& message, const Wording& wording) {
  return wording.text(message);
}

}  // namespace rozbor::reports
