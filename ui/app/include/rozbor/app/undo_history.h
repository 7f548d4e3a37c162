#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace rozbor::app {

/// The states that something was in, one after the other, each with the name of the step that led to it. A
/// new step forgets those that were undone.
template <class State, class Name>
class UndoHistory {
 public:
  explicit UndoHistory(State first) : states_{{std::move(first), Name{}}} {}

  void add(State state, Name name) {
    states_.erase(states_.begin() + static_cast<std::ptrdiff_t>(at_) + 1, states_.end());
    states_.emplace_back(std::move(state), std::move(name));
    ++at_;
  }

  /// The state before the last step, or behind the one that was undone; nothing where there is none.
  [[nodiscard]] const State* undo() { return at_ == 0 ? nullptr : &states_[--at_].first; }
  [[nodiscard]] const State* redo() { return at_ + 1 == states_.size() ? nullptr : &states_[++at_].first; }

  /// What undo and redo would do.
  [[nodiscard]] std::optional<Name> undoName() const {
    return at_ == 0 ? std::nullopt : std::optional(states_[at_].second);
  }
  [[nodiscard]] std::optional<Name> redoName() const {
    return at_ + 1 == states_.size() ? std::nullopt : std::optional(states_[at_ + 1].second);
  }

 private:
  std::vector<std::pair<State, Name>> states_;
  std::size_t at_ = 0;
};

}  // namespace rozbor::app
