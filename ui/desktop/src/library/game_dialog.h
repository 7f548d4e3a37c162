#pragma once

#include <optional>
#include <set>
#include <string>

#include "speech/spoken.h"

class QWidget;

namespace rozbor::desktop {

/// Where and when a game was played.
struct Occasion {
  std::string event;
  std::string round;
  std::string day;  ///< "2026-11-21", or empty

  friend bool operator==(const Occasion&, const Occasion&) = default;
};

/// Asks for it; nothing where that was cancelled. `events` are proposed. A day that is none cannot be
/// accepted.
[[nodiscard]] std::optional<Occasion> askForOccasion(const LiveWording& wording, const std::string& game,
                                                     const Occasion& now, const std::set<std::string>& events,
                                                     QWidget* parent);

}  // namespace rozbor::desktop
