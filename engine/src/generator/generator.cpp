#include "rozbor/engine/generator.h"

#include "lane_search.h"

namespace rozbor::engine {
namespace {

/// Every play of a rack.
class EveryPlay {
 public:
  [[nodiscard]] static int mostTiles() { return Board::kMaxSide; }
  [[nodiscard]] static bool goesOn() { return true; }
  [[nodiscard]] static bool lay(int /*kind*/, int /*points*/) { return true; }
  static void takeUp(int /*kind*/) {}
  [[nodiscard]] static bool takes(int /*points*/) { return true; }
  void offer(const Play& play) { plays_.push_back(play); }

  [[nodiscard]] std::vector<Play> take() { return std::move(plays_); }

 private:
  std::vector<Play> plays_;
};

}  // namespace

std::vector<Play> generatePlacements(const Board& board, const game::Rack& rack,
                                     const game::Language& language, const Lexicon& lexicon) {
  EveryPlay every;
  searchLanes(board, rack, language, lexicon, every);
  return every.take();
}

std::vector<Play> generateExchanges(const game::Rack& rack) {
  std::vector<Play> plays;
  game::TileCounts chosen;
  const auto choose = [&](const auto& self, int kind) -> void {
    if (kind == game::TileCounts::kKinds) {
      if (!chosen.empty()) plays.push_back({Move::exchange(chosen), 0});
      return;
    }
    for (int copies = 0; copies <= rack.count(kind); ++copies) {
      chosen.addKind(kind, copies);
      self(self, kind + 1);
      chosen.addKind(kind, -copies);
    }
  };
  choose(choose, 0);
  return plays;
}

}  // namespace rozbor::engine
