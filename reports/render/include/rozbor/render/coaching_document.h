#pragma once

#include <string>
#include <vector>

#include "rozbor/insight/coaching.h"
#include "rozbor/render/charts/chart_values.h"
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
  std::string paper;     ///< the same as a PDF; may be empty
  std::string toWorkOn;  ///< the first of what to work on, in words; may be empty
};

struct Club {
  std::string title;
  std::size_t games = 0;  ///< of all players, each once
  std::string from;       ///< the first day and the last; empty where no game has one
  std::string to;
  std::vector<ClubEntry> players;
};

/// Who won most, by share of games and then by spread, first; those with fewer than kFewGames games after
/// them.
void rank(std::vector<ClubEntry>& players);

/// The page of a club: everybody with their figures, and the way to their reports.
[[nodiscard]] std::string renderClubHtml(const Club& club, const Wording& wording);

/// What a theme is as something to train: a title and what to do about it.
[[nodiscard]] std::string themeTitle(const Theme& theme, const Wording& wording);
[[nodiscard]] std::string themeAdvice(const Theme& theme, const Wording& wording);
/// What it costs a game with its interval, its share of all losses, and in how many decisions it was seen.
[[nodiscard]] std::string costSentence(const Cost& cost, const Wording& wording);

}  // namespace rozbor::reports
