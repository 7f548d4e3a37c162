#include "rozbor/app/training/training_session.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <utility>

#include "rozbor/game/notation.h"
#include "rozbor/insight/statistics.h"

namespace rozbor::app {
namespace {

using reports::AnswerRow;
using reports::Card;

/// Positions of which an answer was given on a day.
std::size_t askedOn(reports::Day day, const std::vector<AnswerRow>& answers) {
  std::set<std::pair<reports::Id, int>> asked;
  for (const AnswerRow& answer : answers) {
    if (answer.day == day) asked.emplace(answer.game, answer.turn);
  }
  return asked.size();
}

/// Where no answer was given, the loss is that of the move made in the game.
AnswerRow rowOf(const TrainingItem& item, const TrainingResult& result, reports::Day day) {
  const reports::Loss& loss = result.verdict ? result.verdict->loss : item.lesson.numbers.loss;
  return {.game = item.card.game,
          .turn = item.card.turn,
          .day = day,
          .answer = result.verdict ? moveText(result.verdict->answer.move, item.exercise.language->alphabet)
                                   : std::string(),
          .grade = result.grade,
          .hints = item.hints,
          .pointsLost = loss.points,
          .winLost = loss.win ? std::optional(loss.win->loss()) : std::nullopt};
}

}  // namespace

game::Result<std::vector<Card>> cardsToAsk(reports::CardStore& store, const TrainingOptions& options) {
  const auto cards = store.cards();
  if (!cards) return cards.error();
  if (options.drill) return reports::drillCards(*cards, options.today, options.perDay);
  const auto answers = store.answers();
  if (!answers) return answers.error();
  const std::size_t asked = std::min(options.perDay, askedOn(options.today, *answers));
  return dueCards(*cards, options.today, options.perDay - asked);
}

game::Result<TrainingSession> TrainingSession::begin(reports::CardStore& store, AnswerGrader& grader,
                                                     const TrainingOptions& options) {
  auto cards = cardsToAsk(store, options);
  if (!cards) return cards.error();
  TrainingSession session(store, grader, options, *std::move(cards));
  session.next();
  return session;
}

game::Result<TrainingItem> TrainingSession::open(const Card& card) {
  auto lesson = store_->lesson(card.game, card.turn);
  if (!lesson) return lesson.error();
  const reports::DecisionText& text = lesson->text;
  auto exercise = grader_->open({.position = {.cgp = text.position,
                                              .language = lesson->game.language,
                                              .lexicon = reports::lexiconOf(lesson->game),
                                              .leaves = {}},
                                 .best = text.best,
                                 .played = text.played,
                                 .takenBack = lesson->numbers.takenBack,
                                 .seed = options_.seed * 1'000'003 + static_cast<std::uint64_t>(card.turn)});
  if (!exercise) return exercise.error();
  return TrainingItem{*std::move(lesson), *std::move(exercise), card};
}

void TrainingSession::next() {
  item_.reset();
  while (!item_ && next_ < cards_.size()) {
    auto opened = open(cards_[next_++]);
    if (opened)
      item_ = *std::move(opened);
    else
      faults_.push_back(opened.error());
  }
}

Hint TrainingSession::hint() const {
  assert(item_);
  const game::Move& best = item_->exercise.best.move;
  Hint hint{.level = item_->hints, .kind = best.kind(), .score = 0, .tiles = {}, .place = {}};
  if (hint.level >= 1) hint.score = item_->exercise.best.score;
  if (hint.level >= 2) hint.tiles = best.tilesUsed();
  if (hint.level >= 3 && best.isPlacement()) hint.place = placeText(best.start(), best.direction());
  return hint;
}

Hint TrainingSession::takeHint() {
  assert(item_);
  item_->hints = std::min(item_->hints + 1, Hint::kLevels);
  return hint();
}

game::Result<TrainingReply> TrainingSession::answer(std::string_view text) {
  assert(item_ && !item_->result);
  const Exercise& exercise = item_->exercise;
  const auto read = reports::readAnswer(text, exercise.position, *exercise.language, *exercise.lexicon);
  if (read.fault) {
    item_->phonies += read.fault->kind == reports::AnswerFaultKind::notAWord ? 1 : 0;
    return TrainingReply{read.fault, std::nullopt};
  }
  TrainingResult result;
  result.verdict = grader_->grade(exercise, *read.move);
  result.grade =
      gradeOf(result.verdict->loss, result.verdict->playedLoss,
              {.isBest = result.verdict->isBest, .hints = item_->hints, .phonies = item_->phonies});
  auto kept = keep(std::move(result));
  if (!kept) return kept.error();
  return TrainingReply{std::nullopt, *std::move(kept)};
}

game::Result<TrainingResult> TrainingSession::giveUp() {
  assert(item_ && !item_->result);
  return keep({});
}

game::Result<TrainingResult> TrainingSession::keep(TrainingResult result) {
  result.card = item_->card;
  result.card.state = reviewed(item_->card.state, result.grade, options_.today);
  result.answer = rowOf(*item_, result, options_.today);
  if (const auto error = store_->save(result.card, result.answer)) return *error;
  answers_.push_back(result.answer);
  item_->result = result;
  return result;
}

}  // namespace rozbor::app
