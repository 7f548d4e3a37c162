#pragma once

#include <QAbstractTableModel>

#include "library_worker.h"
#include "speech/spoken.h"

namespace rozbor::desktop {

/// The games of a library, a row each.
class GameModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { day, event, round, first, second, result, language, analysis, title, columnTotal };
  enum Role {
    sortRole = Qt::UserRole,  ///< a number or text to sort by
    textRole,                 ///< all that a search looks at, in small letters
  };

  explicit GameModel(const LiveWording& wording, QObject* parent = nullptr);

  void setOverview(OverviewPtr overview);
  [[nodiscard]] const reports::GameRow& at(int row) const {
    return overview_->games[static_cast<std::size_t>(row)];
  }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  [[nodiscard]] QString shown(const reports::GameRow& game, int column) const;

  const LiveWording& wording_;
  OverviewPtr overview_;
  std::vector<QString> texts_;  ///< by row, for searches
};

}  // namespace rozbor::desktop
