#include "rozbor/app/training/library_cards.h"

#include <algorithm>
#include <set>

namespace rozbor::reports {

game::Result<std::unique_ptr<LibraryCards>> LibraryCards::open(Library& library, std::optional<Id> person,
                                                               const BandScale& scale,
                                                               const std::stop_token& stop) {
  std::unique_ptr<LibraryCards> cards(new LibraryCards(library));
  const auto keep = [&](const GameRow& game, std::span<const DecisionRecord> decisions) {
    if (stop.stop_requested()) return false;
    if (game.misfit() != nullptr) return true;  // its best moves are those of another list
    for (const DecisionRecord& decision : decisions) {
      if (isLesson(decision.numbers, scale)) cards->lessons_.emplace_back(game.id, decision.numbers.turn);
    }
    return true;
  };
  if (const auto error = library.eachGame(person, Texts::without, keep)) return *error;
  return cards;
}

void LibraryCards::narrow(std::span<const DecisionName> decisions) {
  const std::set<DecisionName> wanted(decisions.begin(), decisions.end());
  std::erase_if(lessons_, [&](const DecisionName& lesson) { return !wanted.contains(lesson); });
}

bool LibraryCards::has(Id game, int turn) const {
  return std::ranges::binary_search(lessons_, DecisionName(game, turn));
}

game::Result<std::vector<Card>> LibraryCards::cards() {
  const auto kept = library_.cards();
  if (!kept) return kept.error();
  std::vector<Card> cards;
  for (const auto& [game, turn] : lessons_)
    cards.push_back({.game = game, .turn = turn});
  for (const Card& card : *kept) {
    const auto place = std::ranges::lower_bound(lessons_, DecisionName(card.game, card.turn));
    if (place == lessons_.end() || *place != DecisionName(card.game, card.turn)) continue;
    cards[static_cast<std::size_t>(place - lessons_.begin())].state = card.state;
  }
  return cards;
}

game::Result<DecisionRecord> LibraryCards::lesson(Id game, int turn) {
  if (!has(game, turn)) return game::Error{"training.no-lesson", said::words("there is no such position")};
  auto lesson = library_.decision(game, turn);
  if (!lesson && lesson.error().code == "library.no-decision")
    return game::Error{"training.no-lesson", said::words("there is no such position any more")};
  return lesson;
}

std::optional<game::Error> LibraryCards::save(const Card& card, const AnswerRow& answer) {
  return library_.keepAnswer(card, answer);
}

game::Result<std::vector<AnswerRow>> LibraryCards::answers() {
  auto answers = library_.answers();
  if (!answers) return answers.error();
  std::erase_if(*answers, [&](const AnswerRow& answer) { return !has(answer.game, answer.turn); });
  return answers;
}

}  // namespace rozbor::reports
