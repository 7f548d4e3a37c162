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
constexpr QLatin1String kLexica{"lexica"};  ///< a group for each language
constexpr QLatin1String kLexicon{"lexicon"};
constexpr QLatin1String kLeaves{"leaves"};

std::map<std::string, lexica::PreferredData> keptLexica() {
  std::map<std::string, lexica::PreferredData> kept;
  QSettings settings;
  settings.beginGroup(kLexica);
  for (const QString& language : settings.childGroups()) {
    settings.beginGroup(language);
    kept[language.toStdString()] = {settings.value(kLexicon).toString().toStdString(),
                                    settings.value(kLeaves).toString().toStdString()};
    settings.endGroup();
  }
  return kept;
}

void keepLexica(const std::map<std::string, lexica::PreferredData>& preferred) {
  QSettings settings;
  settings.beginGroup(kLexica);
  for (const auto& [language, data] : preferred) {
    settings.beginGroup(QString::fromStdString(language));
    settings.setValue(kLexicon, QString::fromStdString(data.lexicon));
    settings.setValue(kLeaves, QString::fromStdString(data.leaves.string()));
    settings.endGroup();
  }
}

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
  window.setPreferred(keptLexica());
  if (!library.isEmpty()) window.setLibrary(library.toStdString());
}

void keepSettings(MainWindow& window) {
  QSettings settings;
  settings.setValue(kGeometry, window.saveGeometry());
  settings.setValue(kLanguage, QString::fromStdString(window.wording().chosen()));
  settings.setValue(kSections, window.library().actions().sections->isChecked());
  settings.setValue(kPreset, QString::fromLatin1(reports::name(window.review().preset())));
  keepLexica(window.paths().preferred);
  if (!window.library().where().isEmpty()) settings.setValue(kLibrary, window.library().where());
}

}  // namespace rozbor::desktop
