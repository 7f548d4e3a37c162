#include "search.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "chances/draw_chance.h"
#include "chances/tile_demand.h"
#include "costs.h"
#include "layer_builder.h"
#include "seen/seen_plays.h"
#include "seen/sightings.h"

namespace rozbor::replay {
namespace {

using parser::SheetTurnKind;

/// Plays that a missing turn may have been, of all boards before it together and of each at least.
constexpr std::size_t kMostFills = 3'000;
constexpr std::size_t kFewestFills = 50;
/// Tiles tried for a missing play that cost as much as to look for a word on a board.
constexpr std::uint64_t kTriesOfWork = 64;
/// Cross-words unknown to the word test in one play, and blanks without a mark.
constexpr int kMostUnknown = 4;
constexpr int kMostLostMarks = 2;
/// To look for the plays that a board shows costs as much as so many words, and one more for so many words
/// that are tried on the way; of what is left to do a part may be spent on it.
constexpr std::uint64_t kWorkOfSeenPlays = 50;
constexpr std::uint64_t kTriesOfSeenPlays = 8;
constexpr std::uint64_t kPartOfSeenPlays = 4;

/// Names the boards before by their places among those that stay.
void renumber(std::vector<Node>& nodes, const std::vector<bool>& stays) {
  std::vector<std::uint32_t> places(stays.size());
  std::uint32_t place = 0;
  for (std::size_t node = 0; node < stays.size(); ++node) {
    places[node] = place;
    place += stays[node] ? 1 : 0;
  }
  for (Node& node : nodes) {
    for (Edge& edge : node.in)
      edge.from = places[edge.from];
  }
}

/// Takes out the boards from which no way leads to the end.
void dropDeadEnds(Layers& layers) {
  std::vector<bool> needed(layers.layers.back().size(), true);
  for (std::size_t layer = layers.layers.size(); layer-- > 1;) {
    auto& nodes = layers.layers[layer];
    std::vector<bool> before(layers.layers[layer - 1].size(), false);
    std::size_t kept = 0;
    for (std::size_t node = 0; node < nodes.size(); ++node) {
      if (!needed[node]) continue;
      for (const Edge& edge : nodes[node].in)
        before[edge.from] = true;
      if (kept != node) nodes[kept] = std::move(nodes[node]);
      ++kept;
    }
    nodes.resize(kept);
    nodes.shrink_to_fit();
    renumber(layers.layers[layer], before);
    needed = std::move(before);
  }
}

class Search {
 public:
  Search(const Plan& plan, const SearchSetting& setting, double most, double part)
      : plan_(plan),
        setting_(setting),
        most_(most),
        work_(static_cast<std::uint64_t>(static_cast<double>(setting.work.left()) * part)),
        sightings_(setting.game.boards, plan, &setting.covers),
        rest_(plan.steps.size() + 1, 0) {
    for (std::size_t step = plan.steps.size(); step-- > 0;) {
      const auto& readings = plan.steps[step].readings;
      const auto least = std::ranges::min_element(readings, {}, &Reading::cost);
      rest_[step] = rest_[step + 1] + (least == readings.end() ? 0 : least->cost);
    }
  }

  Layers run() {
    layers_.layers.push_back({start()});
    for (std::size_t step = 0; step < plan_.steps.size(); ++step) {
      LayerBuilder next(setting_.limits.boards, TileDemand(plan_, step + 1, setting_.game));
      follow(step, next);
      auto nodes = next.take();
      layers_.cut |= next.cut();
      if (nodes.empty()) return std::move(layers_);
      layers_.layers.push_back(std::move(nodes));
    }
    settleEndings();
    dropDeadEnds(layers_);
    return std::move(layers_);
  }

 private:
  [[nodiscard]] Node start() const {
    const game::Language& language = setting_.language;
    Node node{.board = language.board.emptyBoard(),
              .pool = language.tiles,
              .hands = {},
              .bag = 0,
              .cheapest = 0,
              .heaviest = 0,
              .in = {}};
    node.hands = {language.rules.rackSize, language.rules.rackSize};
    node.bag = std::max(0, language.tiles.size() - 2 * language.rules.rackSize);
    return node;
  }

