#include <fmt/format.h>

#include "html_parts.h"
#include "rozbor/game/notation.h"
#include "rozbor/render/charts/chart_tables.h"
#include "rozbor/render/phrase.h"

namespace rozbor::reports::html {
namespace {

std::string boardFigure(const BoardFigure& figure, bool withRack, Page& page) {
  const Shapes shapes = page.shapes(*figure.language);
  std::string text = "<figure>" + boardPicture(shapes, figure);
  if (withRack && !figure.rack.empty()) {
    const std::string rack = rackText(figure.rack, figure.language->alphabet);
    text += tilesPicture(shapes, figure.rack, phrase(page.wording(), "Rack: {0}", rack));
  }
  const char* const key =
      figure.laid == LaidTiles::played ? R"(<span class="key"></span>)" : R"(<span class="key g"></span>)";
  return text + "<figcaption>" + (figure.move ? key : "") + escaped(figure.caption) +
         "</figcaption></figure>";
}

}  // namespace

std::string boardFigures(const std::vector<BoardFigure>& boards, bool withRacks, Page& page) {
  std::string text;
  for (const BoardFigure& figure : boards)
    text += boardFigure(figure, withRacks, page);
  return text;
}

std::string htmlOf(const ParagraphBlock& paragraph, Page&) {
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

std::string htmlOf(const KeyFiguresBlock& block, Page&) {
  std::string items;
  for (const KeyFigure& figure : block.figures) {
    items += "<li><span>" + escaped(figure.label) + "</span><b>" + escaped(figure.value) + "</b>";
    if (!figure.note.empty()) items += "<span>" + escaped(figure.note) + "</span>";
    items += "</li>";
  }
  return "<ul class=\"figures\">" + items + "</ul>\n";
}

std::string htmlOf(const FactsBlock& block, Page&) {
  return factList(block.facts);
}

std::string htmlOf(const ChartsBlock& block, Page& page) {
  std::string figures;
  for (const Picture& picture : block.pictures)
    figures += renderHtmlFigure(picture, page.wording());
  return "<div class=\"charts\">\n" + figures + "</div>\n";
}

std::string htmlOf(const BoardsBlock& block, Page& page) {
  return "<div class=\"boards\">" + boardFigures(block.boards, true, page) + "</div>\n";
}

std::string htmlOf(const ListBlock& list, Page&) {
  std::string items;
  for (const std::string& item : list.items)
    items += "<li>" + escaped(item) + "</li>\n";
  const char* const tag = list.numbered ? "ol" : "ul";
  return fmt::format("<{0} class=\"list\">{1}</{0}>\n", tag, items);
}

std::string htmlOf(const AnswerBlock& answer, Page& page) {
  std::string text = "<details class=\"answer\"><summary>" + escaped(answer.invitation) + "</summary>\n<div>";
  for (const std::string& sentence : answer.sentences)
    text += "<p>" + escaped(sentence) + "</p>\n";
  if (!answer.boards.empty()) text += htmlOf(BoardsBlock{answer.boards}, page);
  return text + "</div></details>\n";
}

std::string htmlOf(const RemarksBlock& block, Page&) {
  std::string items;
  for (const Remark& remark : block.remarks) {
    items += fmt::format(R"(<li><b class="{}">{}</b> {} <code>{}</code><p>{}</p><p class="soft">{}</p></li>)",
                         parser::name(remark.severity), escaped(remark.severityWord), escaped(remark.place),
                         escaped(remark.code), escaped(remark.message), escaped(remark.recovery)) +
             "\n";
  }
  return "<ul class=\"diag\">\n" + items + "</ul>\n";
}

}  // namespace rozbor::reports::html
