#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>

#include "rozbor/engine/leaves.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/engine/static_evaluator.h"
#include "rozbor/engine/win_model.h"
#include "rozbor/game/language.h"
#include "rozbor/review/luck/luck.h"
#include "rozbor/review/preset.h"
#include "rozbor/review/verdict.h"

namespace rozbor::reports {

struct Decision;

/// What grading needs; all shared.
struct ReviewContext {
  std::shared_ptr<const game::Language> language;
  std::shared_ptr<const engine::Lexicon> lexicon;
  std::shared_ptr<const engine::Leaves> leaves;
  BandScale bands;
  std::size_t candidates = 10;                         ///< best moves kept for each decision
  Effort effort{};                                     ///< static equity alone, unless told
  std::shared_ptr<const engine::WinModel> winModel{};  ///< needed for all that looks ahead but endgames
  LuckOptions luck = {.samples = 0, .winModel = nullptr};
  std::chrono::milliseconds budget{0};  ///< by the wall clock; 0: as the effort has it, and repeatable
  std::uint64_t seed = 1;
  int threads = 1;
  /// Told of each decision (index into the review's) as soon as it has its grade from beyond static equity;
  /// one thread at a time. What the proofs of other turns add to it comes at the end.
  std::function<void(std::size_t index, const Decision& decision)> graded{};

  [[nodiscard]] engine::StaticContext statics() const { return {*language, *lexicon, *leaves}; }
};

}  // namespace rozbor::reports
