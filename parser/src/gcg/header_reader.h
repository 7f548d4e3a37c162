#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "diagnostic_list.h"
#include "lines.h"
#include "rozbor/parser/record.h"
#include "tiles.h"

namespace rozbor::parser {

/// Reads the lines that begin with "#", other than notes and #character-encoding, into a record.
class HeaderReader {
 public:
  HeaderReader(GameRecord& record, DiagnosticList& diagnostics)
      : record_(record), diagnostics_(diagnostics) {}

  /// Reads every #tile line. Comes before all else, because racks depend on it wherever they stand.
  void declareTiles();
  [[nodiscard]] const TileScanner& tiles() const { return tiles_; }

  /// Reads the line and sets its kind and index. #tile lines are left as declareTiles made them.
  void read(Line& line, const PragmaText& pragma, std::uint32_t lineNumber);

  /// A second line of a kind of which there can be one: the first stands.
  void reportDuplicate(Line& line, std::uint32_t lineNumber);

 private:
  void readTile(Line& line, const PragmaText& pragma, std::uint32_t lineNumber);
  bool readPlayer(Line& line, const PragmaText& pragma, std::uint32_t lineNumber);
  bool readText(Line& line, const PragmaText& pragma, std::uint32_t lineNumber);
  bool readDescription(Line& line, const PragmaText& pragma, std::uint32_t lineNumber);
  bool readId(Line& line, const PragmaText& pragma, std::uint32_t lineNumber);
  bool readRack(Line& line, const PragmaText& pragma, std::uint32_t lineNumber);
  bool readAboutPlayer(Line& line, const PragmaText& pragma, std::uint32_t lineNumber);
  bool readClock(Line& line, const PragmaText& pragma, std::uint32_t lineNumber);

  void checkPlayer(const PlayerHeader& player);
  void reportUnknown(Line& line, std::uint32_t lineNumber);
  [[nodiscard]] std::optional<Field<std::vector<TileText>>> rackOf(std::string_view line,
                                                                   std::string_view text,
                                                                   std::uint32_t lineNumber) const;

  GameRecord& record_;
  DiagnosticList& diagnostics_;
  TileScanner tiles_;
};

}  // namespace rozbor::parser