  /// Takes a step from every board so far, the likeliest first, as far as the work goes that the step
  /// may do: an equal part of what is left, or a quarter of it if that is more.
  void follow(std::size_t step, LayerBuilder& next) {
    const auto& layer = layers_.layers.back();
    const std::uint64_t steps = plan_.steps.size() - step;
    const std::uint64_t share = work_ / std::min<std::uint64_t>(steps, 4);
    const std::uint64_t least = work_ - share;
    for (std::size_t node = 0; node < layer.size(); ++node) {
      if (work_ <= least || setting_.work.isSpent()) {
        layers_.cut = true;
        return;
      }
      take(step, static_cast<std::uint32_t>(node), layer[node], next);
    }
  }

  void spend(std::uint64_t work) {
    work_ -= std::min(work_, work);
    setting_.work.spend(work);
  }

  void take(std::size_t index, std::uint32_t from, const Node& node, LayerBuilder& next) {
    spend(1);
    const Step& step = plan_.steps[index];
    switch (step.kind) {
      case SheetTurnKind::play:
        play(index, from, node, next);
        break;
      case SheetTurnKind::missing:
        fillIn(index, from, node, next);
        break;
      case SheetTurnKind::invalid:
        stay(index, from, node, canLie(step, node) ? 0 : kNoPlaceForInvalid, next);
        break;
      case SheetTurnKind::exchange:
      case SheetTurnKind::pass:
        stay(index, from, node, 0, next);
        break;
    }
  }

  /// What a way to `node` may still cost at step `index`.
  [[nodiscard]] double room(std::size_t index, const Node& node) const {
    return most_ - node.cheapest - rest_[index + 1];
  }

  void play(std::size_t index, std::uint32_t from, const Node& node, LayerBuilder& next) {
    const Step& step = plan_.steps[index];
    const int hand = node.hands[static_cast<std::size_t>(step.player)];
    const LaidBoard laid(node.board);
    for (std::size_t reading = 0; reading < step.readings.size(); ++reading) {
      const double room = this->room(index, node) - step.readings[reading].cost;
      if (room < 0) continue;
      spend(1);
      if (step.readings[reading].asSeen) {
        playAsSeen(index, from, static_cast<std::uint32_t>(reading), node, next);
        continue;
      }
      const WordQuery query = queryOf(step, step.readings[reading], room);
      for (const WordPlace& place :
           findWordPlaces(laid, node.pool, hand, query, setting_.language, setting_.means.isWord)) {
        const double cost = step.readings[reading].cost + costOf(step, step.readings[reading], place);
        lay(index, node, {from, static_cast<std::uint32_t>(reading), place, cost, 0}, next);
      }
    }
  }

  /// The words that a board shows, with the points of the row.
  void playAsSeen(std::size_t index, std::uint32_t from, std::uint32_t reading, const Node& node,
                  LayerBuilder& next) {
    const Reading& asSeen = plan_.steps[index].readings[reading];
    const std::vector<int> scores = asSeen.anyScore ? std::vector<int>() : asSeen.scores;
    for (const SeenPlay& play : seenPlays(index, node, scores)) {
      const double cost = asSeen.cost + play.cost;
      lay(index, node, {from, reading, play.place, cost, 0}, next);
    }
  }

  [[nodiscard]] std::vector<SeenPlay> seenPlays(std::size_t index, const Node& node,
                                                const std::vector<int>& scores) {
    const SeenBoard* const seen = sightings_.showing(index);
    if (seen == nullptr) return {};
    const Step& step = plan_.steps[index];
    SeenPlaysFound found = findSeenPlays(*seen, LaidBoard(node.board), node.pool,
                                         {.hand = node.hands[static_cast<std::size_t>(step.player)],
                                          .scores = scores,
                                          .most = room(index, node),
                                          .unknownWord = setting_.habits.unknownCrossWord,
                                          .mayHoldBlank = step.mayHoldBlank,
                                          .mostTries = kTriesOfSeenPlays * (work_ / kPartOfSeenPlays)},
                                         setting_.language, setting_.means.isWord, setting_.nearWords);
    spend(kWorkOfSeenPlays + found.tries / kTriesOfSeenPlays);
    layers_.cut |= !found.complete;
    return std::move(found.plays);
  }

