#include "rozbor/engine/leaves.h"

#include <algorithm>

#include "klv.h"
#include "lexicon/mapping.h"
#include "rozbor/engine/leave_terms.h"

namespace rozbor::engine {
namespace {

class NoLeaves final : public Leaves {
 public:
  NoLeaves() : Leaves("none") {}
  [[nodiscard]] Equity value(const game::TileCounts&) const override { return {}; }
  void valueSubsets(std::span<const HeldTile>, std::span<Equity> values) const override {
    std::ranges::fill(values, Equity());
  }
};

game::Result<std::shared_ptr<const Leaves>> readModel(std::string_view csv, std::string name,
                                                      const game::Language& language) {
  const auto terms = readLeaveTerms(csv, language);
  if (!terms) return terms.error();
  return leavesOf(*terms, std::move(name), language);
}

}  // namespace

void Leaves::valueSubsets(std::span<const HeldTile> tiles, std::span<Equity> values) const {
  for (std::size_t mask = 0; mask < std::size_t{1} << tiles.size(); ++mask) {
    game::TileCounts leave;
    for (const HeldTile& tile : tiles) {
      if ((mask >> tile.bit & 1) != 0) leave.addKind(tile.kind);
    }
    values[mask] = value(leave);
  }
}

game::Result<std::shared_ptr<const Leaves>> openLeaves(const std::filesystem::path& path,
                                                       const game::Language& language) {
  auto mapping = FileMapping::open(path, "leaves");
  if (!mapping) return mapping.error();
  const auto bytes = (*mapping)->bytes();
  std::string name = path.stem().string();
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  auto leaves = path.extension() == ".csv" ? readModel(text, std::move(name), language)
                                           : readKlv(bytes, std::move(name), language.alphabet.size());
  if (leaves) return leaves;
  game::Error error = leaves.error();
  error.message = said::words("{0}: {1}", path.string(), error.message);
  return error;
}

std::shared_ptr<const Leaves> noLeaves() {
  return std::make_shared<NoLeaves>();
}

}  // namespace rozbor::engine
