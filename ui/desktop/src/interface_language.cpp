#include "interface_language.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <filesystem>

namespace rozbor::desktop {
namespace {

/// Installed beside the program, or in the build tree.
std::filesystem::path catalogueFolder() {
  const QFileInfo installed(QCoreApplication::applicationDirPath() + QStringLiteral("/../share/locale"));
  return installed.isDir() ? installed.filesystemCanonicalFilePath()
                           : std::filesystem::path(ROZBOR_BUILD_LOCALE_DIR);
}

}  // namespace

reports::Wording interfaceWording() {
  return {QLocale::system().uiLanguages().value(0).toStdString(), catalogueFolder()};
}

void translateQt(const reports::Wording& wording) {
  auto* translator = new QTranslator(QCoreApplication::instance());
  const QString folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
  if (translator->load(QStringLiteral("qtbase_") + QString::fromStdString(wording.code()), folder))
    QCoreApplication::installTranslator(translator);
}

}  // namespace rozbor::desktop
