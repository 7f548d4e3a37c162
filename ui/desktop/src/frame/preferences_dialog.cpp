#include "preferences_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>

#include "game/review_view.h"
#include "main_window.h"
#include "speech/phrase.h"
#include "speech/spoken_parts.h"

namespace rozbor::desktop {
namespace {

/// A choice of what is listed in the order of its enumeration.
QComboBox* choice(QDialog& dialog, const QList<Spoken>& names, int now, std::function<void(int)> choose) {
  auto* box = new QComboBox(&dialog);
  for (const Spoken& name : names) {
    const int index = box->count();
    box->addItem(QString());
    name.to(box, [index](QComboBox* shown, const QString& text) { shown->setItemText(index, text); });
  }
  box->setCurrentIndex(now);
  QObject::connect(box, &QComboBox::activated, &dialog, std::move(choose));
  return box;
}

QComboBox* languages(QDialog& dialog, LiveWording& wording) {
  QList<Spoken> names{spoken(wording, "As the system")};
  std::vector<std::string> codes{{}};
  int now = 0;
  for (const InterfaceLanguage& language : interfaceLanguages()) {
    if (wording.chosen() == language.code) now = static_cast<int>(codes.size());
    names += Spoken(QString::fromUtf8(language.ownName));
    codes.emplace_back(language.code);
  }
  return choice(dialog, names, now,
                [&wording, codes](int index) { wording.speak(codes[static_cast<std::size_t>(index)]); });
}

QComboBox* themes(QDialog& dialog, MainWindow& window) {
  const LiveWording& wording = window.wording();
  return choice(dialog, {spoken(wording, "As the system"), spoken(wording, "Light"), spoken(wording, "Dark")},
                static_cast<int>(window.appearance().theme()),
                [&window](int index) { window.setTheme(static_cast<Theme>(index)); });
}

QComboBox* looks(QDialog& dialog, MainWindow& window) {
  const LiveWording& wording = window.wording();
  return choice(
      dialog, {spoken(wording, "As on paper"), spoken(wording, "Green"), spoken(wording, "High contrast")},
      static_cast<int>(boardLook()), [&window](int index) { window.setLook(static_cast<BoardLook>(index)); });
}

QSpinBox* zoom(QDialog& dialog, MainWindow& window) {
  auto* percent = new QSpinBox(&dialog);
  percent->setRange(Appearance::kSmallest, Appearance::kLargest);
  percent->setSingleStep(Appearance::kStep);
  percent->setSuffix(QStringLiteral(" %"));
  percent->setValue(window.appearance().zoom());
  percent->setKeyboardTracking(false);  // not with every figure that is typed
  QObject::connect(percent, &QSpinBox::valueChanged, &dialog,
                   [&window](int value) { window.setZoom(value); });
  return percent;
}

QComboBox* presets(QDialog& dialog, MainWindow& window) {
  const LiveWording& wording = window.wording();
  return choice(dialog, {spoken(wording, "Quick"), spoken(wording, "Standard"), spoken(wording, "Deep")},
                static_cast<int>(window.review().preset()),
                [&window](int index) { window.review().setPreset(static_cast<reports::Preset>(index)); });
}

QCheckBox* beginning(QDialog& dialog, MainWindow& window) {
  auto* box = new QCheckBox(&dialog);
  spoken(window.wording(), "Begin on the page where I left off").to(box, &QCheckBox::setText);
  box->setChecked(window.beginsWhereLeft());
  QObject::connect(box, &QCheckBox::toggled, &dialog, [&window](bool on) { window.beginWhereLeft(on); });
  return box;
}

}  // namespace

QDialog* makePreferencesDialog(MainWindow& window) {
  LiveWording& wording = window.wording();
  auto* dialog = new QDialog(&window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  spoken(wording, "Preferences").to(dialog, &QWidget::setWindowTitle);
  auto* form = new QFormLayout(dialog);
  addRow(*form, spoken(wording, "Language of the window"), languages(*dialog, wording));
  addRow(*form, spoken(wording, "Colours"), themes(*dialog, window));
  addRow(*form, spoken(wording, "Boards"), looks(*dialog, window));
  addRow(*form, spoken(wording, "Text size"), zoom(*dialog, window));
  addRow(*form, spoken(wording, "Analysis"), presets(*dialog, window));
  form->addRow(beginning(*dialog, window));
  auto* lexicon = makeButton(spoken(wording, "Lexicon and leaves…"), dialog);
  lexicon->setAutoDefault(false);
  QObject::connect(lexicon, &QPushButton::clicked, &window, [&window] { window.chooseLexicon(); });
  form->addRow(lexicon);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  form->addRow(buttons);
  return dialog;
}

}  // namespace rozbor::desktop
