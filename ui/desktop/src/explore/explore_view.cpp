#include "explore_view.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QStackedWidget>
#include <QTableView>
#include <QTreeWidget>
#include <algorithm>
#include <vector>

#include "board/board_widget.h"
#include "board/move_entry.h"
#include "board/rack_widget.h"
#include "frame/actions.h"
#include "rozbor/app/explore/position_file.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "rozbor/lexica/languages.h"
#include "setup_panel.h"
#include "speech/phrase.h"
#include "speech/words.h"
#include "widgets/paragraph.h"

namespace rozbor::desktop {
namespace {

/// How many of the best moves are listed, unless all are asked for.
constexpr std::size_t kBest = 15;

/// "54.2 ± 1.1", a chance to win in percent with its interval of 95 %.
QString winWords(double win, double standardError, const LiveWording& wording) {
  constexpr double kWidth = 1.96;
  return QString::fromStdString(wording.number(100 * win, 1) + " ± " +
                                wording.number(100 * kWidth * standardError, 1));
}

QString stepWords(ExploreStep step, const LiveWording& wording) {
  switch (step) {
    case ExploreStep::position:
      return phrase(wording, "new position");
    case ExploreStep::move:
      return phrase(wording, "move");
    case ExploreStep::level:
      return phrase(wording, "move of the level");
    case ExploreStep::takeBack:
      return phrase(wording, "move taken back");
    case ExploreStep::variation:
      return phrase(wording, "change of variation");
    case ExploreStep::closing:
      return phrase(wording, "closing of a position");
    case ExploreStep::rack:
      break;
  }
  return phrase(wording, "rack");
}

}  // namespace

ExploreView::ExploreView(const LiveWording& wording, const lexica::DataPaths& paths, QWidget* parent)
    : QWidget(parent),
      wording_(wording),
      paths_(paths),
      rows_({QStringLiteral("#"), spoken(wording, "Move"), spoken(wording, "Points"),
             spoken(wording, "Leave"), spoken(wording, "Equity"), spoken(wording, "Win % ± 95 %")}),
      worker_(paths),
      analyst_(paths) {
  makeActions();
  makeParts();
  connectParts();
}

void ExploreView::makeActions() {
  actions_.takeBack = makeAction(this, spoken(wording_, "&Take back"), Qt::ALT | Qt::Key_Left,
                                 [this] { worker_.takeBack(); });
  actions_.levelPlays = makeAction(this, spoken(wording_, "Let the &level play"), Qt::CTRL | Qt::Key_M,
                                   [this] { worker_.playAs(levels_->currentText().toStdString()); });
  actions_.fromNothing =
      makeAction(this, spoken(wording_, "&Empty board"), Qt::CTRL | Qt::Key_B, [this] { exploreNothing(); });
  actions_.copy =
      makeAction(this, spoken(wording_, "&Copy the position"), Qt::CTRL | Qt::SHIFT | Qt::Key_C, [this] {
        if (state_) QGuiApplication::clipboard()->setText(QString::fromStdString(state_->cgp));
      });
  actions_.setUp = makeAction(this, spoken(wording_, "Set &up the position"), Qt::CTRL | Qt::Key_U,
                              [this] { setUp(actions_.setUp->isChecked()); });
  actions_.setUp->setCheckable(true);
  actions_.load = makeAction(this, spoken(wording_, "&Open a position…"), Qt::CTRL | Qt::SHIFT | Qt::Key_P,
                             [this] { chooseToLoad(); });
  actions_.save = makeAction(this, spoken(wording_, "&Save the position…"), QKeySequence::Save,
                             [this] { chooseToSave(); });
  undo_ = new UndoPort(
      this, [this] { worker_.undo(); }, [this] { worker_.redo(); });
  actions_.keep = makeAction(this, spoken(wording_, "&Keep the line in the record"),
                             Qt::CTRL | Qt::SHIFT | Qt::Key_S, [this] { keepLine(); });
  actions_.close = makeAction(this, spoken(wording_, "Close the &position"), QKeySequence::Close,
                              [this] { worker_.close(); });
  actions_.further = makeAction(this, spoken(wording_, "Look &further"), Qt::Key_F5,
                                [this] { lookFurther(actions_.further->isChecked()); });
  actions_.further->setCheckable(true);
  for (QAction* each : {actions_.takeBack, actions_.levelPlays, actions_.copy, actions_.setUp, actions_.save,
                        actions_.keep, actions_.close, actions_.further})
    each->setEnabled(false);
}

void ExploreView::usePaths(const lexica::DataPaths& paths) {
  paths_ = paths;
  worker_.usePaths(paths);
  analyst_.usePaths(paths);
}

void ExploreView::explore(ExploreOrigin origin) {
  const int at = languages_->findData(QString::fromStdString(origin.position.language));
  if (at >= 0) languages_->setCurrentIndex(at);
  worker_.begin(std::move(origin), false);
}

/// A position that belongs to no game.
void ExploreView::begin(app::PositionRequest request) {
  worker_.begin({.position = std::move(request)}, true);
}

void ExploreView::exploreNothing() {
  app::PositionRequest request;
  request.language = languages_->currentData().toString().toStdString();
  const auto language = lexica::openLanguage(paths_, request.language);
  if (!language) return emit told(Banner::Kind::alarm, spoken(wording_, language.error().message));
  request.cgp = writeCgp(startingPosition(*language), *language);
  begin(std::move(request));
}

void ExploreView::setState(const ExplorationPtr& state) {
  state_ = state;
  actions_.setUp->setChecked(false);
  setup_->end();
  showPage(false);
  languages_->setCurrentIndex(languages_->findData(QString::fromStdString(state_->language()->id)));
  cgp_->setText(QString::fromStdString(state_->cgp));
  cgp_->setCursorPosition(0);
  const game::Position& position = state_->current().position;
  rackField_->setText(QString::fromStdString(rackText(position.rack, state_->language()->alphabet)));
  unseen_->setText(groupedTiles(unseenTiles(position, *state_->language()), *state_->language()));
  answer_->setText({});
  forgetFindings();
  rows_.setRows(playRows());
  fillTree();
  entry_->begin(state_->language(), position);
  const bool hasMoves = state_->shown().tree->at() != 0;
  actions_.takeBack->setEnabled(hasMoves);
  actions_.keep->setEnabled(hasMoves && state_->shown().origin.turn.has_value());
  actions_.close->setEnabled(state_->trees.size() > 1);
  actions_.further->setEnabled(!state_->current().over);
  actions_.levelPlays->setEnabled(!state_->current().over);
  for (QAction* each : {actions_.copy, actions_.setUp, actions_.save})
    each->setEnabled(true);
  undo_->offer(named(state_->undoName), named(state_->redoName));
  emit changed();
}

QString ExploreView::headline() const {
  const auto& node = state_->current();
  const game::Position& position = node.position;
  const ExploredTree& tree = state_->shown();
  const std::size_t onTurn = tree.onTurn(node);
  if (node.over) {
    return phrase(wording_, "The game is over.") + u' ' + scoreWords() + QStringLiteral(" · ") +
           phrase(wording_, "Tiles left: {0}, {1}", signedNumber(node.settled[onTurn], wording_),
                  signedNumber(node.settled[1 - onTurn], wording_));
  }
  return phrase(wording_, "Move {0}, {1}", node.turn + 1, playerName(tree, onTurn).toStdString()) +
         QStringLiteral(" · ") + scoreWords() + QStringLiteral(" · ") +
         phrase(wording_, "Tiles in the bag: {0}.", bagCount(position.board, *state_->language()));
}

/// In the order of the game, whoever is on turn.
QString ExploreView::scoreWords() const {
  const ExploredTree& tree = state_->shown();
  const game::Position& position = state_->current().position;
  const std::size_t onTurn = tree.onTurn(state_->current());
  const std::array<int, 2> scores = onTurn == 0 ? std::array{position.score, position.opponentScore}
                                                : std::array{position.opponentScore, position.score};
  return phrase(wording_, "{0} {1} : {2} {3}", playerName(tree, 0).toStdString(), scores[0], scores[1],
                playerName(tree, 1).toStdString());
}

QString ExploreView::playerName(const ExploredTree& tree, std::size_t player) const {
  const std::string& name = tree.origin.players[player];
  return name.empty() ? phrase(wording_, "player {0}", player + 1) : QString::fromStdString(name);
}

QString ExploreView::treeWords(const ExploredTree& tree) const {
  const ExploreOrigin& origin = tree.origin;
  if (!origin.turn) return phrase(wording_, "Position");
  return phrase(wording_, "{0} – {1}, before turn {2}", origin.players[0], origin.players[1],
                *origin.turn + 1);
}

/// The moves from the first position to the one that is shown.
QString ExploreView::lineWords() const {
  const auto& nodes = state_->shown().tree->nodes();
  QStringList moves;
  for (std::size_t at = state_->shown().tree->at(); at != 0; at = nodes[at].parent) {
    moves.prepend(
        playWords(*nodes[at].played, nodes[nodes[at].parent].position.board, *state_->language(), wording_));
  }
  return moves.join(QStringLiteral(", "));
}

void ExploreView::keepLine() {
  const ExploreOrigin& origin = state_->shown().origin;
  emit lineKept(origin.record, *origin.turn, phrase(wording_, "What if: {0}", lineWords().toStdString()));
}

/// What was simulated goes first, by what that says; all else by static equity.
std::vector<RowModel::Row> ExploreView::playRows() const {
  const std::vector<engine::RatedPlay>& plays = state_->plays;
  std::vector<std::size_t> order;
  for (const engine::SimulatedPlay& each : simulated_) {
    const auto found = std::ranges::find(plays, each.play.move, &engine::RatedPlay::move);
    if (found != plays.end()) order.push_back(static_cast<std::size_t>(found - plays.begin()));
  }
  std::vector<bool> isThere(plays.size());
  for (const std::size_t play : order)
    isThere[play] = true;
  for (std::size_t play = 0; play < plays.size(); ++play) {
    if (!isThere[play]) order.push_back(play);
  }
  const std::size_t least = std::max(kBest, simulated_.size());
  const std::size_t count = all_->isChecked() ? plays.size() : std::min(least, plays.size());
  std::vector<RowModel::Row> rows;
  for (std::size_t place = 0; place < count; ++place)
    rows.push_back(playRow(place, order[place]));
  return rows;
}

RowModel::Row ExploreView::playRow(std::size_t place, std::size_t at) const {
  const game::Language& language = *state_->language();
  const engine::RatedPlay& play = state_->plays[at];
  const QString leave = play.leave.empty() ? QStringLiteral("–")
                                           : QString::fromStdString(rackText(play.leave, language.alphabet));
  RowModel::Cell win{QString(), -1.0};
  const auto found =
      std::ranges::find(simulated_, play.move, [](const auto& each) { return each.play.move; });
  if (found != simulated_.end())
    win = {winWords(found->winProbability, found->winError(), wording_), found->winProbability};
  return {{QString::number(place + 1), static_cast<int>(place), static_cast<int>(at)},
          {moveWords(play.move, state_->current().position.board, language, wording_)},
          {QString::number(play.score), play.score},
          {leave},
          {points(play.equity, wording_), play.equity.millipoints()},
          std::move(win)};
}

/// The branches are named anew; what is typed, chosen and open stays.
void ExploreView::retranslate() {
  if (!state_) return;
  rows_.sayRows(playRows());
  fillTree();
}

/// The trees of what was played; the current position stands out.
void ExploreView::fillTree() {
  tree_->clear();
  QTreeWidgetItem* current = nullptr;
  for (std::size_t tree = 0; tree < state_->trees.size(); ++tree) {
    const auto items = treeItems(tree);
    if (tree == state_->tree) current = items[state_->trees[tree].tree->at()];
  }
  tree_->expandAll();
  QFont bold = tree_->font();
  bold.setBold(true);
  current->setFont(0, bold);
  tree_->scrollToItem(current);
}

/// One for each node of a tree.
std::vector<QTreeWidgetItem*> ExploreView::treeItems(std::size_t tree) {
  const ExploredTree& explored = state_->trees[tree];
  const auto& nodes = explored.tree->nodes();
  std::vector<QTreeWidgetItem*> items;
  for (std::size_t at = 0; at < nodes.size(); ++at) {
    const auto& node = nodes[at];
    auto* item = at == 0 ? new QTreeWidgetItem(tree_) : new QTreeWidgetItem(items[node.parent]);
    item->setText(0, node.played ? playWords(*node.played, nodes[node.parent].position.board,
                                             *explored.tree->language(), wording_)
                                 : treeWords(explored));
    item->setData(0, kTreeRole, static_cast<qulonglong>(tree));
    item->setData(0, kNodeRole, static_cast<qulonglong>(at));
    items.push_back(item);
  }
  return items;
}

void ExploreView::showBoard(const std::optional<game::Move>& ghost) {
  if (!state_) return;
  board_->setView({state_->language(), state_->current().position.board, std::nullopt, ghost, BoardEntry{}});
}

const engine::RatedPlay* ExploreView::playAt(const QModelIndex& row) const {
  if (!state_ || !row.isValid()) return nullptr;
  return &state_->plays[static_cast<std::size_t>(row.siblingAtColumn(0).data(RowModel::markRole).toInt())];
}

void ExploreView::playTyped() {
  if (!state_ || setup_->draft()) return;
  const auto move = parseMove(answer_->text().trimmed().toStdString(), state_->current().position.board,
                              state_->language()->alphabet);
  if (move) return worker_.play(*move);
  emit told(Banner::Kind::alarm,
            spoken(wording_, "Write a move as 8D HOUSE (D8 HOUSE down), -ABC to exchange, - to pass."));
}

/// What is set up has its racks and its bag in the panel.
void ExploreView::showPage(bool setsUp) {
  pages_->setCurrentIndex(setsUp ? 1 : 0);
  rack_->setVisible(!setsUp);
  unseen_->setVisible(!setsUp);
  say(*heading_,
      {wording_, [this, setsUp] { return setsUp ? phrase(wording_, "Setting up a position") : headline(); }});
}

/// Square by square, in place of the list of moves.
void ExploreView::setUp(bool on) {
  if (!state_) return;
  showPage(on);
  if (on) {
    entry_->end();
    setup_->begin(state_->language(), state_->current().position);
  } else {
    setup_->end();
    entry_->begin(state_->language(), state_->current().position);
  }
}

void ExploreView::load(const std::filesystem::path& file) {
  app::PositionRequest request;
  request.cgp = file.string();
  request.language = languages_->currentData().toString().toStdString();
  begin(std::move(request));
}

void ExploreView::save(const std::filesystem::path& file) {
  const auto& draft = setup_->draft();
  const game::Position& position = draft ? draft->position() : state_->current().position;
  if (const auto error = app::savePosition(file, position, *state_->language(), state_->lexicon()))
    return emit told(Banner::Kind::alarm, spoken(wording_, error->message));
  emit told(Banner::Kind::notice, spoken(wording_, "Written: {0}", file.string()));
}

void ExploreView::chooseToLoad() {
  const QString file =
      QFileDialog::getOpenFileName(this, phrase(wording_, "Open a position"), QString(),
                                   phrase(wording_, "Positions") + QStringLiteral(" (*.cgp *.csv)"));
  if (!file.isEmpty()) load(file.toStdString());
}

void ExploreView::chooseToSave() {
  const QString file = QFileDialog::getSaveFileName(this, phrase(wording_, "Save the position"),
                                                    QStringLiteral("position.cgp"),
                                                    QStringLiteral("CGP (*.cgp);;CSV (*.csv)"));
  if (!file.isEmpty()) save(file.toStdString());
}

UndoPort::Name ExploreView::named(std::optional<ExploreStep> step) const {
  if (!step) return std::nullopt;
  return Spoken(wording_, [this, name = *step] { return stepWords(name, wording_); });
}

/// Tiles that are being laid go first.
QList<UndoPort*> ExploreView::undoPorts() const {
  if (setup_->draft()) return {&setup_->undoPort()};
  return {&entry_->undoPort(), undo_};
}

}  // namespace rozbor::desktop
