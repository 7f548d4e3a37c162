#include "library_view.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>
#include <set>
#include <utility>

#include "dashboard_panel.h"
#include "decision_panel.h"
#include "import_words.h"
#include "rozbor/render/render_statistics.h"
#include "speech/error_words.h"
#include "speech/phrase.h"
#include "speech/preset_words.h"

namespace rozbor::desktop {
LibraryView::LibraryView(const LiveWording& wording, const lexica::DataPaths& paths, QWidget* parent)
    : QWidget(parent),
      wording_(wording),
      paths_(paths),
      model_(wording),
      filter_(model_),
      sections_(wording, model_, filter_),
      people_({spoken(wording, "Player"), spoken(wording, "Games")}),
      imports_({spoken(wording, "File"), spoken(wording, "Result"), spoken(wording, "Remarks")}),
      steps_(new UndoSteps(this)),
      worker_(paths) {
  makeActions();
  makeParts();
  connectParts();
  connectWorker();
  retranslate();
}

void LibraryView::usePaths(const lexica::DataPaths& paths) {
  paths_ = paths;
  worker_.usePaths(paths);
}

void LibraryView::open(const std::string& where) {
  worker_.choose(where);
  figures_.reset();
  wanted_.reset();
  decisions_->setDashboard(nullptr);
  steps_->clear();
  showOverview(std::make_shared<const app::LibraryOverview>());  // nothing of another library stays in sight
  dashboard_->tell(spoken(wording_, "Choose a player on the left."));
  worker_.read();
}

void LibraryView::refresh(const std::string& where) {
  if (this->where().toStdString() == where) worker_.read();
}

/// What is found is among the games.
void LibraryView::find() {
  tabs_->setCurrentWidget(gamePages_);
  search_->setFocus();
  search_->selectAll();
}

/// From the search to the first game that it found; Enter opens it.
void LibraryView::goToFound() {
  auto* const found = qobject_cast<QAbstractItemView*>(gamePages_->currentWidget());
  if (!found->currentIndex().isValid()) found->setCurrentIndex(found->model()->index(0, 0));
  found->setFocus();
}

void LibraryView::begin(const Spoken& what, bool changing) {
  job_ = what;
  changing_ = changing;
  emit busyChanged(true);
  emit statusChanged(what);
}

void LibraryView::takeIn(const std::vector<std::filesystem::path>& paths) {
  if (paths.empty()) return;
  outcomes_.clear();
  imports_.setRows({});
  tabs_->setCurrentWidget(importTable_);
  begin(spoken(wording_, "Taking games in"), true);
  worker_.takeIn(paths);
}

void LibraryView::analyse(reports::Preset preset) {
  begin(spoken(wording_, "Analysing"), true);
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
  emit statusChanged({wording_, [this, job = job_, done, all, secondsLeft] {
                        const QString count = phrase(wording_, "{0} of {1}", done, all);
                        QString text = job.now() + QStringLiteral(" · ") + count;
                        if (secondsLeft >= 0)
                          text += QStringLiteral(" · ") + timeLeftWords(secondsLeft, wording_);
                        return text;
                      }});
}

void LibraryView::setOverview(const OverviewPtr& overview) {
  showOverview(overview);
  tellStatus();
  emit loaded();
}

void LibraryView::showOverview(const OverviewPtr& overview) {
  overview_ = overview;
  const int row = games_->currentIndex().row();
  model_.setOverview(overview);
  const QString chosen = wanted_ ? QString::fromStdString(wanted_->person)
                                 : people_.index(persons_->currentIndex().row(), 0).data().toString();
  people_.setRows(peopleRows());
  filter_.setPerson({});
  fillEvents();
  showPerson(chosen);
  if (games_->hasFocus() && row >= 0)
    games_->setCurrentIndex(filter_.index(std::min(row, filter_.rowCount() - 1), 0));
}

std::vector<RowModel::Row> LibraryView::peopleRows() const {
  std::vector<RowModel::Row> rows{
      {{phrase(wording_, "Everybody")}, {QString::number(overview_->games.size()), 0}}};
  for (const reports::PersonRow& person : overview_->people)
    rows.push_back({{QString::fromStdString(person.name)}, {QString::number(person.games), person.games}});
  return rows;
}

void LibraryView::retranslate() {
  for (int at = 0; at < preset_->count(); ++at)
    preset_->setItemText(at,
                         presetWord(static_cast<reports::Preset>(preset_->itemData(at).toInt()), wording_));
  std::vector<RowModel::Row> imported;
  for (const app::ImportOutcome& outcome : outcomes_)
    imported.push_back(importRow(outcome));
  imports_.sayRows(std::move(imported));
  if (!overview_) return;
  people_.sayRows(peopleRows());
  events_->setItemText(0, phrase(wording_, "All events"));
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
  emit statusChanged({wording_, [this, where = where(), count = static_cast<long>(filter_.rowCount())] {
                        return where + QStringLiteral(" · ") +
                               phrasePlural(wording_, "{0} game", "{0} games", count);
                      }});
}

void LibraryView::onPerson(const QModelIndex& row) {
  if (!row.isValid()) return;
  const bool everybody = row.row() == 0;
  if (wanted_ && row.data().toString().toStdString() != wanted_->person) wanted_.reset();
  if (everybody) {
    filter_.setPerson({});
    figures_.reset();
    decisions_->setDashboard(nullptr);
    dashboard_->tell(spoken(wording_, "Choose a player on the left."));
  } else {
    const reports::PersonRow& person = overview_->people[static_cast<std::size_t>(row.row() - 1)];
    filter_.setPerson(person.id);
    dashboard_->tell(spoken(wording_, "Counting…"));
    worker_.readPlayer(person.name);
  }
  for (QAction* each : {actions_.reportPage, actions_.reportPdf})
    each->setEnabled(false);
  actions_.merge->setEnabled(!everybody && overview_->people.size() > 1);
  actions_.rename->setEnabled(!everybody);
  tellStatus();
}

const reports::PersonRow* LibraryView::chosenPerson() const {
  const int row = persons_->currentIndex().row();
  return overview_ && row > 0 ? &overview_->people[static_cast<std::size_t>(row - 1)] : nullptr;
}

void LibraryView::showPerson(const QString& name) {
  for (int row = 0; row < people_.rowCount(); ++row) {
    if (people_.index(row, 0).data().toString() == name) persons_->setCurrentIndex(people_.index(row, 0));
  }
}

void LibraryView::showSections(bool on) {
  actions_.sections->setChecked(on);
  sections_.setActive(on);
  gamePages_->setCurrentIndex(on ? 1 : 0);
}

void LibraryView::showTab(int tab) {
  tabs_->setCurrentIndex(tab);
}

void LibraryView::setDashboard(const DashboardPtr& dashboard) {
  figures_ = dashboard;
  dashboard_->setDashboard(dashboard);
  decisions_->setDashboard(dashboard);
  showWanted();
}

void LibraryView::showDecisions(const std::string& person, const reports::Topic& topic) {
  wanted_ = Wanted{person, topic};
  if (figures_ && figures_->player.person.name == person) return showWanted();
  showPerson(QString::fromStdString(person));
}

/// Whoever has chosen somebody else meanwhile wants those.
void LibraryView::showWanted() {
  if (!wanted_ || figures_->player.person.name != wanted_->person) return;
  decisions_->showTopic(std::exchange(wanted_, std::nullopt)->topic);
  tabs_->setCurrentWidget(decisions_);
  decisions_->table().setFocus();
}

void LibraryView::onGame(const QModelIndex& row) {
  if (row.isValid()) worker_.readGame(filter_.at(row.row()), 0);
}

void LibraryView::showFigure(const QString& figure) {
  decisions_->showFigure(figure);
  tabs_->setCurrentWidget(decisions_);
}

void LibraryView::addImport(const app::ImportOutcome& outcome) {
  if (outcome.status == app::ImportStatus::skipped) return;
  outcomes_.push_back(outcome);
  imports_.addRow(importRow(outcome));
}

RowModel::Row LibraryView::importRow(const app::ImportOutcome& outcome) const {
  return {{QString::fromStdString(outcome.file.string())},
          {importWord(outcome.status, wording_)},
          {importRemark(outcome, wording_)}};
}

void LibraryView::onAnalysed(const app::AnalyzeOutcome& outcome) {
  const bool failed = outcome.error || !outcome.failures.empty();
  emit told(failed ? Banner::Kind::alarm : Banner::Kind::notice,
            {wording_, [this, outcome] { return analysedWords(outcome, wording_); }});
  if (!outcome.failures.empty() && wantsLexicon(outcome.failures.front().error)) emit lexiconWanted({});
}

}  // namespace rozbor::desktop
