#pragma once

#include <string>
#include <vector>

#include "rozbor/insight/coaching.h"
#include "rozbor/render/chart_values.h"
#include "rozbor/render/document.h"
#include "rozbor/render/wording.h"

/// The coaching report in words and pictures (docs/coaching.md); what it says is decided by `insight`.
namespace rozbor::reports {

/// What the charts of a report show; `charts` draws it.
struct CoachingCharts {
  TimeChart scores;
  TimeChart bingos;
  TimeChart losses;
  BarChart causes;
  BarChart phases;
  HistogramChart distribution;
  ScatterChart luck;
};
[[nodiscard]] CoachingCharts coachingCharts(const CoachingCase& player, const Wording& wording);

/// The report; `pictures` are the charts, empty ones are left out.
[[nodiscard]] Document coachingDocument(const CoachingCase& player, const Wording& wording,
                                        std::vector<Picture> pictures);

/// One line of the page of a club.
struct ClubEntry {
  PersonRow person;
  std::vector<Figure> figures;
  std::string file;      ///< of the player's page, beside the index
  std::string toWorkOn;  ///< the first of what to work on, in words; may be empty
};

/// The page of a club: everybody with their figures, and the way to their reports.
[[nodiscard]] std::string renderClubHtml(const std::string& title, const std::vector<ClubEntry>& players,
                                         const Wording& wording);

/// What a cause is as something to train: a title and what to do about it.
[[nodiscard]] std::string causeTitle(Cause cause, const Wording& wording);
[[nodiscard]] std::string causeAdvice(Cause cause, const Wording& wording);

}  // namespace rozbor::reports
