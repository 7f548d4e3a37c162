#include "findings_of_sheet.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "chances/draw_chance.h"
#include "costs.h"
#include "paths.h"
#include "seen/sightings.h"

namespace rozbor::replay {
namespace {

using parser::SheetTurnKind;

/// Solutions and repairs of a smaller share are not told.
constexpr double kLeastShare = 0.005;
constexpr double kLeastRepair = 0.02;

/// Gathers what the hypotheses say, each with its share.
class Findings {
 public:
  Findings(const SheetGame& game, const game::Language& language, const ReconstructionMeans& means,
           std::span<const Hypothesis> found, Reconstruction& result)
      : game_(game), language_(language), means_(means), found_(found), result_(result) {}

  void tell() {
    weigh();
    for (std::size_t index = 0; index < found_.size(); ++index) {
      gatherEdges(index);
      gatherSolutions(index);
    }
    rankSolutions();
    rankPlaces();
    rankRepairs();
    ask();
    correctBoards();
  }

 private:
  /// Shares of the hypotheses.
  void weigh() {
    double most = 0;
    for (const Hypothesis& hypothesis : found_) {
      paths_.push_back(std::make_unique<Paths>(*hypothesis.layers));
      logWeights_.push_back(paths_.back()->total() - hypothesis.plan.cost);
    }
    most = *std::ranges::max_element(logWeights_);
    double sum = 0;
    for (const double weight : logWeights_)
      sum += std::exp(weight - most);
    logTotal_ = most + std::log(sum);
  }

  [[nodiscard]] double share(std::size_t index) const { return std::exp(logWeights_[index] - logTotal_); }

  void gatherEdges(std::size_t index) {
    const Plan& plan = found_[index].plan;
    for (const Repair& repair : plan.repairs)
      addRepair(repair, share(index));
    paths_[index]->forEachEdge([&](std::size_t step, const Edge& edge, double part) {
      const double weight = part * share(index);
      const Node& node = found_[index].layers->layers[step][edge.from];
      for (const Repair& repair : repairsOf(plan.steps[step], edge, node))
        addRepair(repair, weight);
      addPlace(plan.steps[step], edge, weight);
    });
    gatherEndings(index);
  }

  void gatherEndings(std::size_t index) {
    for (const Paths::Way& way : paths_[index]->heaviest(1)) {
      if (found_[index].layers->endings[way.last] <= 0) continue;
      addRepair(
          {.field = SlipField::endTiles,
           .turn = game_.rows.size(),
           .player = 0,
           .written = writtenEnding(),
           .likely = game::rackText(found_[index].layers->layers.back()[way.last].pool, language_.alphabet),
           .probability = 0},
          share(index));
    }
  }

  [[nodiscard]] std::string writtenEnding() const {
    if (game_.ending.tiles) return game::rackText(*game_.ending.tiles, language_.alphabet);
    return game_.ending.value ? std::to_string(*game_.ending.value) : "";
  }

  /// What this way of taking a step takes for slips.
  [[nodiscard]] std::vector<Repair> repairsOf(const Step& step, const Edge& edge, const Node& node) const {
    std::vector<Repair> repairs;
    if (step.kind != SheetTurnKind::play) return repairs;
    const SheetRow& row = game_.rows[*step.row];
    const Reading& reading = step.readings[edge.reading];
    const auto add = [&](SlipField field, std::string written, std::string likely) {
      repairs.push_back({.field = field,
                         .turn = row.turn,
                         .player = row.player,
                         .written = std::move(written),
                         .likely = std::move(likely),
                         .probability = 0});
    };
    const int score = edge.place.score;
    if (row.score && score != *row.score && score != row.otherScore) {
      add(SlipField::score, std::to_string(*row.score), std::to_string(score));
    } else if (step.repairedTotal) {
      add(SlipField::total, std::to_string(*row.total), std::to_string(*step.repairedTotal));
    }
    const Letters letters = reading.asSeen ? mainWordOf(edge.place.move, node.board) : reading.letters;
    if (letters != row.letters && letters != row.otherLetters) {
      const LetterBits marks = reading.asSeen ? blanksOf(edge.place.move) : reading.marks;
      add(SlipField::word, sheetWord(row.letters, row.marks, language_.alphabet),
          sheetWord(letters, marks, language_.alphabet));
      if (reading.asSeen) return repairs;
    }
    if (edge.place.lostMarks > 0 || edge.place.spuriousMarks > 0) {
      add(SlipField::blank, sheetWord(reading.letters, reading.marks, language_.alphabet),
          sheetWord(reading.letters, blanksOf(edge.place.move), language_.alphabet));
    }
    return repairs;
  }

