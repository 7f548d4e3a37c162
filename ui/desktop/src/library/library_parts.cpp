#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "dashboard_panel.h"
#include "decision_panel.h"
#include "frame/actions.h"
#include "library_view.h"
#include "rozbor/app/library/coaching.h"
#include "rozbor/app/review/band_scale.h"
#include "rozbor/charts/charts.h"
#include "rozbor/lexica/languages.h"
#include "rozbor/render/coaching_document.h"
#include "rozbor/render/render_export.h"
#include "section_view.h"
#include "speech/error_words.h"
#include "speech/phrase.h"
#include "speech/preset_words.h"
#include "speech/spoken_parts.h"
#include "widgets/tables.h"

// A part of LibraryView: how it is put together, and what goes in and out.
namespace rozbor::desktop {
void fillLibraryMenu(QMenu& menu, const LibraryActions& actions) {
  menu.addActions({actions.importFiles, actions.importFolder});
  menu.addSeparator();
  menu.addAction(actions.analyse);
  menu.addSeparator();
  menu.addActions({actions.find, actions.sections});
  menu.addSeparator();
  menu.addActions({actions.editGame, actions.removeGame, actions.rename, actions.merge});
  menu.addSeparator();
  menu.addActions({actions.reportPage, actions.reportPdf});
  menu.addSeparator();
  menu.addActions({actions.gamesTable, actions.decisionsTable, actions.anki});
}

void LibraryView::makeActions() {
  const auto made = [this](const Spoken& text, const QKeySequence& key, auto does) {
    return makeAction(this, text, key, does);
  };
  actions_.importFiles =
      made(spoken(wording_, "&Import files…"), Qt::CTRL | Qt::Key_I, [this] { chooseFiles(); });
  actions_.importFolder = made(spoken(wording_, "Import a &folder…"), Qt::CTRL | Qt::SHIFT | Qt::Key_I,
                               [this] { chooseFolder(); });
  actions_.analyse = made(spoken(wording_, "&Analyse what is not analysed"), Qt::CTRL | Qt::Key_R,
                          [this] { analyseAsChosen(); });
  actions_.find = made(spoken(wording_, "&Search"), QKeySequence::Find, [this] { find(); });
  actions_.sections = made(spoken(wording_, "Sections by &event"), Qt::CTRL | Qt::Key_D,
                           [this] { showSections(actions_.sections->isChecked()); });
  actions_.sections->setCheckable(true);
  actions_.merge = made(spoken(wording_, "&Merge this player into another…"), {}, [this] { chooseMerge(); });
  actions_.merge->setEnabled(false);
  actions_.rename =
      made(spoken(wording_, "Re&name this player…"), Qt::ALT | Qt::Key_Return, [this] { renamePerson(); });
  actions_.rename->setEnabled(false);
  actions_.editGame = made(spoken(wording_, "E&vent, round and day of the game…"), Qt::ALT | Qt::Key_Return,
                           [this] { editGame(); });
  actions_.removeGame =
      made(spoken(wording_, "Remove the &game"), QKeySequence::Delete, [this] { removeGame(); });
  // Of the list that has the focus.
  for (QAction* each : {actions_.rename, actions_.editGame, actions_.removeGame})
    each->setShortcutContext(Qt::WidgetShortcut);
  actions_.reportPage = made(spoken(wording_, "&Report as a page…"), {}, [this] { writeReport(false); });
  actions_.reportPdf = made(spoken(wording_, "Report as &PDF…"), {}, [this] { writeReport(true); });
  actions_.gamesTable = made(spoken(wording_, "Games as a &table…"), {}, [this] {
    write(QStringLiteral("games.csv"), QStringLiteral("CSV (*.csv)"),
          [](reports::Library& library) -> game::Result<std::string> {
            const auto rows = library.games();
            if (!rows) return rows.error();
            return reports::renderGamesCsv(*rows);
          });
  });
  actions_.decisionsTable = made(spoken(wording_, "&Decisions as a table…"), {}, [this] {
    write(QStringLiteral("decisions.csv"), QStringLiteral("CSV (*.csv)"),
          [scale = app::bandScaleOf(paths_)](reports::Library& library) -> game::Result<std::string> {
            const auto rows = library.decisions();
            if (!rows) return rows.error();
            return reports::renderDecisionsCsv(*rows, scale);
          });
  });
  actions_.anki = made(spoken(wording_, "Cards for An&ki…"), {}, [this] {
    write(QStringLiteral("anki.txt"), QStringLiteral("Anki (*.txt)"),
          [this, &wording = wordingNow(),
           scale = app::bandScaleOf(paths_)](reports::Library& library) -> game::Result<std::string> {
            const auto rows = library.decisions();
            if (!rows) return rows.error();
            return reports::renderAnki(*rows, lexica::sharedLanguages(paths_), scale, wording);
          });
  });
  for (QAction* each : {actions_.reportPage, actions_.reportPdf})
    each->setEnabled(false);
}

QWidget* LibraryView::makeTools() {
  auto* tools = new QWidget(this);
  search_ = new QLineEdit(tools);
  spoken(wording_, "Search players, events, files").to(search_, &QLineEdit::setPlaceholderText);
  spoken(wording_, "Search").to(search_, &QWidget::setAccessibleName);
  search_->setClearButtonEnabled(true);
  events_ = new QComboBox(tools);
  spoken(wording_, "Event").to(events_, &QWidget::setAccessibleName);
  events_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  preset_ = new QComboBox(tools);
  spoken(wording_, "Analysis").to(preset_, &QWidget::setAccessibleName);
  for (const auto preset : {reports::Preset::quick, reports::Preset::standard, reports::Preset::deep})
    preset_->addItem(QString(), static_cast<int>(preset));
  auto* import = makeButton(spoken(wording_, "Import…"), tools);
  auto* analyse = makeButton(spoken(wording_, "Analyse"), tools);
  connect(import, &QPushButton::clicked, actions_.importFiles, &QAction::trigger);
  connect(analyse, &QPushButton::clicked, actions_.analyse, &QAction::trigger);
  auto* line = new QHBoxLayout(tools);
  line->setContentsMargins(8, 8, 8, 6);
  line->addWidget(search_, 1);
  line->addWidget(events_);
  auto* sections = new QToolButton(tools);
  sections->setDefaultAction(actions_.sections);
  line->addWidget(sections);
  line->addSpacing(12);
  line->addWidget(import);
  line->addSpacing(12);
  line->addWidget(preset_);
  line->addWidget(analyse);
  return tools;
}

void LibraryView::makeParts() {
  persons_ = new QTableView(this);
  makeSortedTable(*persons_, people_, spoken(wording_, "People"));
  persons_->setSortingEnabled(false);
  persons_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  persons_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  games_ = new QTableView(this);
  makeSortedTable(*games_, filter_, spoken(wording_, "Games"));
  games_->sortByColumn(GameModel::day, Qt::DescendingOrder);
  persons_->addActions({actions_.rename, actions_.merge});
  persons_->setContextMenuPolicy(Qt::ActionsContextMenu);
  setWidths(*games_, {92, 130, 52, 150, 150, 92, 76, 84});
  sectionView_ = new SectionView(sections_, this);
  spoken(wording_, "Games by event").to(sectionView_, &QWidget::setAccessibleName);
  int column = 0;
  for (const int width : {130, 130, 52, 150, 150, 92, 76, 84})
    sectionView_->setColumnWidth(column++, width);
  for (QWidget* list : {static_cast<QWidget*>(games_), static_cast<QWidget*>(sectionView_)}) {
    list->addActions({actions_.editGame, actions_.removeGame});
    list->setContextMenuPolicy(Qt::ActionsContextMenu);
  }
  gamePages_ = new QStackedWidget(this);
  gamePages_->addWidget(games_);
  gamePages_->addWidget(sectionView_);
  dashboard_ = new DashboardPanel(wording_, this);
  decisions_ = new DecisionPanel(wording_, this);
  importTable_ = new QTableView(this);
  makeSortedTable(*importTable_, imports_, spoken(wording_, "Imported files"));
  importTable_->setSortingEnabled(false);
  setWidths(*importTable_, {420, 150});

  tabs_ = new QTabWidget(this);
  tabs_->setDocumentMode(true);
  spoken(wording_, "Games and statistics").to(tabs_, &QWidget::setAccessibleName);
  addTab(*tabs_, gamePages_, spoken(wording_, "Games"));
  addTab(*tabs_, dashboard_, spoken(wording_, "Statistics"));
  addTab(*tabs_, decisions_, {wording_, [this] { return decisions_->title(); }});
  addTab(*tabs_, importTable_, spoken(wording_, "Imported files"));
  auto* page = new QSplitter(Qt::Horizontal, this);
  page->setChildrenCollapsible(false);
  page->addWidget(persons_);
  page->addWidget(tabs_);
  page->setStretchFactor(0, 0);
  page->setStretchFactor(1, 1);
  page->setSizes({260, 1020});
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(makeTools());
  layout->addWidget(page, 1);
}

void LibraryView::connectParts() {
  connect(&wording_, &LiveWording::changed, this, &LibraryView::retranslate);
  connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
    filter_.setSearch(text);
    tellStatus();
  });
  connect(search_, &QLineEdit::textEdited, this, [this] { tabs_->setCurrentWidget(gamePages_); });
  connect(search_, &QLineEdit::returnPressed, this, &LibraryView::goToFound);
  connect(events_, &QComboBox::currentIndexChanged, this, [this] {
    filter_.setEvent(events_->currentData().toString());
    tellStatus();
  });
  connect(persons_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &LibraryView::onPerson);
  connect(games_, &QTableView::activated, this, &LibraryView::onGame);
  connect(sectionView_, &QTreeView::activated, this, [this](const QModelIndex& row) {
    if (const reports::GameRow* game = sections_.gameAt(row)) worker_.readGame(*game, 0);
  });
  connect(decisions_, &DecisionPanel::decisionChosen, this, [this](const reports::DecisionRecord& decision) {
    worker_.readGame(decision.game, decision.numbers.turn - 1);
  });
  connect(decisions_, &DecisionPanel::titleChanged, this,
          [this] { tabs_->setTabText(tabs_->indexOf(decisions_), decisions_->title()); });
  connect(dashboard_, &DashboardPanel::figureChosen, this, &LibraryView::showFigure);
  connect(dashboard_, &DashboardPanel::drawn, this, [this] {
    for (QAction* each : {actions_.reportPage, actions_.reportPdf})
      each->setEnabled(true);
    emit dashboardDrawn();
  });
}

