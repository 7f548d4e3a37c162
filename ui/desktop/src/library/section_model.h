#pragma once

#include <QAbstractItemModel>
#include <QTimer>
#include <vector>

#include "game_filter.h"
#include "rozbor/app/library/library_view.h"

namespace rozbor::desktop {

/// The games that a filter leaves, in its order, below the events at which they were played.
class SectionModel : public QAbstractItemModel {
  Q_OBJECT
 public:
  /// `wording`, `games` and `filter` must outlive the model.
  SectionModel(const LiveWording& wording, GameModel& games, GameFilter& filter, QObject* parent = nullptr);

  /// Sections that nobody sees are not made.
  void setActive(bool on);
  /// The game of a row; nothing for the heading of a section.
  [[nodiscard]] const reports::GameRow* gameAt(const QModelIndex& row) const;
  [[nodiscard]] QString eventAt(int section) const;

  [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  void sort(int column, Qt::SortOrder order) override;

 private:
  void clear();
  void make();
  [[nodiscard]] QString heading(const app::EventSection& section) const;

  const LiveWording& wording_;
  GameModel& games_;
  GameFilter& filter_;
  bool active_ = false;
  std::vector<app::EventSection> sections_;  ///< their games: rows of games_
  QTimer soon_;                              ///< one making for many changes of the filter
};

}  // namespace rozbor::desktop
