#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/app/explore/position_request.h"
#include "rozbor/engine/leaves.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/engine/static_evaluator.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::app {

/// What if: a tree of positions that grows by moves from a first one. Both racks are known, drawn by chance
/// where nothing told them; the same seed draws the same. The tiles left at the end are settled by
/// the rules. One thread at a time.
class Exploration {
 public:
  struct Node {
    game::Position position;                  ///< seen by the player on turn, both racks in it
    std::optional<engine::RatedPlay> played;  ///< the move that led here; none to the first
    std::size_t parent = 0;
    int turn = 0;       ///< moves made since the first position
    bool over = false;  ///< somebody has gone out, or there were too many turns without points
    /// What the tiles left brought at the end, in the scores already: to the player on turn, to the other.
    std::array<int, 2> settled{};
  };

  /// Errors: those of openLanguage, game::parseCgp, LexiconStore::choose and chooseLeaves.
  [[nodiscard]] static game::Result<Exploration> begin(const PositionRequest& request,
                                                       const lexica::DataPaths& paths,
                                                       std::uint64_t seed = 1);

  [[nodiscard]] const std::vector<Node>& nodes() const { return nodes_; }
  [[nodiscard]] std::size_t at() const { return at_; }
  [[nodiscard]] const Node& current() const { return nodes_[at_]; }
  [[nodiscard]] const std::shared_ptr<const game::Language>& language() const { return language_; }
  [[nodiscard]] const engine::Lexicon& lexicon() const { return *lexicon_; }

  /// All moves of the player on turn, best first; none once the game is over. Takes some milliseconds.
  [[nodiscard]] std::vector<engine::RatedPlay> plays() const;

  /// Makes a move: a new variation, or the one that was made here before. Errors: "explore.over",
  /// "explore.no-tiles" (the rack lacks them), "explore.illegal" (against the rules, or a word that the
  /// lexicon lacks).
  [[nodiscard]] std::optional<game::Error> play(const game::Move& move);
  /// The level of that name makes a move; those that look ahead take seconds. Errors: those of openPlayer,
  /// chooseWinModel and play, "player.no-win-model", and "explore.stopped" without a move.
  [[nodiscard]] std::optional<game::Error> playAs(std::string_view level, const std::stop_token& stop = {});
  /// To the position before; false at the first.
  bool takeBack();
  /// To any position of the tree.
  void goTo(std::size_t node) { at_ = node; }

  /// A position like this one with another rack of the player on turn becomes a tree of its own. Errors:
  /// "explore.bad-rack" (no tiles, too many of them, or more of a kind than there are).
  [[nodiscard]] std::optional<game::Error> setRack(std::string_view tiles);

  /// The position, as begin reads it.
  [[nodiscard]] std::string cgp() const;

 private:
  Exploration(lexica::DataPaths paths, std::uint64_t seed) : paths_(std::move(paths)), seed_(seed) {}
  [[nodiscard]] engine::StaticContext statics() const { return {*language_, *lexicon_, *leaves_}; }
  void fillRacks(game::Position& position, const game::TileCounts& notTheseTiles, std::uint64_t draw) const;
  [[nodiscard]] std::optional<game::Error> whyNot(const game::Move& move) const;
  [[nodiscard]] int passesBefore() const;
  void settle(Node& node) const;

  lexica::DataPaths paths_;
  std::uint64_t seed_;
  std::shared_ptr<const game::Language> language_;
  std::shared_ptr<const engine::Lexicon> lexicon_;
  std::shared_ptr<const engine::Leaves> leaves_;
  std::vector<Node> nodes_;
  std::size_t at_ = 0;
};

}  // namespace rozbor::app
