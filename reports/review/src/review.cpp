#include "rozbor/review/review.h"

#include <algorithm>
#include <set>
#include <span>

#include "grading/both_sides.h"
#include "grading/grade_further.h"
#include "grading/regrade.h"
#include "last_racks.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/game/bingo.h"
#include "rozbor/game/scoring.h"
#include "rozbor/review/diagnostics.h"
#include "rozbor/review/found_grades.h"
#include "rozbor/review/luck/score_chances.h"
#include "rozbor/review/plays/same_play.h"
#include "sums.h"

namespace rozbor::reports {
namespace {

using engine::Equity;
using engine::RatedPlay;
using game::Move;
using replay::RackKnowledge;
using replay::Turn;

/// An exchange of which only the number of tiles is known is read as the best exchange of so many;
/// what was really thrown back can only have been worse or equal.
std::optional<Move> playedMove(const Turn& turn, const std::vector<RatedPlay>& all) {
  if (turn.move || !turn.exchangeCount) return turn.move;
  const auto best = std::ranges::find_if(all, [&](const RatedPlay& play) {
    return play.move.kind() == Move::Kind::exchange && play.move.length() == *turn.exchangeCount;
  });
  return best == all.end() ? std::nullopt : std::optional(best->move);
}

std::vector<std::vector<game::Tile>> phoniesOf(const Turn& turn, const engine::Lexicon& lexicon) {
  std::vector<std::vector<game::Tile>> phonies;
  for (const game::LaidWord& word : turn.words) {
    if (!lexicon.contains(word.tiles)) phonies.push_back(word.tiles);
  }
  return phonies;
}

/// From 1; moves of the same equity share the place of the first.
std::size_t placeOf(const RatedPlay& play, const std::vector<RatedPlay>& bestFirst) {
  const auto first = std::ranges::find(bestFirst, play.equity, &RatedPlay::equity);
  return static_cast<std::size_t>(first - bestFirst.begin()) + 1;
}

/// The best placement of the very same tiles, where it scores more.
std::optional<RatedPlay> betterSpot(const Turn& turn, const Move& played, engine::MoveFinder& finder) {
  if (!played.isPlacement() || !turn.playable) return std::nullopt;
  game::Position position = turn.before;
  position.rack = played.tileCounts();
  std::optional<RatedPlay> best;
  for (const RatedPlay& play : finder.all(position, *engine::noLeaves())) {
    if (!play.move.isPlacement() || play.move.tilesUsed() != position.rack.size()) continue;
    const RatedPlay rated{play.move, play.score, {}, {}, Equity::points(play.score)};
    if (!best || isBetter(rated, *best)) best = rated;
  }
  if (best && best->score <= turn.scoreComputed) return std::nullopt;
  return best;
}

/// A rack that the set cannot hold has been told; it would tell nothing of the player, and may have more
/// plays (seven blanks) than can be looked at.
bool isPossible(const game::Rack& rack, const game::Language& language) {
  return rack.size() <= language.rules.rackSize && language.tiles.contains(rack);
}

/// By static equity: every legal move is there, so each has its place.
std::optional<StaticGrade> gradeOf(const Decision& decision, const Turn& turn, const ReviewContext& context,
                                   engine::MoveFinder& finder) {
  if (!isPossible(turn.before.rack, *context.language)) return std::nullopt;
  const std::vector<RatedPlay> all = finder.all(turn.before, *context.leaves);
  const auto move = playedMove(turn, all);
  if (!move || (move->isPlacement() && !turn.playable)) return std::nullopt;
  StaticGrade grade;
  grade.legalPlays = all.size();
  grade.played.play = rate(turn.before, {*move, turn.scoreComputed}, context.statics());
  const auto known = std::ranges::find_if(all, [&](const RatedPlay& play) {
    return isSamePlay(play, {*move, turn.scoreComputed}, turn.before.board);
  });
  if (turn.takenBack) {
    grade.played.play.equity = rate(turn.before, {Move::pass(), 0}, context.statics()).equity;
  } else if (known != all.end()) {
    grade.played.play.equity = known->equity;  // an opening play is worth what its mirror is
    if (isRanked(decision)) grade.played.rank = placeOf(*known, all);
  }
  const auto bingo = std::ranges::find_if(
      all, [&](const RatedPlay& play) { return isBingo(play.move, context.language->rules); });
  if (bingo != all.end()) grade.bestBingo = *bingo;
  const std::size_t kept = std::min(all.size(), context.candidates);
  for (const RatedPlay& play : std::span(all).first(kept))
    grade.candidates.push_back({.play = play, .rank = placeOf(play, all)});
  const auto row = static_cast<std::size_t>(known - all.begin());
  if (!turn.takenBack && row < kept) grade.candidates[row].isPlayed = true;
  grade.showPlayed();
  return grade;
}

Decision decide(const Turn& turn, std::size_t index, const ReviewContext& context,
                engine::MoveFinder& finder) {
  Decision decision;
  decision.turn = index;
  decision.player = turn.player;
  decision.position = turn.before;
  decision.rackKnown = turn.rackKnown;
  decision.rackFollows = turn.rackFollows;
  decision.phase = phaseOf(turn.before, *context.language);
  decision.takenBack = turn.takenBack;
  decision.phonies = phoniesOf(turn, *context.lexicon);
  if (turn.move) {
    decision.laid = rate(turn.before, {*turn.move, turn.scoreComputed}, context.statics());
    decision.bingoPlayed = isBingo(*turn.move, context.language->rules);
    if (!turn.takenBack && isPossible(turn.move->tileCounts(), *context.language))
      decision.sameTilesBest = betterSpot(turn, *turn.move, finder);
  }
  if (turn.rackKnown == RackKnowledge::known) {
    if (auto grade = gradeOf(decision, turn, context, finder)) decision.grade = *std::move(grade);
  }
  decision.band = bandOf(decision, context.bands);
  return decision;
}

/// To the decisions what is known of the draws before them.
void handLuckOut(GameReview& review) {
  for (std::size_t turn = 0; review.luck && turn < review.decisions.size(); ++turn)
    review.decisions[turn].luck = review.luck->turns[turn].luck;
}

void addLuck(GameReview& review, const ReviewContext& context) {
  review.luck = luckOf(review.replay, *context.language, *context.lexicon, *context.leaves, context.luck);
  handLuckOut(review);
}

/// Quick, so it does not tell of its progress where more is to come.
void gradeStatically(GameReview& review, const ReviewContext& context, const Progress& progress) {
  engine::MoveFinder finder(*context.language, *context.lexicon);
  const auto all = static_cast<std::size_t>(std::ranges::count_if(review.replay.turns, &Turn::isDecision));
  for (std::size_t index = 0; index < review.replay.turns.size(); ++index) {
    if (!review.replay.turns[index].isDecision()) continue;
    const std::size_t done = context.effort.beyondStatic ? 0 : review.decisions.size();
    if (progress && !progress(done, all)) {
      review.interrupted = true;
      return;
    }
    review.decisions.push_back(decide(review.replay.turns[index], index, context, finder));
  }
}

bool lostAnything(const Decision& decision) {
  const auto loss = lossOf(decision);
  return decision.isGraded() && loss && (loss->points > 0 || (loss->win && loss->win->loss() > 0));
}

void findCauses(GameReview& review, engine::MoveFinder& finder) {
  for (Decision& decision : review.decisions) {
    const bool looked = decision.isGraded() && (decision.band != Band::none || lostAnything(decision));
    decision.lossCause = looked ? causeOf(decision, *review.language, finder) : CauseFinding{};
    decision.cause.reset();
    if (looked && decision.band != Band::none) decision.cause = decision.lossCause;
    decision.denied = deniedBy(decision, *review.language, finder);
  }
}

/// Which installed lexicon lacks fewer is the caller's to find.
void countMissing(GameReview& review, const engine::Lexicon& lexicon) {
  const auto words = wordsOnBoard(review.replay);
  const auto missing =
      std::ranges::count_if(words, [&](const auto& word) { return !lexicon.contains(word); });
  review.lexiconFit.words = static_cast<int>(words.size());
  review.lexiconFit.missing = static_cast<int>(missing);
}

/// A review with nothing graded yet.
GameReview ungraded(parser::ParsedRecord parsed, replay::Replay replay, const ReviewContext& context) {
  GameReview review;
  review.language = context.language;
  review.lexicon = context.lexicon->info();
  review.leaves = context.leaves->name();
  review.title = parsed.record.title ? parsed.record.title->value : std::string();
  review.replay = std::move(replay);
  fillLastRacks(review.replay, *context.language);
  review.diagnostics = mergedDiagnostics(parsed.diagnostics, review.replay.diagnostics);
  review.record = std::move(parsed.record);
  countMissing(review, *context.lexicon);
  return review;
}

/// All that follows from the grades.
void sumUp(GameReview& review, const ReviewContext& context) {
  engine::MoveFinder finder(*context.language, *context.lexicon);
  findCauses(review, finder);
  review.players = summariesOf(review);
  const auto& winModel = context.luck.winModel ? context.luck.winModel : context.winModel;
  review.parts = partsOf(review, winModel.get());
  if (winModel != nullptr) review.scoreChances = scoreChancesOf(review.replay, *review.language, *winModel);
  review.keyMoments = keyMomentsOf(review);
}

}  // namespace

const char* name(LexiconReason reason) {
  static constexpr std::array kNames{"command-line", "record", "default", "only-installed"};
  return kNames[static_cast<std::size_t>(reason)];
}

std::vector<std::vector<game::Letter>> wordsOnBoard(const replay::Replay& replay) {
  std::set<std::vector<game::Letter>> words;
  for (const Turn& turn : replay.turns) {
    if (turn.takenBack) continue;
    for (const game::LaidWord& word : turn.words) {
      std::vector<game::Letter> letters;
      for (const game::Tile tile : word.tiles)
        letters.push_back(tile.letter());
      words.insert(std::move(letters));
    }
  }
  return {words.begin(), words.end()};
}

GameReview reviewGame(parser::ParsedRecord parsed, const ReviewContext& context, const Progress& progress) {
  replay::Replay replay = replay::replayRecord(parsed.record, *context.language);
  return reviewGame(std::move(parsed), std::move(replay), context, progress);
}

GameReview reviewGame(parser::ParsedRecord parsed, replay::Replay replay, const ReviewContext& context,
                      const Progress& progress) {
  GameReview review = ungraded(std::move(parsed), std::move(replay), context);
  gradeStatically(review, context, progress);
  if (!review.interrupted) addLuck(review, context);
  if (context.effort.beyondStatic && !review.interrupted) gradeFurther(review, context, progress);
  carryProofsOver(review, context.bands);
  sumUp(review, context);
  return review;
}

FoundGrades foundGradesOf(const GameReview& review) {
  FoundGrades found{.grades = {}, .luck = review.luck, .sheet = review.sheet};
  for (const Decision& decision : review.decisions)
    found.grades.push_back(decision.grade);
  return found;
}

std::optional<GameReview> reviewOf(parser::ParsedRecord parsed, replay::Replay replay,
                                   const ReviewContext& context, FoundGrades found) {
  GameReview review = ungraded(std::move(parsed), std::move(replay), context);
  gradeStatically(review, context, {});
  const std::size_t all = review.decisions.size();
  if (found.grades.size() != all || (found.luck && found.luck->turns.size() != all)) return std::nullopt;
  review.luck = std::move(found.luck);
  review.sheet = std::move(found.sheet);
  for (std::size_t at = 0; at < all; ++at) {
    Decision& decision = review.decisions[at];
    decision.grade = std::move(found.grades[at]);
    decision.band = bandOf(decision, context.bands);
  }
  handLuckOut(review);
  sumUp(review, context);
  return review;
}

bool regradeDecision(GameReview& review, std::size_t decision, const ReviewContext& context,
                     const std::stop_token& stop) {
  Decision& graded = review.decisions[decision];
  engine::MoveFinder finder(*context.language, *context.lexicon);
  // From the start: the methods build upon what static equity found.
  Decision fresh = decide(review.replay.turns[graded.turn], graded.turn, context, finder);
  if (!regrade(fresh, review.replay, context, stop)) return false;
  fresh.luck = graded.luck;
  graded = std::move(fresh);
  carryProofsOver(review, context.bands);
  sumUp(review, context);
  return true;
}

}  // namespace rozbor::reports
