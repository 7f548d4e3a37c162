#include <fmt/format.h>

#include <algorithm>

#include "html_parts.h"
#include "rozbor/render/phrase.h"
#include "words/cause_words.h"
#include "words/story.h"

namespace rozbor::reports::html {
namespace {

std::string cell(const char* name, const std::string& content) {
  return fmt::format(R"(<span class="{}">{}</span>)", name, content);
}

/// A number with the name of its column, for screens too narrow for a row of names.
std::string numberCell(const char* name, const std::string& column, const std::string& content) {
  return fmt::format(R"(<span class="{} num" data-l="{}">{}</span>)", name, escaped(column), content);
}

std::string rackCell(const Page& page, const replay::Turn& turn) {
  const std::string words = rackWords(turn, *page.review.language);
  if (words.empty()) return cell("rx", "");
  const bool partial = turn.rackKnown == replay::RackKnowledge::partial;
  return cell("rx", tilesPicture(page.shapes(), turn.rack, phrase(page.wording, "Rack: {0}", words)) +
                        (partial ? "…" : ""));
}

std::string signedScore(const Page& page, const replay::Turn& turn) {
  return (turn.scoreComputed > 0 ? "+" : "") + page.wording.number(turn.scoreComputed, 0);
}

/// The line below a turn: what would have been better, or what is not known.
std::string hint(const Page& page, const Decision& decision) {
  std::string words;
  for (const std::string& remark : remarksOn(page.review, decision, page.wording))
    words += (words.empty() ? "" : " · ") + remark;
  return words.empty() ? "" : cell("hint", escaped(words));
}

std::string rowCells(const Page& page, std::size_t index, const Decision* decision) {
  const replay::Turn& turn = page.review.replay.turns[index];
  std::string cells =
      cell("n", std::to_string(turnNumber(index))) + cell("who", playerTag(page, turn.player)) +
      rackCell(page, turn) + cell("mv", escaped(turnWords(page.review, index, page.wording))) +
      numberCell("sc", page.wording.text("Points"), signedScore(page, turn)) +
      numberCell("to", page.wording.text("Total"), page.wording.number(turn.totalComputed, 0));
  if (decision == nullptr) return cells;
  if (decision->imputed()) {
    return cells + numberCell("ls", page.wording.text("Lost"), lostText(*decision, page.wording)) +
           cell("vd soft", escaped(verdictWord(*decision, page.wording))) + hint(page, *decision);
  }
  if (!decision->isGraded()) {
    return cells + cell("ls num", "–") + cell("vd soft", escaped(page.wording.text("not graded"))) +
           hint(page, *decision);
  }
  return cells + numberCell("ls", page.wording.text("Lost"), lostText(*decision, page.wording)) +
         verdictMark(page, *decision) + hint(page, *decision);
}

/// An estimate where the search was cut off.
std::string equityText(const Page& page, const Candidate& row) {
  return (row.spread ? "≈ " : "") + pointsText(row.play.equity, page.wording);
}

std::string candidateRow(const Page& page, const Decision& decision, const Candidate& row) {
  const engine::RatedPlay& play = row.play;
  const std::string win = decision.looksAhead() ? fmt::format(R"(<td class="num">{}</td>)",
                                                              row.win ? winText(*row.win, page.wording) : "–")
                                                : "";
  const game::Language& language = *page.review.language;
  return fmt::format(
             R"(<tr{}><td class="num">{}</td><td>{}</td><td class="num">{}</td><td>{}</td><td class="num lv">{}</td><td class="num">{}</td>{}</tr>)",
             row.isPlayed ? " class=\"is\"" : "", row.rank ? std::to_string(*row.rank) : std::string("–"),
             escaped(moveWords(play.move, decision.position.board, language, page.wording)), play.score,
             escaped(play.leave.empty() ? "–" : tilesWords(play.leave, language, page.wording)),
             signedText(play.leaveValue, page.wording), equityText(page, row), win) +
         "\n";
}

std::string candidateTable(const Page& page, const Decision& decision) {
  const Wording& wording = page.wording;
  std::string rows;
  for (const Candidate& row : decision.candidates())
    rows += candidateRow(page, decision, row);
  const auto column = [&](const char* classes, const std::string& title) {
    return fmt::format(R"(<th scope="col" class="{}">{}</th>)", classes, escaped(title));
  };
  const bool raced = std::ranges::any_of(decision.candidates(),
                                         [](const Candidate& row) { return row.basis == Basis::race; });
  return "<table class=\"cand\"><caption>" +
         escaped(phrasePlural(wording, "{0} legal move; the played one is marked.",
                              "The best of {0} legal moves; the played one is marked.",
                              static_cast<long>(decision.legalPlays()))) +
         (raced ? " " + escaped(wording.text("The others stand as far behind the best as in the games that "
                                             "found it."))
                : "") +
         "</caption><thead><tr>" + column("num", "#") + column("", wording.text("Move")) +
         column("num", wording.text("Points")) + column("", wording.text("Leave")) +
         column("num lv", wording.text("Value")) + column("num", wording.text("Equity")) +
         (decision.looksAhead() ? column("num", wording.text("Win %")) : "") + "</tr></thead><tbody>\n" +
         rows + "</tbody></table>\n";
}

std::string userNotes(const Page& page, const replay::Turn& turn) {
  std::string notes;
  for (const parser::Note& note : page.review.record.events[turn.event].notes) {
    // What an earlier review wrote into the record stands here anew.
    if (note.text.value.starts_with("[rozbor]")) continue;
    notes += "<p class=\"note\">" + escaped(note.text.value) + "</p>\n";
  }
  return notes;
}

std::string details(const Page& page, const Decision& decision) {
  const replay::Turn& turn = page.review.replay.turns[decision.turn];
  std::string sentences;
  for (const std::string& sentence : sentencesOn(page.review, decision, page.wording))
    sentences += (sentences.empty() ? "" : " ") + sentence;
  std::string words = sentences.empty() ? "" : "<p>" + escaped(sentences) + "</p>\n";
  words += userNotes(page, turn);
  words += factList(
      {{page.wording.text("Score before"),
        fmt::format("{} : {}", decision.position.score, decision.position.opponentScore)},
       {page.wording.text("Tiles in the bag"), std::to_string(turn.bag)},
       {page.wording.text("Unseen tiles"), groupedTiles(turn.unseen, *page.review.language, page.wording)}});
  if (decision.isGraded()) words += candidateTable(page, decision);
  return "<div class=\"more\">\n<div>" + decisionBoards(page, decision) + "</div>\n<div>" + words +
         "</div>\n</div>\n";
}

std::string turnItem(const Page& page, std::size_t index) {
  const Decision* decision = decisionOn(page.review, index);
  if (decision == nullptr)
    return "<li><div class=\"row event\">" + rowCells(page, index, nullptr) + "</div></li>\n";
  return "<li><details><summary class=\"row\">" + rowCells(page, index, decision) + "</summary>\n" +
         details(page, *decision) + "</details></li>\n";
}

std::string headings(const Page& page) {
  const Wording& wording = page.wording;
  return "<div class=\"row head\" aria-hidden=\"true\"><span class=\"num\">#</span>" +
         cell("", escaped(wording.text("Player"))) + cell("", escaped(wording.text("Rack"))) +
         cell("", escaped(wording.text("Play"))) + cell("num", escaped(wording.text("Points"))) +
         cell("num", escaped(wording.text("Total"))) + cell("num", escaped(wording.text("Lost"))) +
         cell("", "") + "</div>\n";
}

}  // namespace

std::string verdictMark(const Page& page, const Decision& decision) {
  const std::string word = verdictWord(decision, page.wording);
  const bool phony = decision.band == Band::none && !decision.phonies.empty();
  const std::string kind = phony ? "p" : std::to_string(static_cast<int>(decision.band));
  return cell(("vd v" + kind).c_str(), word.empty() ? "" : bandShape(decision.band) + escaped(word));
}

std::string turnsSection(const Page& page) {
  std::string items;
  for (std::size_t turn = 0; turn < page.review.replay.turns.size(); ++turn)
    items += turnItem(page, turn);
  return "<section>\n<h2>" + escaped(page.wording.text("Turn by turn")) + "</h2>\n<p class=\"soft screen\">" +
         escaped(page.wording.text("Open a turn for its board and the best moves. A ring marks a blank.")) +
         "</p>\n" + headings(page) + "<ol class=\"turns\">\n" + items + "</ol>\n</section>\n";
}

}  // namespace rozbor::reports::html
