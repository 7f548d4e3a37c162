#include "answer_words.h"

#include "rozbor/render/lesson_words.h"
#include "speech/phrase.h"
#include "speech/words.h"

namespace rozbor::desktop {

namespace {

QString verdictWords(const app::AnswerVerdict& verdict, const game::Board& board,
                     const game::Language& language, const reports::Wording& wording) {
  QString text =
      phrase(wording, "Your move: {0}.", playWords(verdict.answer, board, language, wording).toStdString()) +
      u' ';
  text += verdict.isBest ? phrase(wording, "That is the best move.")
                         : phrase(wording, "It loses {0}.", reports::lossWords(verdict.loss, wording));
  if (verdict.rank)
    text += u' ' + phrase(wording, "By equity it is number {0} of {1}.", *verdict.rank, verdict.legalPlays);
  return text;
}

}  // namespace

QString replyWords(const app::AnswerReply& reply, const game::Board& board, const game::Language& language,
                   const reports::Wording& wording) {
  if (reply.fault) return QString::fromStdString(reports::answerFaultText(*reply.fault, wording));
  return verdictWords(*reply.verdict, board, language, wording);
}

}  // namespace rozbor::desktop
