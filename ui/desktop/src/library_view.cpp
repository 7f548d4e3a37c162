#include "library_view.h"

#include <QAction>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QSortFilterProxyModel>
#include <QTabWidget>
#include <QTableView>
#include <set>

#include "dashboard_panel.h"
#include "decision_model.h"
#include "import_words.h"
#include "phrase.h"
#include "rozbor/reports/render_statistics.h"

namespace rozbor::desktop {
namespace {

/// More decisions than anybody looks through.
constexpr std::size_t kMostListed = 500;

}  // namespace

LibraryView::LibraryView(const reports::Wording& wording, const app::DataPaths& paths, QWidget* parent)
    : QWidget(parent),
      wording_(wording),
      paths_(paths),
      model_(wording),
      filter_(model_),
      people_({phrase(wording, "Player"), phrase(wording, "Games")}),
      imports_({phrase(wording, "File"), phrase(wording, "Result"), phrase(wording, "Remarks")}),
      decisions_(decisionHeadings(wording)),
      worker_(paths) {
  setAcceptDrops(true);
  makeActions();
  makeParts();
  connectParts();
  connectWorker();
}

void LibraryView::open(const std::string& where) {
  worker_.choose(where);
  figures_.reset();
  dashboard_->tell(phrase(wording_, "Choose a player on the left."));
  worker_.read();
}

void LibraryView::begin(const QString& what, bool changing) {
  job_ = what;
  changing_ = changing;
  emit busyChanged(true);
  emit statusChanged(what);
}

void LibraryView::takeIn(const std::vector<std::filesystem::path>& paths) {
  if (paths.empty()) return;
  imports_.setRows({});
  tabs_->setCurrentWidget(importTable_);
  begin(phrase(wording_, "Taking games in"), true);
  worker_.takeIn(paths);
}

void LibraryView::analyse(reports::Preset preset) {
  begin(phrase(wording_, "Analysing"), true);
  worker_.analyse(preset);
}

void LibraryView::onFinished() {
  emit busyChanged(false);
  if (changing_) worker_.read();
  tellStatus();
  emit jobDone();
}

void LibraryView::onProgress(int done, int all, double secondsLeft) {
  emit progressed(done, all);
  const QString count = phrase(wording_, "{0} of {1}", done, all);
  QString text = job_ + QStringLiteral(" · ") + count;
  if (secondsLeft >= 0) text += QStringLiteral(" · ") + timeLeftWords(secondsLeft, wording_);
  emit statusChanged(text);
}

void LibraryView::setOverview(const OverviewPtr& overview) {
  overview_ = overview;
  model_.setOverview(overview);
  std::vector<RowModel::Row> rows{
      {{phrase(wording_, "Everybody")}, {QString::number(overview->games.size()), 0}}};
  for (const reports::PersonRow& person : overview->people)
    rows.push_back({{QString::fromStdString(person.name)}, {QString::number(person.games), person.games}});
  const QString chosen = people_.index(persons_->currentIndex().row(), 0).data().toString();
  people_.setRows(std::move(rows));
  filter_.setPerson({});
  fillEvents();
  showPerson(chosen);
  tellStatus();
  emit loaded();
}

void LibraryView::fillEvents() {
  const QString chosen = events_->currentData().toString();
  std::set<QString> names;
  for (const reports::GameRow& game : overview_->games)
    names.insert(QString::fromStdString(game.event));
  events_->clear();
  events_->addItem(phrase(wording_, "All events"), QString());
  for (const QString& name : names) {
    if (!name.isEmpty()) events_->addItem(name, name);
  }
  events_->setCurrentIndex(std::max(0, events_->findData(chosen)));
}

void LibraryView::tellStatus() {
  if (!overview_) return;
  emit statusChanged(where() + QStringLiteral(" · ") +
                     phrasePlural(wording_, "{0} game", "{0} games", static_cast<long>(filter_.rowCount())));
}

void LibraryView::onPerson(const QModelIndex& row) {
  if (!row.isValid()) return;
  const bool everybody = row.row() == 0;
  if (everybody) {
    filter_.setPerson({});
    figures_.reset();
    dashboard_->tell(phrase(wording_, "Choose a player on the left."));
  } else {
    const reports::PersonRow& person = overview_->people[static_cast<std::size_t>(row.row() - 1)];
    filter_.setPerson(person.id);
    dashboard_->tell(phrase(wording_, "Counting…"));
    worker_.readPlayer(person.name);
  }
  for (QAction* each : {actions_.reportPage, actions_.reportPdf})
    each->setEnabled(false);
  tellStatus();
}

void LibraryView::showPerson(const QString& name) {
  for (int row = 0; row < people_.rowCount(); ++row) {
    if (people_.index(row, 0).data().toString() == name) persons_->setCurrentIndex(people_.index(row, 0));
  }
}

void LibraryView::showTab(int tab) {
  tabs_->setCurrentIndex(tab);
}

void LibraryView::setDashboard(const DashboardPtr& dashboard) {
  figures_ = dashboard;
  dashboard_->setDashboard(dashboard);
  showFigure({});
}

void LibraryView::onGame(const QModelIndex& row) {
  if (row.isValid()) worker_.readGame(filter_.at(row.row()), 0);
}

void LibraryView::showFigure(const QString& figure) {
  if (!figures_) return;
  listed_ = app::decisionsBehind(figures_->player, figure.toStdString());
  if (listed_.size() > kMostListed) listed_.resize(kMostListed);
  decisions_.setRows(decisionRows(*figures_, listed_, wording_));
  const QString decisions = phrase(wording_, "Decisions");
  const int tab = tabs_->indexOf(decisionTable_);
  tabs_->setTabText(tab, figure.isEmpty() ? decisions
                                          : decisions + QStringLiteral(" – ") +
                                                QString::fromStdString(
                                                    reports::figureLabel(figure.toStdString(), wording_)));
  if (!figure.isEmpty()) tabs_->setCurrentIndex(tab);
}

void LibraryView::onDecision(const QModelIndex& row) {
  if (!row.isValid() || !figures_) return;
  const auto at = static_cast<std::size_t>(sortedDecisions_->mapToSource(row).row());
  const reports::DecisionRecord& decision = figures_->player.decisions[listed_[at]];
  worker_.readGame(decision.game, decision.numbers.turn - 1);
}

void LibraryView::addImport(const app::ImportOutcome& outcome) {
  if (outcome.status == app::ImportStatus::skipped) return;
  imports_.addRow({{QString::fromStdString(outcome.file.string())},
                   {importWord(outcome.status, wording_)},
                   {importRemark(outcome, wording_)}});
}

void LibraryView::onAnalysed(const app::AnalyzeOutcome& outcome) {
  const QString count =
      phrasePlural(wording_, "{0} game analysed", "{0} games analysed", static_cast<long>(outcome.analyzed));
  if (outcome.error) {
    emit told(Banner::Kind::alarm, QString::fromStdString(outcome.error->message));
  } else if (!outcome.failures.empty()) {
    emit told(
        Banner::Kind::alarm,
        count + QStringLiteral(". ") +
            phrasePlural(wording_, "{0} game could not be analysed: {1}",
                         "{0} games could not be analysed, the first of them because: {1}",
                         static_cast<long>(outcome.failures.size()), outcome.failures.front().error.message));
  } else {
    emit told(Banner::Kind::notice, count + u'.');
  }
}

void LibraryView::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void LibraryView::dropEvent(QDropEvent* event) {
  std::vector<std::filesystem::path> paths;
  for (const QUrl& url : event->mimeData()->urls()) {
    if (url.isLocalFile()) paths.emplace_back(url.toLocalFile().toStdString());
  }
  event->acceptProposedAction();
  takeIn(paths);
}

}  // namespace rozbor::desktop
