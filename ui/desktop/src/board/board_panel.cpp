#include "board_panel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QStringList>
#include <QToolButton>
#include <QVBoxLayout>

#include "rack_widget.h"
#include "rozbor/game/notation.h"
#include "speech/phrase.h"
#include "speech/words.h"
#include "widgets/paragraph.h"
#include "widgets/score_line.h"

namespace rozbor::desktop {
namespace {

QToolButton* buttonFor(QAction* action, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setDefaultAction(action);
  button->setFocusPolicy(Qt::NoFocus);
  button->setAutoRaise(!action->isCheckable());
  button->setToolButtonStyle(action->isCheckable() ? Qt::ToolButtonTextOnly : Qt::ToolButtonIconOnly);
  return button;
}

}  // namespace

BoardPanel::BoardPanel(const LiveWording& wording, const QList<QAction*>& actions, QWidget* parent)
    : QWidget(parent),
      wording_(wording),
      scores_(new ScoreLine(this)),
      board_(new BoardWidget(wording, this)),
      rack_(new RackWidget(this)),
      unseen_(new QLabel(this)) {
  unseen_->setTextFormat(Qt::PlainText);
  unseen_->setWordWrap(true);
  unseen_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  // As high as it is when all tiles are unseen, so that the board keeps its size.
  unseen_->setMinimumHeight(fontMetrics().lineSpacing() * 3);

  auto* below = new QHBoxLayout;
  below->setSpacing(2);
  below->addWidget(rack_);
  below->addStretch(1);
  for (QAction* action : actions)
    below->addWidget(buttonFor(action, this));

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(10, 6, 4, 4);
  layout->addWidget(scores_);
  layout->addWidget(board_, 1);
  layout->addLayout(below);
  layout->addWidget(unseen_);
  connect(&wording_, &LiveWording::changed, this, [this] {
    if (say_) say_();
  });
}

void BoardPanel::showTurn(std::size_t index, const std::optional<game::Move>& ghost) {
  const replay::Turn& turn = game_->replay.turns[index];
  const std::optional<game::Move> played = turn.playable ? turn.move : std::nullopt;
  board_->setView(
      {game_->language, ghost ? turn.before.board : boardAfter(*game_, index), played, ghost, std::nullopt});
  say_ = [this, game = game_, index] {
    board_->setAccessibleDescription(turnWords(*game, index, wording_));
    showScores(*game, index, false);
  };
  say_();
  showRack(index);
  rack_->setCarried(false);
}

void BoardPanel::showQuestion(std::size_t index, BoardEntry entry, const game::Rack& rack) {
  const replay::Turn& turn = game_->replay.turns[index];
  board_->setView({game_->language, turn.before.board, std::nullopt, std::nullopt, std::move(entry)});
  board_->setAccessibleDescription({});
  say_ = [this, game = game_, index] { showScores(*game, index, true); };
  say_();
  showRack(index);
  rack_->setRack(game_->language, rack, turn.rack.size());
  rack_->setCarried(true);
}

void BoardPanel::showScores(const reports::GameReview& game, std::size_t index, bool before) {
  const auto& turns = game.replay.turns;
  std::vector<ScoreLine::Player> players;
  for (std::size_t player = 0; player < game.replay.players.size(); ++player) {
    int total = 0;
    for (std::size_t turn = 0; turn < index + (before ? 0 : 1); ++turn) {
      if (turns[turn].player == player) total = turns[turn].totalComputed;
    }
    players.push_back(
        {playerName(game, player, wording_), QString::fromStdString(wording_.number(total, 0))});
  }
  scores_->setScores(std::move(players), turns[index].player);
}

void BoardPanel::showRack(std::size_t index) {
  const replay::Turn& turn = game_->replay.turns[index];
  const int full = game_->language->rules.rackSize;
  const bool known = turn.rackKnown == replay::RackKnowledge::known;
  rack_->setRack(game_->language, turn.rack, known ? turn.rack.size() : full);
  say(*unseen_, {wording_, [this, game = game_, index] { return unseenText(*game, index); }});
}

QString BoardPanel::unseenText(const reports::GameReview& game, std::size_t index) const {
  const replay::Turn& turn = game.replay.turns[index];
  const game::Language& language = *game.language;
  QStringList sentences;
  if (turn.rackKnown == replay::RackKnowledge::unknown) {
    sentences += phrase(wording_, "The rack is not known; these are the tiles of the play.");
  }
  if (!turn.before.opponentRack.empty()) {
    sentences +=
        phrase(wording_, "Opponent's rack: {0}.", rackText(turn.before.opponentRack, language.alphabet));
  }
  sentences += phrase(wording_, "Unseen tiles: {0}, of them in the bag: {1}.", turn.unseen.size(), turn.bag);
  return sentences.join(u' ') + u'\n' + groupedTiles(turn.unseen, language);
}

}  // namespace rozbor::desktop
