#include "rozbor/render/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/locale/gnu_gettext.hpp>
#include <boost/locale/message.hpp>
#include <climits>
#include <cmath>
#include <string_view>

namespace rozbor::reports {
namespace {

using Messages = boost::locale::message_format<char>;
namespace gettext = boost::locale::gnu_gettext;

constexpr int kDomain = 0;  ///< the first and only one that is loaded

/// The language of "cs", "cs_CZ.UTF-8", "cs-CZ" …; English for what names none ("C", "POSIX", "").
std::string languageOf(std::string_view code) {
  std::string language(code.substr(0, code.find_first_of("_-.@")));
  std::transform(language.begin(), language.end(), language.begin(), [](char letter) {
    return 'A' <= letter && letter <= 'Z' ? static_cast<char>(letter | 0x20) : letter;
  });
  const bool isCode = language.size() == 2 && std::all_of(language.begin(), language.end(), [](char letter) {
                        return 'a' <= letter && letter <= 'z';
                      });
  return isCode ? language : "en";
}

/// Reads the catalogue by itself: no locale of the system is asked for, so that a bare machine with
/// LANG=C speaks every language we have.
Messages* openCatalogue(const std::string& language, const std::filesystem::path& folder) {
  gettext::messages_info info;
  info.language = language;
  info.encoding = "UTF-8";
  info.domains.emplace_back("rozbor");
  info.paths.push_back(folder.string());
  return gettext::create_messages_facet<char>(info);
}

bool usesDecimalComma(const std::string& language) {
  static constexpr std::array<std::string_view, 3> kWithComma{"cs", "pl", "sk"};
  return std::find(kWithComma.begin(), kWithComma.end(), language) != kWithComma.end();
}

/// Whole parts of five digits and more are read in groups of three.
std::string grouped(std::string digits, std::string_view separator) {
  if (digits.size() < 5) return digits;
  for (std::size_t place = digits.size(); place > 3;) {
    place -= 3;
    digits.insert(place, separator);
  }
  return digits;
}

}  // namespace

/// Keeps the facet alive through a locale, which counts its references.
struct Wording::Catalogue {
  explicit Catalogue(Messages* facet) : messages(facet), owner(std::locale::classic(), facet) {}

  const Messages* messages;
  std::locale owner;
};

Wording::Wording(const std::string& code, const std::filesystem::path& catalogues) : code_(languageOf(code)) {
  const auto file = catalogues / code_ / "LC_MESSAGES" / "rozbor.mo";
  std::error_code ignored;
  if (code_ == "en" || !std::filesystem::is_regular_file(file, ignored)) {
    code_ = "en";
    return;
  }
  catalogue_ = std::make_unique<Catalogue>(openCatalogue(code_, catalogues));
}

Wording::~Wording() = default;
Wording::Wording(Wording&&) noexcept = default;
Wording& Wording::operator=(Wording&&) noexcept = default;

Wording Wording::english() {
  return {"en", {}};
}

std::string Wording::text(const char* english) const {
  if (!catalogue_) return english;
  const char* translated = catalogue_->messages->get(kDomain, nullptr, english);
  return translated != nullptr ? translated : english;
}

std::string Wording::text(const said::Message& message) const {
  return message.in([this](const char* english) { return text(english); });
}

std::string Wording::plural(const char* one, const char* many, long count) const {
  // The catalogue counts in int; only the last digits of a larger count decide its form.
  const long size = std::abs(count);
  const int asInt = static_cast<int>(size <= INT_MAX ? size : 1'000'000 + size % 1'000'000);
  const char* translated = catalogue_ ? catalogue_->messages->get(kDomain, nullptr, one, asInt) : nullptr;
  if (translated != nullptr) return translated;
  return count == 1 ? one : many;
}

std::string Wording::number(double value, int decimals) const {
  std::string digits = fmt::format("{:.{}f}", std::abs(value), decimals);
  const std::size_t point = std::min(digits.find('.'), digits.size());
  const bool comma = usesDecimalComma(code_);
  const std::string fraction = point < digits.size() ? (comma ? "," : ".") + digits.substr(point + 1) : "";
  const bool isZero = digits.find_first_not_of("0.") == std::string::npos;
  const std::string whole = grouped(digits.substr(0, point), comma ? "\u00a0" : ",");
  return (value < 0 && !isZero ? "\u2212" : "") + whole + fraction;
}

}  // namespace rozbor::reports
