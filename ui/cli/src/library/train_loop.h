#pragma once

#include <iosfwd>

#include "commands.h"
#include "rozbor/app/training/training_session.h"
#include "rozbor/render/wording.h"

namespace rozbor::cli {

struct TrainLook {
  bool json = false;
  bool asks = false;  ///< on a terminal: with prompts
};

/// Asks all positions of a session, with answers from `lines`, until they or the positions end. Answers that
/// were given are kept whatever comes.
[[nodiscard]] Exit trainLoop(app::TrainingSession& session, std::istream& lines,
                             const reports::Wording& wording, const TrainLook& look);

}  // namespace rozbor::cli
