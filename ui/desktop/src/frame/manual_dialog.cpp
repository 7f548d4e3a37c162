#include "manual_dialog.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "speech/live_wording.h"
#include "speech/spoken.h"

namespace rozbor::desktop {

ManualDialog::ManualDialog(const LiveWording& wording, std::filesystem::path handbook, QWidget* parent)
    : QDialog(parent), wording_(wording), handbook_(std::move(handbook)), text_(new QTextBrowser(this)) {
  spoken(wording_, "Manual").to(this, &QWidget::setWindowTitle);
  spoken(wording_, "Manual").to(text_, &QWidget::setAccessibleName);
  auto* search = new QLineEdit(this);
  search->setClearButtonEnabled(true);
  spoken(wording_, "Search").to(search, &QLineEdit::setPlaceholderText);
  spoken(wording_, "Search").to(search, &QWidget::setAccessibleName);
  connect(search, &QLineEdit::returnPressed, this, [this, search] { find(search->text()); });
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);  // Enter searches
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(search);
  layout->addWidget(text_, 1);
  layout->addWidget(buttons);
  resize(720, 640);
  text_->setFocus();
  connect(&wording_, &LiveWording::changed, this, &ManualDialog::read);
  read();
}

void ManualDialog::read() {
  const std::string code = static_cast<const reports::Wording&>(wording_).code();
  for (const std::string& language : {code, std::string("en")}) {
    QFile file(QString::fromStdString((handbook_ / (language + ".md")).string()));
    if (!file.open(QIODevice::ReadOnly)) continue;
    text_->setMarkdown(QString::fromUtf8(file.readAll()));
    return;
  }
  text_->clear();
}

void ManualDialog::find(const QString& letters) {
  if (letters.isEmpty() || text_->find(letters)) return;
  text_->moveCursor(QTextCursor::Start);
  text_->find(letters);
}

}  // namespace rozbor::desktop
