#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "html_parts.h"
#include "rozbor/game/notation.h"
#include "rozbor/render/chart_tables.h"
#include "rozbor/render/document.h"
#include "rozbor/render/phrase.h"

namespace rozbor::reports {
namespace {

using html::escaped;

constexpr const char* kStyle = R"css(
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,9.5rem),1fr));gap:1rem;margin:0 0 1.25rem;padding:0;list-style:none}
.figures li{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.7rem .9rem}
.figures b{display:block;font-size:1.9rem;line-height:1.15;font-weight:600;font-variant-numeric:lining-nums tabular-nums}
.figures span{display:block;font-size:.875rem;color:var(--soft)}
.boards{display:flex;flex-wrap:wrap;gap:1.25rem;margin:0 0 1rem}.boards figure{flex:1 1 16rem;max-width:22rem}
.boards .rk{margin-top:.5rem;height:1.9rem}
.answer{margin:0 0 1.5rem;border:1px solid var(--line);border-radius:.5rem;background:var(--card)}
.answer>summary{padding:.6rem .9rem;font-weight:600}
.answer>summary::before{content:"";display:inline-block;border:.3em solid transparent;border-left-color:var(--soft);margin-right:.3em}
.answer[open]>summary::before{border-left-color:transparent;border-top-color:var(--soft);vertical-align:-.15em;margin-right:.55em}
.answer>div{padding:.2rem .9rem .9rem}
h1.name{font-size:2.1rem}.lead{font-size:1.25rem;max-width:48ch;text-wrap:pretty}
li{max-width:65ch;margin:0 0 .35rem}
.wide{overflow-x:auto}
@media print{.answer{break-inside:avoid}}
)css";

/// Writes one block after the other. Pictures of several languages have names of their own.
class Writer {
 public:
  explicit Writer(const Wording& wording) : wording_(wording) {}

  std::string body(const Document& document) {
    std::string text;
    for (const Block& block : document.blocks)
      text += std::visit([&](const auto& kind) { return write(kind); }, block);
    return text + (inSection_ ? "</section>\n" : "");
  }

 private:
  std::string write(const HeadingBlock& heading) {
    if (heading.level > 1) return "<h3>" + escaped(heading.text) + "</h3>\n";
    const std::string before = inSection_ ? "</section>\n" : "";
    inSection_ = true;
    return before + "<section>\n<h2>" + escaped(heading.text) + "</h2>\n";
  }

  std::string write(const ParagraphBlock& paragraph) {
    switch (paragraph.tone) {
      case ParagraphTone::lead:
        return "<p class=\"lead\">" + escaped(paragraph.text) + "</p>\n";
      case ParagraphTone::soft:
        return "<p class=\"soft\">" + escaped(paragraph.text) + "</p>\n";
      case ParagraphTone::aside:
        return "<div class=\"caveats\"><p>" + escaped(paragraph.text) + "</p></div>\n";
      case ParagraphTone::plain:
        break;
    }
    return "<p>" + escaped(paragraph.text) + "</p>\n";
  }

  std::string write(const KeyFiguresBlock& block) {
    std::string items;
    for (const KeyFigure& figure : block.figures) {
      items += "<li><span>" + escaped(figure.label) + "</span><b>" + escaped(figure.value) + "</b>";
      if (!figure.note.empty()) items += "<span>" + escaped(figure.note) + "</span>";
      items += "</li>";
    }
    return "<ul class=\"figures\">" + items + "</ul>\n";
  }

  std::string write(const FactsBlock& block) {
    std::vector<Fact> facts;
    for (const auto& [label, value] : block.facts)
      facts.push_back({label, value});
    return html::factList(facts);
  }

  std::string write(const TableBlock& table) {
    std::string text = html::wideBox(table.caption.empty() ? wording_.text("Table") : table.caption) +
                       "<table class=\"sum\">";
    if (!table.caption.empty()) text += "<caption>" + escaped(table.caption) + "</caption>";
    text += "<thead><tr>";
    for (const TableColumn& column : table.columns) {
      const char* const tag = column.heading.empty() ? "td" : "th";
      text += fmt::format("<{}{}>{}</{}>", tag, column.number ? " class=\"num\"" : "",
                          escaped(column.heading), tag);
    }
    text += "</tr></thead>\n<tbody>";
    for (const TableRow& row : table.rows)
      text += rowText(table, row);
    return text + "</tbody></table></div>\n";
  }

