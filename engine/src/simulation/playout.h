#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "../finder/move_search.h"
#include "considered_replies.h"
#include "deal.h"
#include "endgame/shared_endings.h"
#include "ending_chance.h"
#include "outcome.h"
#include "played_deals.h"
#include "rozbor/engine/openness.h"
#include "rozbor/engine/simulation.h"
#include "shared_replies.h"

namespace rozbor::engine {

/// Plays candidates out. Keeps what it knows of their boards; one for each thread. The arguments must
/// outlive it.
class Playout {
 public:
  /// `ground`: where endings are searched; null: none is. `played`: where deals are so few that they come
  /// again, each is played once and remembered; null: no deal is.
  Playout(const game::Position& position, std::span<const RatedPlay> candidates,
          const SimulationContext& context, const SimulationOptions& options,
          const endgame::EndingGround* ground, PlayedDeals* played);

  /// The deal that the next games are played with, one of each of so many candidates.
  void deal(std::uint64_t number, std::size_t candidates);
  /// Whether its endings are searched and its replies considered: then on behalf of
  /// `SimulationOptions::endingEvery` deals.
  void lookCloser(bool closer) { closer_ = closer; }

  [[nodiscard]] Looked play(std::size_t candidate);

  /// Endings so far, remembered ones among them.
  [[nodiscard]] std::uint64_t searched() const { return searched_; }

 private:
  /// A game between two turns of a playout.
  struct State {
    game::Position position;  ///< seen by who is on turn
    bool ownTurn = false;     ///< of the player who simulates
    bool over = false;
    int passes = 0;
    Equity ownLeave{};  ///< what the tiles kept at the last turn are worth
    Equity otherLeave{};
  };

  [[nodiscard]] Looked played(std::size_t candidate);
  [[nodiscard]] State begun(std::size_t candidate, bool searched);
  [[nodiscard]] Looked goneOn(std::size_t candidate, State state, const RatedPlay& reply);
  [[nodiscard]] std::uint64_t order() const;
  void make(State& state, const RatedPlay& play);
  [[nodiscard]] float gainOf(const State& state) const;
  [[nodiscard]] Outcome outcomeOf(const State& state, std::size_t candidate);
  [[nodiscard]] double opennessAfter(std::size_t candidate);
  [[nodiscard]] Looked ended(const State& state);

  const game::Position& start_;
  std::span<const RatedPlay> candidates_;
  const SimulationContext& context_;
  const SimulationOptions& options_;
  Deal deal_;
  const endgame::EndingGround* ground_;
  EndingChance chances_;
  std::optional<endgame::SharedEndings> endings_;
  bool closer_ = false;           ///< this deal is looked at on behalf of others
  bool searches_ = false;         ///< the ending of the game under way
  std::uint64_t searched_ = 0;    ///< endings
  std::optional<State> ending_;   ///< of the game under way, when its bag ran out
  std::array<int, 2> largest_{};  ///< points of a play since then: of the other player, and of the own
  std::vector<endgame::WrittenMove> made_;  ///< up to then, where endings are searched
  SharedReplies replies_;
  ConsideredReplies considered_;
  MoveSearch later_;
  std::vector<LiveBoard> laterBoards_;           ///< of each candidate, after the reply
  std::optional<Openness> meter_;                ///< where it is asked for
  std::vector<std::optional<double>> openness_;  ///< after each candidate; known once it is asked for
  std::vector<PlayedAfter*> remembered_;         ///< by candidate; none where no deal is
};

}  // namespace rozbor::engine
