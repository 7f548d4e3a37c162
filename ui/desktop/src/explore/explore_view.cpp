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

std::string signedNumber(int points) {
  return (points > 0 ? "+" : "") + std::to_string(points);
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
             spoken(wording, "Leave"), spoken(wording, "Equity")}),
      worker_(paths) {
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
  for (QAction* each : {actions_.takeBack, actions_.levelPlays, actions_.copy, actions_.setUp, actions_.save})
    each->setEnabled(false);
}

void ExploreView::usePaths(const lexica::DataPaths& paths) {
  paths_ = paths;
  worker_.usePaths(paths);
}

void ExploreView::explore(const app::PositionRequest& request) {
  const int at = languages_->findData(QString::fromStdString(request.language));
  if (at >= 0) languages_->setCurrentIndex(at);
  worker_.begin(request);
}

void ExploreView::exploreNothing() {
  app::PositionRequest request;
  request.language = languages_->currentData().toString().toStdString();
  const auto language = lexica::openLanguage(paths_, request.language);
  if (!language) return emit told(Banner::Kind::alarm, spoken(wording_, language.error().message));
  request.cgp = writeCgp(startingPosition(*language), *language);
  worker_.begin(request);
}

void ExploreView::setState(const ExplorationPtr& state) {
  state_ = state;
  actions_.setUp->setChecked(false);
  setup_->end();
  showPage(false);
  languages_->setCurrentIndex(languages_->findData(QString::fromStdString(state_->language->id)));
  cgp_->setText(QString::fromStdString(state_->cgp));
  cgp_->setCursorPosition(0);
  const game::Position& position = state_->current().position;
  rackField_->setText(QString::fromStdString(rackText(position.rack, state_->language->alphabet)));
  unseen_->setText(groupedTiles(unseenTiles(position, *state_->language), *state_->language));
  answer_->setText({});
  rows_.setRows(playRows());
  fillTree();
  entry_->begin(state_->language, position);
  actions_.takeBack->setEnabled(state_->at != 0);
  actions_.levelPlays->setEnabled(!state_->current().over);
  for (QAction* each : {actions_.copy, actions_.setUp, actions_.save})
    each->setEnabled(true);
  undo_->offer(named(state_->undoName), named(state_->redoName));
  emit changed();
}

QString ExploreView::headline() const {
  const auto& node = state_->current();
  const game::Position& position = node.position;
  const QString score = phrase(wording_, "Score: {0} : {1}", position.score, position.opponentScore);
  if (node.over) {
    return phrase(wording_, "The game is over.") + u' ' + score + QStringLiteral(" · ") +
           phrase(wording_, "Tiles left: {0}, {1}", signedNumber(node.settled[0]),
                  signedNumber(node.settled[1]));
  }
  return phrase(wording_, "Move {0}", node.turn + 1) + QStringLiteral(" · ") + score + QStringLiteral(" · ") +
         phrase(wording_, "Tiles in the bag: {0}.", bagCount(position.board, *state_->language));
}

std::vector<RowModel::Row> ExploreView::playRows() const {
  const std::size_t count = all_->isChecked() ? state_->plays.size() : std::min(kBest, state_->plays.size());
  const game::Language& language = *state_->language;
  std::vector<RowModel::Row> rows;
  for (std::size_t at = 0; at < count; ++at) {
    const engine::RatedPlay& play = state_->plays[at];
    const QString leave = play.leave.empty()
                              ? QStringLiteral("–")
                              : QString::fromStdString(rackText(play.leave, language.alphabet));
    rows.push_back({{QString::number(at + 1), static_cast<int>(at)},
                    {moveWords(play.move, state_->current().position.board, language, wording_)},
                    {QString::number(play.score), play.score},
                    {leave},
                    {points(play.equity, wording_), play.equity.millipoints()}});
  }
  return rows;
}

/// The branches are named anew; what is typed, chosen and open stays.
void ExploreView::retranslate() {
  if (!state_) return;
  rows_.sayRows(playRows());
  fillTree();
}

/// The tree of what was played; the current position stands out.
void ExploreView::fillTree() {
  tree_->clear();
  std::vector<QTreeWidgetItem*> items;
  for (std::size_t at = 0; at < state_->nodes.size(); ++at) {
    const auto& node = state_->nodes[at];
    auto* item = at == 0 ? new QTreeWidgetItem(tree_) : new QTreeWidgetItem(items[node.parent]);
    item->setText(0, node.played ? playWords(*node.played, state_->nodes[node.parent].position.board,
                                             *state_->language, wording_)
                                 : phrase(wording_, "Position"));
    item->setData(0, Qt::UserRole, static_cast<qulonglong>(at));
    items.push_back(item);
  }
  tree_->expandAll();
  QFont bold = tree_->font();
  bold.setBold(true);
  items[state_->at]->setFont(0, bold);
  tree_->scrollToItem(items[state_->at]);
}

void ExploreView::showBoard(const std::optional<game::Move>& ghost) {
  if (!state_) return;
  board_->setView({state_->language, state_->current().position.board, std::nullopt, ghost, BoardEntry{}});
}

const engine::RatedPlay* ExploreView::playAt(const QModelIndex& row) const {
  if (!state_ || !row.isValid()) return nullptr;
  return &state_->plays[static_cast<std::size_t>(row.siblingAtColumn(0).data(RowModel::sortRole).toInt())];
}

void ExploreView::playTyped() {
  if (!state_ || setup_->draft()) return;
  const auto move = parseMove(answer_->text().trimmed().toStdString(), state_->current().position.board,
                              state_->language->alphabet);
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
    setup_->begin(state_->language, state_->current().position);
  } else {
    setup_->end();
    entry_->begin(state_->language, state_->current().position);
  }
}

void ExploreView::load(const std::filesystem::path& file) {
  app::PositionRequest request;
  request.cgp = file.string();
  request.language = languages_->currentData().toString().toStdString();
  worker_.begin(request);
}

void ExploreView::save(const std::filesystem::path& file) {
  const auto& draft = setup_->draft();
  const game::Position& position = draft ? draft->position() : state_->current().position;
  if (const auto error = app::savePosition(file, position, *state_->language, state_->lexicon))
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
