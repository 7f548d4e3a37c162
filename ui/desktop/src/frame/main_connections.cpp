#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>

#include "coach/coach_view.h"
#include "entry/entry_view.h"
#include "explore/explore_view.h"
#include "game/review_view.h"
#include "home/home_view.h"
#include "library/library_view.h"
#include "main_window.h"
#include "play/play_view.h"
#include "trainer/trainer_view.h"

// A part of MainWindow: what the pages tell it and each other.
namespace rozbor::desktop {

void MainWindow::connectHome() {
  connect(home_, &HomeView::gameChosen, this,
          [this](const RecentGame& game) { open(game.file.toStdString(), game.turn); });
  connect(home_, &HomeView::trainingChosen, this,
          [this] { train(home_->today()->people, home_->today()->person.id); });
  connect(home_, &HomeView::sampleGameChosen, this, &MainWindow::openSampleGame);
  connect(home_, &HomeView::sampleLibraryChosen, this, &MainWindow::showSampleLibrary);
}

void MainWindow::connectReview() {
  connect(stop_, &QPushButton::clicked, this, &MainWindow::stop);
  connect(review_, &ReviewView::settled, this, &MainWindow::settled);
  connect(review_, &ReviewView::gameChanged, this, &MainWindow::onGameChanged);
  connect(review_, &ReviewView::told, banner_, &Banner::tell);
  connect(review_, &ReviewView::analysed, library_, &LibraryView::keep);
  connect(review_, &ReviewView::lexiconWanted, this, &MainWindow::offerLexicon);
  connect(review_, &ReviewView::lexiconOffered, this, [this](const std::string& name) {
    banner_->offer(spoken(wording_, "Judge this game by {0}", name),
                   [this, name] { review_->judgeBy(name); });
  });
  connect(review_, &ReviewView::busyChanged, this, [this](bool busy) {
    reviewBusy_ = busy;
    setBusy();
  });
  connect(review_, &ReviewView::statusChanged, this, &MainWindow::setStatus);
  connect(review_, &ReviewView::progressed, this, [this](int done, int all) {
    progress_->setRange(0, all);
    progress_->setValue(done);
  });
}

void MainWindow::connectLibrary() {
  connect(library_, &LibraryView::told, banner_, &Banner::tell);
  connect(trainer_, &TrainerView::told, banner_, &Banner::tell);
  connect(explore_, &ExploreView::told, banner_, &Banner::tell);
  connect(entry_, &EntryView::told, banner_, &Banner::tell);
  connect(library_, &LibraryView::lexiconWanted, this, &MainWindow::offerLexicon);
  connect(trainer_, &TrainerView::lexiconWanted, this, &MainWindow::offerLexicon);
  connect(explore_, &ExploreView::lineKept, this,
          [this](const std::filesystem::path& record, std::size_t turn, const QString& line) {
            review_->addToNote(record, turn, line)
                ? banner_->tell(
                      Banner::Kind::notice,
                      spoken(wording_, "Written to your note on turn {0}: {1}", turn + 1, line.toStdString()))
                : banner_->tell(Banner::Kind::alarm,
                                spoken(wording_,
                                       "The line belongs to a record that is not open, or that only the "
                                       "library has; open its file first."));
          });
  connect(explore_, &ExploreView::lexiconWanted, this, &MainWindow::offerLexicon);
  connect(entry_, &EntryView::reviewWanted, this, [this](const std::filesystem::path& file) { open(file); });
  connect(entry_, &EntryView::statusChanged, this, &MainWindow::setStatus);
  connect(library_, &LibraryView::statusChanged, this, &MainWindow::setStatus);
  connect(library_, &LibraryView::busyChanged, this, [this](bool busy) {
    libraryBusy_ = busy;
    setBusy();
  });
  connect(library_, &LibraryView::progressed, this, [this](int done, int all) {
    progress_->setRange(0, all);
    progress_->setValue(done);
  });
  connect(library_, &LibraryView::gameChosen, this, &MainWindow::chooseGame);
  connect(coach_, &CoachView::gameChosen, this, &MainWindow::chooseGame);
  connectCoach();
}

void MainWindow::connectCoach() {
  connect(coach_, &CoachView::trainingChosen, this, &MainWindow::train);
  connect(coach_, &CoachView::wordChosen, this,
          [this](const QString& word, const std::string& language) { showWord(word, language); });
  connect(coach_, &CoachView::decisionsChosen, this,
          [this](const std::string& person, const reports::Topic& topic) {
            showLibrary();
            library_->showDecisions(person, topic);
          });
}

/// A game that the level ends is reviewed when the person wants it: the page stays where it is.
void MainWindow::connectPlay() {
  play_->setLibrary([this] { return ownLibrary(); });
  connect(play_, &PlayView::told, banner_, &Banner::tell);
  connect(play_, &PlayView::statusChanged, this, &MainWindow::setStatus);
  connect(play_, &PlayView::lexiconWanted, this, &MainWindow::offerLexicon);
  connect(play_, &PlayView::reviewWanted, this, [this](const std::filesystem::path& file) { open(file); });
  connect(play_, &PlayView::filed, this, [this](const std::filesystem::path& file, bool asked) {
    library_->refresh(ownLibrary());
    const bool inSight = pages_->currentWidget() == play_;
    if (asked && inSight) return open(file);
    if (inSight) return;
    banner_->tell(Banner::Kind::notice, spoken(wording_, "The game is over and in your library."));
    banner_->offer(spoken(wording_, "Review this game"), [this, file] { open(file); });
  });
}

}  // namespace rozbor::desktop
