#include "rozbor/replay/reconstruction.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <utility>

#include "costs.h"
#include "findings_of_sheet.h"
#include "paths.h"
#include "plan.h"
#include "search.h"

namespace rozbor::replay {
namespace {

/// What a game may cost above the least that the sheet costs anyway, in nats, tried one after another
/// until some game is found.
constexpr double kAllowances[] = {0.01, 3, 5, 7, 9, 12, 16, 20};
/// The same with a board, of which every misread square costs some: misread squares alone, then slips too.
constexpr double kMisreadAllowances[] = {0.01, 9, 17, 30};
constexpr double kAllowancesSeen[] = {9, 17, 30, 50, 75};
/// And a row of both players left out, which is looked for where the sheet as written is not found.
constexpr double kRoundAllowances[] = {9, 17, 30, 50};
/// Slips are looked for from the first of these on, and no further than the second: one slip with
/// something else, or two.
constexpr double kFirstSlip = 5;
constexpr double kLastSlip = 12;
/// So much of that may be misread squares.
constexpr double kLastSlipSeen = 60;
/// How much dearer than the best game one with slips may be to be kept.
constexpr double kSlipTolerance = 2.5;

/// No game is as long: a longer sheet is nonsense, of which slips are not looked for.
constexpr std::size_t kMostTurns = 300;

/// How much of the work that is left one plan may do, and one that looks for a missing word.
constexpr double kPartOfWork = 0.3;
constexpr double kPartOfGaps = 0.7;
/// One part in so many is kept for the rows alone, where boards turn out to be of another game.
constexpr std::uint64_t kPartWithoutBoards = 2;

constexpr double kNever = std::numeric_limits<double>::infinity();

double leastCost(const Plan& plan) {
  double sum = plan.cost;
  for (const Step& step : plan.steps) {
    const auto least = std::ranges::min_element(step.readings, {}, &Reading::cost);
    sum += least == step.readings.end() ? 0 : least->cost;
  }
  return sum;
}

double partFor(const Plan& plan) {
  const bool gaps = std::ranges::any_of(
      plan.steps, [](const Step& step) { return step.kind == parser::SheetTurnKind::missing; });
  return gaps ? kPartOfGaps : kPartOfWork;
}

/// Tries hypotheses about one sheet: as written first, then with ever dearer slips.
class Reconstructor {
 public:
  Reconstructor(const SheetGame& game, const game::Language& language, const ReconstructionMeans& means,
                const ReconstructionLimits& limits)
      : game_(game),
        language_(language),
        means_(means),
        limits_(limits),
        work_(limits.work, limits.stop),
        nearWords_(means.isWord, language),
        covers_(language),
        habits_(habitsOf(game, means.isWord)),
        slipHabits_(habits_),
        written_(writtenPlan(game, habits_)),
        floor_(leastCost(written_)) {}

  void run() {
    if (game_.boards.empty()) return runOver(kAllowances);
    const bool isAsWritten = std::ranges::any_of(
        kMisreadAllowances, [&](double allowance) { return work_.isSpent() || isFoundAsWritten(allowance); });
    if (!isAsWritten) runOver(kAllowancesSeen);
    if (game_.rows.size() <= kMostTurns && leavesTiles()) lookForRound();
  }

  [[nodiscard]] const std::vector<Hypothesis>& found() const { return found_; }
  /// Whether ways were left untried.
  [[nodiscard]] bool wasBounded() const { return bounded_ || work_.isSpent(); }

  /// Turns that must take part in what is wrong.
  [[nodiscard]] std::vector<std::size_t> suspects() const {
    std::vector<std::size_t> turns = written_.suspects;
    if (failedAt_ && *failedAt_ < game_.rows.size()) turns.push_back(game_.rows[*failedAt_].turn);
    return turns;
  }

 private:
  void runOver(std::span<const double> allowances) {
    for (const double allowance : allowances) {
      if (work_.isSpent() || isFoundAsWritten(allowance)) return;
      if (allowance < kFirstSlip) continue;
      if (!failedAt_) failedAt_ = furthest_;
      if (game_.rows.size() > kMostTurns) continue;
      tryRepairs(floor_ + allowance);
      if (found_.empty()) continue;
      tryRepairs(best_ + kSlipTolerance);
      return;
    }
  }

  /// Whether tiles were seen that no game that was found has laid, as those of a turn that was left out.
  [[nodiscard]] bool leavesTiles() const {
    return std::ranges::all_of(found_, [&](const Hypothesis& hypothesis) {
      return std::ranges::any_of(game_.boards, [&](const SeenBoard& seen) {
        return seen.showsMoreThan(boardWhenSeen(hypothesis, game_, seen));
      });
    });
  }

  /// Unless what was found is likelier than that.
  void lookForRound() {
    const std::vector<Plan> plans = missingRoundPlans(game_, habits_);
    bool isFound = false;
    for (const double allowance : kRoundAllowances) {
      if (work_.isSpent() || isFound) return;
      const double most = std::min(floor_ + allowance, best_ + kSlipTolerance);
      for (const Plan& plan : plans)
        isFound |= leastCost(plan) <= most && tryPlan(plan, most, kSlipTolerance);
      if (floor_ + allowance >= best_ + kSlipTolerance) return;
    }
  }

