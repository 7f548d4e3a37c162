#pragma once

#include <QObject>
#include <optional>
#include <string>

#include "frame/work_lane.h"

namespace rozbor::desktop {

/// Asks a dictionary server on this machine, on a thread of its own and not for long.
class DictClient : public QObject {
  Q_OBJECT
 public:
  static constexpr quint16 usualPort = 2628;

  explicit DictClient(QObject* parent = nullptr) : QObject(parent) {}

  void setPort(quint16 port) { port_ = port; }
  /// Then comes answered: with nothing where no server runs, or it knows nothing.
  void ask(const std::string& word);

 signals:
  void answered(const std::optional<std::string>& definitions);

 private:
  quint16 port_ = usualPort;
  WorkLane lane_;  ///< last, so that its thread ends first
};

}  // namespace rozbor::desktop
