#include "play_form.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <random>

#include "level_words.h"
#include "rozbor/app/library/importer.h"
#include "rozbor/app/studies/players.h"
#include "rozbor/lexica/languages.h"
#include "rozbor/library/cards.h"
#include "speech/phrase.h"
#include "speech/spoken_parts.h"
#include "widgets/card.h"
#include "widgets/paragraph.h"
#include "widgets/reading_column.h"

namespace rozbor::desktop {
namespace {

constexpr int kWidest = 620;
constexpr int kMostMinutes = 180;

constexpr QLatin1String kPerson{"person"};
constexpr QLatin1String kLevel{"level"};
constexpr QLatin1String kLot{"lot"};
constexpr QLatin1String kRefused{"refused"};
constexpr QLatin1String kChallenged{"challenged"};

void choose(QComboBox& box, const QString& key) {
  const int at = box.findData(key);
  if (at >= 0) box.setCurrentIndex(at);
}

std::uint64_t drawnSeed() {
  // Short enough to be typed; nobody needs more games.
  std::random_device chance;
  return chance();
}

}  // namespace

PlayForm::PlayForm(const LiveWording& wording, const lexica::DataPaths& paths, QWidget* parent)
    : QScrollArea(parent), wording_(wording), paths_(paths) {
  spoken(wording_, "A new game").to(this, &QWidget::setAccessibleName);
  QWidget* middle = readingColumn(*this, kWidest);
  auto* column = new QVBoxLayout(middle);
  column->setContentsMargins(20, 18, 20, 18);
  auto* card = new Card(spoken(wording_, "A new game"), middle);
  makeFields();
  auto* form = new QFormLayout;
  form->setHorizontalSpacing(18);
  form->setVerticalSpacing(10);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  card->column().addLayout(form);
  addRows(*form);
  card->column().addSpacing(8);
  card->column().addWidget(begin_, 0, Qt::AlignRight);
  auto* what = paragraph(middle);
  soften(*what);
  say(*what,
      spoken(wording_,
             "The game is kept while it is under way, also when the program is closed. When it is over its "
             "record goes into your library and is reviewed."));
  column->addStretch(1);
  column->addWidget(card);
  column->addSpacing(6);
  column->addWidget(what);
  column->addStretch(2);
  usePaths(paths);
}

void PlayForm::makeFields() {
  person_ = new QLineEdit(this);
  language_ = new QComboBox(this);
  level_ = new QComboBox(this);
  levelText_ = paragraph(this);
  soften(*levelText_);
  say(*levelText_, {wording_, [this] { return levelText(); }});
  begins_ = new QComboBox(this);
  addItem(*begins_, spoken(wording_, "By lot"), kLot);
  addItem(*begins_, spoken(wording_, "I begin"), kPerson);
  addItem(*begins_, spoken(wording_, "The level begins"), kLevel);
  minutes_ = new QSpinBox(this);
  minutes_->setRange(0, kMostMinutes);
  spoken(wording_, "no clock").to(minutes_, &QSpinBox::setSpecialValueText);
  phonies_ = new QComboBox(this);
  addItem(*phonies_, spoken(wording_, "are refused, and you try again"), kRefused);
  addItem(*phonies_, spoken(wording_, "are challenged by the level, and the turn is lost"), kChallenged);
  phonies_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  begin_ = makeButton(spoken(wording_, "Begin the game"), this);
  connect(level_, &QComboBox::currentIndexChanged, this, &PlayForm::sayLevel);
  connect(person_, &QLineEdit::returnPressed, this, &PlayForm::begin);
  connect(begin_, &QPushButton::clicked, this, &PlayForm::begin);
}

void PlayForm::addRows(QFormLayout& form) {
  const auto add = [&](const Spoken& label, QWidget* field) {
    label.to(field, &QWidget::setAccessibleName);
    addRow(form, label, field);
  };
  add(spoken(wording_, "Your name"), person_);
  add(spoken(wording_, "Language"), language_);
  add(spoken(wording_, "Level"), level_);
  form.addRow(new QLabel(this), levelText_);
  add(spoken(wording_, "Who begins"), begins_);
  add(spoken(wording_, "Minutes for each"), minutes_);
  add(spoken(wording_, "Words that the lexicon lacks"), phonies_);
}

void PlayForm::addItem(QComboBox& box, const Spoken& words, const QString& key) {
  box.addItem(QString(), key);
  const int at = box.count() - 1;
  words.to(&box, [at](QComboBox* into, const QString& text) { into->setItemText(at, text); });
}

void PlayForm::usePaths(const lexica::DataPaths& paths) {
  paths_ = paths;
  const QString language = language_->currentData().toString();
  const QString level = level_->currentData().toString();
  language_->clear();
  for (const auto& each : lexica::sharedLanguages(paths_))
    language_->addItem(QString::fromStdString(each->name), QString::fromStdString(each->id));
  level_->clear();
  for (const std::string& each : app::findPlayers(paths_))
    level_->addItem(QString::fromStdString(each), QString::fromStdString(each));
  choose(*language_, language.isEmpty() ? QStringLiteral("en") : language);
  choose(*level_, level.isEmpty() ? QStringLiteral("amateur") : level);
  sayLevel();
}

void PlayForm::sayLevel() {
  levelText_->setText(levelText());
}

QString PlayForm::levelText() const {
  const auto level = app::openPlayer(paths_, level_->currentData().toString().toStdString());
  return level ? levelWords(*level, wording_) : phrase(wording_, level.error().message);
}

PlayChoices PlayForm::choices() const {
  return {.person = person_->text().simplified(),
          .language = language_->currentData().toString(),
          .level = level_->currentData().toString(),
          .begins = begins_->currentData().toString(),
          .minutes = minutes_->value(),
          .challenged = phonies_->currentData().toString() == kChallenged};
}

void PlayForm::setChoices(const PlayChoices& choices) {
  person_->setText(choices.person);
  choose(*language_, choices.language);
  choose(*level_, choices.level);
  choose(*begins_, choices.begins);
  minutes_->setValue(choices.minutes);
  choose(*phonies_, choices.challenged ? kChallenged : kRefused);
}

/// Fields stay as they are, so that the focus does.
void PlayForm::setBusy(bool busy) {
  begin_->setText(busy ? phrase(wording_, "Opening the lexicon…") : phrase(wording_, "Begin the game"));
}

app::PlaySetup PlayForm::setup() const {
  const PlayChoices chosen = choices();
  app::PlaySetup setup;
  setup.person =
      chosen.person.isEmpty() ? phrase(wording_, "Player {0}", 1).toStdString() : chosen.person.toStdString();
  setup.level = chosen.level.toStdString();
  setup.language = chosen.language.toStdString();
  setup.seed = drawnSeed();
  setup.personBegins = chosen.begins == kLot ? drawnSeed() % 2 == 0 : chosen.begins == kPerson;
  if (chosen.minutes > 0) setup.minutes = chosen.minutes;
  setup.phonies = chosen.challenged ? app::PhonyRule::challenged : app::PhonyRule::refused;
  setup.day = reports::dayText(app::localDay());
  return setup;
}

void PlayForm::begin() {
  emit beginWanted(setup());
}

}  // namespace rozbor::desktop
