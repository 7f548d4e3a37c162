#include "settings.h"

#include <QAction>
#include <QSettings>

#include "game/review_view.h"
#include "library/library_view.h"
#include "main_window.h"

namespace rozbor::desktop {
namespace {

constexpr QLatin1String kGeometry{"window/geometry"};
constexpr QLatin1String kLanguage{"window/language"};
constexpr QLatin1String kPreset{"review/preset"};
constexpr QLatin1String kLibrary{"library/where"};
constexpr QLatin1String kSections{"library/sections"};

}  // namespace

std::string keptLanguage() {
  return QSettings().value(kLanguage).toString().toStdString();
}

void restoreSettings(MainWindow& window) {
  const QSettings settings;
  window.restoreGeometry(settings.value(kGeometry).toByteArray());
  if (const auto preset = reports::preset(settings.value(kPreset).toString().toStdString()))
    window.review().setPreset(*preset);
  window.library().showSections(settings.value(kSections).toBool());
  const QString library = settings.value(kLibrary).toString();
  if (!library.isEmpty()) window.setLibrary(library.toStdString());
}

void keepSettings(MainWindow& window) {
  QSettings settings;
  settings.setValue(kGeometry, window.saveGeometry());
  settings.setValue(kLanguage, QString::fromStdString(window.wording().chosen()));
  settings.setValue(kSections, window.library().actions().sections->isChecked());
  settings.setValue(kPreset, QString::fromLatin1(reports::name(window.review().preset())));
  if (!window.library().where().isEmpty()) settings.setValue(kLibrary, window.library().where());
}

}  // namespace rozbor::desktop
