#include "rozbor/render/document.h"

#include "html_parts.h"
#include "rozbor/render/render.h"

namespace rozbor::reports {
namespace {

using html::escaped;
using html::Page;

/// What a document begins with, where it is of a game.
const OpeningBlock* openingOf(const Document& document) {
  return document.blocks.empty() ? nullptr : std::get_if<OpeningBlock>(&document.blocks.front());
}

/// Writes one block after the other.
class Writer {
 public:
  explicit Writer(Page& page) : page_(page) {}

  std::string body(const Document& document) {
    std::string text;
    for (const Block& block : document.blocks)
      text += std::visit([&](const auto& kind) { return write(kind); }, block);
    return text + (inSection_ ? "</section>\n" : "");
  }

 private:
  template <class Kind>
  std::string write(const Kind& block) {
    return htmlOf(block, page_);
  }

  std::string write(const HeadingBlock& heading) {
    page_.part = heading.text;
    if (heading.level > 1) return "<h3>" + escaped(heading.text) + "</h3>\n";
    const std::string before = inSection_ ? "</section>\n" : "";
    inSection_ = true;
    return before + "<section>\n<h2>" + escaped(heading.text) + "</h2>\n";
  }

  // On top and at the foot, outside of what is read.
  static std::string write(const OpeningBlock&) { return {}; }
  static std::string write(const SourcesBlock&) { return {}; }
  // A page has no sheets.
  static std::string write(const PageBreakBlock&) { return {}; }

  Page& page_;
  bool inSection_ = false;
};

const TurnsBlock* turnsOf(const Document& document) {
  for (const Block& block : document.blocks) {
    if (const auto* const turns = std::get_if<TurnsBlock>(&block)) return turns;
  }
  return nullptr;
}

/// To the first turn, from where a reader begins.
std::string wayToTurns(const Document& document, const Wording& wording) {
  const TurnsBlock* const turns = turnsOf(document);
  if (turns == nullptr || turns->rows.empty()) return {};
  return "<p class=\"go screen\"><a href=\"#" + html::turnAddress(turns->rows.front().number) + "\">" +
         escaped(wording.text("Turn by turn")) + "</a></p>\n";
}

std::string headerOf(const Document& document, Page& page) {
  const std::string kicker = "<p class=\"kick\">" + escaped(document.subtitle) + "</p>\n";
  if (const OpeningBlock* const opening = openingOf(document))
    return htmlOf(*opening, kicker, wayToTurns(document, page.wording()), page);
  return "<header>\n" + kicker + "<h1 class=\"name\">" + escaped(document.title) + "</h1>\n</header>\n";
}

std::string wayToIndex(const PageOfSite& site, const Wording& wording) {
  if (site.index.empty()) return {};
  return "<nav class=\"screen\"><a href=\"" + escaped(site.index) + "\">" +
         escaped(wording.text("All games")) + "</a></nav>\n";
}

std::string footerOf(const Document& document) {
  for (const Block& block : document.blocks) {
    if (const auto* const sources = std::get_if<SourcesBlock>(&block))
      return "<footer>\n" + html::factList(sources->facts) + "</footer>\n";
  }
  return std::string("<footer>Rozbor ") + ROZBOR_VERSION + "</footer>\n";
}

/// In the list of pages that are open, a game is known by its result.
std::string titleOf(const Document& document) {
  const OpeningBlock* const opening = openingOf(document);
  if (opening == nullptr || opening->sides.empty()) return document.title;
  std::string title;
  for (const OpeningSide& side : opening->sides)
    title += (title.empty() ? "" : " – ") + side.player.name + " " + side.points;
  return title;
}

}  // namespace

std::string renderDocumentHtml(const Document& document, const Wording& wording, const PageOfSite& site) {
  const bool script = turnsOf(document) != nullptr;
  Page page(wording);
  const std::string body =
      headerOf(document, page) + "<main>\n" + Writer(page).body(document) + "</main>\n" + footerOf(document);
  return html::head(titleOf(document) + " · Rozbor", wording, {script, site.mark}) + "<body>\n" +
         page.definitions() + wayToIndex(site, wording) + body + (script ? html::script() : "") +
         "</body>\n</html>\n";
}

std::string renderHtml(const GameReview& review, const Wording& wording, const HtmlPictures& pictures) {
  return renderDocumentHtml(reviewDocument(review, wording, {pictures.gameChart, pictures.lossChart}),
                            wording);
}

}  // namespace rozbor::reports
