#pragma once

#include <vector>

#include "rozbor/app/review/conversion.h"

namespace rozbor::app {

/// What a GCG record tells that a sheet of this style does not.
[[nodiscard]] std::vector<Loss> lossesInSheet(const parser::GameRecord& record, const replay::Replay& replay,
                                              const parser::SheetStyle& style);

/// What a record tells that an online one, a GCG file, and the object of `replay --json` do not.
[[nodiscard]] std::vector<Loss> lossesInOnline(const parser::GameRecord& record);
[[nodiscard]] std::vector<Loss> lossesInGcg(const parser::GameRecord& record);
[[nodiscard]] std::vector<Loss> lossesInJson(const parser::GameRecord& record);

/// What a sheet tells that the record of its game does not.
[[nodiscard]] std::vector<Loss> lossesInRecord(const parser::ScoreSheet& sheet,
                                               const parser::GameRecord& record,
                                               const replay::Replay& replay);

/// What a sheet tells that the same sheet in this style does not.
[[nodiscard]] std::vector<Loss> lossesInStyle(const parser::ScoreSheet& sheet,
                                              const parser::SheetStyle& style);

/// A sheet without what `style` leaves out.
[[nodiscard]] parser::ScoreSheet inStyle(parser::ScoreSheet sheet, const parser::SheetStyle& style);

}  // namespace rozbor::app
