#include "preendgame/study.h"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <numeric>
#include <span>

#include "preendgame/blind_game.h"
#include "rozbor/engine/workers.h"

namespace rozbor::engine::preendgame {
namespace {

using Clock = std::chrono::steady_clock;

/// Searchers with a memory of their own, if each has so many bytes. Not the number of threads: see Study.
constexpr std::size_t kWorkers = 8;
constexpr std::size_t kLeastMemory = std::size_t{16} << 20;
/// Games that are played out by guess before the race: of moves of the highest equity, and as many of those
/// that lay the most tiles. Who is far behind with a blank may need one that is the fortieth by equity.
constexpr std::size_t kGuesses = 1'024;
/// But so many moves of either kind however many bags there are.
constexpr std::size_t kLeastGuessed = 8;
/// Nor when this part of the positions is spent, which is looked at after so many moves.
constexpr std::uint64_t kForGuesses = 16;
constexpr std::size_t kGuessedAtOnce = 16;
/// Positions that a heat may search before it is put off for others; eight times as many the next time.
constexpr std::uint64_t kFirstGrant = 10'000;

/// What so many tiles and plays, tried and found while plays of a row or column are made, cost is about what
/// a position costs. With a blank they are most of the work.
constexpr std::uint64_t kTriesOfANode = 60;
/// Where only what is proven is of use, the race is looked at when this part of its positions is spent.
constexpr std::uint64_t kHopeless = 3;

/// Where only what is proven is of use, the spread of a move may take this part of the positions. Those that
/// are found take a tenth or less nearly always, those that are not took a third on average.
constexpr std::uint64_t kForSpread = 3;

/// The race is over when this part of time and positions is spent; the rest is for the spreads. Where only
/// what is proven is of use, spreads without wins are of none.
template <class Limit>
Limit partForRace(Limit limit, const PreEndgameOptions& options) {
  return options.spreads && !options.provenOnly ? limit - limit / 4 : limit;
}

Clock::time_point endOf(const PreEndgameOptions& options, Clock::time_point start) {
  return options.timeLimit.count() > 0 ? start + options.timeLimit : Clock::time_point::max();
}

endgame::Bounds boundsOfRace(const PreEndgameOptions& options, Clock::time_point start) {
  endgame::Bounds bounds;
  bounds.nodes = partForRace(options.nodeLimit, options);
  bounds.triesOfANode = kTriesOfANode;
  if (options.timeLimit.count() > 0) bounds.deadline = start + partForRace(options.timeLimit, options);
  bounds.stop = options.stop;
  return bounds;
}

/// In half points of a game.
int pointsFor(int finalSpread) {
  return finalSpread > 0 ? 2 : finalSpread == 0 ? 1 : 0;
}

}  // namespace

Study::Study(const game::Position& position, const StaticContext& context, const endgame::RackLayout& layout,
             std::vector<RatedPlay> moves, std::optional<std::size_t> required,
             const PreEndgameOptions& options)
    : options_(options),
      start_(Clock::now()),
      end_(endOf(options, start_)),
      bounds_(boundsOfRace(options, start_)),
      words_(context.lexicon.graph(), position.board, endgame::tilesToCome(position, context.language)),
      table_{position, context.language, layout, words_, endgame::tilesToCome(position, context.language)},
      plays_(std::move(moves)),
      required_(required) {
  for (const RatedPlay& play : plays_)
    moves_.push_back(writtenMove(position.board, play.move, context.language, layout));
  const game::TileCounts unseen = unseenTiles(position, context.language);
  const int inBag = bagCount(position.board, context.language);
  for (BagCase& bag : bagCases(unseen - position.opponentRack, inBag)) {
    const endgame::Holding opponent = holding(unseen - bag.bag, table_);
    bags_.push_back({std::move(bag), opponent});
  }
  const std::size_t workers =
      std::min(std::clamp(options.memory / kLeastMemory, std::size_t{1}, kWorkers), bags_.size());
  while (workers_.size() < workers)
    workers_.push_back(std::make_unique<OpenGame>(table_, options.memory / workers, bounds_));
}

std::uint64_t Study::nodes() const {
  std::uint64_t nodes = 0;
  for (const auto& worker : workers_)
    nodes += worker->nodes();
  return nodes;
}

bool Study::isInterrupted() const {
  return options_.stop.stop_requested() || Clock::now() >= bounds_.deadline;
}

bool Study::isOver() const {
  return isInterrupted() || (bounds_.nodes != 0 && nodes() >= bounds_.nodes);
}

/// Whether nothing will be proven with the positions that are left: of no move is enough decided (an eighth
/// when a third of the positions is spent, a quarter after half of them, half after two thirds), or too many
/// others would have to be beaten at what each took since half of what is spent was (docs/preendgame.md).
bool Study::isHopeless() const {
  const std::uint64_t spent = nodes();
  if (!options_.provenOnly || bounds_.nodes == 0 || spent < bounds_.nodes / kHopeless) return false;
  const int part = 2 * spent < bounds_.nodes ? 8 : 3 * spent < 2 * bounds_.nodes ? 4 : 2;
  if (part == 8 && race_->isOfOne()) return false;
  if (!race_->hasDecided(part)) return true;
  const auto later = std::ranges::upper_bound(marks_, spent / 2, {}, &Mark::nodes);
  const Mark half = later == marks_.begin() ? Mark{} : *std::prev(later);
  const std::uint64_t left = bounds_.nodes - std::min(bounds_.nodes, spent);
  const std::size_t decided = std::max<std::size_t>(1, race_->decided() - half.decided);
  return race_->leastLeft(part) * ((spent - half.nodes) / decided) > left;
}

/// That the heats of a round may search together. With several tiles in the bag they are so many that one
/// round could go on far beyond where the race is looked at.
std::uint64_t Study::nodesForRound() const {
  const bool hasMany = bags_.front().bag.bag.size() > 1;
  const std::uint64_t look = bounds_.nodes / kHopeless;
  const std::uint64_t used = nodes();
  const std::uint64_t end = options_.provenOnly && hasMany && used < look ? look : bounds_.nodes;
  return end - std::min(end, used);
}

std::uint64_t Study::grantFor(const Heat& heat, std::size_t heats) const {
  const std::uint64_t grant = kFirstGrant << std::min(3 * heat.tries, 36);
  return bounds_.nodes == 0 ? grant : std::min(grant, nodesForRound() / heats + 1);
}

void Study::work(const std::vector<Heat>& heats, const Job& job) {
  std::vector<std::vector<std::size_t>> queues(workers_.size());
  for (std::size_t heat = 0; heat < heats.size(); ++heat)
    queues[heats[heat].bag % workers_.size()].push_back(heat);
  std::atomic<std::size_t> next = 0;
  const auto serve = [&] {
    for (std::size_t worker = next++; worker < queues.size(); worker = next++) {
      for (const std::size_t heat : queues[worker])
        job(*workers_[worker], heat);
    }
  };
  onThreads(std::min(options_.threads, static_cast<int>(queues.size())), serve);
}

/// Moves that may be worth a look, those of the highest equity and those that lay the most tiles by turns.
std::vector<std::size_t> Study::promising() const {
  const std::size_t count = std::max(kLeastGuessed, kGuesses / bags_.size());
  std::vector<std::size_t> moves(plays_.size());
  std::iota(moves.begin(), moves.end(), std::size_t{0});
  std::ranges::stable_sort(moves.begin() + static_cast<std::ptrdiff_t>(std::min(count, moves.size())),
                           moves.end(), std::ranges::greater{},
                           [&](std::size_t move) { return moves_[move].move.count; });
  moves.resize(std::min(2 * count, moves.size()));
  std::vector<std::size_t> order;
  order.reserve(moves.size() + 1);
  if (required_) order.push_back(*required_);
  for (std::size_t turn = 0; turn < std::min(count, moves.size()); ++turn) {
    for (std::size_t at = turn; at < moves.size(); at += count) {
      if (moves[at] != required_) order.push_back(moves[at]);
    }
  }
  return order;
}

void Study::guess() {
  guesses_.assign(plays_.size(), {});
  const std::vector<std::size_t> moves = promising();
  for (std::size_t first = 0; first < moves.size(); first += kGuessedAtOnce) {
    if (bounds_.nodes != 0 && nodes() >= bounds_.nodes / kForGuesses) break;
    std::vector<Heat> heats;
    for (std::size_t at = first; at < std::min(first + kGuessedAtOnce, moves.size()); ++at) {
      guesses_[moves[at]].resize(bags_.size());
      for (std::size_t bag = 0; bag < bags_.size(); ++bag)
        heats.push_back({moves[at], bag, 0});
    }
    work(heats, [&](OpenGame& game, std::size_t at) {
      if (isInterrupted()) return;
      const Heat& heat = heats[at];
      const Bag& bag = bags_[heat.bag];
      guesses_[heat.move][heat.bag] = game.guess(moves_[heat.move], {bag.opponent, bag.bag.orders.front()});
    });
  }
}

bool Study::isOpenAfter(std::size_t move) const {
  const int laid = moves_[move].move.count;
  if (laid >= bags_.front().bag.bag.size()) return true;
  return laid == 0 && endgame::isOneFromLimit(table_.position, table_.language.rules);
}

Finding Study::decide(OpenGame& game, const Heat& heat) const {
  const Bag& bag = bags_[heat.bag];
  if (!isOpenAfter(heat.move)) {
    const game::TileCounts kept = table_.position.rack - plays_[heat.move].move.tileCounts();
    return BlindGame(table_, game).finding(moves_[heat.move], kept, bag.bag);
  }
  // The order of the bag does not matter any more.
  const auto outcome = game.outcome(moves_[heat.move], {bag.opponent, bag.bag.orders.front()});
  if (!outcome) return {std::nullopt, 2 * bag.bag.weight(), false};
  Counts counts;
  counts.add(halfPoints(*outcome), bag.bag.weight());
  return {counts, counts.points(), true};
}

void Study::race() {
  for (std::vector<Heat> heats = race_->next(); !heats.empty() && !isOver() && !isHopeless();
       heats = race_->next()) {
    std::vector<Finding> found(heats.size());
    std::vector<std::uint64_t> grants;
    grants.reserve(heats.size());
    for (const Heat& heat : heats)
      grants.push_back(grantFor(heat, heats.size()));
    work(heats, [&](OpenGame& game, std::size_t at) {
      game.grant(grants[at], bounds_.deadline);
      found[at] = decide(game, heats[at]);
    });
    for (std::size_t at = 0; at < heats.size(); ++at)
      race_->take(heats[at], found[at]);
    marks_.push_back({nodes(), race_->decided()});
    report();
  }
}

void Study::report() const {
  if (options_.progress) options_.progress({race_->open(), plays_.size(), nodes()});
}

/// The sum over the orders of a bag, by weight.
std::optional<double> Study::totalSpread(OpenGame& game, std::size_t move, std::size_t bag) const {
  const Bag& which = bags_[bag];
  const auto spread = game.finalSpread(moves_[move], {which.opponent, which.bag.orders.front()});
  return spread ? std::optional<double>(*spread * which.bag.weight()) : std::nullopt;
}

void Study::startSpreads() {
  bounds_.nodes = options_.nodeLimit;
  bounds_.deadline = end_;
}

/// The mean over the orders of the bag; none when it could not be found, which the first bag that fails
/// shows. After a move that leaves tiles in the bag the reply is one of several by which the spread is not
/// the same: such a move has none.
std::optional<double> Study::meanSpread(std::size_t move) {
  if (!isOpenAfter(move)) return std::nullopt;
  double sum = 0;
  std::uint64_t end = bounds_.nodes;
  if (options_.provenOnly && end != 0) end = std::min(end, nodes() + end / kForSpread);
  for (std::size_t first = 0; first < bags_.size(); first += workers_.size()) {
    if (isOver()) return std::nullopt;
    const std::size_t count = std::min(workers_.size(), bags_.size() - first);
    std::vector<Heat> round;
    for (std::size_t bag = first; bag < first + count; ++bag)
      round.push_back({move, bag, 0});
    std::uint64_t grant = 0;
    if (end != 0) grant = (end - std::min(end, nodes())) / (bags_.size() - first) + 1;
    std::vector<std::optional<double>> totals(count);
    work(round, [&](OpenGame& game, std::size_t heat) {
      game.grant(grant, bounds_.deadline);
      totals[heat] = totalSpread(game, round[heat].move, round[heat].bag);
    });
    for (const auto& total : totals) {
      if (!total) return std::nullopt;
      sum += *total;
    }
  }
  return sum / race_->weight();
}

/// Fills in the mean spreads, that of the required move first and then those of the former plays. Where only
/// what is proven is of use, they are held against each other: the first that is missing ends it.
void Study::findSpreads(std::vector<PreEndgamePlay>& plays, const std::vector<std::size_t>& places) {
  std::vector<std::size_t> order(plays.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_partition(order.begin(), order.end(), [&](std::size_t at) { return places[at] == required_; });
  for (const std::size_t at : order) {
    if (isOver()) return;
    plays[at].spread = meanSpread(places[at]);
    if (!plays[at].spread && options_.provenOnly) return;
  }
}

PreEndgamePlay Study::playOf(std::size_t move) const {
  const Counts& counts = race_->counts(move);
  PreEndgamePlay play;
  play.play = plays_[move];
  play.wins = counts.wins;
  play.ties = counts.ties;
  play.losses = counts.losses;
  play.undecided = race_->undecided(move);
  int points = counts.points();
  for (std::size_t bag = 0; bag < bags_.size(); ++bag) {
    if (race_->isDecided(move, bag) || guesses_[move].empty()) continue;
    points += pointsFor(guesses_[move][bag]) * bags_[bag].bag.weight();
  }
  const double all = 2.0 * race_->weight();
  play.winProbability = points / all;
  play.least = counts.points() / all;
  play.most = race_->most(move) / all;
  if (play.exact() && bags_.front().bag.bag.size() == 1) play.lastTile = lastTileOf(move);
  return play;
}

LastTile Study::lastTileOf(std::size_t move) const {
  LastTile lastTile;
  for (std::size_t bag = 0; bag < bags_.size(); ++bag) {
    const Counts counts = race_->counts(move, bag).value_or(Counts{});
    const int kind = bags_[bag].bag.orders.front().front();
    // All tiles of a kind come out the same.
    (counts.wins > 0   ? lastTile.wins
     : counts.ties > 0 ? lastTile.ties
                       : lastTile.losses)
        .addKind(kind, bags_[bag].bag.weight());
  }
  return lastTile;
}

/// Places of the legal moves, best first: those that are finished, then the others as they are guessed.
std::vector<std::size_t> Study::ranking(std::size_t legal) const {
  struct Rank {
    std::size_t move = 0;
    bool exact = false;
    double winProbability = 0;
    int spread = 0;  ///< as guessed, by weight
  };
  std::vector<Rank> ranks;
  for (std::size_t move = 0; move < legal; ++move) {
    const PreEndgamePlay play = playOf(move);
    Rank& rank = ranks.emplace_back(Rank{move, play.exact(), play.winProbability, 0});
    for (std::size_t bag = 0; bag < guesses_[move].size(); ++bag)
      rank.spread += guesses_[move][bag] * bags_[bag].bag.weight();
    if (guesses_[move].empty()) rank.spread = endgame::Search::kInfinity * -race_->weight();
  }
  std::ranges::stable_sort(ranks, [](const Rank& left, const Rank& right) {
    if (left.exact != right.exact) return left.exact;
    if (left.winProbability != right.winProbability) return left.winProbability > right.winProbability;
    return left.spread > right.spread;
  });
  std::vector<std::size_t> places;
  places.reserve(ranks.size());
  for (const Rank& rank : ranks)
    places.push_back(rank.move);
  return places;
}

/// How many of the first moves win as often as the first, as far as they are finished and asked for.
std::size_t Study::alike(const std::vector<std::size_t>& places) const {
  const auto most = std::min(places.size(), static_cast<std::size_t>(std::max(1, options_.alike)));
  std::size_t count = 0;
  while (count < most && playOf(places[count]).exact() &&
         playOf(places[count]).winProbability == playOf(places.front()).winProbability)
    ++count;
  return count;
}

/// How many legal moves there are beside these that may win as often as the first, for all that is proven.
std::size_t Study::alikeBeside(const std::vector<std::size_t>& places, std::size_t legal) const {
  const int best = race_->counts(places.front()).points();
  std::size_t count = 0;
  for (std::size_t move = 0; move < legal; ++move) {
    if (race_->most(move) >= best && std::ranges::find(places, move) == places.end()) ++count;
  }
  return count;
}

PreEndgameResult Study::solve(std::size_t legal) {
  guess();
  std::vector<Race::Entrant> entrants;
  for (std::size_t move = 0; move < plays_.size(); ++move) {
    Race::Entrant& entrant = entrants.emplace_back();
    entrant.tiles = moves_[move].move.count;
    for (std::size_t bag = 0; bag < guesses_[move].size(); ++bag)
      entrant.guesses.push_back(pointsFor(guesses_[move][bag]) * bags_[bag].bag.weight());
  }
  std::vector<int> weights;
  for (const Bag& bag : bags_)
    weights.push_back(bag.bag.weight());
  const auto top = static_cast<std::size_t>(std::max(1, options_.top));
  race_.emplace(std::move(weights), std::min(top, legal), entrants);
  if (required_) race_->require(*required_, *required_ < legal);
  race();

  PreEndgameResult result;
  const bool over = race_->isWon();
  std::vector<std::size_t> places = ranking(legal);
  if (over) std::erase_if(places, [&](std::size_t move) { return race_->undecided(move) > 0; });
  places.resize(std::min(places.size(), std::max(top, alike(places))));
  std::vector<std::size_t> asked = places;
  if (required_ && std::ranges::find(asked, *required_) == asked.end()) asked.push_back(*required_);
  result.alike = alikeBeside(asked, legal);
  std::vector<PreEndgamePlay> plays;
  plays.reserve(asked.size());
  for (const std::size_t move : asked)
    plays.push_back(playOf(move));
  if (options_.spreads && (over || !options_.provenOnly)) {
    startSpreads();
    findSpreads(plays, asked);
  }
  if (required_) {
    result.other = plays[static_cast<std::size_t>(std::ranges::find(asked, *required_) - asked.begin())];
    plays.resize(places.size());
  }
  std::ranges::stable_sort(plays, [](const PreEndgamePlay& left, const PreEndgamePlay& right) {
    if (left.exact() != right.exact()) return left.exact();
    if (left.winProbability != right.winProbability) return left.winProbability > right.winProbability;
    return left.spread > right.spread;  // an unknown one is the least
  });
  result.exact = over;
  result.most = race_->most() / (2.0 * race_->weight());
  result.plays = std::move(plays);
  result.inBag = bags_.front().bag.bag.size();
  result.weight = race_->weight();
  result.moves = legal;
  result.nodes = nodes();
  result.seconds = std::chrono::duration<double>(Clock::now() - start_).count();
  return result;
}

}  // namespace rozbor::engine::preendgame
