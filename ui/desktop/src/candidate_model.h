#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "game_view.h"
#include "rozbor/reports/wording.h"

namespace rozbor::desktop {

/// The best moves of a decision, best first, and the played one, which is added below when it is
/// not among them.
class CandidateModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { rank, move, score, leave, leaveValue, equity, columnTotal };

  explicit CandidateModel(const reports::Wording& wording, QObject* parent = nullptr);

  /// No decision, or one without a grade: no rows.
  void setDecision(GamePtr game, const reports::Decision* decision);
  [[nodiscard]] const game::Move& moveAt(int row) const {
    return rows_[static_cast<std::size_t>(row)].play.move;
  }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  struct Row {
    std::size_t rank = 0;  ///< 0: unknown
    engine::RatedPlay play;
    bool played = false;
  };
  [[nodiscard]] QString shown(const Row& row, int column) const;

  const reports::Wording& wording_;
  GamePtr game_;
  game::Board board_;
  std::vector<Row> rows_;
};

}  // namespace rozbor::desktop
