// Whether what is said of closed boards is true (docs/simulation.md#closed-boards):
//   closed_study LANGUAGE LEXICON LEAVES POSITIONS DEALS DEPTH FILE…
// Takes turns with 15 to 50 tiles in the bag whose racks are known and that are not as good as decided, and
// of these the POSITIONS most closed and as many of those on which 15 racks in 100 and more have a bingo. The
// best move by static equity is played on over DEALS deals: two plies and the win model, without and with an
// eye on the board; four plies, as reviews tell it; statically to the end; and to the empty bag by players
// who simulate DEPTH deals of each move themselves, which stands for the truth. All with the same deals.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "dealt_game.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/openness.h"
#include "rozbor/engine/study/player.h"
#include "rozbor/replay/replay.h"
#include "simulation/playout.h"
#include "study_support.h"

namespace {

using namespace rozbor;

constexpr int kToTheEnd = 100;  ///< plies; no game is longer
constexpr int kLeastInBag = 15;
constexpr int kMostInBag = 50;
constexpr double kDecided = 0.08;  ///< win probability; or 1 less it
constexpr double kOpen = 0.15;
constexpr std::uint64_t kSeed = 99;

struct Candidate {
  std::string name;
  game::Position position;
  engine::RatedPlay best;
  double openness = 0;  ///< before the move
};

/// What comes of the best move of one position: win probabilities of who makes it.
struct Outcomes {
  double blind = 0;   ///< two plies, the model without boards
  double seeing = 0;  ///< with them
  double told = 0;    ///< with them, after four plies: what a review tells
  double whole = 0;   ///< statically to the end
  double nested = 0;
  std::array<double, 2> bingos{};  ///< of the next four turns, a turn: static play, players who simulate

  /// Who is ahead for what is said of whole games and of two plies together: 1 who is on turn, else -1.
  [[nodiscard]] int leader() const { return blind + whole > 1 ? 1 : -1; }
};

/// A mean with its interval of 95 percent.
std::string textOf(const engine::Sums& sums) {
  return fmt::format("{:+.1f} ± {:.1f}", 100 * sums.mean(), 196 * sums.error());
}

class Study {
 public:
  Study(const reports::ReviewContext& context, int deals, int depth)
      : language_(*context.language),
        lexicon_(*context.lexicon),
        leaves_(context.leaves),
        model_(context.winModel),
        blindModel_(withoutBoards(*context.winModel)),
        chances_(*context.winModel),
        deals_(deals),
        finder_(language_, lexicon_),
        openness_(language_, lexicon_) {
    const engine::PlayerContext players{
        .language = language_, .lexicon = lexicon_, .leaves = leaves_, .winModel = context.winModel};
    engine::PlayerSpec flat;
    flat.name = "flat";
    flat.strategy = "static";
    flat_ = makePlayer(flat, players);
    engine::PlayerSpec deep;
    deep.name = "nested";
    deep.strategy = "simulating";
    deep.deals = depth;
    deep.candidates = 4;
    nested_ = makePlayer(deep, players);
  }

  void find(const std::string& path) {
    const auto record = bench::recordOf(path);
    const replay::Replay replayed = replay::replayRecord(record.record, language_);
    if (replayed.players.size() != 2) return;
    for (std::size_t at = 0; at < replayed.turns.size(); ++at) {
      const replay::Turn& turn = replayed.turns[at];
      const int inBag = bagCount(turn.before.board, language_);
      if (!turn.isDecision() || turn.takenBack || turn.rackKnown != replay::RackKnowledge::known) continue;
      if (inBag < kLeastInBag || inBag > kMostInBag || turn.rack.size() != language_.rules.rackSize) continue;
      Candidate candidate{
          fmt::format("{} turn {}", path.substr(path.find_last_of('/') + 1), at + 1), turn.before, {}, 0};
      candidate.position.rack = turn.rack;
      candidate.position.opponentRack = {};
      candidate.best = finder_.best(candidate.position, *leaves_);
      const double chance = model_->winProbability(
          candidate.position.spread() + candidate.best.equity.inPoints(), inBag + language_.rules.rackSize);
      if (chance < kDecided || chance > 1 - kDecided) continue;
      candidate.openness = openness_.of(candidate.position.board, unseenTiles(candidate.position, language_));
      found_.push_back(std::move(candidate));
    }
  }

  void report(std::size_t positions) {
    std::ranges::stable_sort(found_, {}, &Candidate::openness);
    const auto open = std::ranges::lower_bound(found_, kOpen, {}, &Candidate::openness);
    const auto closed = static_cast<std::size_t>(open - found_.begin());
    report("closed", std::span(found_).first(std::min(positions, closed)));
    const auto rest = std::span(found_).subspan(closed);
    std::vector<Candidate> spread;  // evenly over those that are open
    for (std::size_t at = 0; at < std::min(positions, rest.size()); ++at)
      spread.push_back(rest[at * rest.size() / std::min(positions, rest.size())]);
    report("open", spread);
  }

 private:
  static engine::WinModel withoutBoards(const engine::WinModel& model) {
    engine::WinTable table = model.table();
    table.boards.reset();
    return engine::WinModel(table);
  }

