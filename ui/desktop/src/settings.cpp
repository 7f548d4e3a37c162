#include "settings.h"

#include <QAction>
#include <QSettings>

#include "library_view.h"
#include "main_window.h"
#include "review_view.h"

namespace rozbor::desktop {
namespace {

const QString& geometryKey() {
  static const QString kKey = QStringLiteral("window/geometry");
  return kKey;
}
const QString& presetKey() {
  static const QString kKey = QStringLiteral("review/preset");
  return kKey;
}
const QString& libraryKey() {
  static const QString kKey = QStringLiteral("library/where");
  return kKey;
}

const QString& sectionsKey() {
  static const QString kKey = QStringLiteral("library/sections");
  return kKey;
}
const QString& languageKey() {
  static const QString kKey = QStringLiteral("window/language");
  return kKey;
}

}  // namespace

std::string keptLanguage() {
  return QSettings().value(languageKey()).toString().toStdString();
}

void restoreSettings(MainWindow& window) {
  const QSettings settings;
  window.restoreGeometry(settings.value(geometryKey()).toByteArray());
  if (const auto preset = reports::preset(settings.value(presetKey()).toString().toStdString()))
    window.review().setPreset(*preset);
  window.library().showSections(settings.value(sectionsKey()).toBool());
  const QString library = settings.value(libraryKey()).toString();
  if (!library.isEmpty()) window.setLibrary(library.toStdString());
}

void keepSettings(MainWindow& window) {
  QSettings settings;
  settings.setValue(geometryKey(), window.saveGeometry());
  settings.setValue(languageKey(), QString::fromStdString(window.wording().chosen()));
  settings.setValue(sectionsKey(), window.library().actions().sections->isChecked());
  settings.setValue(presetKey(), QString::fromLatin1(reports::name(window.review().preset())));
  if (!window.library().where().isEmpty()) settings.setValue(libraryKey(), window.library().where());
}

}  // namespace rozbor::desktop