  [[nodiscard]] WordQuery queryOf(const Step& step, const Reading& reading, double room) const {
    const SheetRow& row = setting_.game.rows[*step.row];
    const SheetHabits& habits = setting_.habits;
    WordQuery query{reading.letters};
    query.marks = reading.marks;
    query.scores = reading.scores;
    query.anyScore = reading.anyScore;
    query.at = row.at;
    query.crossWords = row.crossWords.empty() ? nullptr : &row.crossWords;
    query.acrossFirst = !setting_.game.hasPlaces && sightings_.empty();
    query.mostUnknown = std::min(kMostUnknown, static_cast<int>(room / habits.unknownCrossWord));
    query.mostLostMarks = std::min(kMostLostMarks, static_cast<int>(room / habits.unmarkedBlank));
    return query;
  }

  [[nodiscard]] double costOf(const Step& step, const Reading& reading, const WordPlace& place) const {
    double cost = place.unknownCrossWords * setting_.habits.unknownCrossWord +
                  place.lostMarks * setting_.habits.unmarkedBlank + place.spuriousMarks * kSpuriousMark +
                  (place.crossWordsAsNoted ? 0 : kMissedCrossWord);
    if (reading.slip == SlipField::score) {
      if (place.score == *step.points) return most_ + 1;  // no slip then
      cost += scoreSlipCost(*step.points, place.score);
    }
    const auto& rack = setting_.game.rows[*step.row].rack;
    if (rack && !rack->contains(place.move.tileCounts())) cost += kRackMismatch;
    return cost;
  }

  /// The plays that a missing row may have been: those that a board shows, and the likeliest on squares that
  /// nobody saw.
  void fillIn(std::size_t index, std::uint32_t from, const Node& node, LayerBuilder& next) {
    const Step& step = plan_.steps[index];
    const bool isScored = step.points && *step.points > 0;
    std::vector<SeenPlay> plays =
        seenPlays(index, node, isScored ? std::vector<int>{*step.points} : std::vector<int>());
    const SeenBoard* const seen = sightings_.showing(index);
    if (isScored && setting_.means.playsOf && (seen == nullptr || seen->isPart())) {
      for (const game::Move& move : possiblePlays(index, node)) {
        const auto isSame = [&](const SeenPlay& play) { return play.place.move == move; };
        if (std::ranges::none_of(plays, isSame))
          plays.push_back({.place = {.move = move, .score = *step.points}, .cost = 0});
      }
    } else if (!isScored) {
      // It may have been no play.
      stay(index, from, node, plays.empty() ? 0 : kNoPlay, next);
    }
    const int hand = node.hands[static_cast<std::size_t>(step.player)];
    double sum = 0;
    for (const SeenPlay& play : plays)
      sum += std::exp(logDrawChance(node.pool, play.place.move.tileCounts(), hand) - play.cost);
    // Together the plays weigh as much as one play that is known.
    for (const SeenPlay& play : plays)
      lay(index, node, {from, 0, play.place, play.cost, -std::log(sum)}, next);
  }

  std::vector<game::Move> possiblePlays(std::size_t index, const Node& node) {
    const Step& step = plan_.steps[index];
    const std::size_t boards = layers_.layers.back().size();
    game::TileCounts tiles = node.pool;
    if (!step.mayHoldBlank) tiles.addKind(0, -tiles.blanks());
    const TileDemand demand(plan_, index + 1, setting_.game);
    PossiblePlays possible = setting_.means.playsOf(
        {.board = node.board,
         .tiles = tiles,
         .mostTiles = node.hands[static_cast<std::size_t>(step.player)],
         .points = *step.points,
         .worth = demand.worth(node.pool),
         .most = std::max(kFewestFills, kMostFills / boards),
         .work = kTriesOfWork * (work_ / 2 / std::max<std::uint64_t>(1, std::min<std::size_t>(boards, 20)))});
    spend(possible.work / kTriesOfWork);
    layers_.cut |= !possible.complete;
    return std::move(possible.moves);
  }

