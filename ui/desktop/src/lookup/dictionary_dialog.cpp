#include "dictionary_dialog.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <utility>
#include <vector>

#include "rozbor/lexica/languages.h"
#include "widgets/paragraph.h"
#include "word_lookup.h"

namespace rozbor::desktop {

QDialog* makeDictionaryDialog(const LiveWording& wording, const lexica::DataPaths& paths, QWidget* parent) {
  auto* dialog = new QDialog(parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(phrase(wording, "Dictionaries"));
  auto* form = new QFormLayout(dialog);
  auto* how = paragraph(dialog);
  say(*how,
      spoken(wording, "The page that the browser opens for a word; {0} stands for the word.", "{word}"));
  form->addRow(how);
  std::vector<std::pair<std::string, QLineEdit*>> fields;
  for (const auto& language : lexica::sharedLanguages(paths)) {
    auto* page = new QLineEdit(dictionaryPage(language->id), dialog);
    page->setMinimumWidth(380);
    page->setAccessibleName(QString::fromStdString(language->name));
    form->addRow(QString::fromStdString(language->name), page);
    fields.emplace_back(language->id, page);
  }
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, dialog);
  QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  QObject::connect(dialog, &QDialog::accepted, dialog, [fields] {
    for (const auto& [language, page] : fields)
      setDictionaryPage(language, page->text().trimmed());
  });
  form->addRow(buttons);
  return dialog;
}

}  // namespace rozbor::desktop