void LibraryView::connectWorker() {
  connect(&worker_, &LibraryWorker::overview, this, &LibraryView::setOverview);
  connect(&worker_, &LibraryWorker::dashboard, this, &LibraryView::setDashboard);
  connect(&worker_, &LibraryWorker::gameFound, this, &LibraryView::gameChosen);
  connect(&worker_, &LibraryWorker::imported, this, &LibraryView::addImport);
  connect(&worker_, &LibraryWorker::analysed, this, &LibraryView::onAnalysed);
  connect(&worker_, &LibraryWorker::progressed, this, &LibraryView::onProgress);
  connect(&worker_, &LibraryWorker::written, this, [this](const QString& file) {
    emit told(Banner::Kind::notice, spoken(wording_, "Written: {0}", file.toStdString()));
  });
  connect(&worker_, &LibraryWorker::failed, this, [this](const game::Error& error) {
    emit told(Banner::Kind::alarm, {wording_, [this, error] { return errorWords(error, wording_); }});
  });
  connect(&worker_, &LibraryWorker::finished, this, &LibraryView::onFinished);
}

void LibraryView::chooseFiles() {
  std::vector<std::filesystem::path> paths;
  for (const QString& file : QFileDialog::getOpenFileNames(this, phrase(wording_, "Import records")))
    paths.emplace_back(file.toStdString());
  takeIn(paths);
}

