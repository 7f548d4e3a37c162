#pragma once

#include <string>
#include <vector>

#include "commands.h"
#include "rozbor/app/library/player_statistics.h"
#include "rozbor/app/review/reviewer.h"
#include "rozbor/library/library.h"
#include "rozbor/render/wording.h"

namespace rozbor::cli {

/// What `report --site` is asked for.
struct SiteRequest {
  std::string folder;
  std::string title;
  app::StatisticsRequest games;
  app::ReviewOptions review;
};

/// Writes a page for each game and the index that leads to them, and tells how many. What is there and made
/// of the same stays as it is, so that an interrupted run goes on; a file that is none of ours is not
/// touched.
[[nodiscard]] Exit writeSite(reports::Library& library, const SiteRequest& request,
                             const reports::Wording& wording);

/// The same for records that are in no library. Those that could not be read count as failed.
[[nodiscard]] Exit writeSiteOf(const std::vector<std::string>& files, const SiteRequest& request,
                               const reports::Wording& wording);

}  // namespace rozbor::cli
