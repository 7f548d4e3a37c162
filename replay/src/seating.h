#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "findings.h"
#include "rozbor/parser/record.h"
#include "rozbor/replay/replay.h"

namespace rozbor::replay {

/// Who sits at the table: the players of the header in the order of their numbers, then, as long as
/// they are fewer than two, the nicks that only events name. Always at least two.
class Seating {
 public:
  Seating(const parser::GameRecord& record, Findings& findings);

  [[nodiscard]] const std::vector<PlayerInfo>& players() const { return players_; }
  [[nodiscard]] std::size_t size() const { return players_.size(); }
  [[nodiscard]] const std::string& nick(std::size_t player) const { return players_[player].nick; }
  [[nodiscard]] std::size_t next(std::size_t player) const { return (player + 1) % size(); }

  /// The players a nick may mean: one as a rule, several with the same nick, none if nobody has it.
  [[nodiscard]] std::vector<std::size_t> called(const std::string& nick) const;

  /// The player whom "#rackN" means by N.
  [[nodiscard]] std::optional<std::size_t> numbered(std::uint32_t number) const;

 private:
  void seatHeader(const parser::GameRecord& record, Findings& findings);
  void seatFromEvents(const parser::GameRecord& record, Findings& findings);
  void reportSameName(const parser::PlayerHeader& header, Findings& findings) const;

  std::vector<PlayerInfo> players_;
  std::vector<std::uint32_t> numbers_;
};

}  // namespace rozbor::replay
