#include "file_drops.h"

#include <QCoreApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace rozbor::desktop {
namespace {

std::vector<std::filesystem::path> filesOf(const QMimeData& data) {
  std::vector<std::filesystem::path> files;
  for (const QUrl& url : data.urls()) {
    if (url.isLocalFile()) files.emplace_back(url.toLocalFile().toStdString());
  }
  return files;
}

}  // namespace

FileDrops::FileDrops(QWidget& window) : QObject(&window), window_(window) {
  window_.setAcceptDrops(true);
  QCoreApplication::instance()->installEventFilter(this);
}

bool FileDrops::eventFilter(QObject* object, QEvent* event) {
  const auto type = event->type();
  if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop) return false;
  auto* drop = static_cast<QDropEvent*>(event);
  const auto* widget = qobject_cast<QWidget*>(object);
  if (widget == nullptr || widget->window() != &window_) return false;
  const auto files = filesOf(*drop->mimeData());
  if (files.empty()) return false;
  drop->acceptProposedAction();
  if (type == QEvent::Drop) emit dropped(files);
  return true;
}

}  // namespace rozbor::desktop
