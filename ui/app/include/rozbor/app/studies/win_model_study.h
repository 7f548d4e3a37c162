#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "rozbor/engine/leaves.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/engine/study/board_counts.h"
#include "rozbor/engine/study/ending_counts.h"
#include "rozbor/engine/study/win_calibration.h"
#include "rozbor/engine/study/win_counts.h"
#include "rozbor/engine/win_model.h"
#include "rozbor/game/language.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::app {

/// Whose games a win model is about; empty means "choose for me".
struct WinModelRequest {
  std::string language = "en";
  std::string lexicon;
  std::filesystem::path leaves;
  int threads = 0;  ///< 0: as many as the machine runs at once
};

/// Two static players of a language, ready to play.
struct WinModelStudy {
  WinModelRequest request;
  std::shared_ptr<const game::Language> language;
  std::shared_ptr<const engine::Lexicon> lexicon;
  std::shared_ptr<const engine::Leaves> leaves;
  std::string leavesName;  ///< file name and checksum of its bytes, or "none"
};

/// Errors: those of openLanguage, LexiconStore::choose and chooseLeaves.
[[nodiscard]] game::Result<WinModelStudy> openWinModelStudy(const WinModelRequest& request,
                                                            const lexica::DataPaths& paths);

/// Everything that decides what is counted, by name: equal facts, equal counts.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> decidingFacts(const WinModelStudy& study,
                                                                             std::uint64_t seed);

/// Who is told about the games while they are played, on the caller's thread; each may be empty.
struct WinModelHooks {
  /// Several times a second: games counted.
  std::function<void(std::int64_t games)> progress;
  /// Every few seconds, and at the end: what to go on from. Not to be kept.
  std::function<void(const engine::WinCounts& counts)> checkpoint;
  /// The same of endings.
  std::function<void(const engine::EndingCounts& counts)> endingsCheckpoint;
};

/// Goes on from `counts` until so many games have been counted, or `stop`.
[[nodiscard]] engine::WinCounts countWins(const WinModelStudy& study, std::uint64_t games, std::uint64_t seed,
                                          engine::WinCounts counts, const WinModelHooks& hooks,
                                          const std::stop_token& stop);

/// The table for these counts, its comments telling where it comes from.
[[nodiscard]] game::Result<engine::WinTable> fitWinModel(const WinModelStudy& study,
                                                         const engine::WinCounts& counts, std::uint64_t seed);

/// Everything that decides how endings are counted. `nodes`: positions searched for one, at most.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> endingFacts(const WinModelStudy& study,
                                                                           std::uint64_t seed,
                                                                           std::uint64_t nodes);

/// Goes on from `counts` until the endings of so many games have been solved, or `stop`.
[[nodiscard]] engine::EndingCounts countEndings(const WinModelStudy& study, std::uint64_t games,
                                                std::uint64_t seed, std::uint64_t nodes,
                                                engine::EndingCounts counts, const WinModelHooks& hooks,
                                                const std::stop_token& stop);

/// Puts the endings into a model in place of those that it may have, with a comment that tells where they
/// come from.
[[nodiscard]] std::optional<game::Error> putEndings(engine::WinTable& table, const WinModelStudy& study,
                                                    const engine::EndingCounts& counts, std::uint64_t seed,
                                                    std::uint64_t nodes);

/// Looks at the boards of so many games, or of those played before `stop`. Of the hooks only `progress` is
/// called.
[[nodiscard]] engine::BoardCounts countBoards(const WinModelStudy& study, std::uint64_t games,
                                              std::uint64_t seed, const WinModelHooks& hooks,
                                              const std::stop_token& stop);

/// Puts what the board does into a model in place of what it may have, with a comment that tells where it
/// comes from.
[[nodiscard]] std::optional<game::Error> putBoards(engine::WinTable& table, const WinModelStudy& study,
                                                   const engine::BoardCounts& counts, std::uint64_t seed);

/// A seed whose games have nothing to do with those of `seed`, for holding games out of a fit.
[[nodiscard]] std::uint64_t heldOutSeed(std::uint64_t seed);

/// What the model's predictions come to in so many games, or those played before `stop`. Of the hooks
/// only `progress` is called.
[[nodiscard]] engine::WinCalibrationFigures checkWinModel(const WinModelStudy& study,
                                                          const engine::WinModel& model, std::uint64_t games,
                                                          std::uint64_t seed, const WinModelHooks& hooks,
                                                          const std::stop_token& stop);

}  // namespace rozbor::app