  /// Whether the sheet as written works out; then also with the slips that may explain it better.
  bool isFoundAsWritten(double allowance) {
    if (!tryPlan(written_, floor_ + allowance, kTolerance)) return false;
    found_.back().asWritten = true;
    if (asksForRepair() && game_.rows.size() <= kMostTurns) tryRepairs(best_ + kSlipTolerance);
    return true;
  }

  /// Whether a slip may explain the sheet better than the game that was found: sums that disagree, words
  /// that had to be taken for unknown, or a lone main word that is.
  [[nodiscard]] bool asksForRepair() const {
    return best_ - floor_ + written_.cost >= kSlipTrigger ||
           std::ranges::any_of(game_.rows, &SheetRow::eitherOrder) ||
           std::ranges::any_of(written_.steps, [](const Step& step) {
             return !step.readings.empty() && step.readings.front().cost > kSlipTrigger;
           });
  }

  /// Every hypothesis with a slip that costs at most `most` and has not been found yet.
  void tryRepairs(double most) {
    if (others_.empty()) prepareRepairs();
    for (Candidate& other : others_) {
      const double cap = std::min(most, floor_ + (game_.boards.empty() ? kLastSlip : kLastSlipSeen));
      if (!other.found && other.least <= cap) other.found = tryPlan(other.plan, cap, kSlipTolerance);
    }
    // The ways with one slip hold those without a slip too.
    if (others_.back().found)
      std::erase_if(found_, [](const Hypothesis& hypothesis) { return hypothesis.asWritten; });
  }

  void prepareRepairs() {
    std::vector<Plan> plans = swappedPlans(game_, habits_);
    std::ranges::move(missingTurnPlans(game_, habits_), std::back_inserter(plans));
    for (Plan& plan : plans) {
      const double least = leastCost(plan);
      others_.push_back({.plan = std::move(plan), .least = least});
    }
    std::ranges::stable_sort(others_, {}, &Candidate::least);
    Plan slips = written_;
    const int explained = addSlipReadings(slips, game_, language_, means_);
    const bool isOnlySlip = habits_.unknown == 1 && explained == 1;
    if (isOnlySlip) slipHabits_.unknownCrossWord = unknownWordCost(0, habits_.words);
    const double least = leastCost(slips);
    others_.push_back({.plan = std::move(slips), .least = least});
  }

  /// Whether the plan works out at a cost of at most `most`; then every way that costs at most
  /// `tolerance` more than its cheapest is kept.
  bool tryPlan(const Plan& plan, double most, double tolerance) {
    if (work_.isSpent()) return false;
    const bool isSlips = !others_.empty() && &plan == &others_.back().plan;
    const SearchSetting setting{game_,   language_, means_,     isSlips ? slipHabits_ : habits_,
                                limits_, work_,     nearWords_, covers_};
    auto layers = std::make_unique<Layers>(layPlan(plan, setting, most - plan.cost, partFor(plan)));
    furthest_ = std::max(furthest_, layers->reached());
    // A slip that was tried in vain and not to its end takes nothing from games that were found.
    bounded_ |= layers->cut && (layers->complete() || &plan == &written_);
    if (!layers->complete()) return false;
    const double cheapest = plan.cost + Paths(*layers).cheapest();
    best_ = std::min(best_, cheapest);
    if (cheapest + tolerance > most) widen(*layers, plan, setting, cheapest + tolerance - plan.cost);
    found_.push_back({plan, std::move(layers), false});
    return true;
  }

  /// Lays the plan once more at a higher cost, if the work goes as far.
  void widen(Layers& layers, const Plan& plan, const SearchSetting& setting, double most) {
    Layers wider = layPlan(plan, setting, most, partFor(plan));
    bounded_ |= wider.cut || !wider.complete();
    if (wider.complete()) layers = std::move(wider);
  }

  /// A hypothesis that is not the sheet as written.
  struct Candidate {
    Plan plan;
    double least = 0;  ///< what it costs at least
    bool found = false;
  };