  void addRepair(const Repair& repair, double weight) {
    const auto same = std::ranges::find_if(result_.repairs, [&](const Repair& known) {
      return known.field == repair.field && known.turn == repair.turn && known.player == repair.player &&
             known.likely == repair.likely;
    });
    const bool isNew = same == result_.repairs.end();
    Repair& kept = isNew ? result_.repairs.emplace_back(repair) : *same;
    kept.probability = (isNew ? 0 : kept.probability) + weight;
  }

  void addPlace(const Step& step, const Edge& edge, double weight) {
    if (!step.row || !edge.place.move.isPlacement()) return;
    const std::size_t turn = game_.rows[*step.row].turn;
    auto at = std::ranges::find(result_.places, turn, &TurnPlaces::turn);
    if (at == result_.places.end()) at = result_.places.insert(at, {.turn = turn, .places = {}});
    const auto same = std::ranges::find(at->places, edge.place.move, &PlaceChance::move);
    if (same == at->places.end()) {
      at->places.push_back({edge.place.move, weight});
    } else {
      same->probability += weight;
    }
  }

  void gatherSolutions(std::size_t index) {
    const Hypothesis& hypothesis = found_[index];
    for (const Paths::Way& way : paths_[index]->heaviest(kSolutionsListed)) {
      const double probability = std::exp(way.weight - hypothesis.plan.cost - logTotal_);
      result_.solutions.push_back({solutionTurns(hypothesis, way), probability});
    }
  }

  [[nodiscard]] std::vector<PlacedTurn> solutionTurns(const Hypothesis& hypothesis,
                                                      const Paths::Way& way) const {
    std::vector<PlacedTurn> turns;
    for (std::size_t index = 0; index < way.edges.size(); ++index) {
      const Step& step = hypothesis.plan.steps[index];
      const Edge& edge = *way.edges[index];
      PlacedTurn turn{
          .turn = {}, .player = step.player, .kind = step.kind, .move = {}, .score = 0, .wordScore = 0};
      if (step.row) turn.turn = game_.rows[*step.row].turn;
      if (edge.place.move.isPlacement()) {
        turn.move = edge.place.move;
        turn.score = edge.place.score;
      } else if (step.kind == SheetTurnKind::invalid) {
        placeInvalid(step, hypothesis.layers->layers[index][edge.from], turn);
      }
      turns.push_back(turn);
    }
    return turns;
  }

  /// A withdrawn word leaves no trace: it is put where it would form an unknown word, and of such
  /// places where the tiles for it were likeliest at hand.
  void placeInvalid(const Step& step, const Node& node, PlacedTurn& turn) const {
    const SheetRow& row = game_.rows[*step.row];
    const WordQuery query = placeOfInvalid(row);
    const int hand = node.hands[static_cast<std::size_t>(step.player)];
    const bool known = means_.isWord && means_.isWord(row.letters);
    double best = 0;
    for (const WordPlace& place :
         findWordPlaces(LaidBoard(node.board), node.pool, hand, query, language_, means_.isWord)) {
      const bool explains = !known || place.unknownCrossWords > 0;
      const double chance =
          logDrawChance(node.pool, place.move.tileCounts(), hand) + (explains ? 0 : -kNoPlaceForInvalid);
      if (turn.move && chance <= best) continue;
      best = chance;
      turn.move = place.move;
      turn.wordScore = place.score;
    }
  }

  /// The squares of boards that the likeliest game holds for misread.
  void correctBoards() {
    if (game_.boards.empty()) return;
    const Hypothesis& likeliest =
        found_[static_cast<std::size_t>(std::ranges::max_element(logWeights_) - logWeights_.begin())];
    for (std::size_t board = 0; board < game_.boards.size(); ++board)
      correctBoard(board, boardWhenSeen(likeliest, game_, game_.boards[board]));
    result_.boardFit = result_.corrections.empty() ? BoardFit::agrees : BoardFit::corrected;
  }

  void correctBoard(std::size_t index, const game::Board& board) {
    for (int row = 0; row < board.rows(); ++row) {
      for (int column = 0; column < board.columns(); ++column) {
        const game::Square square(row, column);
        const game::Tile tile = board.at(square);
        if (!game_.boards[index].contradicts(square, tile)) continue;
        result_.corrections.push_back({.board = index,
                                       .square = square,
                                       .read = *game_.boards[index].readingOf(square),
                                       .likely = tile.empty() ? std::string() : squareText(tile)});
      }
    }
  }

  [[nodiscard]] std::string squareText(game::Tile tile) const {
    const std::string& letter = language_.alphabet.upper(tile.letter());
    return tile.isBlank() ? '(' + letter + ')' : letter;
  }

  /// A game that several readings of the rows lead to is one game.
  void mergeSame() {
    std::vector<Solution> merged;
    for (Solution& solution : result_.solutions) {
      const auto same =
          std::ranges::find_if(merged, [&](const Solution& known) { return isSameGame(known, solution); });
      if (same == merged.end()) {
        merged.push_back(std::move(solution));
      } else {
        same->probability += solution.probability;
      }
    }
    result_.solutions = std::move(merged);
  }

