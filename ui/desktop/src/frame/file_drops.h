#pragma once

#include <QObject>
#include <filesystem>
#include <vector>

class QWidget;

namespace rozbor::desktop {

/// Files that are dropped anywhere on a window are opened by it, whatever field or board lies there: a note
/// would take their address as a text.
class FileDrops : public QObject {
  Q_OBJECT
 public:
  /// Watches all events of the application.
  explicit FileDrops(QWidget& window);

  bool eventFilter(QObject* object, QEvent* event) override;

 signals:
  void dropped(const std::vector<std::filesystem::path>& files);

 private:
  QWidget& window_;
};

}  // namespace rozbor::desktop
