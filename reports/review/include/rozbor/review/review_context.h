#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
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

  [[nodiscard]] engine::StaticContext statics() const { return {*language, *lexicon, *leaves}; }
};

}  // namespace rozbor::reports
