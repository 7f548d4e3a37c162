#include "rozbor/app/training/decision_question.h"

#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"

namespace rozbor::app {

bool isAskable(const reports::Decision& decision) {
  return decision.isGraded() && decision.legalPlays() > 1;
}

Question questionOn(const reports::GameReview& review, const reports::Decision& decision,
                    std::uint64_t seed) {
  const game::Language& language = *review.language;
  return {.position = {.cgp = writeCgp(decision.position, language),
                       .language = language.id,
                       .lexicon = review.lexicon.name,
                       .leaves = {}},
          .best = moveText(decision.best().move, language.alphabet),
          .played = moveText(decision.played().move, language.alphabet),
          .takenBack = decision.takenBack,
          .seed = seed};
}

game::Result<AnswerReply> answerTo(AnswerGrader& grader, const Question& question, std::string_view text) {
  const auto exercise = grader.open(question);
  if (!exercise) return exercise.error();
  const auto read = reports::readAnswer(text, exercise->position, *exercise->language, *exercise->lexicon);
  if (read.fault) return AnswerReply{read.fault, std::nullopt};
  return AnswerReply{std::nullopt, grader.grade(*exercise, *read.move)};
}

}  // namespace rozbor::app
