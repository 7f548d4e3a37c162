#pragma once

#include <cstddef>
#include <variant>
#include <vector>

#include "rozbor/insight/coaching.h"
#include "rozbor/insight/themes.h"

/// What the sentences of the coach are about, so that the decisions which they count can be shown and
/// trained.
namespace rozbor::reports {

/// The words that are told as worth learning: the bingos of them, or the others.
struct WordList {
  bool bingos = false;
};

/// Everything that the trainer may ask.
struct AllLessons {};

using Topic = std::variant<Theme, WordList, Strength, AllLessons>;

/// The decisions of the case that a sentence counts, in their order. None of challenges, which are about the
/// opponent's plays, too.
[[nodiscard]] std::vector<std::size_t> decisionsAbout(const CoachingCase& player, const Topic& topic);

/// Of these decisions those that can be trained.
[[nodiscard]] std::vector<std::size_t> lessonsAmong(const CoachingCase& player,
                                                    const std::vector<std::size_t>& decisions);

}  // namespace rozbor::reports
