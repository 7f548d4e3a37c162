#include "words_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

#include "rozbor/lexica/languages.h"
#include "speech/spoken_parts.h"

namespace rozbor::desktop {
namespace {

/// A word that is looked up when it is clicked; `shown` in its place.
QString link(const QString& word, const QString& shown) {
  return QStringLiteral("<a href=\"%1\">%2</a>").arg(word.toUpper().toHtmlEscaped(), shown.toHtmlEscaped());
}

QString linked(const app::FoundWords& found) {
  QStringList words;
  for (const std::string& word : found.words)
    words.push_back(link(QString::fromStdString(word), QString::fromStdString(word)));
  if (found.words.size() < found.all) words.push_back(QStringLiteral("…"));
  return words.join(QStringLiteral(" &nbsp;"));
}

QString paragraphOf(const QString& label, const QString& text) {
  return QStringLiteral("<p><b>%1</b><br>%2</p>")
      .arg(label.toHtmlEscaped(), text.isEmpty() ? QStringLiteral("–") : text);
}

}  // namespace

WordsDialog::WordsDialog(const LiveWording& wording, lexica::DataPaths paths, QWidget* parent)
    : QDialog(parent), wording_(wording), paths_(std::move(paths)), lookup_(wording, this) {
  makeParts();
  connect(question_, &QLineEdit::textChanged, this, &WordsDialog::ask);
  connect(languages_, &QComboBox::currentIndexChanged, this, &WordsDialog::ask);
  connect(answer_, &QTextBrowser::anchorClicked, this, [this](const QUrl& word) {
    question_->setText(word.toString(QUrl::FullyDecoded));
    question_->setFocus();
  });
  connect(meaning_, &QPushButton::clicked, this, [this] {
    if (found_) lookup_.look(QString::fromStdString(found_->asked).toLower(), language());
  });
  connect(&worker_, &WordsWorker::answered, this, &WordsDialog::onAnswered);
  connect(&worker_, &WordsWorker::failed, this, &WordsDialog::onFailed);
  connect(&wording_, &LiveWording::changed, this, &WordsDialog::tell);
  tell();
}

void WordsDialog::makeParts() {
  spoken(wording_, "Words").to(this, &QWidget::setWindowTitle);
  question_ = new QLineEdit(this);
  question_->setClearButtonEnabled(true);
  spoken(wording_, "Letters of a word or tiles").to(question_, &QWidget::setAccessibleName);
  languages_ = new QComboBox(this);
  spoken(wording_, "Language").to(languages_, &QWidget::setAccessibleName);
  for (const auto& language : lexica::sharedLanguages(paths_))
    languages_->addItem(QString::fromStdString(language->name), QString::fromStdString(language->id));
  answer_ = new QTextBrowser(this);
  answer_->setOpenLinks(false);
  spoken(wording_, "What the lexicon says").to(answer_, &QWidget::setAccessibleName);
  meaning_ = makeButton(spoken(wording_, "&Meaning"), this);
  meaning_->setAutoDefault(false);
  auto* buttons = new QDialogButtonBox(this);
  buttons->addButton(meaning_, QDialogButtonBox::ActionRole);
  QPushButton* close = makeButton(spoken(wording_, "&Close"), this);
  close->setAutoDefault(false);
  buttons->addButton(close, QDialogButtonBox::RejectRole);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* line = new QHBoxLayout;
  line->addWidget(question_, 1);
  line->addWidget(languages_);
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(line);
  layout->addWidget(answer_, 1);
  layout->addWidget(buttons);
  resize(520, 480);
}

void WordsDialog::show(const QString& word, const std::string& languageId) {
  const int at = languages_->findData(QString::fromStdString(languageId));
  if (at >= 0) languages_->setCurrentIndex(at);
  if (!word.isEmpty()) question_->setText(word);
  QDialog::show();
  raise();
  activateWindow();
  question_->setFocus();
  question_->selectAll();
}

void WordsDialog::usePaths(lexica::DataPaths paths) {
  paths_ = std::move(paths);
  ask();
}

void WordsDialog::ask() {
  const std::string typed = question_->text().trimmed().toStdString();
  if (!typed.empty()) return worker_.ask(typed, language(), paths_);
  worker_.cancel();
  found_.reset();
  fault_.reset();
  tell();
}

void WordsDialog::onAnswered(const app::WordAnswer& answer, const std::string& lexicon) {
  found_ = answer;
  fault_.reset();
  lexicon_ = lexicon;
  tell();
}

void WordsDialog::onFailed(const game::Error& error) {
  found_.reset();
  fault_ = error;
  tell();
}

void WordsDialog::tell() {
  answer_->setHtml(answerText());
  meaning_->setEnabled(found_ && found_->kind == app::WordAnswer::Kind::word);
  emit told();
}

QString WordsDialog::answerText() const {
  if (fault_) return QStringLiteral("<p>%1</p>").arg(phrase(wording_, fault_->message).toHtmlEscaped());
  if (!found_) {
    return QStringLiteral("<p>%1</p>")
        .arg(phrase(wording_,
                    "Letters show the hooks and anagrams of a word; ? is a blank. With . for any letter or * "
                    "for any number of letters all words are shown that fit.")
                 .toHtmlEscaped());
  }
  const QString asked = QString::fromStdString(found_->asked);
  QString text;
  if (found_->kind == app::WordAnswer::Kind::word) {
    const QString verdict = found_->valid
                                ? phrase(wording_, "{0} is a word of {1}.", found_->asked, lexicon_)
                                : phrase(wording_, "{0} is no word of {1}.", found_->asked, lexicon_);
    text += QStringLiteral("<p><b>%1</b></p>").arg(verdict.toHtmlEscaped());
    QStringList front, back;
    for (const std::string& letter : found_->frontHooks) {
      const QString hook = QString::fromStdString(letter);
      front.push_back(link(hook + asked, hook));
    }
    for (const std::string& letter : found_->backHooks) {
      const QString hook = QString::fromStdString(letter);
      back.push_back(link(asked + hook, hook));
    }
    text += paragraphOf(phrase(wording_, "Hooks in front"), front.join(QStringLiteral(" &nbsp;")));
    text += paragraphOf(phrase(wording_, "Hooks behind"), back.join(QStringLiteral(" &nbsp;")));
  }
  for (const app::AnswerRow& row : rowsOf(*found_)) {
    const QString count = QString::fromStdString(wording_.number(static_cast<double>(row.found->all), 0));
    text +=
        paragraphOf(QStringLiteral("%1 (%2)").arg(phrase(wording_, row.label), count), linked(*row.found));
  }
  return text;
}

std::string WordsDialog::language() const {
  return languages_->currentData().toString().toStdString();
}

}  // namespace rozbor::desktop