  static std::string rowText(const TableBlock& table, const TableRow& row) {
    std::string text = row.emphasised ? "<tr class=\"lead\">" : "<tr>";
    for (std::size_t at = 0; at < row.cells.size(); ++at) {
      const bool number = at < table.columns.size() && table.columns[at].number;
      const char* const tag = at == 0 ? "th scope=\"row\"" : "td";
      text += fmt::format("<{}{}>{}</{}>", tag, number ? " class=\"num\"" : "", escaped(row.cells[at]),
                          at == 0 ? "th" : "td");
    }
    text += "</tr>\n";
    if (row.below.empty()) return text;
    return text + fmt::format("<tr><td></td><td colspan=\"{}\">{}</td></tr>\n",
                              std::max<std::size_t>(1, table.columns.size() - 1), escaped(row.below));
  }

  std::string write(const ChartsBlock& block) {
    std::string figures;
    for (const Picture& picture : block.pictures)
      figures += renderHtmlFigure(picture, wording_);
    return "<div class=\"charts\">\n" + figures + "</div>\n";
  }

  std::string write(const BoardsBlock& block) { return boards(block.boards); }

  std::string boards(const std::vector<BoardFigure>& figures) {
    std::string text;
    for (const BoardFigure& figure : figures)
      text += board(figure);
    return "<div class=\"boards\">" + text + "</div>\n";
  }

  std::string board(const BoardFigure& figure) {
    const html::Shapes shapes{*figure.language, wording_, figure.language->id + "-", false};
    std::string text;
    if (drawn_.insert(shapes.prefix).second) text += html::definitions(shapes);
    const bool played = figure.laid == LaidTiles::played;
    text += "<figure>" + html::boardPicture(shapes, figure.board, figure.move ? &*figure.move : nullptr,
                                            played ? html::Laid::played : html::Laid::better, figure.caption);
    if (!figure.rack.empty()) {
      const std::string rack = rackText(figure.rack, figure.language->alphabet);
      text += html::tilesPicture(shapes, figure.rack, phrase(wording_, "Rack: {0}", rack));
    }
    const std::string key =
        figure.move ? fmt::format(R"(<span class="key{}"></span>)", played ? "" : " g") : "";
    return text + "<figcaption>" + key + escaped(figure.caption) + "</figcaption></figure>";
  }

  std::string write(const ListBlock& list) {
    std::string items;
    for (const std::string& item : list.items)
      items += "<li>" + escaped(item) + "</li>\n";
    return list.numbered ? "<ol>" + items + "</ol>\n" : "<ul>" + items + "</ul>\n";
  }

  std::string write(const PageBreakBlock&) { return {}; }

  std::string write(const AnswerBlock& answer) {
    std::string text =
        "<details class=\"answer\"><summary>" + escaped(answer.invitation) + "</summary>\n<div>";
    for (const std::string& sentence : answer.sentences)
      text += "<p>" + escaped(sentence) + "</p>\n";
    return text + (answer.boards.empty() ? "" : boards(answer.boards)) + "</div></details>\n";
  }

  const Wording& wording_;
  bool inSection_ = false;
  std::set<std::string> drawn_;
};

}  // namespace

std::string renderDocumentHtml(const Document& document, const Wording& wording) {
  std::string head = html::head(document.title + " · Rozbor", wording);
  head.insert(head.find("</style>"), kStyle);
  return head + "<body>\n<header>\n<p class=\"kick\">" + escaped(document.subtitle) +
         "</p>\n<h1 class=\"name\">" + escaped(document.title) + "</h1>\n</header>\n<main>\n" +
         Writer(wording).body(document) + "</main>\n<footer>Rozbor " + ROZBOR_VERSION +
         "</footer>\n</body>\n</html>\n";
}

}  // namespace rozbor::reports