  /// Adds the node after a play, if the player can have held its tiles and it is dear to nobody.
  void lay(std::size_t index, const Node& node, Edge edge, LayerBuilder& next) {
    spend(1);
    edge.cost += sightings_.costOf(index, edge.place.move);
    double cost = node.cheapest + edge.cost;
    if (cost + rest_[index + 1] > most_) return;
    const auto player = static_cast<std::size_t>(plan_.steps[index].player);
    const game::TileCounts tiles = edge.place.move.tileCounts();
    const int hand = node.hands[player];
    if (tiles.size() > hand || node.hands[1 - player] == 0 || !node.pool.contains(tiles)) return;
    Node after{.board = node.board,
               .pool = node.pool,
               .hands = node.hands,
               .bag = node.bag,
               .cheapest = 0,
               .heaviest = 0,
               .in = {}};
    game::lay(after.board, edge.place.move);
    const double unseen = sightings_.costAfter(index, after.board);
    edge.cost += unseen;
    cost += unseen;
    if (cost + sightings_.costToCome(index, after.board) + rest_[index + 1] > most_) return;
    edge.weight += logDrawChance(node.pool, tiles, hand) - edge.cost;
    after.pool -= tiles;
    const int drawn = std::min(tiles.size(), after.bag);
    after.hands[player] += drawn - tiles.size();
    after.bag -= drawn;
    const double weight = node.heaviest + edge.weight;
    next.add(std::move(after), edge, cost, weight);
  }

  void stay(std::size_t index, std::uint32_t from, const Node& node, double cost, LayerBuilder& next) {
    cost += sightings_.costAfter(index, node.board);
    if (node.cheapest + cost + rest_[index + 1] > most_) return;
    Node after = node;
    after.in.clear();
    next.add(std::move(after), {from, 0, {}, cost, -cost}, node.cheapest + cost, node.heaviest - cost);
  }

  [[nodiscard]] bool canLie(const Step& step, const Node& node) const {
    const SheetRow& row = setting_.game.rows[*step.row];
    const WordQuery query = placeOfInvalid(row);
    const int hand = node.hands[static_cast<std::size_t>(step.player)];
    return !findWordPlaces(LaidBoard(node.board), node.pool, hand, query, setting_.language, {}).empty();
  }

  /// The tiles left at the end against those that the sheet tells.
  void settleEndings() {
    for (const Node& node : layers_.layers.back())
      layers_.endings.push_back(endingCost(node));
  }

  [[nodiscard]] double endingCost(const Node& node) const {
    const SheetEnding& ending = setting_.game.ending;
    if (node.bag > 0) return ending.tiles && !node.pool.contains(*ending.tiles) ? kEndTilesMismatch : 0;
    double cost = 0;
    if (ending.tiles && !(*ending.tiles == node.pool)) cost += kEndTilesMismatch;
    if (ending.counts && *ending.counts != node.hands) cost += kEndTilesMismatch;
    if (ending.value && *ending.value != setting_.language.value(node.pool)) cost += kEndValueMismatch;
    return cost;
  }

  const Plan& plan_;
  const SearchSetting& setting_;
  const double most_;
  std::uint64_t work_;  ///< that this plan may still do
  const Sightings sightings_;
  std::vector<double> rest_;  ///< what the steps from each on cost at least
  Layers layers_;
};

}  // namespace

Layers layPlan(const Plan& plan, const SearchSetting& setting, double most, double part) {
  return Search(plan, setting, most, part).run();
}

}  // namespace rozbor::replay
