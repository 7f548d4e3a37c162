#pragma once

#include <QObject>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "speech/spoken.h"

namespace rozbor::desktop {

/// What a part of the window can take back and do again, with the names of the steps. The Edit menu offers
/// that of the view that is shown.
class UndoPort : public QObject {
  Q_OBJECT
 public:
  using Do = std::function<void()>;
  using Name = std::optional<Spoken>;

  UndoPort(QObject* parent, Do undo, Do redo)
      : QObject(parent), undo_(std::move(undo)), redo_(std::move(redo)) {}

  void offer(Name undo, Name redo);
  [[nodiscard]] const Name& undoName() const { return undoName_; }
  [[nodiscard]] const Name& redoName() const { return redoName_; }
  void undo() { undo_(); }
  void redo() { redo_(); }

 signals:
  void changed();

 private:
  Do undo_;
  Do redo_;
  Name undoName_;
  Name redoName_;
};

/// Steps that know themselves how they are taken back.
class UndoSteps : public UndoPort {
  Q_OBJECT
 public:
  struct Step {
    Spoken name;
    Do undo;
    Do redo;
  };

  explicit UndoSteps(QObject* parent);

  /// A step that was made. Those that were undone are forgotten.
  void add(Step step);
  void clear();

 private:
  void offerSteps();

  std::vector<Step> steps_;
  std::size_t made_ = 0;  ///< of the steps; the others were undone
};

}  // namespace rozbor::desktop
