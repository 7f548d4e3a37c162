#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "rozbor/game/rack.h"
#include "rozbor/parser/record.h"

namespace rozbor::replay {

/// Writes down a game of two players as it is played. What comes out replays without a fault.
/// Players are counted from 0 in the order in which they were introduced.
class RecordWriter {
 public:
  explicit RecordWriter(const game::Language& language);

  void addPlayer(const std::string& nick, const std::string& name);
  /// The event may be changed until the next one is added. `rack` is what the record tells of the
  /// player's rack; it holds the tiles of the move.
  parser::Event& addMove(int player, const game::Rack& rack, const game::Move& move, int points);
  /// A pass by a player of whose rack nothing is known.
  parser::Event& addPass(int player);
  /// An exchange of which only the number of tiles is known.
  parser::Event& addExchange(int player, int count);
  /// Takes back the play that was added last, by the same player.
  parser::Event& addWithdrawn(int player, int points);
  /// Points off for time used beyond the clock.
  parser::Event& addTime(int player, int points);
  /// The racks left, settled by the rules of the language.
  void addEnd(const std::array<game::Rack, 2>& racks);

  /// For the header's texts.
  [[nodiscard]] parser::GameRecord& record() { return record_; }
  [[nodiscard]] std::string gcg();

 private:
  parser::Event& addEvent(int player, parser::EventKind kind, int points);

  const game::Language& language_;
  parser::GameRecord record_;
  std::array<int, 2> totals_{};
};

}  // namespace rozbor::replay
