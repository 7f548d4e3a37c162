#include "key_list.h"

#include <QAction>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "actions.h"
#include "speech/phrase.h"
#include "widgets/paragraph.h"

namespace rozbor::desktop {

QDialog* makeKeyList(const reports::Wording& wording, const QList<QAction*>& actions, QWidget* parent) {
  auto* dialog = new QDialog(parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(phrase(wording, "Keys"));
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(24);
  grid->setVerticalSpacing(4);
  constexpr int kRows = 16;
  int number = 0;
  for (const QAction* action : actions) {
    if (action->shortcut().isEmpty()) continue;
    const int column = number / kRows * 2;
    QLabel* key = boldParagraph(dialog);
    key->setWordWrap(false);
    key->setText(action->shortcut().toString(QKeySequence::NativeText));
    grid->addWidget(key, number % kRows, column);
    grid->addWidget(new QLabel(plainText(*action), dialog), number % kRows, column + 1);
    ++number;
  }
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  auto* layout = new QVBoxLayout(dialog);
  layout->addLayout(grid);
  layout->addWidget(buttons);
  return dialog;
}

}  // namespace rozbor::desktop
