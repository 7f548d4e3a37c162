#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "binding.h"
#include "findings.h"
#include "rozbor/replay/replay.h"
#include "seating.h"
#include "table.h"

namespace rozbor::replay {

/// Plays one record through. Each handler is given a turn that knows its event, player, and the
/// recorded numbers; it fills in the rest and moves the table on. Used once.
class Referee {
 public:
  Referee(const parser::GameRecord& record, const game::Language& language);

  [[nodiscard]] Replay run();

 private:
  using Event = parser::Event;

  // referee.cpp: the course of the game
  void checkHeader();
  void checkGameType();
  void replayEvent(std::size_t index);
  void dispatch(const Event& event, Turn& turn);
  [[nodiscard]] std::size_t playerOf(const Event& event);
  [[nodiscard]] std::size_t likelyPlayer(const Event& event) const;
  [[nodiscard]] bool totalFits(const Event& event, std::size_t player) const;
  void checkOrder(const Event& event, const Turn& turn);
  void endTurn(const Turn& turn, bool scoreless);

  // accounts.cpp: points
  void checkScore(const Event& event, const Turn& turn);
  void account(const Event& event, Turn& turn);
  [[nodiscard]] int bestOther(std::size_t player) const;

  // racks.cpp: what the players hold
  void takeRack(const Event& event, const game::TileCounts& used, Turn& turn);
  [[nodiscard]] bool rackAgrees(const Event& event, const BoundTiles& listed, const game::TileCounts& used,
                                int held);
  void checkUsedTiles(const std::vector<parser::TileText>& texts, const std::vector<game::Tile>& tiles,
                      const game::TileCounts& used);
  void see(Turn& turn, const game::Rack& inHand) const;
  void remember(const Turn& turn, const game::TileCounts& used);
  void keep(const Turn& turn, const game::TileCounts& used);
  void checkKept(const Event& event, const Turn& turn);
  void reportUnknown(const std::vector<parser::TileText>& unknown);

  // placement.cpp
  void place(const Event& event, Turn& turn);
  [[nodiscard]] BoundPlay bind(const Event& event) const;
  [[nodiscard]] bool canBeLaid(const Event& event, const BoundPlay& play, std::optional<game::Move>& move);
  void reportFault(const Event& event, const BoundPlay& play, game::PlacementFault fault);
  void layDown(const game::Move& move, Turn& turn);
  void lose(const BoundPlay& play);

  // plain_turns.cpp: turns that lay nothing, and what follows a play
  void pass(const Event& event, Turn& turn);
  void exchange(const Event& event, Turn& turn);
  [[nodiscard]] int checkExchange(const Event& event, const Turn& turn);
  [[nodiscard]] std::vector<game::Tile> loose(const std::vector<parser::TileText>& texts) const;
  void withdraw(const Event& event, Turn& turn);
  void seeWithdrawal(const Event& event, const Turn& play, const Table& played, Turn& turn);
  void checkReturned(const Event& event, const Turn& play, Turn& turn);
  void checkWithdrawnScore(const Event& event, const Turn& play, Turn& turn);
  void challenge(const Event& event, Turn& turn);
  void time(const Event& event, Turn& turn);
  void takeNextRack(const Event& event, Turn& turn);

  // ending.cpp
  void endRack(const Event& event, Turn& turn);
  void rackPenalty(const Event& event, Turn& turn);
  void settle(const Event& event, std::size_t owner, Turn& turn);
  [[nodiscard]] std::optional<game::TileCounts> settledTiles(const Event& event, std::size_t owner);
  [[nodiscard]] std::optional<game::TileCounts> leftover(std::size_t owner) const;
  [[nodiscard]] int endRackPoints(const Event& event, std::size_t player, int value);
  [[nodiscard]] bool otherIsDeducted(std::size_t player) const;
  void finish();
  void reportEnd();
  [[nodiscard]] game::Position finalPosition();
  [[nodiscard]] std::vector<std::optional<game::Rack>> racksLeft() const;
  void takeRemainingRacks();
  void takeRemainingRack(std::size_t player, const std::vector<parser::TileText>& texts,
                         parser::SourceRange where);

  [[nodiscard]] std::size_t other(std::size_t player) const { return seating_.next(player); }
  [[nodiscard]] bool twoPlayers() const { return seating_.size() == 2; }
  [[nodiscard]] std::string text(const game::TileCounts& tiles) const;

  const parser::GameRecord& record_;
  const game::Language& language_;
  Findings findings_;
  Seating seating_;
  Table table_;
  Replay replay_;

  std::vector<int> totals_;                            ///< computed, by player
  std::vector<int> recordedTotals_;                    ///< what the next recorded total builds on, by player
  std::vector<std::optional<game::Rack>> inHand_;      ///< racks that are certain now, by player
  std::vector<std::optional<game::TileCounts>> kept_;  ///< of racks known in full, before the draw, by player

  std::optional<std::size_t> lastPlay_;   ///< turn of the placement that can still be withdrawn
  std::optional<Table> beforeLastPlay_;   ///< the table that withdrawing it brings back
  std::optional<std::size_t> lastMover_;  ///< who had the last placement, exchange or pass
  std::vector<std::pair<std::uint32_t, std::string>> reportedUnknown_;  ///< of this event: line, letter
  bool passedAfterOut_ = false;  ///< the challenger of the out-play has lost
  bool settled_ = false;         ///< the record has end-rack points or a deduction
};

}  // namespace rozbor::replay
