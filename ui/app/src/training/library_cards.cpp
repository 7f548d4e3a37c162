#include "rozbor/app/training/library_cards.h"

#include <algorithm>

namespace rozbor::reports {

game::Result<std::unique_ptr<LibraryCards>> LibraryCards::open(Library& library, std::optional<Id> person,
                                                               const BandScale& scale) {
  auto decisions = library.decisions(person);
  if (!decisions) return decisions.error();
  std::unique_ptr<LibraryCards> cards(new LibraryCards(library));
  for (DecisionRecord& decision : *decisions) {
    if (!isLesson(decision.numbers, scale)) continue;
    cards->places_.emplace(Key(decision.game.id, decision.numbers.turn), cards->lessons_.size());
    cards->lessons_.push_back(std::move(decision));
  }
  return cards;
}

game::Result<std::vector<Card>> LibraryCards::cards() {
  const auto kept = library_.cards();
  if (!kept) return kept.error();
  std::vector<Card> cards;
  for (const DecisionRecord& lesson : lessons_)
    cards.push_back({.game = lesson.game.id, .turn = lesson.numbers.turn});
  for (const Card& card : *kept) {
    const auto place = places_.find({card.game, card.turn});
    if (place != places_.end()) cards[place->second].state = card.state;
  }
  return cards;
}

game::Result<DecisionRecord> LibraryCards::lesson(Id game, int turn) {
  const auto place = places_.find({game, turn});
  if (place == places_.end()) return game::Error{"training.no-lesson", "there is no such position"};
  return lessons_[place->second];
}

std::optional<game::Error> LibraryCards::save(const Card& card, const AnswerRow& answer) {
  return library_.keepAnswer(card, answer);
}

game::Result<std::vector<AnswerRow>> LibraryCards::answers() {
  auto answers = library_.answers();
  if (!answers) return answers.error();
  std::erase_if(*answers, [&](const AnswerRow& answer) {
    return !places_.contains({answer.game, answer.turn});
  });
  return answers;
}

}  // namespace rozbor::reports
