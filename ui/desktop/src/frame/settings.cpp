#include "settings.h"

#include <QAction>
#include <QSettings>

#include "game/review_view.h"
#include "home/home_view.h"
#include "library/library_view.h"
#include "main_window.h"
#include "play/play_form.h"
#include "play/play_view.h"

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
constexpr QLatin1String kTheme{"window/theme"};
constexpr QLatin1String kBoard{"window/board"};
constexpr QLatin1String kZoom{"window/zoom"};
constexpr QLatin1String kBeginsWhereLeft{"session/begins-where-left"};
constexpr QLatin1String kPage{"session/page"};
constexpr QLatin1String kSessionGame{"session/game"};
constexpr QLatin1String kSessionTurn{"session/turn"};
constexpr QLatin1String kSheet{"session/sheet"};
constexpr QLatin1String kPerson{"home/person"};
constexpr QLatin1String kGames{"games"};  ///< an array
constexpr QLatin1String kFile{"file"};
constexpr QLatin1String kTitle{"title"};
constexpr QLatin1String kTurn{"turn"};
constexpr QLatin1String kPosition{"position"};
constexpr QLatin1String kGameLanguage{"language"};
constexpr QLatin1String kPlay{"play"};  ///< a group
constexpr QLatin1String kName{"name"};
constexpr QLatin1String kLevel{"level"};
constexpr QLatin1String kBegins{"begins"};
constexpr QLatin1String kMinutes{"minutes"};
constexpr QLatin1String kChallenged{"challenged"};

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

/// Who has not played yet is most likely whose training is told.
PlayChoices keptPlay(const QString& person) {
  QSettings settings;
  settings.beginGroup(kPlay);
  return {.person = settings.value(kName, person).toString(),
          .language = settings.value(kGameLanguage).toString(),
          .level = settings.value(kLevel).toString(),
          .begins = settings.value(kBegins).toString(),
          .minutes = settings.value(kMinutes).toInt(),
          .challenged = settings.value(kChallenged).toBool()};
}

void keepPlay(const PlayChoices& choices) {
  QSettings settings;
  settings.beginGroup(kPlay);
  if (!choices.person.isEmpty()) settings.setValue(kName, choices.person);
  settings.setValue(kGameLanguage, choices.language);
  settings.setValue(kLevel, choices.level);
  settings.setValue(kBegins, choices.begins);
  settings.setValue(kMinutes, choices.minutes);
  settings.setValue(kChallenged, choices.challenged);
}

QList<RecentGame> keptGames() {
  QSettings settings;
  QList<RecentGame> games;
  const int count = settings.beginReadArray(kGames);
  for (int index = 0; index < count; ++index) {
    settings.setArrayIndex(index);
    games += {.file = settings.value(kFile).toString(),
              .title = settings.value(kTitle).toString(),
              .turn = settings.value(kTurn).toInt(),
              .position = settings.value(kPosition).toString(),
              .language = settings.value(kGameLanguage).toString()};
  }
  settings.endArray();
  return games;
}

}  // namespace

void keepGames(const QList<RecentGame>& games) {
  QSettings settings;
  settings.beginWriteArray(kGames, static_cast<int>(games.size()));
  for (int index = 0; index < games.size(); ++index) {
    settings.setArrayIndex(index);
    settings.setValue(kFile, games[index].file);
    settings.setValue(kTitle, games[index].title);
    settings.setValue(kTurn, games[index].turn);
    settings.setValue(kPosition, games[index].position);
    settings.setValue(kGameLanguage, games[index].language);
  }
  settings.endArray();
}

std::string keptLanguage() {
  return QSettings().value(kLanguage).toString().toStdString();
}

void restoreSettings(MainWindow& window) {
  const QSettings settings;
  window.setTheme(themeNamed(settings.value(kTheme).toString()));
  window.setLook(boardLookNamed(settings.value(kBoard).toString()));
  window.setZoom(settings.value(kZoom, Appearance::kUsual).toInt());
  window.restoreGeometry(settings.value(kGeometry).toByteArray());
  if (const auto preset = reports::preset(settings.value(kPreset).toString().toStdString()))
    window.review().setPreset(*preset);
  window.library().showSections(settings.value(kSections).toBool());
  const QString library = settings.value(kLibrary).toString();
  window.setPreferred(keptLexica());
  if (!library.isEmpty()) window.setLibrary(library.toStdString());
  window.home().setPerson(settings.value(kPerson).toString().toStdString());
  window.setRecentGames(keptGames());
  window.beginWhereLeft(settings.value(kBeginsWhereLeft).toBool());
  window.play().form().setChoices(keptPlay(QString::fromStdString(window.home().person())));
}

Session keptSession() {
  const QSettings settings;
  return {.page = settings.value(kPage).toString(),
          .game = settings.value(kSessionGame).toString(),
          .turn = settings.value(kSessionTurn).toInt(),
          .sheet = settings.value(kSheet).toString()};
}

void keepSettings(MainWindow& window) {
  QSettings settings;
  settings.setValue(kGeometry, window.saveGeometry());
  settings.setValue(kTheme, themeName(window.appearance().theme()));
  settings.setValue(kBoard, boardLookName(boardLook()));
  settings.setValue(kZoom, window.appearance().zoom());
  settings.setValue(kLanguage, QString::fromStdString(window.wording().chosen()));
  settings.setValue(kSections, window.library().actions().sections->isChecked());
  settings.setValue(kPreset, QString::fromLatin1(reports::name(window.review().preset())));
  keepLexica(window.paths().preferred);
  settings.setValue(kBeginsWhereLeft, window.beginsWhereLeft());
  const Session session = window.session();
  settings.setValue(kPage, session.page);
  settings.setValue(kSessionGame, session.game);
  settings.setValue(kSessionTurn, session.turn);
  settings.setValue(kSheet, session.sheet);
  keepPlay(window.play().form().choices());
  settings.setValue(kPerson, QString::fromStdString(window.home().person()));
  const bool own = !window.isSampleLibrary(window.library().where().toStdString());
  if (own && !window.library().where().isEmpty()) settings.setValue(kLibrary, window.library().where());
}

}  // namespace rozbor::desktop
