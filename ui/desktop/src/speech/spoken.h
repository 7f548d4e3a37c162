#pragma once

#include <QString>
#include <functional>
#include <utility>

#include "live_wording.h"
#include "phrase.h"

class QAbstractItemModel;

namespace rozbor::desktop {

/// A text that can be said again in another language: it holds what it is made of.
class Spoken {
 public:
  using Text = std::function<QString()>;

  Spoken() = default;
  /// A text that is the same in every language.
  Spoken(const QString& text) : text_([text] { return text; }) {}  // NOLINT(google-explicit-constructor)
  Spoken(const LiveWording& wording, Text text) : wording_(&wording), text_(std::move(text)) {}

  [[nodiscard]] QString now() const { return text_ ? text_() : QString(); }

  /// Hands the text to a setter of `object`, now and whenever the language is switched.
  template <class Object, class Setter>
  void to(Object* object, Setter set) const {
    const auto say = [object, set, text = *this] { std::invoke(set, object, text.now()); };
    say();
    if (wording_ != nullptr) QObject::connect(wording_, &LiveWording::changed, object, say);
  }

 private:
  const LiveWording* wording_ = nullptr;
  Text text_;
};

/// A phrase, as Spoken. Named so for xgettext.
template <class... Values>
Spoken spoken(const LiveWording& wording, const char* english, const Values&... values) {
  return {wording, [&wording, english, values...] { return phrase(wording, english, values...); }};
}

inline Spoken spoken(const LiveWording& wording, const said::Message& message) {
  return {wording, [&wording, message] { return phrase(wording, message); }};
}

/// What a model says is in another language now.
void sayAgain(QAbstractItemModel& model);

}  // namespace rozbor::desktop
