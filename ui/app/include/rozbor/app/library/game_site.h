#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/app/library/player_statistics.h"
#include "rozbor/app/review/kept_reviews.h"
#include "rozbor/app/review/reviewer.h"
#include "rozbor/library/library.h"

/// Games of a library as pages of their own (`rozbor report --site`, docs/pages.md).
namespace rozbor::app {

/// One page that is to be there.
struct SitePage {
  reports::GameRow game;
  std::string file;  ///< "2026-03-12-1-ida-lind-otto-kralik.html"
};

/// The pages of all games that pass, in the order they were played. A file is named by day, round and
/// players; where several games have these in common, those that came into the library later have a number
/// behind them. Errors: those of filterOf and Library::person.
[[nodiscard]] game::Result<std::vector<SitePage>> sitePages(reports::Library& library,
                                                            const StatisticsRequest& request);

/// Reviews the games of a site as strongly as the library's analysis is, or more if asked, and by its lexicon
/// where that is installed. What took its time is kept, and found again.
class SiteReviewer {
 public:
  /// Of `options` the language is the game's.
  SiteReviewer(const lexica::DataPaths& paths, ReviewOptions options);

  /// Opens the record of a game, for the calls below. Errors: those of sourceOf, Reviewer::open and
  /// Reviewer::groundsOf.
  [[nodiscard]] std::optional<game::Error> open(reports::Library& library, const reports::GameRow& game);
  /// What a page of it is made of, `more` besides, as 32 hexadecimal digits: the same, the same page.
  [[nodiscard]] std::string mark(std::string_view more) const;
  [[nodiscard]] ReviewOutcome review(const reports::Progress& progress);

 private:
  Reviewer reviewer_;
  KeptReviews kept_;
  ReviewOptions asked_;
  ReviewOptions options_;  ///< of the game in hand
  std::optional<OpenedRecord> record_;
  std::string text_;  ///< of the record
  std::string grounds_;
};

}  // namespace rozbor::app
