#include "train_json.h"

#include <nlohmann/json.hpp>

#include "position/position_options.h"
#include "rozbor/game/notation.h"
#include "rozbor/render/answer.h"

namespace rozbor::cli {
namespace {

using nlohmann::json;

std::string dump(const json& object) {
  return object.dump(-1, ' ', false, json::error_handler_t::replace);
}

double thousandths(double value) {
  return rounded(value, 1e3);
}

json winLoss(const reports::Loss& loss) {
  return loss.win ? json(thousandths(loss.win->loss())) : json();
}

std::string textOf(const app::TrainingItem& item, const engine::RatedPlay& play) {
  return moveText(play.move, item.exercise.language->alphabet);
}

json cardJson(const reports::CardState& state) {
  return {{"due", state.due ? json(reports::dayText(*state.due)) : json()},
          {"stability", state.isNew() ? json() : json(thousandths(state.stability))},
          {"difficulty", state.isNew() ? json() : json(thousandths(state.difficulty))},
          {"repetitions", state.repetitions},
          {"lapses", state.lapses}};
}

json placeJson(const char* type, const reports::DecisionRecord& lesson, const reports::Card& card) {
  const auto seat = static_cast<std::size_t>(lesson.numbers.seat);
  return {{"type", type},
          {"game", card.game},
          {"turn", card.turn},
          {"player", lesson.game.seats[seat].name},
          {"opponent", lesson.game.seats[1 - seat].name}};
}

void addVerdict(json& object, const app::TrainingItem& item, const app::AnswerVerdict& verdict) {
  object["answer"] = textOf(item, verdict.answer);
  object["score"] = verdict.answer.score;
  object["isBest"] = verdict.isBest;
  object["rank"] = verdict.rank ? json(*verdict.rank) : json();
  object["legalPlays"] = verdict.legalPlays;
  object["method"] = reports::name(verdict.method);
  object["equityLoss"] = thousandths(verdict.loss.points);
  object["winLoss"] = winLoss(verdict.loss);
  object["winLossError"] = verdict.loss.win ? json(thousandths(100 * verdict.loss.win->lossSe)) : json();
  object["playedEquityLoss"] = thousandths(verdict.playedLoss.points);
  object["playedWinLoss"] = winLoss(verdict.playedLoss);
}

}  // namespace

std::string askedJson(const app::TrainingItem& item, std::size_t number, std::size_t all) {
  json object = placeJson("position", item.lesson, item.card);
  object["number"] = number;
  object["of"] = all;
  object["language"] = item.lesson.game.language;
  object["position"] = item.lesson.text.position;
  object["rack"] = rackText(item.exercise.position.rack, item.exercise.language->alphabet);
  object["score"] = item.exercise.position.score;
  object["opponentScore"] = item.exercise.position.opponentScore;
  object["card"] = cardJson(item.card.state);
  return dump(object);
}

std::string hintJson(const app::Hint& hint) {
  static constexpr std::array kKinds{"pass", "exchange", "placement"};
  return dump({{"type", "hint"},
               {"level", hint.level},
               {"kind", kKinds[static_cast<std::size_t>(hint.kind)]},
               {"score", hint.score},
               {"tiles", hint.tiles ? json(*hint.tiles) : json()},
               {"place", hint.place.empty() ? json() : json(hint.place)}});
}

std::string faultJson(const reports::AnswerFault& fault) {
  return dump({{"type", "fault"},
               {"code", reports::code(fault.kind)},
               {"message", answerFaultText(fault, reports::Wording::english())}});
}

std::string resultJson(const app::TrainingItem& item) {
  const app::TrainingResult& result = *item.result;
  json object = placeJson("answer", item.lesson, item.card);
  object["answer"] = nullptr;
  if (result.verdict) addVerdict(object, item, *result.verdict);
  object["grade"] = reports::name(result.grade);
  object["hints"] = item.hints;
  object["best"] = textOf(item, item.exercise.best);
  object["bestScore"] = item.exercise.best.score;
  object["played"] = item.lesson.text.played;
  const auto& cause = item.lesson.numbers.cause;
  object["cause"] = cause ? json(reports::name(cause->cause)) : json();
  object["card"] = cardJson(result.card.state);
  return dump(object);
}

std::string summaryJson(std::span<const reports::AnswerRow> answers) {
  const reports::TrainingFigures figures = reports::figuresOf(answers);
  return dump({{"type", "summary"},
               {"answers", figures.answers},
               {"right", figures.right},
               {"meanWinLoss", figures.meanWinLost ? json(thousandths(*figures.meanWinLost)) : json()}});
}

std::string dueJson(const reports::Card& card, const reports::DecisionRecord& lesson, reports::Day today) {
  json object = placeJson("due", lesson, card);
  object["card"] = cardJson(card.state);
  object["retrievability"] =
      card.state.isNew() ? json() : json(thousandths(retrievability(card.state, today)));
  return dump(object);
}

}  // namespace rozbor::cli