  const SheetGame& game_;
  const game::Language& language_;
  const ReconstructionMeans& means_;
  const ReconstructionLimits& limits_;
  WorkLeft work_;
  NearWords nearWords_;
  SeenCovers covers_;
  bool bounded_ = false;
  const SheetHabits habits_;
  SheetHabits
      slipHabits_;  ///< the only unknown word may be a slip: then no other tells that some are unknown
  const Plan written_;
  const double floor_;
  std::vector<Candidate> others_;  ///< the last: slips within the rows
  std::vector<Hypothesis> found_;
  double best_ = kNever;                 ///< cost of the best game so far
  std::size_t furthest_ = 0;             ///< steps that could be taken
  std::optional<std::size_t> failedAt_;  ///< step at which the sheet as written ends
};

/// Asks the play source once for each question: the same boards are met again with every allowance.
PlaySource remembering(const PlaySource& source) {
  if (!source) return {};
  struct Known {
    game::Board board;
    int points = 0;
    int blanks = 0;
    int mostTiles = 0;
    game::TileWorth worth;
    PossiblePlays plays;
  };
  constexpr std::size_t kMostKnown = 100;
  return [source, known = std::make_shared<std::vector<Known>>()](const MissingPlay& missing) {
    const int blanks = missing.tiles.blanks();
    const auto same = std::ranges::find_if(*known, [&](const Known& one) {
      return one.points == missing.points && one.blanks == blanks && one.mostTiles == missing.mostTiles &&
             one.board == missing.board && one.worth == missing.worth;
    });
    if (same != known->end()) return PossiblePlays{same->plays.moves, same->plays.complete, 0};
    PossiblePlays plays = source(missing);
    if (known->size() < kMostKnown)
      known->push_back({missing.board, missing.points, blanks, missing.mostTiles, missing.worth, plays});
    return plays;
  };
}

/// Whether no more than a third of the tiles were misread: a reader who is wrong more often looks at another
/// game.
bool areBelievable(const std::vector<SeenBoard>& boards, const Reconstruction& result) {
  constexpr std::size_t kMostMisread = 3;  // one in so many
  std::size_t tiles = 0;
  for (const SeenBoard& board : boards)
    tiles += board.tilesSeen();
  return result.corrections.size() * kMostMisread <= std::max(tiles, kMostMisread);
}

/// Whether boards show no more tiles than there are, but for some imagined ones: else nothing of them is to
/// be believed.
bool canBe(const std::vector<SeenBoard>& boards, const game::Language& language) {
  const std::size_t tiles = static_cast<std::size_t>(language.tiles.size());
  return std::ranges::all_of(
      boards, [tiles](const SeenBoard& board) { return board.tilesSeen() <= tiles + tiles / 4; });
}

/// Main words of the sheet, and how many of them the word test does not know.
void countWords(const SheetGame& game, const ReconstructionMeans& means, Reconstruction& result) {
  if (!means.isWord) return;
  for (const SheetRow& row : game.rows) {
    if (row.kind != parser::SheetTurnKind::play) continue;
    ++result.wordsJudged;
    const bool isKnown =
        means.isWord(row.letters) || (!row.otherLetters.empty() && means.isWord(row.otherLetters));
    result.wordsUnknown += isKnown ? 0 : 1;
  }
}

}  // namespace

const char* name(SlipField field) {
  switch (field) {
    case SlipField::score:
      return "score";
    case SlipField::total:
      return "total";
    case SlipField::word:
      return "word";
    case SlipField::blank:
      return "blank";
    case SlipField::endTiles:
      return "end-tiles";
    case SlipField::missingTurn:
      return "missing-turn";
    case SlipField::order:
      break;
  }
  return "order";
}

const char* name(BoardFit fit) {
  switch (fit) {
    case BoardFit::agrees:
      return "agrees";
    case BoardFit::corrected:
      return "corrected";
    case BoardFit::contradicts:
      break;
  }
  return "contradicts";
}

const char* name(ReconstructionStatus status) {
  switch (status) {
    case ReconstructionStatus::unique:
      return "unique";
    case ReconstructionStatus::ambiguous:
      return "ambiguous";
    case ReconstructionStatus::inconsistent:
      return "inconsistent";
    case ReconstructionStatus::refused:
      break;
  }
  return "refused";
}

Reconstruction reconstruct(const parser::ScoreSheet& sheet, const game::Language& language,
                           const ReconstructionMeans& means, const ReconstructionLimits& limits) {
  Reconstruction result;
  SheetGame game = bindSheet(sheet, language);
  result.diagnostics = game.diagnostics;
  countWords(game, means, result);
  if ((sheet.onePlayerOnly && game.rows.size() > 1) || game.rows.empty()) {
    result.status = ReconstructionStatus::refused;
    return result;
  }
  const ReconstructionMeans remembered{means.isWord, remembering(means.playsOf)};
  const auto search = [&](std::uint64_t work) {
    const ReconstructionLimits part{.work = work, .boards = limits.boards, .stop = limits.stop};
    Reconstructor reconstructor(game, language, remembered, part);
    reconstructor.run();
    result.bounded = reconstructor.wasBounded();
    tellFindings(game, language, remembered, reconstructor.found(), reconstructor.suspects(), result);
  };
  const Reconstruction bound = result;
  if (canBe(game.boards, language)) search(limits.work);
  if (game.boards.empty() || (!result.solutions.empty() && areBelievable(game.boards, result))) return result;
  // Boards that no game has beside the rows are those of another game, or the rows are: told, not mixed.
  game.boards.clear();
  result = bound;
  search(limits.work / kPartWithoutBoards);
  if (!result.solutions.empty()) result.boardFit = BoardFit::contradicts;
  return result;
}

}  // namespace rozbor::replay
