#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <algorithm>
#include <clocale>
#include <cstring>

#include "board/colours.h"
#include "frame/main_window.h"
#include "frame/screenshot.h"
#include "frame/settings.h"
#include "game/review_view.h"
#include "home/home_view.h"
#include "rozbor/lexica/data_paths.h"
#include "speech/live_wording.h"
#include "speech/phrase.h"

namespace {

using namespace rozbor::desktop;

/// A picture needs no screen; Qt must know before the application is made.
void chooseScreen(int argc, char** argv) {
  for (int index = 1; index < argc; ++index) {
    const bool picture = std::strncmp(argv[index], "--screenshot", 12) == 0;
    if (picture && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  }
}

QCommandLineOption hidden(const char* name, const char* valueName = nullptr) {
  QCommandLineOption option{QString::fromLatin1(name)};
  if (valueName != nullptr) option.setValueName(QString::fromLatin1(valueName));
  option.setFlags(QCommandLineOption::HiddenFromHelp);
  return option;
}

Screenshot screenshotFrom(const QCommandLineParser& arguments) {
  Screenshot screenshot;
  screenshot.file = arguments.value(QStringLiteral("screenshot"));
  screenshot.size = parseSize(arguments.value(QStringLiteral("size")));
  screenshot.turn = std::max(1, arguments.value(QStringLiteral("turn")).toInt());
  screenshot.tab = arguments.value(QStringLiteral("tab")).toInt();
  screenshot.person = arguments.value(QStringLiteral("person"));
  screenshot.ask = arguments.isSet(QStringLiteral("ask"));
  screenshot.best = arguments.isSet(QStringLiteral("best"));
  screenshot.dark = arguments.isSet(QStringLiteral("dark"));
  return screenshot;
}

void readArguments(QCommandLineParser& arguments, const rozbor::reports::Wording& wording) {
  arguments.setApplicationDescription(
      phrase(wording,
             "Rozbor reviews Scrabble games: opens a record, grades every move and shows what was better."));
  arguments.addHelpOption();
  arguments.addVersionOption();
  arguments.addPositionalArgument(QStringLiteral("FILE"), phrase(wording, "game record (.gcg) to open"),
                                  QStringLiteral("[FILE]"));
  arguments.addOption({QStringLiteral("library"),
                       phrase(wording, "library to open: a file, or postgresql://…"),
                       QStringLiteral("FILE")});
  arguments.addOptions({hidden("screenshot", "FILE"), hidden("size", "WxH"), hidden("turn", "N"),
                        hidden("tab", "N"), hidden("person", "NAME"), hidden("preset", "NAME"),
                        hidden("best"), hidden("enter", "FILE"), hidden("dark"), hidden("ask"),
                        hidden("play")});
  arguments.process(*QCoreApplication::instance());
}

void show(MainWindow& window, const QCommandLineParser& arguments, const Session& session) {
  window.show();
  const QStringList files = arguments.positionalArguments();
  const QString library = arguments.value(QStringLiteral("library"));
  if (!library.isEmpty()) window.openLibrary(library.toStdString());
  const QString sheet = arguments.value(QStringLiteral("enter"));
  if (!sheet.isEmpty()) return window.enterSheet(sheet.toStdString(), {});
  if (arguments.isSet(QStringLiteral("play"))) return window.showPlay();
  if (!files.isEmpty()) return window.open(files.first().toStdString());
  if (!library.isEmpty()) return;
  QObject::connect(&window.home(), &HomeView::todayTold, &window, &MainWindow::settled,
                   static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
  window.showHome();
  window.restore(session);
}

}  // namespace

int main(int argc, char** argv) {
  chooseScreen(argc, argv);
  const QApplication application(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("rozbor"));
  QApplication::setApplicationName(QStringLiteral("rozbor-desktop"));
  QApplication::setApplicationDisplayName(QStringLiteral("Rozbor"));
  QApplication::setApplicationVersion(QStringLiteral(ROZBOR_VERSION));
  QApplication::setDesktopFileName(QStringLiteral("org.rozbor.Rozbor"));
  QApplication::setWindowIcon(QIcon(QStringLiteral(":/org.rozbor.Rozbor.svg")));
  // Qt takes over the user's locale; numbers of files are read and written with a point.
  std::setlocale(LC_NUMERIC, "C");

  LiveWording wording(keptLanguage());
  QCommandLineParser arguments;
  readArguments(arguments, wording);
  const Screenshot screenshot = screenshotFrom(arguments);
  makeLinksReadable(screenshot.dark ? darkPalette() : QApplication::palette());

  MainWindow window(wording, rozbor::lexica::findDataPaths());
  if (screenshot.file.isEmpty()) {
    restoreSettings(window);
    QObject::connect(&window, &MainWindow::recentGamesChanged, &window,
                     [&window] { keepGames(window.recentGames().games()); });
    QObject::connect(&application, &QApplication::aboutToQuit, &window, [&window] { keepSettings(window); });
  } else {
    takeWhenSettled(window, screenshot);
  }
  if (const auto preset = rozbor::reports::preset(arguments.value(QStringLiteral("preset")).toStdString()))
    window.review().setPreset(*preset);
  show(window, arguments, screenshot.file.isEmpty() ? keptSession() : Session{});
  return QApplication::exec();
}
