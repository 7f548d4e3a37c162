#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/render/wording.h"
#include "rozbor/review/review.h"
#include "words/words.h"

/// The parts of the page, a .cpp each. Everything that comes from a record or a catalogue passes
/// through `escaped` on its way into the page, and through nothing else.
namespace rozbor::reports::html {

/// The shapes that a page draws boards and racks with.
struct Shapes {
  const game::Language& language;
  const Wording& wording;
  std::string prefix{};  ///< of their names, for a page of several languages
  bool bands = true;     ///< the marks of bands, too, which have no prefix
};

struct Page {
  const GameReview& review;
  const Wording& wording;

  [[nodiscard]] Shapes shapes() const { return {*review.language, wording}; }
};

/// Everything of a page up to its body.
[[nodiscard]] std::string head(const std::string& title, const Wording& wording);

/// Safe as text and inside double quotes.
[[nodiscard]] std::string escaped(std::string_view text);

/// Opens a box for a table that may be wider than the page: it scrolls, by the keyboard too, and has a name.
[[nodiscard]] std::string wideBox(std::string_view label);

/// The style sheet: light, dark, narrow, print.
[[nodiscard]] std::string style();

/// Shapes that the page uses again and again: the bare board, every tile, the marks of bands.
[[nodiscard]] std::string definitions(const Shapes& shapes);

/// Which role the tiles of a move play in a picture.
enum class Laid { played, better };

/// A picture of `board`, with the tiles of a move on it if one is given. `label` says the same for
/// who cannot see it.
[[nodiscard]] std::string boardPicture(const Shapes& shapes, const game::Board& board, const game::Move* move,
                                       Laid laid, const std::string& label);

/// A rack, or a leave, as small tiles.
[[nodiscard]] std::string tilesPicture(const Shapes& shapes, const game::TileCounts& tiles,
                                       const std::string& label);

/// Word and shape of a verdict: "▂▄▆ blunder"; empty for none.
[[nodiscard]] std::string verdictMark(const Page& page, const Decision& decision);
/// The shape alone.
[[nodiscard]] std::string bandShape(Band band);

/// A player's name with their colour and shape before it.
[[nodiscard]] std::string playerTag(const Page& page, std::size_t player);

/// The board with the played tiles, and beside it with the best ones where they are better.
[[nodiscard]] std::string decisionBoards(const Page& page, const Decision& decision);

/// Labels and values beside each other.
[[nodiscard]] std::string factList(const std::vector<Fact>& facts);

[[nodiscard]] std::string momentsSection(const Page& page);
[[nodiscard]] std::string summarySection(const Page& page);
/// Empty where no luck was measured.
[[nodiscard]] std::string ledgerSection(const Page& page);
[[nodiscard]] std::string turnsSection(const Page& page);
/// The time of every turn; empty where the record has no clocks.
[[nodiscard]] std::string timeSection(const Page& page);

}  // namespace rozbor::reports::html
