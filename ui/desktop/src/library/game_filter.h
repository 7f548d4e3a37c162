#pragma once

#include <QSortFilterProxyModel>
#include <optional>

#include "game_model.h"

namespace rozbor::desktop {

/// The games that a search, an event and a person leave.
class GameFilter : public QSortFilterProxyModel {
  Q_OBJECT
 public:
  explicit GameFilter(GameModel& games, QObject* parent = nullptr);

  /// All of the words must stand somewhere in the game's row.
  void setSearch(const QString& words);
  void setEvent(const QString& event);  ///< empty: all
  void setPerson(std::optional<reports::Id> person);
  [[nodiscard]] const reports::GameRow& at(int row) const;

 protected:
  [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

 private:
  GameModel& games_;
  QStringList words_;
  QString event_;
  std::optional<reports::Id> person_;
};

}  // namespace rozbor::desktop
