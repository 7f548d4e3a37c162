#pragma once

#include <string>

#include "rozbor/app/studies/lexicon_study.h"
#include "rozbor/render/wording.h"

namespace rozbor::cli {

/// The report for a terminal of so many columns, in the interface language.
[[nodiscard]] std::string lexiconStatsText(const app::LexiconStudy& study, const reports::Wording& wording,
                                           bool colour, int width);

/// One JSON object on one line (docs/json.md).
[[nodiscard]] std::string lexiconStatsJson(const app::LexiconStudy& study);

}  // namespace rozbor::cli
