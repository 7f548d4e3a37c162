#pragma once

#include <QString>

#include "rozbor/app/library/analyzer.h"
#include "rozbor/app/library/importer.h"
#include "rozbor/render/wording.h"

namespace rozbor::desktop {

/// "added", "was there before", "failed".
[[nodiscard]] QString importWord(app::ImportStatus status, const reports::Wording& wording);
/// Why a file failed, or how many remarks there are on it.
[[nodiscard]] QString importRemark(const app::ImportOutcome& outcome, const reports::Wording& wording);

/// How many games were analysed, and why others could not be.
[[nodiscard]] QString analysedWords(const app::AnalyzeOutcome& outcome, const reports::Wording& wording);

/// "about 3 min left".
[[nodiscard]] QString timeLeftWords(double seconds, const reports::Wording& wording);

}  // namespace rozbor::desktop
