#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rozbor/game/language.h"
#include "rozbor/game/rack.h"
#include "rozbor/render/document/blocks.h"

/// A game turn by turn: a table for some faces, something to open for others.
namespace rozbor::reports {

/// A player of a game; faces with colours give each number one, and a mark.
struct PlayerTag {
  std::string name;
  std::size_t number = 0;
};

/// What a verdict rests on.
enum class VerdictBasis : std::uint8_t {
  nothing,      ///< not graded
  likelyRacks,  ///< the rack is not known
  rack
};

struct TurnVerdict {
  std::string lost;      ///< points
  std::string winsLost;  ///< percentage points of win probability; empty where none is known
  std::string word;
  Band band = Band::none;
  VerdictBasis basis = VerdictBasis::nothing;
  bool phony = false;    ///< a word that the lexicon lacks cost nothing
  bool nothing = false;  ///< nothing was lost
};

/// What there is to say of a turn for who asks.
struct TurnDetails {
  std::vector<std::string> sentences;
  std::vector<std::string> notes;  ///< of the record
  std::vector<Fact> facts;
  std::optional<TableBlock> candidates;
  std::vector<BoardFigure> boards;
};

struct TurnRow {
  std::string number;
  PlayerTag player;
  game::TileCounts rack;
  std::string rackWords;  ///< empty: nothing is known of it
  bool rackPartial = false;
  std::string play;
  std::string points;
  std::string total;
  std::string time;
  std::optional<TurnVerdict> verdict;  ///< of decisions
  std::vector<std::string> remarks;
  std::optional<TurnDetails> details;
};

struct TurnColumns {
  std::string player;
  std::string rack;
  std::string play;
  std::string points;
  std::string total;
  std::string time;  ///< empty: the record has no clocks
  std::string lost;
  std::string winsLost;  ///< empty: nothing looked ahead
};

/// Every turn of the game.
struct TurnsBlock {
  TurnColumns columns;
  std::string invitation;  ///< what there is to click
  std::shared_ptr<const game::Language> language;
  std::vector<TurnRow> rows;
};

}  // namespace rozbor::reports
