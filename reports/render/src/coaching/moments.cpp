#include "report_parts.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "rozbor/render/lesson_words.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/verdict_words.h"
#include "words/cause_words.h"

namespace rozbor::reports::coaching {
namespace {

std::string lossSentence(const DecisionRow& row, const Wording& wording) {
  const std::string why = causeWords(row.cause->cause, wording);
  if (row.loss.byPoints())
    return phrase(wording, "That gave away {0} points: {1}.", pointsLostText(row.loss, wording), why);
  return phrase(wording,
                "That gave away {0} ± {1} % of winning ({2} % with the best move, {3} % with yours): {4}.",
                wording.number(row.loss.win->loss(), 1), wording.number(196 * row.loss.win->lossSe, 1),
                winText(row.loss.win->best, wording), winText(row.loss.win->played, wording), why);
}

AnswerBlock answerOf(const Report& report, const DecisionRecord& record, const game::Position& position,
                     int number) {
  const Wording& wording = report.wording;
  const auto language = report.player.languages.at(record.game.language);
  AnswerBlock answer{phrase(wording, "Position {0}", number), wording.text("Show the answer"), {}, {}};
  const auto words = [&](const std::string& text) { return moveOf(report, record, text); };
  answer.sentences.push_back(
      phrase(wording, "Best: {0}; you played {1}.", words(record.text.best), words(record.text.played)));
  answer.sentences.push_back(lossSentence(record.numbers, wording));
  for (const bool best : {true, false}) {
    const std::string& text = best ? record.text.best : record.text.played;
    const auto move = parseMove(text, position.board, language->alphabet);
    if (!move || !move->isPlacement()) continue;
    const std::string caption =
        best ? phrase(wording, "Best: {0}", words(text)) : phrase(wording, "Played: {0}", words(text));
    answer.boards.push_back(
        {language, position.board, *move, best ? LaidTiles::better : LaidTiles::played, {}, caption});
  }
  return answer;
}

void addMoment(const Report& report, const DecisionRecord& record, int number, std::vector<Block>& blocks) {
  const Wording& wording = report.wording;
  const auto language = report.player.languages.find(record.game.language);
  if (language == report.player.languages.end()) return;
  const auto cgp = game::parseCgp(record.text.position, *language->second);
  if (!cgp) return;
  const game::Position& position = cgp->position;
  blocks.emplace_back(
      HeadingBlock{2, phrase(wording, "Position {0}: {1}", number, gameName(report, record)), true});
  const std::string caption = phrase(wording, "Your rack: {0}; you have {1} points, your opponent {2}",
                                     record.text.rack, position.score, position.opponentScore);
  blocks.emplace_back(
      BoardsBlock{{{language->second, position.board, {}, LaidTiles::played, position.rack, caption}}});
  blocks.emplace_back(answerOf(report, record, position, number));
}

}  // namespace

void addMoments(const Report& report, std::vector<Block>& blocks) {
  constexpr std::size_t kMoments = 3;
  const auto moments = momentsToAsk(report.player, kMoments);
  if (moments.empty()) return;
  blocks.emplace_back(HeadingBlock{1, report.wording.text("What would you play?"), false});
  blocks.emplace_back(
      ParagraphBlock{report.wording.text("From your own games: find your move first, then look.")});
  int number = 0;
  for (const std::size_t moment : moments)
    addMoment(report, report.player.decisions[moment], ++number, blocks);
}

}  // namespace rozbor::reports::coaching
