#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rozbor/render/document.h"
#include "rozbor/render/wording.h"

/// What pages are put together of. Everything that comes from a record or a catalogue passes through
/// `escaped` on its way into the page, and through nothing else.
namespace rozbor::reports::html {

struct HeadParts {
  bool script = false;     ///< that of a game
  std::string siteMark{};  ///< as PageOfSite has it
};

/// Everything of a page up to its body.
[[nodiscard]] std::string head(const std::string& title, const Wording& wording, const HeadParts& parts = {});

/// What lets a game be stepped through, for the end of the body.
[[nodiscard]] std::string script();
/// What the page may do: show what is in it, and run this one script.
[[nodiscard]] std::string contentPolicy(bool withScript);

/// Safe as text and inside double quotes.
[[nodiscard]] std::string escaped(std::string_view text);

/// Opens a box for a table that may be wider than the page: it scrolls, by the keyboard too, and has a name.
[[nodiscard]] std::string wideBox(std::string_view label);

/// The style sheet: light, dark, narrow, print.
[[nodiscard]] std::string style();

/// The shapes that a page draws boards and racks with.
struct Shapes {
  const game::Language& language;
  const Wording& wording;
  std::string prefix{};  ///< of their names, for a page of several languages
};

/// Shapes that the page uses again and again: the bare board and every tile.
[[nodiscard]] std::string definitions(const Shapes& shapes);
/// The marks of bands: four bars that fill with the weight, so that it is read without its colour.
[[nodiscard]] std::string bandDefinitions();

/// A picture of the board with the tiles of its move. Its caption says the same for who cannot see it.
[[nodiscard]] std::string boardPicture(const Shapes& shapes, const BoardFigure& figure);

/// A rack, or a leave, as small tiles.
[[nodiscard]] std::string tilesPicture(const Shapes& shapes, const game::TileCounts& tiles,
                                       const std::string& label);

/// A page while it is written. It remembers what its body draws with, which is defined before the body.
class Page {
 public:
  explicit Page(const Wording& wording) : wording_(wording) {}

  [[nodiscard]] const Wording& wording() const { return wording_; }
  [[nodiscard]] Shapes shapes(const game::Language& language);
  /// The mark of a band; empty for none.
  [[nodiscard]] std::string bandMark(Band band);
  [[nodiscard]] std::string definitions() const;

  std::string part{};  ///< the heading that what is written stands below

 private:
  const Wording& wording_;
  std::vector<const game::Language*> languages_{};  ///< that boards and racks were drawn in
  bool bands_ = false;
};

/// The address of a file in the same folder: what is not surely plain is encoded, so that no name is taken
/// for an address elsewhere.
[[nodiscard]] std::string addressOf(std::string_view file);

/// A player's name with their colour and shape before it.
[[nodiscard]] std::string playerTag(const PlayerTag& player);

/// The address of a turn in its page, by the number that the row of it has.
[[nodiscard]] std::string turnAddress(const std::string& number);

/// Labels and values beside each other.
[[nodiscard]] std::string factList(const std::vector<Fact>& facts);

/// Boards with what is said of them, one after the other. A rack below them is for boards that stand alone.
[[nodiscard]] std::string boardFigures(const std::vector<BoardFigure>& boards, bool withRacks, Page& page);

/// The best moves of a turn.
[[nodiscard]] std::string candidateTable(const TableBlock& table);

[[nodiscard]] std::string htmlOf(const OpeningBlock& opening, const std::string& kicker,
                                 const std::string& below, Page& page);
[[nodiscard]] std::string htmlOf(const ParagraphBlock& paragraph, Page& page);
[[nodiscard]] std::string htmlOf(const KeyFiguresBlock& block, Page& page);
[[nodiscard]] std::string htmlOf(const FactsBlock& block, Page& page);
[[nodiscard]] std::string htmlOf(const TableBlock& table, Page& page);
[[nodiscard]] std::string htmlOf(const ChartsBlock& block, Page& page);
[[nodiscard]] std::string htmlOf(const BoardsBlock& block, Page& page);
[[nodiscard]] std::string htmlOf(const ListBlock& list, Page& page);
[[nodiscard]] std::string htmlOf(const AnswerBlock& answer, Page& page);
[[nodiscard]] std::string htmlOf(const MomentBlock& moment, Page& page);
[[nodiscard]] std::string htmlOf(const TurnsBlock& turns, Page& page);
[[nodiscard]] std::string htmlOf(const RemarksBlock& block, Page& page);

}  // namespace rozbor::reports::html
