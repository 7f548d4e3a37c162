#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <limits>
#include <utility>

#include "lane_search.h"

namespace rozbor::engine {
namespace {

/// Longest run of tiles that the bound of a worth is kept for.
constexpr int kRun = Board::kMaxSide;
/// How much less than the greatest imaginable worth each walk lets pass, in thousandths.
constexpr std::int32_t kSlacks[] = {2'000, 5'000, 9'000, 14'000, 20'000, 30'000, 45'000};
constexpr std::int32_t kAnything = std::numeric_limits<std::int32_t>::min();

/// Plays of one number of points, those of the greatest worth of them.
class LikelyPlays {
 public:
  LikelyPlays(const PlayQuery& query, const game::TileCounts& tiles, const game::Rules& rules)
      : query_(query), mostTiles_(std::min(query.mostTiles, kRun)) {
    if (query.points < rules.bingoBonus) mostTiles_ = std::min(mostTiles_, rules.bingoTiles - 1);
    boundGains(tiles);
  }

  /// Begins a walk for plays worth at least this much. It finds those of the walk before once more.
  void beginWalk(std::int32_t least) {
    earlier_ = std::exchange(plays_, {});
    earlierLeast_ = std::exchange(least_, least);
    missed_ = false;
  }

  [[nodiscard]] int mostTiles() const { return mostTiles_; }
  [[nodiscard]] bool goesOn() const { return work_ < query_.work; }
  [[nodiscard]] bool takes(int points) const { return points == query_.points; }

  bool lay(int kind, int points) {
    ++work_;
    if (points > query_.points) return false;
    std::uint8_t& used = used_[static_cast<std::size_t>(kind)];
    const std::int32_t worth = worth_ + query_.worth.ofOneMore(kind, used);
    const int left = std::max(0, mostTiles_ - laid_ - 1);
    if (worth + bestGain_[static_cast<std::size_t>(left)] < floor()) {
      missed_ = true;
      return false;
    }
    ++used;
    ++laid_;
    worth_ = worth;
    return true;
  }

  void takeUp(int kind) {
    std::uint8_t& used = used_[static_cast<std::size_t>(kind)];
    --used;
    --laid_;
    worth_ -= query_.worth.ofOneMore(kind, used);
  }

  void offer(const Play& play) {
    if (worth_ < floor()) {
      missed_ = true;
      return;
    }
    if (plays_.size() == query_.most) {
      crowded_ = true;
      if (plays_.empty() || worth_ <= plays_.front().first) return;
      std::ranges::pop_heap(plays_, isDearer);
      plays_.pop_back();
    }
    plays_.emplace_back(worth_, play);
    std::ranges::push_heap(plays_, isDearer);
  }

  /// What a play can be worth at most.
  [[nodiscard]] std::int32_t greatest() const { return bestGain_[static_cast<std::size_t>(mostTiles_)]; }
  [[nodiscard]] bool isFull() const { return plays_.size() >= query_.most; }
  /// Whether plays of less worth were left out of this walk.
  [[nodiscard]] bool missed() const { return missed_; }

  [[nodiscard]] PlaysMaking take(bool everything) {
    if (!goesOn()) addEarlier();
    std::ranges::stable_sort(plays_, std::greater<>(), &Worthy::first);
    PlaysMaking made{.plays = {}, .complete = everything && goesOn() && !crowded_, .work = work_};
    for (const auto& [worth, play] : plays_)
      made.plays.push_back(play);
    return made;
  }

 private:
  using Worthy = std::pair<std::int32_t, Play>;  ///< worth over that of using nothing

  static bool isDearer(const Worthy& one, const Worthy& other) { return one.first > other.first; }

  [[nodiscard]] std::int32_t floor() const {
    return plays_.size() == query_.most && !plays_.empty() ? std::max(least_, plays_.front().first) : least_;
  }

  /// A walk that was broken off lacks plays that the one before had.
  void addEarlier() {
    std::erase_if(plays_, [&](const Worthy& one) { return one.first >= earlierLeast_; });
    std::ranges::move(earlier_, std::back_inserter(plays_));
  }

  /// The most that so many further tiles can add, whichever lie already.
  void boundGains(const game::TileCounts& tiles) {
    std::vector<std::int32_t> gains;
    for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
      for (int copies = 0; copies < std::min(tiles.count(kind), mostTiles_); ++copies)
        gains.push_back(query_.worth.ofOneMore(kind, copies));
    }
    std::ranges::sort(gains, std::greater<>());
    for (std::size_t count = 1; count < bestGain_.size(); ++count) {
      const std::int32_t gain = count <= gains.size() ? std::max(0, gains[count - 1]) : 0;
      bestGain_[count] = bestGain_[count - 1] + gain;
    }
  }

  const PlayQuery& query_;
  int mostTiles_;
  std::int32_t least_ = std::numeric_limits<std::int32_t>::max();
  std::int32_t earlierLeast_ = least_;
  std::int32_t worth_ = 0;
  int laid_ = 0;
  std::uint64_t work_ = 0;
  bool crowded_ = false;
  bool missed_ = false;
  std::array<std::uint8_t, game::TileCounts::kKinds> used_{};
  std::array<std::int32_t, kRun + 1> bestGain_{};
  std::vector<Worthy> plays_;    ///< a heap, the least worth in front
  std::vector<Worthy> earlier_;  ///< of the walk before
};

}  // namespace

PlaysMaking placementsMaking(const PlayQuery& query, const Board& board, const game::TileCounts& tiles,
                             const game::Language& language, const Lexicon& lexicon) {
  LikelyPlays likely(query, tiles, language.rules);
  for (const std::int32_t slack : kSlacks) {
    likely.beginWalk(likely.greatest() - slack);
    searchLanes(board, tiles, language, lexicon, likely);
    if (likely.isFull() || !likely.goesOn()) return likely.take(false);
    if (!likely.missed()) return likely.take(true);
  }
  likely.beginWalk(kAnything);
  searchLanes(board, tiles, language, lexicon, likely);
  return likely.take(true);
}

}  // namespace rozbor::engine
