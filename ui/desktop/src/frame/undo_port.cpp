#include "undo_port.h"

namespace rozbor::desktop {

void UndoPort::offer(Name undo, Name redo) {
  undoName_ = std::move(undo);
  redoName_ = std::move(redo);
  emit changed();
}

UndoSteps::UndoSteps(QObject* parent)
    : UndoPort(
          parent,
          [this] {
            if (made_ == 0) return;
            steps_[--made_].undo();
            offerSteps();
          },
          [this] {
            if (made_ == steps_.size()) return;
            steps_[made_++].redo();
            offerSteps();
          }) {}

void UndoSteps::add(Step step) {
  steps_.resize(made_);
  steps_.push_back(std::move(step));
  ++made_;
  offerSteps();
}

void UndoSteps::clear() {
  steps_.clear();
  made_ = 0;
  offerSteps();
}

void UndoSteps::offerSteps() {
  offer(made_ == 0 ? Name() : Name(steps_[made_ - 1].name),
        made_ == steps_.size() ? Name() : Name(steps_[made_].name));
}

}  // namespace rozbor::desktop
