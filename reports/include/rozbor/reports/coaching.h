#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "rozbor/game/language.h"
#include "rozbor/reports/chart_values.h"
#include "rozbor/reports/document.h"
#include "rozbor/reports/statistics.h"
#include "rozbor/reports/wording.h"
#include "rozbor/reports/yardsticks.h"

/// The coaching report of one player (docs/coaching.md): what is said is decided here, by rules, and put
/// into words by `coachingDocument`.
namespace rozbor::reports {

/// Everything that a report is made from.
struct CoachingCase {
  PersonRow person;
  std::vector<PlayedGame> games;            ///< those that pass the filter, in their order
  std::vector<DecisionRecord> decisions{};  ///< the person's own, of those games
  ToCompare comparison{};
  std::map<std::string, std::shared_ptr<const game::Language>> languages{};  ///< of the games, by id
  StatisticsOptions options{};
};

/// A weakness worth training, ranked by what it surely costs.
struct WorkItem {
  CauseEffect effect;
  std::vector<std::size_t> examples;  ///< decisions of the case, the dearest first, at most three
};

/// At most three causes that were found in several decisions of several games.
[[nodiscard]] std::vector<WorkItem> whatToWorkOn(const CoachingCase& player);

/// Something a player does well, with the number that shows it.
struct Strength {
  enum class Kind : std::uint8_t { bingos, phase, phonies, challenges, improved, noHowlers };
  Kind kind = Kind::bingos;
  double value = 0;
  double low = 0;  ///< 95 % interval, or what the value is compared with
  double high = 0;
  std::string about;  ///< phase or figure
};

/// At most two, each only where the numbers are clear.
[[nodiscard]] std::vector<Strength> strengthsOf(const CoachingCase& player);

/// At most `most` decisions to be played again: lessons, the dearest first, of as many games as there are.
[[nodiscard]] std::vector<std::size_t> momentsToAsk(const CoachingCase& player, std::size_t most);

/// The words of `missedWords` in all languages, those missed more often first; at most `most`.
[[nodiscard]] std::vector<std::string> wordsToLearn(const CoachingCase& player, std::size_t most);

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
