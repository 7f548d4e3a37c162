#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace rozbor::engine::preendgame {

/// Half points of one game, as far as they are known.
struct Range {
  int least = 0;
  int most = 2;

  [[nodiscard]] bool known() const { return least == most; }
};

/// Which of the replies that are equally good over all worlds is assumed in a world that is asked about: the
/// one that is best or the one that is worst there for who chooses.
enum class Equals : std::uint8_t { best, worst };

/// One choice for several worlds that cannot be told apart: the reply with the most points over all of them.
/// Finds what that reply brings in some of the worlds, with few trials: a reply whose points so far and all
/// that is still open are no more than those of a finished one is out.
class ReplyRace {
 public:
  /// Half points that a reply brings in a world to who chooses; none when it was given up.
  using Trial = std::function<std::optional<int>(std::size_t reply, std::size_t world)>;

  /// `asked`: worlds that the answer is wanted for. Replies are known by their place in the order of liking.
  ReplyRace(std::vector<int> weights, std::vector<std::size_t> asked, std::size_t replies, Equals equals);

  /// Tries until the answers are known; false when given up.
  bool settle(const Trial& trial);
  /// Tries the first `count` replies alone, and these only while that can narrow an answer; false when given
  /// up. What the others bring stays open.
  bool narrow(std::size_t count, const Trial& trial);

  /// What the reply that is chosen brings in an asked world.
  [[nodiscard]] Range in(std::size_t world) const;

 private:
  static constexpr std::int8_t kOpen = -1;

  struct Reply {
    std::vector<std::int8_t> points;  ///< by world
    std::size_t open = 0;             ///< worlds not tried
    int most = 0;                     ///< points over all worlds that are still possible
  };
  struct Danger {
    int lost = 0;
    int tried = 0;
  };

  [[nodiscard]] const Reply* leader() const { return leader_ ? &replies_[*leader_] : nullptr; }
  [[nodiscard]] Range ifChosen(const Reply& reply, std::size_t world) const;
  [[nodiscard]] bool isNoBetter(const Reply& reply, const Reply& than) const;
  [[nodiscard]] bool isBeaten(std::size_t reply) const;
  [[nodiscard]] bool isLikeLeader(const Reply& reply) const;
  [[nodiscard]] bool canNarrow(const Reply& reply) const;
  [[nodiscard]] bool isSettled() const;
  [[nodiscard]] std::size_t nextWorld(const Reply& reply) const;
  [[nodiscard]] bool tryOne(std::size_t at, const Trial& trial);
  [[nodiscard]] bool lookForAny(const Trial& trial);
  [[nodiscard]] bool follow(std::size_t at, const Trial& trial);
  [[nodiscard]] bool followUnlike(const Trial& trial);

  std::vector<int> weights_;
  std::vector<std::size_t> asked_;
  Equals equals_;
  int all_ = 0;  ///< points of a reply that wins in every world
  std::vector<Reply> replies_;
  std::vector<Danger> dangers_;
  std::optional<std::size_t> leader_;  ///< the best of those tried in every world
};

}  // namespace rozbor::engine::preendgame
