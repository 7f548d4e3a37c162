#include <QApplication>
#include <QHashSeed>
#include <clocale>

#include "rozbor/charts/charts.h"

#if defined(__SANITIZE_ADDRESS__)
#define ROZBOR_LEAK_CHECK 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ROZBOR_LEAK_CHECK 1
#endif
#endif

#ifdef ROZBOR_LEAK_CHECK
/// fontconfig, below Qt, keeps what it read of the machine's fonts; that is not ours to free.
extern "C" const char* __lsan_default_suppressions();
extern "C" const char* __lsan_default_suppressions() {
  return "leak:libfontconfig";
}
extern "C" const char* __lsan_default_options();
extern "C" const char* __lsan_default_options() {
  return "print_suppressions=0";
}
#endif

namespace rozbor::charts {
namespace {

/// Qt tells a machine with LANG=C that it switches to UTF-8; nobody who reviews a game can use that.
void silent(QtMsgType, const QMessageLogContext&, const QString&) {}

QApplication* makeApplication() {
  static int argumentCount = 1;
  static char programName[] = "rozbor";
  static char* arguments[] = {programName, nullptr};
  return new QApplication(argumentCount, arguments);
}

}  // namespace

void ensureApplication() {
  if (QCoreApplication::instance() != nullptr) return;
  // A program without an application object shows no window. It must not depend on a display, not
  // even on one that DISPLAY names but that is gone, which would abort it.
  const bool chosenByUser = qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
  if (!chosenByUser) qputenv("QT_QPA_PLATFORM", "offscreen");
  const QtMessageHandler previous = qInstallMessageHandler(silent);
  // Sets of Qt come out in the order of their hashes, and papers with them: the same input, the same bytes.
  QHashSeed::setDeterministicGlobalSeed();
  // Never destroyed: at exit the order of destruction between Qt's statics and ours is not defined.
  [[maybe_unused]] static const QApplication* application = makeApplication();
  qInstallMessageHandler(previous);
  if (!chosenByUser) qunsetenv("QT_QPA_PLATFORM");
  // Qt takes over the user's locale; numbers of files are read and written with a point.
  std::setlocale(LC_NUMERIC, "C");
}

}  // namespace rozbor::charts
