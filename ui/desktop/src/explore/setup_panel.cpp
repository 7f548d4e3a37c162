#include "setup_panel.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "board/board_widget.h"
#include "rozbor/game/notation.h"
#include "speech/spoken_parts.h"
#include "speech/words.h"
#include "widgets/paragraph.h"

namespace rozbor::desktop {
namespace {

QString stepWords(app::DraftStep step, const LiveWording& wording) {
  switch (step) {
    case app::DraftStep::none:
      break;
    case app::DraftStep::square:
      return phrase(wording, "square");
    case app::DraftStep::rack:
      return phrase(wording, "rack");
    case app::DraftStep::score:
      return phrase(wording, "score");
    case app::DraftStep::turn:
      return phrase(wording, "change of turn");
    case app::DraftStep::empty:
      return phrase(wording, "emptied board");
  }
  return {};
}

}  // namespace

SetupPanel::SetupPanel(const LiveWording& wording, BoardWidget& board, QWidget* parent)
    : QWidget(parent),
      wording_(wording),
      board_(board),
      undo_(new UndoPort(
          this,
          [this] {
            if (draft_ && draft_->undo()) showDraft();
          },
          [this] {
            if (draft_ && draft_->redo()) showDraft();
          })) {
  makeParts();
  connectParts();
  connectBoard();
}

void SetupPanel::makeParts() {
  auto* how = paragraph(this);
  say(*how,
      spoken(wording_,
             "Click a square, or go there with the arrow keys, and type: capitals are tiles, small letters "
             "blanks. The same square again turns the direction, Delete takes a tile off."));
  auto* form = new QFormLayout;
  for (const bool opponents : {false, true}) {
    auto* rack = racks_[opponents ? 1 : 0] = new QLineEdit(this);
    auto* score = scores_[opponents ? 1 : 0] = new QSpinBox(this);
    score->setRange(-9999, 9999);
    auto* line = new QHBoxLayout;
    line->addWidget(rack, 1);
    line->addWidget(score);
    const Spoken who = opponents ? spoken(wording_, "Opponent") : spoken(wording_, "On turn");
    addRow(*form, who, line);
    (opponents ? spoken(wording_, "Rack of the opponent") : spoken(wording_, "Rack of the player on turn"))
        .to(rack, &QWidget::setAccessibleName);
    (opponents ? spoken(wording_, "Score of the opponent") : spoken(wording_, "Score of the player on turn"))
        .to(score, &QWidget::setAccessibleName);
    spoken(wording_, "Tiles of the rack, ? is a blank; what is left out is drawn")
        .to(rack, &QLineEdit::setPlaceholderText);
  }
  bag_ = paragraph(this);
  faults_ = boldParagraph(this);
  turnRound_ = makeButton(spoken(wording_, "The other is on turn"), this);
  empty_ = makeButton(spoken(wording_, "Empty the board"), this);
  empty_->setObjectName(QStringLiteral("empty"));
  done_ = makeButton(spoken(wording_, "Begin from here"), this);
  done_->setShortcut(Qt::CTRL | Qt::Key_Return);
  cancel_ = makeButton(spoken(wording_, "Cancel"), this);
  auto* changes = new QHBoxLayout;
  changes->addWidget(turnRound_);
  changes->addWidget(empty_);
  changes->addStretch(1);
  auto* ends = new QHBoxLayout;
  ends->addStretch(1);
  ends->addWidget(cancel_);
  ends->addWidget(done_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(how);
  layout->addLayout(form);
  layout->addLayout(changes);
  layout->addWidget(bag_);
  layout->addWidget(faults_);
  layout->addStretch(1);
  layout->addLayout(ends);
}

void SetupPanel::connectParts() {
  for (const bool opponents : {false, true}) {
    connect(&rack(opponents), &QLineEdit::textEdited, this, [this, opponents](const QString& text) {
      const std::string tiles = text.trimmed().toUpper().toStdString();
      if (!draft_->setRack(opponents, tiles)) {
        done_->setEnabled(false);
        return say(*faults_, spoken(wording_, "\"{0}\" are no tiles of this language.", tiles));
      }
      sayDraft();
    });
    connect(&score(opponents), &QSpinBox::valueChanged, this, [this, opponents](int score) {
      draft_->setScore(opponents, score);
      sayDraft();
    });
  }
  connect(turnRound_, &QPushButton::clicked, this, [this] {
    draft_->turnRound();
    showDraft();
  });
  connect(empty_, &QPushButton::clicked, this, [this] {
    draft_->clear();
    showDraft();
  });
  connect(done_, &QPushButton::clicked, this, &SetupPanel::finish);
  connect(cancel_, &QPushButton::clicked, this, &SetupPanel::cancelled);
}

void SetupPanel::connectBoard() {
  const auto onBoard = [this](auto signal, auto change) {
    connect(&board_, signal, this, [this, change](const auto&... values) {
      if (!draft_) return;
      change(values...);
      showDraft();
      board_.setFocus();
    });
  };
  onBoard(&BoardWidget::squareClicked, [this](game::Square square) { draft_->pointAt(square); });
  onBoard(&BoardWidget::letterTyped, [this](const QString& letter) { draft_->type(letter.toStdString()); });
  onBoard(&BoardWidget::takenBack, [this] { draft_->removeBefore(); });
  onBoard(&BoardWidget::erased, [this] { draft_->remove(); });
  onBoard(&BoardWidget::stepped, [this](int rows, int columns) { draft_->step(rows, columns); });
  onBoard(&BoardWidget::tileDropped, [this](game::Tile tile, game::Square square) {
    draft_->pointAt(square);
    draft_->type(draft_->language()->alphabet.text(tile));
  });
}

void SetupPanel::begin(std::shared_ptr<const game::Language> language, const game::Position& position) {
  draft_.emplace(std::move(language), position);
  showDraft();
  board_.setFocus();
}

void SetupPanel::end() {
  draft_.reset();
  undo_->offer({}, {});
}

/// What the draft has, in the fields and on the board.
void SetupPanel::showDraft() {
  const game::Position& position = draft_->position();
  const game::Alphabet& alphabet = draft_->language()->alphabet;
  for (const bool opponents : {false, true}) {
    const QSignalBlocker quiet(scores_[opponents ? 1 : 0]);
    rack(opponents).setText(
        QString::fromStdString(rackText(opponents ? position.opponentRack : position.rack, alphabet)));
    score(opponents).setValue(opponents ? position.opponentScore : position.score);
  }
  board_.setView({draft_->language(), position.board, std::nullopt, std::nullopt,
                  BoardEntry{{}, draft_->cursor(), draft_->direction()}});
  sayDraft();
}

/// What the draft leaves for the bag, and what the rules say of it.
void SetupPanel::sayDraft() {
  say(*bag_, {wording_, [this] {
                if (!draft_) return QString();
                const game::Language& language = *draft_->language();
                const game::TileCounts left = tilesLeft(draft_->position(), language);
                return phrase(wording_, "In the bag, or to be drawn: {0}", left.size()) + u'\n' +
                       groupedTiles(left, language);
              }});
  say(*faults_, {wording_, [this] {
                   QStringList faults;
                   if (!draft_) return QString();
                   for (const game::SetupFault& fault : draft_->faults())
                     faults +=
                         QString::fromStdString(app::setupFaultText(fault, *draft_->language(), wording_));
                   return faults.join(u'\n');
                 }});
  done_->setEnabled(draft_->faults().empty());
  undo_->offer(named(draft_->undoName()), named(draft_->redoName()));
}

UndoPort::Name SetupPanel::named(std::optional<app::DraftStep> step) const {
  if (!step) return std::nullopt;
  return Spoken(wording_, [this, name = *step] { return stepWords(name, wording_); });
}

void SetupPanel::finish() {
  if (!draft_ || !draft_->faults().empty()) return;
  const game::Position position = draft_->position();
  emit finished(position);
}

QString SetupPanel::faults() const {
  return faults_->text();
}

QString SetupPanel::bag() const {
  return bag_->text();
}

}  // namespace rozbor::desktop
