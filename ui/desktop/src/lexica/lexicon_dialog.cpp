#include "lexicon_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <algorithm>

#include "rozbor/engine/leaves.h"
#include "rozbor/lexica/languages.h"
#include "speech/error_words.h"
#include "speech/spoken_parts.h"
#include "widgets/paragraph.h"

namespace rozbor::desktop {
namespace {

/// Of the list: names and numbers of words have room, and a handful of lexica.
constexpr int kColumns = 46;
constexpr int kRows = 6;

said::Message stepWords(const std::string& step) {
  if (step == "read") return said::words("Reading the words");
  if (step == "correct") return said::words("Correcting the words");
  if (step == "graph") return said::words("Making the word graph");
  return said::words("Writing the lexicon");
}

}  // namespace

LexiconDialog::LexiconDialog(const LiveWording& wording, const lexica::DataPaths& paths,
                             const std::string& language, QWidget* parent)
    : QDialog(parent),
      wording_(wording),
      paths_(paths),
      known_(lexica::sharedLanguages(paths)),
      worker_(paths) {
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(phrase(wording_, "Lexicon and leaves"));
  makeParts();
  for (const auto& each : known_)
    languages_->addItem(QString::fromStdString(each->name), QString::fromStdString(each->id));
  languages_->setCurrentIndex(std::max(0, languages_->findData(QString::fromStdString(language))));
  connectParts();
  showLanguage();
  worker_.list();
}

void LexiconDialog::makeParts() {
  languages_ = new QComboBox(this);
  lexica_ = new QListWidget(this);
  lexica_->setAccessibleName(phrase(wording_, "Lexicon"));
  lexica_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  const QFontMetrics metrics = fontMetrics();
  lexica_->setMinimumSize(metrics.averageCharWidth() * kColumns, metrics.lineSpacing() * kRows);
  fromSystem_ = makeButton(spoken(wording_, "&Build from the system's word list"), this);
  fromFile_ = makeButton(spoken(wording_, "From a &file…"), this);
  progress_ = new QProgressBar(this);
  progress_->hide();
  leaves_ = new QComboBox(this);
  leavesFile_ = makeButton(spoken(wording_, "Fro&m a file…"), this);
  remark_ = paragraph(this);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  accept_ = buttons->button(QDialogButtonBox::Ok);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

  auto* makers = new QHBoxLayout;
  makers->addWidget(fromSystem_);
  makers->addWidget(fromFile_);
  makers->addStretch(1);
  auto* leaves = new QHBoxLayout;
  leaves->addWidget(leaves_, 1);
  leaves->addWidget(leavesFile_);
  auto* form = new QFormLayout(this);
  auto* how = paragraph(this);
  say(*how, spoken(wording_,
                   "Judges the game that is shown, and every game of the language whose record names no "
                   "lexicon that is installed."));
  form->addRow(how);
  addRow(*form, spoken(wording_, "Language"), languages_);
  addRow(*form, spoken(wording_, "Lexicon"), lexica_);
  form->addRow({}, makers);
  form->addRow({}, progress_);
  addRow(*form, spoken(wording_, "Leaves"), leaves);
  form->addRow(remark_);
  form->addRow(buttons);
  showText(*remark_, {});
}

void LexiconDialog::connectParts() {
  connect(languages_, &QComboBox::currentIndexChanged, this, &LexiconDialog::showLanguage);
  connect(lexica_, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
  connect(fromSystem_, &QPushButton::clicked, this, [this] { build(); });
  connect(fromFile_, &QPushButton::clicked, this, &LexiconDialog::chooseFile);
  connect(leavesFile_, &QPushButton::clicked, this, &LexiconDialog::chooseLeaves);
  connect(this, &QDialog::accepted, this, [this] { emit chosen(language()->id, choice()); });
  connect(&worker_, &LexiconWorker::listed, this, [this](const InstalledLexica& installed) {
    installed_ = installed;
    showInstalled();
    emit listed();
  });
  connect(&worker_, &LexiconWorker::progressed, this, &LexiconDialog::showProgress);
  connect(&worker_, &LexiconWorker::built, this, [this](const std::string& name) {
    wanted_ = name;
    setBuilding(false);
    showText(*remark_, {});
    worker_.list();
  });
  connect(&worker_, &LexiconWorker::failed, this, [this](const game::Error& error) {
    setBuilding(false);
    showText(*remark_,
             {wording_, [this, error, own = language()] { return errorWords(error, wording_, own.get()); }});
  });
}

const std::shared_ptr<const game::Language>& LexiconDialog::language() const {
  return known_.at(static_cast<std::size_t>(languages_->currentIndex()));
}

void LexiconDialog::showLanguage() {
  const lexica::PreferredData preferred = paths_.preferredFor(language()->id);
  wanted_ = preferred.lexicon.empty() ? language()->defaultLexicon : preferred.lexicon;
  leaves_->clear();
  leaves_->addItem(phrase(wording_, "As shipped"));
  if (!preferred.leaves.empty()) takeLeaves(preferred.leaves);
  showText(*remark_, {});
  showInstalled();
}

QString LexiconDialog::itemText(const lexica::InstalledLexicon& lexicon) const {
  const QString words =
      phrasePlural(wording_, "{0} word", "{0} words", static_cast<long>(lexicon.info.words));
  return QString::fromStdString(lexicon.name) + QStringLiteral(" · ") + words;
}

/// Those of the language can be chosen; what cannot be used at all says why.
void LexiconDialog::showInstalled() {
  lexica_->clear();
  for (const lexica::InstalledLexicon& each : installed_) {
    if (each.fault || std::ranges::count(each.languages, language()->id) == 0) continue;
    auto* item = new QListWidgetItem(itemText(each), lexica_);
    item->setData(Qt::UserRole, QString::fromStdString(each.name));
    if (each.name == wanted_ || lexica_->currentItem() == nullptr) lexica_->setCurrentItem(item);
  }
  for (const lexica::InstalledLexicon& each : installed_) {
    if (!each.fault) continue;
    auto* item = new QListWidgetItem(phrase(wording_, "{0} cannot be used: {1}", each.name,
                                            errorWords(*each.fault, wording_).toStdString()),
                                     lexica_);
    item->setFlags(Qt::NoItemFlags);
    item->setToolTip(item->text());
  }
  fromSystem_->setVisible(!language()->wordPackages.empty());
}

lexica::PreferredData LexiconDialog::choice() const {
  const QListWidgetItem* item = lexica_->currentItem();
  return {item == nullptr ? std::string() : item->data(Qt::UserRole).toString().toStdString(),
          leaves_->currentData().toString().toStdString()};
}

/// What is installed under the name of the file stays, be it written otherwise or damaged.
std::string LexiconDialog::freeName(const std::filesystem::path& file) const {
  const std::string stem = file.stem().string();
  const lexica::LexiconStore store(paths_);
  const auto isTaken = [&](const std::string& name) {
    const auto there = store.open(name, *language());
    return there || there.error().code != "lexicon.not-installed";
  };
  std::string name = stem;
  for (int number = 2; isTaken(name); ++number)
    name = stem + "-" + std::to_string(number);
  return name;
}

void LexiconDialog::build(std::optional<std::filesystem::path> file) {
  lexica::LexiconBuildRequest request;
  if (file) {
    request.files = {*file};
    request.name = freeName(*file);
  }
  showText(*remark_, {});
  setBuilding(true);
  worker_.build(std::move(request), language());
}

void LexiconDialog::setBuilding(bool building) {
  building_ = building;
  progress_->setVisible(building);
  progress_->setRange(0, 0);
  for (QWidget* each : {static_cast<QWidget*>(languages_), static_cast<QWidget*>(fromSystem_),
                        static_cast<QWidget*>(fromFile_), static_cast<QWidget*>(accept_)})
    each->setEnabled(!building);
}

void LexiconDialog::showProgress(const std::string& step, int done, int all) {
  progress_->setRange(0, all);
  progress_->setValue(done);
  // A bar without a known end has no place for words of its own.
  showText(*remark_, spoken(wording_, stepWords(step)));
}

void LexiconDialog::reject() {
  if (!building_) return QDialog::reject();
  worker_.cancel();
  setBuilding(false);
  showText(*remark_, spoken(wording_, "The lexicon was not built."));
}

void LexiconDialog::chooseFile() {
  const QString file = QFileDialog::getOpenFileName(
      this, phrase(wording_, "A lexicon, a list of words or a dictionary"), QString(),
      phrase(wording_, "Lexica and lists of words") + QStringLiteral(" (*.rozlex *.kwg *.txt *.dic);;") +
          phrase(wording_, "All files") + QStringLiteral(" (*)"));
  if (!file.isEmpty()) build(std::filesystem::path(file.toStdString()));
}

void LexiconDialog::chooseLeaves() {
  const QString file = QFileDialog::getOpenFileName(
      this, phrase(wording_, "Leave values"), QString(),
      phrase(wording_, "Leave values") + QStringLiteral(" (*.csv *.klv2 *.klv);;") +
          phrase(wording_, "All files") + QStringLiteral(" (*)"));
  if (!file.isEmpty()) takeLeaves(file.toStdString());
}

void LexiconDialog::takeLeaves(const std::filesystem::path& file) {
  const auto opened = engine::openLeaves(file, *language());
  if (!opened) return showText(*remark_, spoken(wording_, opened.error().message));
  const QString name = QString::fromStdString(file.string());
  if (leaves_->findData(name) < 0) leaves_->addItem(QString::fromStdString(file.filename().string()), name);
  leaves_->setCurrentIndex(leaves_->findData(name));
}

}  // namespace rozbor::desktop