  void report(const char* name, std::span<const Candidate> candidates) {
    std::array<engine::Sums, 4> beyond;  // by which who is ahead wins more often than is said
    engine::Sums openness;
    std::array<engine::Sums, 2> bingos;
    for (const Candidate& candidate : candidates) {
      const Outcomes came = outcomesOf(candidate);
      fmt::print("{}: {:.2f} open; blind {:.3f}, seeing {:.3f}, told {:.3f}, whole {:.3f}, nested {:.3f}\n",
                 candidate.name, candidate.openness, came.blind, came.seeing, came.told, came.whole,
                 came.nested);
      std::fflush(stdout);
      const std::array said{came.blind, came.seeing, came.told, came.whole};
      for (std::size_t way = 0; way < said.size(); ++way)
        beyond[way].add(came.leader() * (came.nested - said[way]));
      openness.add(candidate.openness);
      for (std::size_t who = 0; who < 2; ++who)
        bingos[who].add(came.bingos[who]);
    }
    fmt::print(
        "{}: {} positions, {:.1f} % open; who is ahead wins more often than is said by (points): two plies "
        "{}, "
        "with an eye on the board {}, four plies {}, whole games {}; bingos a turn {:.3f}, nested {:.3f}\n",
        name, candidates.size(), 100 * openness.mean(), textOf(beyond[0]), textOf(beyond[1]),
        textOf(beyond[2]), textOf(beyond[3]), bingos[0].mean(), bingos[1].mean());
  }

  Outcomes outcomesOf(const Candidate& candidate) {
    const std::array<engine::RatedPlay, 1> play{candidate.best};
    engine::SimulationOptions two;
    two.seed = kSeed;
    engine::SimulationOptions four = two;
    four.plies = reports::effortOf(reports::Preset::standard).comparedPlies;
    engine::SimulationOptions end = two;
    end.plies = kToTheEnd;
    const engine::SimulationContext blindly{language_, lexicon_, *leaves_, blindModel_};
    const engine::SimulationContext seeing{language_, lexicon_, *leaves_, *model_};
    engine::Playout blind(candidate.position, play, blindly, two, nullptr, nullptr);
    engine::Playout eyed(candidate.position, play, seeing, two, nullptr, nullptr);
    engine::Playout told(candidate.position, play, seeing, four, nullptr, nullptr);
    engine::Playout whole(candidate.position, play, seeing, end, nullptr, nullptr);
    Outcomes came;
    for (int number = 0; number < deals_; ++number) {
      const auto deal = static_cast<std::uint64_t>(number);
      for (const auto& [playout, sum] : {std::pair{&blind, &came.blind}, std::pair{&eyed, &came.seeing},
                                         std::pair{&told, &came.told}, std::pair{&whole, &came.whole}}) {
        playout->deal(deal, 1);
        *sum += static_cast<double>(playout->play(0).plain.win) / deals_;
      }
      engine::Deal tiles;
      tiles.begin(candidate.position, language_, {}, kSeed, deal);
      came.bingos[0] += course(candidate, tiles, *flat_, deal).bingos / deals_;
      const Course course = this->course(candidate, tiles, *nested_, deal);
      came.bingos[1] += course.bingos / deals_;
      came.nested += course.win / deals_;
    }
    return came;
  }

  struct Course {
    double win = 0;
    double bingos = 0;
  };

  /// Plays a deal by a player to the empty bag, and statically from there, ended by the chance of the ending.
  Course course(const Candidate& candidate, engine::Deal& deal, engine::Player& player, std::uint64_t seed) {
    constexpr int kTold = 4;
    engine::Random random(seed);
    bench::DealtGame game(candidate.position, language_, deal);
    std::optional<engine::LastMove> last;
    std::optional<bool> ownEnding;
    Course course;
    for (int ply = 0; !game.isOver(); ++ply) {
      if (deal.empty() && !ownEnding) ownEnding = game.own();
      game::Position seen = game.position();
      if (!deal.empty()) seen.opponentRack = {};
      engine::Player& mover = deal.empty() ? *flat_ : player;
      const engine::RatedPlay play =
          ply == 0 ? candidate.best : mover.chooseAfter(last ? &*last : nullptr, seen, random);
      const bool isBingo = play.move.kind() == game::Move::Kind::placement &&
                           play.move.tilesUsed() == language_.rules.rackSize;
      if (ply > 0 && ply <= kTold && isBingo) course.bingos += 1.0 / kTold;
      last = engine::asSeen(game.position(), play.move);
      game.make(play);
    }
    const int ownSpread = game.finalSpread();
    if (!ownEnding) {
      course.win = ownSpread > 0 ? 1 : ownSpread < 0 ? 0 : 0.5;
    } else {
      const double chance = chances_.of(*ownEnding ? ownSpread : -ownSpread);
      course.win = *ownEnding ? chance : 1 - chance;
    }
    return course;
  }

  const game::Language& language_;
  const engine::Lexicon& lexicon_;
  std::shared_ptr<const engine::Leaves> leaves_;
  std::shared_ptr<const engine::WinModel> model_;
  engine::WinModel blindModel_;
  engine::EndingChance chances_;
  int deals_;
  engine::MoveFinder finder_;
  engine::Openness openness_;
  std::unique_ptr<engine::Player> flat_;
  std::unique_ptr<engine::Player> nested_;
  std::vector<Candidate> found_;
};

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 7) {
    fmt::print(stderr, "see the head of tests/bench/closed_study.cpp\n");
    return 2;
  }
  const reports::ReviewContext context = bench::standardContext(words[0], words[1], words[2]);
  Study study(context, std::stoi(words[4]), std::stoi(words[5]));
  for (const std::string& file : std::span(words).subspan(6))
    study.find(file);
  study.report(std::stoul(words[3]));
}
