#include "word_lookup.h"

#include <QDesktopServices>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

#include "rozbor/app/explore/word_meaning.h"

namespace rozbor::desktop {
namespace {

QString keyOf(const std::string& languageId) {
  return QStringLiteral("dictionary/") + QString::fromStdString(languageId);
}

}  // namespace

QString dictionaryPage(const std::string& languageId) {
  return QSettings()
      .value(keyOf(languageId), QString::fromStdString(app::usualDictionary(languageId)))
      .toString();
}

void setDictionaryPage(const std::string& languageId, const QString& page) {
  QSettings().setValue(keyOf(languageId), page);
}

WordLookup::WordLookup(const LiveWording& wording, QWidget* window)
    : QObject(window), wording_(wording), window_(window), open_(&QDesktopServices::openUrl) {
  connect(&dict_, &DictClient::answered, this, &WordLookup::onAnswered);
}

void WordLookup::look(const QString& word, const std::string& languageId) {
  word_ = word;
  language_ = languageId;
  dict_.ask(word.toStdString());
}

void WordLookup::onAnswered(const std::optional<std::string>& definitions) {
  definitions ? show(QString::fromStdString(*definitions)) : openPage();
}

void WordLookup::openPage() {
  const std::string page = dictionaryPage(language_).toStdString();
  if (page.empty()) return;
  open_(QUrl::fromEncoded(QByteArray::fromStdString(app::dictionaryAddress(page, word_.toStdString()))));
}

void WordLookup::show(const QString& definitions) {
  auto* dialog = new QDialog(window_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(word_);
  auto* text = new QPlainTextEdit(definitions, dialog);
  text->setReadOnly(true);
  text->setAccessibleName(phrase(wording_, "Meaning of {0}", word_.toStdString()));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QPushButton* page = buttons->addButton(phrase(wording_, "Open the page"), QDialogButtonBox::ActionRole);
  connect(page, &QPushButton::clicked, this, &WordLookup::openPage);
  connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  auto* layout = new QVBoxLayout(dialog);
  layout->addWidget(text);
  layout->addWidget(buttons);
  dialog->resize(520, 360);
  dialog->show();
}

}  // namespace rozbor::desktop
