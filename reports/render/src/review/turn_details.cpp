#include <fmt/format.h>

#include <algorithm>

#include "parts.h"
#include "rozbor/render/phrase.h"
#include "words/cause_words.h"
#include "words/story.h"

namespace rozbor::reports::parts {
namespace {

/// An estimate where the search was cut off.
std::string equityText(const Candidate& row, const Wording& wording) {
  return (row.spread ? "≈ " : "") + pointsText(row.play.equity, wording);
}

TableRow candidateRow(const GameReview& review, const Decision& decision, const Candidate& row,
                      const Wording& wording) {
  const engine::RatedPlay& play = row.play;
  const game::Language& language = *review.language;
  TableRow line{{row.rank ? std::to_string(*row.rank) : "–",
                 moveWords(play.move, decision.position.board, language, wording), std::to_string(play.score),
                 play.leave.empty() ? "–" : tilesWords(play.leave, language, wording),
                 signedText(play.leaveValue, wording), equityText(row, wording)},
                {},
                row.isPlayed};
  if (decision.looksAhead()) line.cells.push_back(row.win ? winText(*row.win, wording) : "–");
  return line;
}

std::string candidatesCaption(const Decision& decision, const Wording& wording) {
  const bool raced = std::ranges::any_of(decision.candidates(),
                                         [](const Candidate& row) { return row.basis == Basis::race; });
  std::string caption = phrasePlural(wording, "{0} legal move; the played one is marked.",
                                     "The best of {0} legal moves; the played one is marked.",
                                     static_cast<long>(decision.legalPlays()));
  if (raced) {
    caption += " " + wording.text("The others stand as far behind the best as in the games that found it.");
  }
  return caption;
}

TableBlock candidates(const GameReview& review, const Decision& decision, const Wording& wording) {
  TableBlock table{candidatesCaption(decision, wording),
                   {{"#", true},
                    {wording.text("Move")},
                    {wording.text("Points"), true},
                    {wording.text("Leave")},
                    {wording.text("Value"), true, {}, true},
                    {wording.text("Equity"), true}},
                   {}};
  if (decision.looksAhead()) table.columns.push_back({wording.text("Win %"), true});
  for (const Candidate& row : decision.candidates())
    table.rows.push_back(candidateRow(review, decision, row, wording));
  return table;
}

std::vector<std::string> userNotes(const GameReview& review, const replay::Turn& turn) {
  std::vector<std::string> notes;
  for (const parser::Note& note : review.record.events[turn.event].notes) {
    // What an earlier review wrote into the record stands here anew.
    if (!note.text.value.starts_with("[rozbor]")) notes.push_back(note.text.value);
  }
  return notes;
}

}  // namespace

TurnDetails turnDetails(const GameReview& review, const Decision& decision, const Wording& wording) {
  const replay::Turn& turn = review.replay.turns[decision.turn];
  TurnDetails details;
  details.sentences = sentencesOn(review, decision, wording);
  details.notes = userNotes(review, turn);
  details.facts = {{wording.text("Score before"),
                    fmt::format("{} : {}", decision.position.score, decision.position.opponentScore)},
                   {wording.text("Tiles in the bag"), std::to_string(turn.bag)},
                   {wording.text("Unseen tiles"), groupedTiles(turn.unseen, *review.language, wording)}};
  if (decision.isGraded()) details.candidates = candidates(review, decision, wording);
  details.boards = decisionBoards(review, decision, wording);
  return details;
}

}  // namespace rozbor::reports::parts
