#include "live_wording.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <array>
#include <filesystem>

namespace rozbor::desktop {
namespace {

/// Installed beside the program, or in the build tree.
std::filesystem::path catalogueFolder() {
  const QFileInfo installed(QCoreApplication::applicationDirPath() + QStringLiteral("/../share/locale"));
  return installed.isDir() ? installed.filesystemCanonicalFilePath()
                           : std::filesystem::path(ROZBOR_BUILD_LOCALE_DIR);
}

std::string systemCode() {
  return QLocale::system().uiLanguages().value(0).toStdString();
}

}  // namespace

std::span<const InterfaceLanguage> interfaceLanguages() {
  static constexpr std::array<InterfaceLanguage, 4> kLanguages{
      {{"en", "English"}, {"cs", "Čeština"}, {"sk", "Slovenčina"}, {"pl", "Polski"}}};
  return kLanguages;
}

LiveWording::LiveWording(const std::string& code) : qt_(new QTranslator(this)) {
  speak(code);
}

void LiveWording::speak(const std::string& code) {
  chosen_ = code;
  const std::string wanted = code.empty() ? systemCode() : code;
  now_ = &known_.try_emplace(wanted, wanted, catalogueFolder()).first->second;
  translateQt();
  emit changed();
}

void LiveWording::translateQt() {
  QCoreApplication::removeTranslator(qt_);
  const QString folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
  if (qt_->load(QStringLiteral("qtbase_") + QString::fromStdString(now_->code()), folder))
    QCoreApplication::installTranslator(qt_);
}

}  // namespace rozbor::desktop
