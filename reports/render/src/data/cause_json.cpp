#include "cause_json.h"

#include "json_values.h"
#include "rozbor/game/notation.h"
#include "rozbor/library/rows.h"
#include "rozbor/review/challenge.h"
#include "rozbor/review/plays/play_shape.h"

namespace rozbor::reports {
namespace {

using nlohmann::json;

json wordsJson(const std::vector<std::vector<game::Tile>>& words, const game::Language& language) {
  json list = json::array();
  for (const auto& word : words)
    list.push_back(wordText(word, language.alphabet));
  return list;
}

/// How the best play lies; null where it is no placement.
json shapeJson(const Decision& decision, const game::Language& language) {
  if (!decision.isGraded() || !decision.best().move.isPlacement()) return nullptr;
  const PlayShape shape = shapeOf(decision.best().move, decision.position.board, language);
  json hooks = json::array();
  for (const Hook& hook : shape.hooks)
    hooks.push_back(wordsJson({hook.from, hook.to}, language));
  return {{"word", wordText(shape.word, language.alphabet)},
          {"letters", shape.word.size()},
          {"through", wordsJson(shape.through, language)},
          {"hooks", hooks},
          {"words", shape.words},
          {"parallel", shape.isParallel},
          {"bingo", shape.isBingo},
          {"chanceOfTiles", shape.chanceOfTiles}};
}

/// What the best play of an ending takes from the opponent; null where nothing such was found.
json deniedJson(const std::optional<Denied>& denied, const game::Language& language) {
  if (!denied) return nullptr;
  return {{"move", moveText(denied->play.move, language.alphabet)},
          {"score", denied->play.score},
          {"left", denied->left},
          {"wasThere", denied->wasThere},
          {"stuck", rackText(denied->stuck, language.alphabet)}};
}

}  // namespace

json causeJson(const GameReview& review, const Decision& decision) {
  const bool found = decision.cause && decision.cause->cause != Cause::unclassified;
  const auto punished = punishment(decision, review.replay);
  const auto easier = easierPlay(decision);
  return {{"cause", decision.cause ? json(name(decision.cause->cause)) : json()},
          {"causeBest", found ? json(roundedPoints(decision.cause->best)) : json()},
          {"causePlayed", found ? json(roundedPoints(decision.cause->played)) : json()},
          {"causeTiles", found ? rackText(decision.cause->tiles, review.language->alphabet) : ""},
          {"bestShape", shapeJson(decision, *review.language)},
          {"denied", deniedJson(decision.denied, *review.language)},
          {"lesson", isLesson(decision.band, decision.cause)},
          {"punished", punished ? json(roundedPoints(*punished)) : json()},
          {"easier", easier ? json(moveText(easier->move, review.language->alphabet)) : json()}};
}

json challengeJson(const GameReview& review, const Decision& decision) {
  const auto found = challengeBefore(review, decision);
  return {{"challengeError", found ? json(name(found->error)) : json()},
          {"challengeTurn", found ? json(found->turn + 1) : json()},
          {"challengePoints", found ? json(found->points) : json()}};
}

}  // namespace rozbor::reports
