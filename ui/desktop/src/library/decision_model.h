#pragma once

#include <vector>

#include "library_worker.h"
#include "rozbor/render/wording.h"
#include "widgets/row_model.h"

namespace rozbor::desktop {

/// The headings of a list of decisions.
[[nodiscard]] std::vector<Spoken> decisionHeadings(const LiveWording& wording);

/// A row for each of the decisions, by index into those of the dashboard.
[[nodiscard]] std::vector<RowModel::Row> decisionRows(const app::Dashboard& dashboard,
                                                      const std::vector<std::size_t>& decisions,
                                                      const reports::Wording& wording);

}  // namespace rozbor::desktop
