#include "html_parts.h"

#include <fmt/format.h>

#include <algorithm>

#include "rozbor/render/harmless.h"
#include "rozbor/render/percent.h"
#include "rozbor/render/site_document.h"

namespace rozbor::reports {
namespace {

constexpr std::string_view kSiteMeta = R"(<meta name="rozbor-site" content=")";

std::string siteMeta(const std::string& mark) {
  return mark.empty() ? "" : std::string(kSiteMeta) + html::escaped(mark) + "\">\n";
}

}  // namespace

std::string siteMark(std::string_view page) {
  const std::size_t begin = page.find(kSiteMeta);
  // What a record says stands behind the title.
  if (begin == std::string_view::npos || begin > page.find("<title>")) return {};
  page.remove_prefix(begin + kSiteMeta.size());
  return std::string(page.substr(0, page.find('"')));
}

}  // namespace rozbor::reports

namespace rozbor::reports::html {

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char character : percentKept(harmless(text))) {
    switch (character) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      case '"':
        safe += "&quot;";
        break;
      case '\'':
        safe += "&#39;";
        break;
      default:
        safe += character;
    }
  }
  return safe;
}

std::string wideBox(std::string_view label) {
  return "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"" + escaped(label) + "\">";
}

std::string playerTag(const PlayerTag& player) {
  return fmt::format(R"(<span class="pl p{}">{}</span>)", player.number % 4, escaped(player.name));
}

std::string factList(const std::vector<Fact>& facts) {
  std::string items;
  for (const Fact& fact : facts)
    items += fmt::format("<dt>{}</dt><dd>{}</dd>", escaped(fact.label), escaped(fact.value));
  return "<dl class=\"facts\">" + items + "</dl>\n";
}

std::string addressOf(std::string_view file) {
  std::string address;
  for (const char each : file) {
    const bool plain = (each >= '0' && each <= '9') || (each >= 'a' && each <= 'z') ||
                       (each >= 'A' && each <= 'Z') || each == '-' || each == '.' || each == '_';
    address += plain ? std::string(1, each) : fmt::format("%{:02X}", static_cast<unsigned char>(each));
  }
  return address;
}

std::string turnAddress(const std::string& number) {
  return "turn-" + number;
}

std::string head(const std::string& title, const Wording& wording, const HeadParts& parts) {
  return "<!doctype html>\n<html lang=\"" + wording.code() +
         "\">\n<head>\n<meta charset=\"utf-8\">\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
         "<meta name=\"color-scheme\" content=\"light dark\">\n" +
         contentPolicy(parts.script) + siteMeta(parts.siteMark) + "<title>" + escaped(title) +
         "</title>\n<style>" + style() + "</style>\n</head>\n";
}

Shapes Page::shapes(const game::Language& language) {
  const auto known = std::ranges::find(languages_, language.id, &game::Language::id);
  const bool isFirst = known == languages_.begin();
  if (known == languages_.end()) languages_.push_back(&language);
  return {language, wording_, isFirst ? "" : language.id + "-"};
}

std::string Page::bandMark(Band band) {
  if (band == Band::none) return {};
  bands_ = true;
  return fmt::format(R"(<svg class="sev" aria-hidden="true" viewBox="0 0 15 12"><use href="#s{}"/></svg>)",
                     static_cast<int>(band));
}

std::string Page::definitions() const {
  std::string shapes;
  for (const game::Language* language : languages_)
    shapes +=
        html::definitions({*language, wording_, language == languages_.front() ? "" : language->id + "-"});
  if (bands_) shapes += bandDefinitions();
  if (shapes.empty()) return {};
  return R"(<svg class="defs" aria-hidden="true" width="0" height="0"><defs>)" + shapes + "</defs></svg>\n";
}

}  // namespace rozbor::reports::html
