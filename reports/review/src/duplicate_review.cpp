#include "rozbor/review/duplicate_review.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <set>
#include <span>
#include <utility>

#include "rozbor/game/bingo.h"

namespace rozbor::reports {
namespace {

/// Goes over the rounds in order: a word that the referee laid is a word from then on.
class DuplicateGrader {
 public:
  DuplicateGrader(DuplicateReview& review, const engine::Lexicon& lexicon)
      : review_(review), language_(*review.language), lexicon_(lexicon) {}

  void run() {
    for (const replay::DuplicateTurn& turn : review_.replay.rounds)
      review_.rounds.push_back(gradeRound(turn));
    countStandings();
  }

 private:
  using Kind = replay::DuplicatePlay::Kind;

  [[nodiscard]] DuplicateRoundReview gradeRound(const replay::DuplicateTurn& turn) {
    DuplicateRoundReview round;
    if (turn.rack) findBest(turn, round);
    takeMaster(turn, round);
    for (const replay::DuplicatePlay& play : turn.plays)
      round.grades.push_back(gradeOf(play, turn, round));
    return round;
  }

  void findBest(const replay::DuplicateTurn& turn, DuplicateRoundReview& round) const {
    int most = 0;
    for (const engine::Play& play : generatePlacements(turn.before, *turn.rack, language_, lexicon_)) {
      round.bingo = round.bingo || isBingo(play.move, language_.rules);
      if (play.score < most) continue;
      if (play.score > most) round.best.clear();
      most = play.score;
      round.best.push_back(play);
    }
    round.top = most;
  }

  void takeMaster(const replay::DuplicateTurn& turn, DuplicateRoundReview& round) {
    if (turn.master.kind == Kind::points && !round.top) round.top = turn.master.scoreRecorded;
    if (turn.master.kind != Kind::play) return;
    round.masterPhonies = unknownTo(lexicon_, turn.master.words);
    for (const game::LaidWord& word : turn.master.words)
      laid_.insert(lettersOf(word));
    round.top = std::max(round.top.value_or(0), turn.master.scoreComputed);
    round.bingo = round.bingo || isBingo(*turn.master.move, language_.rules);
  }

  [[nodiscard]] DuplicateGrade gradeOf(const replay::DuplicatePlay& play, const replay::DuplicateTurn& turn,
                                       const DuplicateRoundReview& round) {
    DuplicateGrade grade;
    if (play.kind == Kind::play) {
      grade.phonies = unknownTo(lexicon_, play.words);
      std::erase_if(grade.phonies,
                    [this](const game::LaidWord& word) { return laid_.contains(lettersOf(word)); });
    }
    const bool isRefused = play.scoreRecorded == 0;
    if (play.kind == Kind::play && grade.phonies.empty() && !isRefused) {
      grade.points = play.scoreComputed;
    } else if (play.kind != Kind::invalid && play.kind != Kind::none) {
      grade.points = play.scoreRecorded.value_or(0);
      grade.asWritten = play.scoreRecorded.has_value();
    }
    grade.isBingo = grade.points > 0 && play.kind == Kind::play && isBingo(*play.move, language_.rules);
    if (!round.top) return grade;
    grade.isBest = grade.points >= *round.top && *round.top > 0;
    if (grade.points > *round.top) {
      review_.diagnostics.push_back({parser::Severity::warning, "duplicate.more-than-best", play.where,
                                     said::words("expected at most {0} points in round {1}, found {2}",
                                                 *round.top, turn.number, grade.points),
                                     said::words("the points count as written")});
    }
    return grade;
  }

  void countStandings() {
    for (std::size_t player = 0; player < review_.record.players.size(); ++player)
      review_.standings.push_back(standingOf(player));
    auto& standings = review_.standings;
    std::ranges::stable_sort(standings, std::greater(), &DuplicateStanding::points);
    for (std::size_t index = 1; index < standings.size(); ++index) {
      const bool tied = standings[index].points == standings[index - 1].points;
      standings[index].place = tied ? standings[index - 1].place : static_cast<int>(index + 1);
    }
  }

  [[nodiscard]] DuplicateStanding standingOf(std::size_t player) const {
    DuplicateStanding standing;
    standing.player = player;
    for (const DuplicateRoundReview& round : review_.rounds) {
      const DuplicateGrade& grade = round.grades[player];
      standing.points += grade.points;
      standing.bingos += grade.isBingo ? 1 : 0;
      standing.bingoChances += round.bingo ? 1 : 0;
      if (!round.top) continue;
      ++standing.rounds;
      standing.gradedPoints += grade.points;
      standing.possible += *round.top;
      standing.bestRounds += grade.isBest ? 1 : 0;
    }
    return standing;
  }

  [[nodiscard]] static std::vector<game::LaidWord> unknownTo(const engine::Lexicon& lexicon,
                                                             const std::vector<game::LaidWord>& words) {
    std::vector<game::LaidWord> unknown;
    std::ranges::copy_if(words, std::back_inserter(unknown), [&lexicon](const game::LaidWord& word) {
      return !lexicon.contains(std::span<const game::Tile>(word.tiles));
    });
    return unknown;
  }

  [[nodiscard]] static std::vector<int> lettersOf(const game::LaidWord& word) {
    std::vector<int> letters;
    for (const game::Tile tile : word.tiles)
      letters.push_back(tile.letter().index());
    return letters;
  }

  DuplicateReview& review_;
  const game::Language& language_;
  const engine::Lexicon& lexicon_;
  std::set<std::vector<int>> laid_;  ///< words of master moves
};

}  // namespace

DuplicateReview reviewDuplicate(std::string file, parser::ParsedDuplicate parsed,
                                replay::DuplicateReplay replay,
                                std::shared_ptr<const game::Language> language,
                                const engine::Lexicon& lexicon) {
  DuplicateReview review;
  review.file = std::move(file);
  review.record = std::move(parsed.record);
  review.language = std::move(language);
  review.lexicon = lexicon.info();
  review.diagnostics = std::move(parsed.diagnostics);
  review.replay = std::move(replay);
  review.diagnostics.insert(review.diagnostics.end(), review.replay.diagnostics.begin(),
                            review.replay.diagnostics.end());
  DuplicateGrader(review, lexicon).run();
  std::ranges::stable_sort(review.diagnostics, {}, [](const parser::Diagnostic& diagnostic) {
    return std::pair(diagnostic.where.line, diagnostic.where.column);
  });
  return review;
}

}  // namespace rozbor::reports
