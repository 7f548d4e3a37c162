#include "search.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <unordered_map>
#include <utility>

#include "costs.h"
#include "draw_chance.h"

namespace rozbor::replay {
namespace {

using parser::SheetTurnKind;

/// Boards kept in one layer; more come about only when next to nothing is known.
constexpr std::size_t kMostInLayer = 20'000;
/// Cross-words unknown to the word test in one play, and blanks without a mark.
constexpr int kMostUnknown = 4;
constexpr int kMostLostMarks = 2;

/// A hash of what makes nodes equal.
std::uint64_t keyOf(const Node& node) {
  std::uint64_t hash = static_cast<std::uint64_t>(node.hands[0]) + 1;
  const auto mix = [&](std::uint64_t value) {
    hash = (hash ^ value) * 0x9E3779B97F4A7C15U;
    hash ^= hash >> 29;
  };
  for (int row = 0; row < node.board.rows(); ++row) {
    for (int column = 0; column < node.board.columns(); ++column) {
      const game::Tile tile = node.board.at(game::Square(row, column));
      mix(static_cast<std::uint64_t>(tile.letter().index()) * 2 + (tile.isBlank() ? 1 : 0));
    }
  }
  return hash;
}

/// A layer that is being filled.
class LayerBuilder {
 public:
  void add(Node node, Edge edge, double cost, double weight) {
    const std::uint64_t key = keyOf(node);
    for (auto [at, end] = index_.equal_range(key); at != end; ++at) {
      Node& known = nodes_[at->second];
      if (known.hands != node.hands || !(known.board == node.board)) continue;
      known.cheapest = std::min(known.cheapest, cost);
      known.heaviest = std::max(known.heaviest, weight);
      known.in.push_back(std::move(edge));
      return;
    }
    index_.emplace(key, nodes_.size());
    node.cheapest = cost;
    node.heaviest = weight;
    node.in = {std::move(edge)};
    nodes_.push_back(std::move(node));
  }

  /// The layer, and whether it had to be cut to the likeliest nodes.
  std::pair<std::vector<Node>, bool> take() {
    const bool cut = nodes_.size() > kMostInLayer;
    if (cut) {
      std::ranges::stable_sort(nodes_, std::greater<>(), &Node::heaviest);
      nodes_.resize(kMostInLayer);
    }
    return {std::move(nodes_), cut};
  }

 private:
  std::vector<Node> nodes_;
  std::unordered_multimap<std::uint64_t, std::size_t> index_;
};

class Search {
 public:
  Search(const Plan& plan, const SearchSetting& setting, double most)
      : plan_(plan), setting_(setting), most_(most), rest_(plan.steps.size() + 1, 0) {
    for (std::size_t step = plan.steps.size(); step-- > 0;) {
      const auto& readings = plan.steps[step].readings;
      const auto least = std::ranges::min_element(readings, {}, &Reading::cost);
      rest_[step] = rest_[step + 1] + (least == readings.end() ? 0 : least->cost);
    }
  }

  Layers run() {
    layers_.layers.push_back({start()});
    for (std::size_t step = 0; step < plan_.steps.size(); ++step) {
      LayerBuilder next;
      const auto& layer = layers_.layers.back();
      for (std::size_t node = 0; node < layer.size(); ++node)
        take(step, static_cast<std::uint32_t>(node), layer[node], next);
      auto [nodes, cut] = next.take();
      layers_.cut |= cut;
      if (nodes.empty()) return std::move(layers_);
      layers_.layers.push_back(std::move(nodes));
    }
    settleEndings();
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

  void take(std::size_t index, std::uint32_t from, const Node& node, LayerBuilder& next) {
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
    for (std::size_t reading = 0; reading < step.readings.size(); ++reading) {
      const double room = this->room(index, node) - step.readings[reading].cost;
      if (room < 0) continue;
      const WordQuery query = queryOf(step, step.readings[reading], room);
      for (WordPlace& place :
           findWordPlaces(node.board, node.pool, hand, query, setting_.language, setting_.means.isWord)) {
        const double cost = step.readings[reading].cost + costOf(step, step.readings[reading], place);
        lay(index, node, {from, static_cast<std::uint32_t>(reading), std::move(place), cost, 0}, next);
      }
    }
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
    query.acrossFirst = !setting_.game.hasPlaces;
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

  /// Every play that a missing row may have been.
  void fillIn(std::size_t index, std::uint32_t from, const Node& node, LayerBuilder& next) {
    const Step& step = plan_.steps[index];
    if (!step.points || *step.points == 0 || !setting_.means.playsOf) {
      stay(index, from, node, 0, next);
      return;
    }
    game::TileCounts tiles = node.pool;
    if (!step.mayHoldBlank) tiles.addKind(0, -tiles.blanks());
    const auto moves = setting_.means.playsOf(node.board, tiles, *step.points);
    const int hand = node.hands[static_cast<std::size_t>(step.player)];
    double sum = 0;
    for (const game::Move& move : moves)
      sum += std::exp(logDrawChance(node.pool, move.tileCounts(), hand));
    // Together the plays weigh as much as one play that is known.
    for (const game::Move& move : moves) {
      WordPlace place{.move = move, .score = *step.points};
      lay(index, node, {from, 0, std::move(place), 0, -std::log(sum)}, next);
    }
  }

  /// Adds the node after a play, if the player can have held its tiles and it is dear to nobody.
  void lay(std::size_t index, const Node& node, Edge edge, LayerBuilder& next) {
    const double cost = node.cheapest + edge.cost;
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
    edge.weight += logDrawChance(node.pool, tiles, hand) - edge.cost;
    game::lay(after.board, edge.place.move);
    after.pool -= tiles;
    const int drawn = std::min(tiles.size(), after.bag);
    after.hands[player] += drawn - tiles.size();
    after.bag -= drawn;
    const double weight = node.heaviest + edge.weight;
    next.add(std::move(after), std::move(edge), cost, weight);
  }

  void stay(std::size_t index, std::uint32_t from, const Node& node, double cost, LayerBuilder& next) {
    if (node.cheapest + cost + rest_[index + 1] > most_) return;
    Node after = node;
    after.in.clear();
    next.add(std::move(after), {from, 0, {}, cost, -cost}, node.cheapest + cost, node.heaviest - cost);
  }

  [[nodiscard]] bool canLie(const Step& step, const Node& node) const {
    const SheetRow& row = setting_.game.rows[*step.row];
    const WordQuery query = placeOfInvalid(row);
    const int hand = node.hands[static_cast<std::size_t>(step.player)];
    return !findWordPlaces(node.board, node.pool, hand, query, setting_.language, {}).empty();
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
  std::vector<double> rest_;  ///< what the steps from each on cost at least
  Layers layers_;
};

}  // namespace

Layers layPlan(const Plan& plan, const SearchSetting& setting, double most) {
  return Search(plan, setting, most).run();
}

}  // namespace rozbor::replay
