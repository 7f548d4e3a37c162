#pragma once

#include <QWidget>
#include <array>
#include <memory>
#include <optional>

#include "frame/undo_port.h"
#include "rozbor/app/explore/position_draft.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace rozbor::desktop {

class BoardWidget;

/// A position is set up by hand: the squares on the board, racks and scores beside it, and what that leaves
/// for the bag.
class SetupPanel : public QWidget {
  Q_OBJECT
 public:
  /// `wording` and `board` must outlive the panel.
  SetupPanel(const LiveWording& wording, BoardWidget& board, QWidget* parent = nullptr);

  void begin(std::shared_ptr<const game::Language> language, const game::Position& position);
  void end();
  [[nodiscard]] const std::optional<app::PositionDraft>& draft() const { return draft_; }
  [[nodiscard]] UndoPort& undoPort() { return *undo_; }

  [[nodiscard]] QLineEdit& rack(bool opponents) { return *racks_[opponents ? 1 : 0]; }
  [[nodiscard]] QSpinBox& score(bool opponents) { return *scores_[opponents ? 1 : 0]; }
  [[nodiscard]] QPushButton& turnRound() { return *turnRound_; }
  [[nodiscard]] QPushButton& done() { return *done_; }
  [[nodiscard]] QString faults() const;
  [[nodiscard]] QString bag() const;

 signals:
  void finished(const rozbor::game::Position& position);
  void cancelled();

 private:
  void makeParts();
  void connectParts();
  void connectBoard();
  void showDraft();
  void sayDraft();
  void finish();
  [[nodiscard]] UndoPort::Name named(std::optional<app::DraftStep> step) const;

  const LiveWording& wording_;
  BoardWidget& board_;
  std::optional<app::PositionDraft> draft_;
  UndoPort* undo_;
  std::array<QLineEdit*, 2> racks_{};  ///< of the player on turn, of the opponent
  std::array<QSpinBox*, 2> scores_{};
  QLabel* bag_ = nullptr;
  QLabel* faults_ = nullptr;
  QPushButton* turnRound_ = nullptr;
  QPushButton* empty_ = nullptr;
  QPushButton* done_ = nullptr;
  QPushButton* cancel_ = nullptr;
};

}  // namespace rozbor::desktop