  static bool isSameGame(const Solution& one, const Solution& other) {
    return std::ranges::equal(one.turns, other.turns, [](const PlacedTurn& left, const PlacedTurn& right) {
      return left.turn == right.turn && left.player == right.player && left.kind == right.kind &&
             left.move == right.move && left.score == right.score;
    });
  }

  void rankSolutions() {
    mergeSame();
    std::ranges::stable_sort(result_.solutions, std::greater<>(), &Solution::probability);
    const std::size_t listed = std::min(kSolutionsListed, result_.solutions.size());
    std::size_t kept = 1;
    while (kept < listed && result_.solutions[kept].probability >= kLeastShare)
      ++kept;
    result_.solutions.resize(kept);
  }

  void rankPlaces() {
    std::ranges::sort(result_.places, {}, &TurnPlaces::turn);
    for (TurnPlaces& turn : result_.places)
      std::ranges::stable_sort(turn.places, std::greater<>(), &PlaceChance::probability);
  }

  void rankRepairs() {
    std::erase_if(result_.repairs, [](const Repair& repair) { return repair.probability < kLeastRepair; });
    std::ranges::stable_sort(result_.repairs, std::greater<>(), &Repair::probability);
  }

  /// A word that is not legible has places all the same; whoever knows one will know the word.
  [[nodiscard]] bool hasWord(std::size_t turn) const {
    return std::ranges::any_of(
        game_.rows, [&](const SheetRow& row) { return row.turn == turn && row.kind == SheetTurnKind::play; });
  }

  void ask() {
    for (const TurnPlaces& turn : result_.places) {
      if (!hasWord(turn.turn)) continue;
      double bits = 0;
      for (const PlaceChance& place : turn.places)
        bits -= place.probability > 0 ? place.probability * std::log2(place.probability) : 0;
      if (turn.places.size() > 1 &&
          bits > std::max(0.05, result_.question ? result_.question->bits + 1e-9 : 0)) {
        result_.question = Question{turn.turn, turn.places, bits};
      }
    }
  }

  const SheetGame& game_;
  const game::Language& language_;
  const ReconstructionMeans& means_;
  std::span<const Hypothesis> found_;
  Reconstruction& result_;
  std::vector<std::unique_ptr<Paths>> paths_;
  std::vector<double> logWeights_;
  double logTotal_ = 0;
};

/// Whether some repair is likelier than none. A blank that was not marked is no contradiction: players
/// forget. A turn that is missing, or out of its place, may be so at several places: together they count.
bool isContradicted(const std::vector<Repair>& repairs) {
  double order = 0;
  for (const Repair& repair : repairs) {
    const bool isOrder = repair.field == SlipField::missingTurn || repair.field == SlipField::order;
    order += isOrder ? repair.probability : 0;
    if (repair.field != SlipField::blank && repair.probability > 0.5) return true;
  }
  return order > 0.5;
}

void tellBounded(Reconstruction& result) {
  result.diagnostics.push_back(
      {.severity = parser::Severity::warning,
       .code = "reconstruct.too-wide",
       .where = {},
       .message = said::words(
           "expected a sheet that tells enough to follow every game, found one that leaves too many open"),
       .recovery = said::words("the likeliest ones are followed")});
}

}  // namespace

const game::Board& boardWhenSeen(const Hypothesis& hypothesis, const SheetGame& game, const SeenBoard& seen) {
  const std::size_t layer = Sightings(game.boards, hypothesis.plan).stepsBefore(seen);
  const auto ways = Paths(*hypothesis.layers).heaviest(1);
  const Paths::Way& way = ways.front();
  const std::size_t node = layer < way.edges.size() ? way.edges[layer]->from : way.last;
  return hypothesis.layers->layers[layer][node].board;
}

void tellFindings(const SheetGame& game, const game::Language& language, const ReconstructionMeans& means,
                  std::span<const Hypothesis> found, const std::vector<std::size_t>& suspects,
                  Reconstruction& result) {
  if (!found.empty()) Findings(game, language, means, found, result).tell();
  if (result.bounded) tellBounded(result);
  const bool contradicted = found.empty() || isContradicted(result.repairs);
  if (contradicted) {
    result.status = ReconstructionStatus::inconsistent;
    result.conflict = suspects;
    for (const Repair& repair : result.repairs) {
      if (repair.turn < game.rows.size()) result.conflict.push_back(repair.turn);
    }
    std::ranges::sort(result.conflict);
    const auto twice = std::unique(result.conflict.begin(), result.conflict.end());
    result.conflict.erase(twice, result.conflict.end());
    return;
  }
  result.status = !result.bounded && result.solutions.front().probability >= kUniqueShare
                      ? ReconstructionStatus::unique
                      : ReconstructionStatus::ambiguous;
}

}  // namespace rozbor::replay
