#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

#include "rozbor/said/message.h"

namespace rozbor::game {

/// Why something outside the program's control could not be done. Codes are stable
/// ("lexicon.corrupt", "language.missing-file"); the message is for a person, in the language of the face.
struct Error {
  std::string code;
  said::Message message;
};

/// A value or the reason why there is none. Reading the wrong side is a bug (assert).
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}

  explicit operator bool() const { return state_.index() == 0; }

  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T operator*() && { return std::move(value()); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }

  [[nodiscard]] const Error& error() const {
    assert(!*this);
    return *std::get_if<1>(&state_);
  }

 private:
  T& value() {
    assert(*this);
    return *std::get_if<0>(&state_);
  }
  const T& value() const {
    assert(*this);
    return *std::get_if<0>(&state_);
  }

  std::variant<T, Error> state_;
};

}  // namespace rozbor::game
