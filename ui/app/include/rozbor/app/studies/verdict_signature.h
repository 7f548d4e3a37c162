#pragma once

#include <cstdint>

#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"
#include "rozbor/review/game_review.h"
#include "rozbor/review/preset.h"

namespace rozbor::app {

/// A review of a game that never was: self-play over made-up words of a language, some racks not told, graded
/// by all methods of a preset with a small effort. The same on every machine. Errors: those of openLanguage
/// and chooseWinModel.
[[nodiscard]] game::Result<reports::GameReview> madeUpReview(const lexica::DataPaths& paths,
                                                             const char* language, reports::Preset preset);

/// A checksum of the verdicts of that review: moves, grades, proofs, bands, causes and luck, probabilities to
/// a millionth. It changes when verdicts do.
[[nodiscard]] game::Result<std::uint64_t> verdictSignature(const lexica::DataPaths& paths,
                                                           const char* language, reports::Preset preset);

}  // namespace rozbor::app
