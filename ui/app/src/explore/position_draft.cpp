#include "rozbor/app/explore/position_draft.h"

#include <algorithm>
#include <utility>

#include "rozbor/game/notation.h"
#include "rozbor/render/phrase.h"

namespace rozbor::app {

using game::Direction;
using game::Square;
using game::Tile;

PositionDraft::PositionDraft(std::shared_ptr<const game::Language> language, const game::Position& position)
    : language_(std::move(language)),
      position_(position),
      cursor_(language_->board.rows() / 2, language_->board.columns() / 2),
      history_(position) {}

bool PositionDraft::pointAt(Square square) {
  if (!position_.board.contains(square)) return false;
  if (cursor_ == square) direction_ = crosswise(direction_);
  cursor_ = square;
  return true;
}

void PositionDraft::step(int rows, int columns) {
  cursor_ = Square(std::clamp(cursor_.row + rows, 0, position_.board.rows() - 1),
                   std::clamp(cursor_.column + columns, 0, position_.board.columns() - 1));
}

bool PositionDraft::type(std::string_view letter) {
  const auto tile = language_->alphabet.tile(letter);
  if (!tile || !tile->letter()) return false;
  put(*tile);
  const bool across = direction_ == Direction::across;
  step(across ? 0 : 1, across ? 1 : 0);
  return true;
}

void PositionDraft::remove() {
  if (!position_.board.isEmpty(cursor_)) put({});
}

void PositionDraft::removeBefore() {
  const bool across = direction_ == Direction::across;
  step(across ? 0 : -1, across ? -1 : 0);
  remove();
}

bool PositionDraft::setRack(bool opponents, std::string_view tiles) {
  const auto rack = game::parseRack(tiles, language_->alphabet);
  if (!rack) return false;
  game::Rack& written = opponents ? position_.opponentRack : position_.rack;
  if (written == *rack) return true;
  written = *rack;
  keep(DraftStep::rack);
  return true;
}

void PositionDraft::setScore(bool opponents, int score) {
  int& written = opponents ? position_.opponentScore : position_.score;
  if (std::exchange(written, score) != score) keep(DraftStep::score);
}

void PositionDraft::turnRound() {
  std::swap(position_.rack, position_.opponentRack);
  std::swap(position_.score, position_.opponentScore);
  keep(DraftStep::turn);
}

void PositionDraft::clear() {
  position_ = startingPosition(*language_);
  keep(DraftStep::empty);
}

std::vector<game::SetupFault> PositionDraft::faults() const {
  return setupFaults(position_, *language_);
}

bool PositionDraft::undo() {
  const game::Position* before = history_.undo();
  if (before != nullptr) position_ = *before;
  return before != nullptr;
}

bool PositionDraft::redo() {
  const game::Position* behind = history_.redo();
  if (behind != nullptr) position_ = *behind;
  return behind != nullptr;
}

void PositionDraft::put(Tile tile) {
  if (position_.board.at(cursor_) == tile) return;
  position_.board.set(cursor_, tile);
  keep(DraftStep::square);
}

void PositionDraft::keep(DraftStep step) {
  history_.add(position_, step);
}

std::string setupFaultText(const game::SetupFault& fault, const game::Language& language,
                           const reports::Wording& wording) {
  if (fault.kind == game::SetupFault::Kind::tooManyTiles) {
    return phrase(wording, "Tile {0}: {1} are laid or held, but the set has {2}.",
                  language.alphabet.text(fault.tile), fault.found, fault.most);
  }
  return fault.opponents
             ? phrase(wording, "Tiles on the opponent's rack: {0}, at most {1} are allowed.", fault.found,
                      fault.most)
             : phrase(wording, "Tiles on the rack of the player on turn: {0}, at most {1} are allowed.",
                      fault.found, fault.most);
}

}  // namespace rozbor::app
