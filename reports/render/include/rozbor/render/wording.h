#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "rozbor/said/message.h"

namespace rozbor::reports {

/// The words of one interface language, from gettext catalogues; English when there is none.
/// Immutable, shared by threads. Message ids are the English sentences of the sources.
class Wording {
 public:
  /// `code` is "cs", "sk", "pl" or "en" (or "cs_CZ.UTF-8" and the like); `catalogues` is the folder
  /// that holds <code>/LC_MESSAGES/rozbor.mo.
  Wording(const std::string& code, const std::filesystem::path& catalogues);
  ~Wording();
  Wording(Wording&&) noexcept;
  Wording& operator=(Wording&&) noexcept;

  /// English without any catalogue.
  static Wording english();

  [[nodiscard]] const std::string& code() const { return code_; }  ///< two letters
  [[nodiscard]] std::string text(const char* english) const;
  [[nodiscard]] std::string text(const said::Message& message) const;
  /// The form for `count` things.
  [[nodiscard]] std::string plural(const char* one, const char* many, long count) const;
  /// With the language's decimal mark, `decimals` places, a proper minus sign.
  [[nodiscard]] std::string number(double value, int decimals) const;

 private:
  struct Catalogue;
  std::string code_;
  std::unique_ptr<Catalogue> catalogue_;
};

}  // namespace rozbor::reports
