#include <fmt/format.h>

#include "html_parts.h"
#include "rozbor/render/phrase.h"
#include "words/joined.h"

namespace rozbor::reports::html {
namespace {

std::string cell(const std::string& name, const std::string& content) {
  return fmt::format(R"(<span class="{}">{}</span>)", name, content);
}

/// A number with the name of its column, for screens too narrow for a row of names.
std::string numberCell(const char* name, const std::string& column, const std::string& content) {
  return fmt::format(R"(<span class="{} num" data-l="{}">{}</span>)", name, escaped(column),
                     escaped(content));
}

std::string rackCell(const TurnsBlock& turns, const TurnRow& row, Page& page) {
  if (row.rackWords.empty()) return cell("rx", "");
  const std::string label = phrase(page.wording(), "Rack: {0}", row.rackWords);
  return cell("rx",
              tilesPicture(page.shapes(*turns.language), row.rack, label) + (row.rackPartial ? "…" : ""));
}

/// Word and shape of a verdict: "▂▄▆ blunder"; empty for none.
std::string verdictMark(const TurnVerdict& verdict, Page& page) {
  const std::string kind = verdict.phony ? "p" : std::to_string(static_cast<int>(verdict.band));
  return cell("vd v" + kind, verdict.word.empty() ? "" : page.bandMark(verdict.band) + escaped(verdict.word));
}

/// Points, and below them what they come to in wins.
std::string lostCell(const TurnsBlock& turns, const TurnVerdict& verdict) {
  const std::string wins =
      verdict.winsLost.empty() ? "" : "<small>" + escaped(verdict.winsLost) + "&nbsp;%</small>";
  return fmt::format(R"(<span class="ls num" data-l="{}">{}{}</span>)", escaped(turns.columns.lost),
                     escaped(verdict.lost), wins);
}

std::string verdictCells(const TurnsBlock& turns, const TurnVerdict& verdict, Page& page) {
  switch (verdict.basis) {
    case VerdictBasis::nothing:
      return cell("ls num", escaped(verdict.lost)) + cell("vd soft", escaped(verdict.word));
    case VerdictBasis::likelyRacks:
      return numberCell("ls", turns.columns.lost, verdict.lost) + cell("vd soft", escaped(verdict.word));
    case VerdictBasis::rack:
      break;
  }
  return lostCell(turns, verdict) + verdictMark(verdict, page);
}

/// The line below a turn: what would have been better, or what is not known.
std::string hint(const TurnRow& row) {
  return row.remarks.empty() ? "" : cell("hint", escaped(joined(row.remarks, " · ")));
}

std::string rowCells(const TurnsBlock& turns, const TurnRow& row, Page& page) {
  const std::string cells = cell("n", escaped(row.number)) + cell("who", playerTag(row.player)) +
                            rackCell(turns, row, page) + cell("mv", escaped(row.play)) +
                            numberCell("sc", turns.columns.points, row.points) +
                            numberCell("to", turns.columns.total, row.total);
  return row.verdict ? cells + verdictCells(turns, *row.verdict, page) + hint(row) : cells;
}

/// An address inside of what is folded away opens it, in browsers without scripts too.
std::string detailsOf(const TurnDetails& details, const std::string& number, Page& page) {
  std::string words;
  if (!details.sentences.empty())
    words += "<p class=\"told\">" + escaped(joined(details.sentences)) + "</p>\n";
  for (const std::string& note : details.notes)
    words += "<p class=\"told note\">" + escaped(note) + "</p>\n";
  words += factList(details.facts);
  if (details.candidates) words += candidateTable(*details.candidates);
  return "<div class=\"more\" id=\"" + turnAddress(number) + "\">\n<div>" +
         boardFigures(details.boards, false, page) + "</div>\n<div>" + words + "</div>\n</div>\n";
}

/// "Turn 7 of 26: Ida Lind", for who steps through the game.
std::string stepWords(const TurnsBlock& turns, const TurnRow& row, Page& page) {
  return phrase(page.wording(), "Turn {0} of {1}: {2}", row.number, turns.rows.back().number,
                row.player.name);
}

std::string turnItem(const TurnsBlock& turns, const TurnRow& row, Page& page) {
  const std::string cells = rowCells(turns, row, page);
  if (!row.details)
    return "<li id=\"" + turnAddress(row.number) + "\"><div class=\"row event\">" + cells + "</div></li>\n";
  const bool graded = row.verdict && row.verdict->basis == VerdictBasis::rack;
  return fmt::format("<li{} data-step=\"{}\">", graded ? " class=\"graded\"" : "",
                     escaped(stepWords(turns, row, page))) +
         "<details><summary class=\"row\">" + cells + "</summary>\n" +
         detailsOf(*row.details, row.number, page) + "</details></li>\n";
}

std::string stepButton(const char* name, const std::string& text, const char* more = "") {
  return fmt::format(R"(<button type="button" class="{}"{}><span>{}</span></button>)", name, more,
                     escaped(text)) +
         "\n";
}

/// Hidden where no script shows it.
std::string stepBar(const Wording& wording) {
  return "<div class=\"steps\" hidden>\n" + stepButton("begin", wording.text("Step through the game")) +
         stepButton("back", wording.text("Previous turn"), " aria-keyshortcuts=\"ArrowLeft\"") +
         stepButton("on", wording.text("Next turn"), " aria-keyshortcuts=\"ArrowRight\"") +
         stepButton("tell", wording.text("Show the answer")) +
         stepButton("quiz", wording.text("What would you play?"), " aria-pressed=\"false\"") +
         stepButton("whole", wording.text("All turns"), " aria-keyshortcuts=\"Escape\"") +
         "<p class=\"where\" role=\"status\"></p>\n</div>\n";
}

std::string headings(const TurnColumns& columns) {
  return "<div class=\"row head\" aria-hidden=\"true\">" + cell("num", "#") +
         cell("", escaped(columns.player)) + cell("", escaped(columns.rack)) +
         cell("", escaped(columns.play)) + cell("num", escaped(columns.points)) +
         cell("num", escaped(columns.total)) + cell("num", escaped(columns.lost)) + cell("", "") + "</div>\n";
}

}  // namespace

std::string htmlOf(const TurnsBlock& turns, Page& page) {
  std::string items;
  for (const TurnRow& row : turns.rows)
    items += turnItem(turns, row, page);
  return "<p class=\"soft screen\">" + escaped(turns.invitation) + "</p>\n" + stepBar(page.wording()) +
         headings(turns.columns) + "<ol class=\"turns\" data-before=\"" +
         escaped(page.wording().text("The board before the move")) + "\">\n" + items + "</ol>\n";
}

}  // namespace rozbor::reports::html
