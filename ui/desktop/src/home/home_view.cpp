#include "home_view.h"

#include <QAction>
#include <QComboBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "board/board_widget.h"
#include "rozbor/app/samples.h"
#include "rozbor/game/cgp.h"
#include "rozbor/lexica/languages.h"
#include "rozbor/render/coaching_document.h"
#include "speech/error_words.h"
#include "speech/phrase.h"
#include "speech/spoken_parts.h"
#include "widgets/card.h"
#include "widgets/paragraph.h"
#include "widgets/reading_column.h"

namespace rozbor::desktop {
namespace {

constexpr int kBoardSide = 250;
constexpr int kWidest = 1080;

/// A file that may be looked at without being made.
bool isThere(const std::string& library) {
  std::error_code ignored;
  return !library.starts_with("postgresql:") && std::filesystem::exists(library, ignored);
}

}  // namespace

HomeView::HomeView(const LiveWording& wording, const lexica::DataPaths& paths, const HomeActions& actions,
                   QWidget* parent)
    : QScrollArea(parent), wording_(wording), paths_(paths) {
  spoken(wording_, "Home").to(this, &QWidget::setAccessibleName);
  QWidget* middle = readingColumn(*this, kWidest);
  auto* grid = new QGridLayout(middle);
  grid->setContentsMargins(20, 18, 20, 18);
  grid->setSpacing(14);

  auto* begin = new QHBoxLayout;
  const auto add = [&](const Spoken& words, QAction* action) {
    QPushButton* button = makeButton(words, middle);
    const auto follow = [button, action] { button->setToolTip(action->toolTip()); };
    follow();
    connect(action, &QAction::changed, button, follow);
    button->setMinimumHeight(fontMetrics().height() * 5 / 2);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    begin->addWidget(button, 1);
  };
  add(spoken(wording_, "Open a record…"), actions.open);
  add(spoken(wording_, "Type a score sheet in…"), actions.sheet);
  add(spoken(wording_, "Play a game"), actions.play);
  add(spoken(wording_, "Open the library"), actions.library);
  add(spoken(wording_, "Explore a position"), actions.whatIf);
  grid->addLayout(begin, 0, 0, 1, 2);
  auto* goOn = new Card(spoken(wording_, "The last game"), middle);
  makeGoOn(goOn->column());
  grid->addWidget(goOn, 1, 0);
  auto* today = new Card(spoken(wording_, "Today"), middle);
  makeToday(today->column());
  grid->addWidget(today, 1, 1);
  auto* samples = new Card(spoken(wording_, "To try it"), middle);
  makeSamples(samples->column());
  samples->setVisible(!app::shippedSamples(paths_).empty());
  grid->addWidget(samples, 2, 0, 1, 2);
  grid->setColumnStretch(0, 1);
  grid->setColumnStretch(1, 1);
  grid->setRowStretch(3, 1);

  setGames({});
}

void HomeView::makeGoOn(QVBoxLayout& card) {
  title_ = boldParagraph(this, 1.2);
  place_ = paragraph(this);
  board_ = new BoardWidget(wording_, this);
  board_->setFixedSize(kBoardSide, kBoardSide);
  goOn_ = makeButton(spoken(wording_, "Go on"), this);
  connect(goOn_, &QPushButton::clicked, this, [this] {
    if (!games_.isEmpty()) emit gameChosen(games_.first());
  });
  recentTitle_ = boldParagraph(this);
  say(*recentTitle_, spoken(wording_, "Before it"));
  recentColumn_ = new QVBoxLayout;
  recentColumn_->setSpacing(2);
  card.addWidget(title_);
  card.addWidget(place_);
  card.addWidget(board_, 0, Qt::AlignHCenter);
  card.addWidget(goOn_, 0, Qt::AlignHCenter);
  card.addWidget(recentTitle_);
  card.addLayout(recentColumn_);
  card.addStretch(1);
}

void HomeView::makeToday(QVBoxLayout& card) {
  who_ = new QComboBox(this);
  spoken(wording_, "Player").to(who_, &QWidget::setAccessibleName);
  connect(who_, &QComboBox::activated, this, [this] {
    person_ = who_->currentText().toStdString();
    readToday();
  });
  due_ = boldParagraph(this, 1.2);
  train_ = makeButton(spoken(wording_, "Train"), this);
  connect(train_, &QPushButton::clicked, this, &HomeView::trainingChosen);
  habit_ = boldParagraph(this);
  advice_ = paragraph(this);
  card.addWidget(who_, 0, Qt::AlignLeft);
  card.addWidget(due_);
  card.addWidget(train_, 0, Qt::AlignLeft);
  card.addSpacing(8);
  card.addWidget(habit_);
  card.addWidget(advice_);
  card.addStretch(1);
  setToday({});
}

void HomeView::makeSamples(QVBoxLayout& card) {
  QLabel* what = paragraph(this);
  say(*what, spoken(wording_, "Invented games: nobody played them. The library is kept apart from yours."));
  sampleGame_ = makeButton(spoken(wording_, "A sample game"), this);
  sampleLibrary_ = makeButton({wording_, [this] { return sampleLibraryText(); }}, this);
  sampleLibrary_->setVisible(!paths_.cache.empty());  // where it is kept
  connect(sampleGame_, &QPushButton::clicked, this, &HomeView::sampleGameChosen);
  connect(sampleLibrary_, &QPushButton::clicked, this, &HomeView::sampleLibraryChosen);
  auto* line = new QHBoxLayout;
  line->addWidget(sampleGame_);
  line->addWidget(sampleLibrary_);
  line->addStretch(1);
  card.addWidget(what);
  card.addLayout(line);
}

void HomeView::setGames(const QList<RecentGame>& games) {
  games_ = games;
  showLast();
  showRecent();
}

void HomeView::showLast() {
  const bool any = !games_.isEmpty();
  say(*title_, any ? Spoken(games_.first().title) : spoken(wording_, "No game was open yet."));
  showText(*place_, any ? Spoken(QFileInfo(games_.first().file).fileName())
                        : spoken(wording_,
                                 "Open a record, or drop one anywhere on the window: GCG files, score "
                                 "sheets, game files of online servers; several and folders go into "
                                 "the library."));
  goOn_->setVisible(any);
  board_->hide();
  if (!any) return;
  const auto languages = lexica::sharedLanguages(paths_);
  const auto language =
      std::ranges::find(languages, games_.first().language.toStdString(), &game::Language::id);
  if (language == languages.end()) return;
  const auto cgp = game::parseCgp(games_.first().position.toStdString(), **language);
  if (!cgp) return;
  board_->setView({.language = *language, .board = cgp->position.board, .played = {}, .ghost = {}});
  board_->show();
}

void HomeView::showRecent() {
  qDeleteAll(recent_);
  recent_.clear();
  recentTitle_->setVisible(games_.size() > 1);
  for (const RecentGame& game : games_.mid(1)) {
    auto* button = new QPushButton(this);
    button->setFlat(true);
    button->setText(QString(game.title).replace(u'&', QStringLiteral("&&")));
    button->setToolTip(game.file);
    button->setStyleSheet(QStringLiteral("text-align: left; padding: 3px;"));
    connect(button, &QPushButton::clicked, this, [this, game] { emit gameChosen(game); });
    recentColumn_->addWidget(button);
    recent_ += button;
  }
}

void HomeView::tellToday(const Spoken& due, const Spoken& habit, const Spoken& advice) {
  showText(*due_, due);
  showText(*habit_, habit);
  showText(*advice_, advice);
  train_->setVisible(today_ && today_->toAsk > 0);
}

void HomeView::setLibrary(const std::string& library, bool open, bool ofSamples) {
  ofSamples_ = ofSamples;
  sampleLibrary_->setText(sampleLibraryText());
  library_ = library;
  if (open || isThere(library)) return readToday();
  lane_.cancel();
  setToday({});
}

QString HomeView::sampleLibraryText() const {
  return ofSamples_ ? phrase(wording_, "Back to your library") : phrase(wording_, "A sample library");
}

void HomeView::readToday() {
  if (!today_) tellToday(spoken(wording_, "Reading the library…"), {}, {});
  lane_.use(
      library_,
      [this, person = person_, paths = paths_](reports::Library& opened, const std::stop_token& stop) {
        auto today = app::todayOf(opened, person, paths, stop);
        if (!today)
          return lane_.tell(stop, [this, error = today.error()] {
            today_.reset();
            tellToday(errorWords(error, wording_), {}, {});
            emit todayTold();
          });
        lane_.tell(stop, [this, found = *std::move(today)] { setToday(found); });
      },
      [this](const game::Error& error) {
        today_.reset();
        tellToday(errorWords(error, wording_), {}, {});
        emit todayTold();
      });
}

void HomeView::setToday(const std::optional<app::Today>& today) {
  today_ = today;
  showPeople();
  if (!today_) {
    tellToday(spoken(wording_, "There are no games in the library yet."), {},
              spoken(wording_, "Take yours in, and it is said here what to train, from your own games."));
  } else {
    const Spoken due{wording_, [this, asked = static_cast<long>(today_->toAsk)] {
                       return asked == 0 ? phrase(wording_, "Nothing is due today.")
                                         : phrasePlural(wording_, "{0} position to play again",
                                                        "{0} positions to play again", asked);
                     }};
    if (today_->habit) {
      tellToday(
          due,
          {wording_,
           [this, theme = *today_->habit] { return QString::fromStdString(themeTitle(theme, wording_)); }},
          {wording_, [this, theme = *today_->habit, cost = *today_->costs] {
             return QString::fromStdString(costSentence(cost, wording_) + "\n\n" +
                                           themeAdvice(theme, wording_));
           }});
    } else {
      tellToday(due, {}, {wording_, [this, analysed = static_cast<long>(today_->analysed)] {
                            if (analysed == 0) return phrase(wording_, "None of the games is analysed yet.");
                            return phrasePlural(
                                wording_, "{0} analysed game shows no habit that is sure to cost much.",
                                "{0} analysed games show no habit that is sure to cost much.", analysed);
                          }});
    }
  }
  emit todayTold();
}

/// To choose from where there are several.
void HomeView::showPeople() {
  who_->clear();
  who_->setVisible(today_ && today_->people.size() > 1);
  if (!today_) return;
  for (const reports::PersonRow& person : today_->people)
    who_->addItem(QString::fromStdString(person.name));
  who_->setCurrentText(QString::fromStdString(today_->person.name));
}

QString HomeView::todayText() const {
  return QStringList{due_->text(), habit_->text(), advice_->text()}.join(u'\n');
}

}  // namespace rozbor::desktop
