#include "move_entry.h"

#include <QLineEdit>

#include "rozbor/game/notation.h"

namespace rozbor::desktop {

MoveEntry::MoveEntry(const LiveWording& wording, BoardWidget& board, QLineEdit& answer, QObject* parent)
    : QObject(parent),
      wording_(wording),
      board_(board),
      answer_(answer),
      undo_(new UndoPort(
          this,
          [this] {
            if (history_) show(history_->undo());
          },
          [this] {
            if (history_) show(history_->redo());
          })) {
  connectBoard();
  connect(&answer_, &QLineEdit::textEdited, this, &MoveEntry::take);
}

void MoveEntry::connectBoard() {
  connect(&board_, &BoardWidget::squareClicked, this, [this](game::Square square) {
    if (!builder_) return;
    if (!builder_->takeBack(square)) builder_->pointAt(square);
    board_.setFocus();
    tellMove();
  });
  connect(&board_, &BoardWidget::letterTyped, this, [this](const QString& letter) {
    if (builder_ && builder_->type(letter.toStdString())) tellMove();
  });
  connect(&board_, &BoardWidget::takenBack, this, [this] {
    if (builder_ && builder_->takeBack()) tellMove();
  });
  connect(&board_, &BoardWidget::tileDropped, this, [this](game::Tile tile, game::Square square) {
    if (!builder_ || !builder_->lay(tile, square)) return;
    board_.setFocus();
    tellMove();
  });
  connect(&board_, &BoardWidget::submitted, this, &MoveEntry::submitted);
}

void MoveEntry::begin(std::shared_ptr<const game::Language> language, const game::Position& position) {
  language_ = std::move(language);
  position_ = position;
  builder_.emplace(language_, position_);
  forgetSteps();
  tell();
}

void MoveEntry::goOn(const game::Position& position) {
  const app::MoveBuilder before = *builder_;
  position_ = position;
  builder_.emplace(language_, position_);
  for (const auto& [square, tile] : before.laid())
    builder_->lay(tile, square);
  if (before.cursor()) builder_->pointAt(*before.cursor());
  if (before.cursor() && before.direction() != builder_->direction()) builder_->pointAt(*before.cursor());
  forgetSteps();
  before.laid().empty() ? tell() : showMove();
}

void MoveEntry::end() {
  builder_.reset();
  history_.reset();
  undo_->offer({}, {});
}

/// What is typed in the field is undone there.
void MoveEntry::forgetSteps() {
  history_.emplace(*builder_);
  kept_ = builder_->laid();
  offerSteps();
}

void MoveEntry::keepStep() {
  if (builder_->laid() == kept_) return;
  history_->add(*builder_, {});
  kept_ = builder_->laid();
  offerSteps();
}

void MoveEntry::offerSteps() {
  const auto named = [this](bool isThere) {
    return isThere ? UndoPort::Name(spoken(wording_, "tile on the board")) : UndoPort::Name();
  };
  undo_->offer(named(history_->undoName().has_value()), named(history_->redoName().has_value()));
}

void MoveEntry::show(const app::MoveBuilder* state) {
  if (state == nullptr) return;
  builder_ = *state;
  kept_ = builder_->laid();
  showMove();
  offerSteps();
}

/// What is typed so far may be no move yet.
void MoveEntry::take(const QString& text) {
  if (!builder_) return;
  const auto move = parseMove(text.trimmed().toStdString(), position_.board, language_->alphabet);
  if (move) {
    builder_->set(*move);
  } else {
    builder_->clear();
  }
  forgetSteps();
  tell();
}

void MoveEntry::tellMove() {
  keepStep();
  showMove();
}

void MoveEntry::showMove() {
  const auto move = builder_->move();
  answer_.setText(move ? QString::fromStdString(moveText(*move, language_->alphabet)) : QString());
  tell();
}

void MoveEntry::tell() {
  emit changed({builder_->laid(), builder_->cursor(), builder_->direction()}, builder_->rack());
}

}  // namespace rozbor::desktop
