#pragma once

#include <QAbstractTableModel>
#include <optional>
#include <vector>

#include "library/game_view.h"
#include "speech/spoken.h"

namespace rozbor::desktop {

/// The best moves of a decision, best first, and the played one, which is added below when it is
/// not among them.
class CandidateModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { rank, move, score, leave, leaveValue, equity, win, interval, columnTotal };
  /// QList of three numbers from 0 to 1: where the 95 % interval of the win probability begins, the
  /// probability itself, and the end, on the scale that all rows need.
  enum Role { intervalRole = Qt::UserRole };

  explicit CandidateModel(const LiveWording& wording, QObject* parent = nullptr);

  /// No decision, or one without a grade: no rows.
  void setDecision(GamePtr game, const reports::Decision* decision);
  [[nodiscard]] const game::Move& moveAt(int row) const {
    return rows_[static_cast<std::size_t>(row)].play.move;
  }

  /// Whether the rows have win probabilities.
  [[nodiscard]] bool looksAhead() const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  struct Row {
    std::size_t rank = 0;  ///< 0: unknown
    engine::RatedPlay play;
    bool played = false;
    bool estimated = false;       ///< by a search that was cut off
    std::optional<double> win{};  ///< 0 to 1
    double winError = 0;          ///< half of the 95 % interval
  };
  void addRow(const reports::Candidate& candidate);
  [[nodiscard]] QString winText(const Row& row) const;
  [[nodiscard]] QVariant place(const Row& row) const;
  [[nodiscard]] QString shown(const Row& row, int column) const;

  const LiveWording& wording_;
  GamePtr game_;
  game::Board board_;
  std::vector<Row> rows_;
};

}  // namespace rozbor::desktop
