#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "rozbor/engine/equity.h"
#include "rozbor/game/language.h"
#include "rozbor/game/rack.h"
#include "rozbor/game/result.h"

namespace rozbor::engine {

/// A tile of a rack, with its bit in masks over that rack.
struct HeldTile {
  int kind = 0;  ///< 0 for a blank
  int bit = 0;
};

/// What the tiles kept after a play are worth, in points over the turns to come, against keeping
/// none. Immutable; shared by threads.
class Leaves {
 public:
  virtual ~Leaves() = default;
  [[nodiscard]] virtual Equity value(const game::TileCounts& leave) const = 0;

  /// The same for every choice from a rack at once: `values[mask]` becomes the value of the tiles in
  /// `mask`, for each mask that takes equal tiles from the lowest bit on (the others are left as they
  /// are or set to anything). `tiles` are sorted by kind, then by bit; equal tiles have successive bits.
  virtual void valueSubsets(std::span<const HeldTile> tiles, std::span<Equity> values) const;

  [[nodiscard]] const std::string& name() const { return name_; }

 protected:
  explicit Leaves(std::string name) : name_(std::move(name)) {}

 private:
  std::string name_;
};

/// Opens leave values for `language`: a KLV2 file, or a CSV leave model of ours (docs/equity.md).
/// Errors: "leaves.missing-file", "leaves.foreign", "leaves.corrupt", "leaves.bad-line".
[[nodiscard]] game::Result<std::shared_ptr<const Leaves>> openLeaves(const std::filesystem::path& path,
                                                                     const game::Language& language);

/// Leaves that are all worth nothing: equity is then the score.
[[nodiscard]] std::shared_ptr<const Leaves> noLeaves();

}  // namespace rozbor::engine
