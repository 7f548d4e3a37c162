#pragma once

#include <QWidget>

#include "candidate_model.h"

class QLabel;
class QTableView;

namespace rozbor::desktop {

class NoteEdit;

/// All that is to be said of one turn: what was played, our comment, the best moves, the user's note.
/// Choosing a move tells the board.
class TurnPanel : public QWidget {
  Q_OBJECT
 public:
  explicit TurnPanel(const reports::Wording& wording, QWidget* parent = nullptr);

  void setGame(GamePtr game) { game_ = std::move(game); }
  void showTurn(std::size_t turn);
  /// What the user's own answer came to.
  void showAnswer(const QString& text);
  [[nodiscard]] NoteEdit& note() { return *note_; }

  [[nodiscard]] const CandidateModel& candidates() const { return candidates_; }

 signals:
  void candidateChosen(const rozbor::game::Move& move);

 private:
  void chooseRow(const QModelIndex& row);
  [[nodiscard]] QString heading(std::size_t turn) const;
  [[nodiscard]] QString comment(const reports::Decision* decision) const;

  const reports::Wording& wording_;
  GamePtr game_;
  CandidateModel candidates_;
  QLabel* heading_;
  QLabel* comment_;
  QLabel* answer_;
  QTableView* table_;
  NoteEdit* note_;
};

}  // namespace rozbor::desktop