void LibraryView::chooseFolder() {
  const QString folder = QFileDialog::getExistingDirectory(this, phrase(wording_, "Import a folder"));
  if (!folder.isEmpty()) takeIn({folder.toStdString()});
}

void LibraryView::analyseAsChosen() {
  analyse(static_cast<reports::Preset>(preset_->currentData().toInt()));
}

QString LibraryView::askForFile(const QString& name, const QString& filter) {
  return QFileDialog::getSaveFileName(this, phrase(wording_, "Export"), name, filter);
}

void LibraryView::write(const QString& name, const QString& filter, LibraryWorker::TextOf text) {
  const QString file = askForFile(name, filter);
  if (file.isEmpty()) return;
  begin(spoken(wording_, "Writing {0}", file.toStdString()), false);
  worker_.writeFile(file.toStdString(), std::move(text));
}

/// The charts are drawn already; page and paper are made on the other thread.
void LibraryView::writeReport(bool pdf) {
  if (!figures_ || !dashboard_->complete()) return;
  const QString suffix = pdf ? QStringLiteral(".pdf") : QStringLiteral(".html");
  const QString filter =
      pdf ? QStringLiteral("PDF (*.pdf)") : phrase(wording_, "Web pages") + QStringLiteral(" (*.html)");
  const QString name = QString::fromStdString(app::reportFileName(figures_->player.person)) + suffix;
  write(name, filter,
        [pdf, &wording = wordingNow(), figures = figures_,
         pictures = dashboard_->pictures()](reports::Library&) -> game::Result<std::string> {
          const auto document = coachingDocument(figures->player, wording, pictures);
          return pdf ? charts::pdf(document, wording) : renderDocumentHtml(document, wording);
        });
}

}  // namespace rozbor::desktop
