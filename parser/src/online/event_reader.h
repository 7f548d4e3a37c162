#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "online/fields.h"
#include "online/tile_decoder.h"
#include "rozbor/parser/record.h"

namespace rozbor::parser {

/// The names of event types in the order of their numbers.
[[nodiscard]] std::span<const std::string_view> eventTypes();

/// Reads the events of a game, history or document, into a record whose players are known.
class EventReader {
 public:
  EventReader(GameRecord& record, const TileDecoder& tiles, std::vector<std::string> nicknames,
              DiagnosticList& diagnostics)
      : record_(record), tiles_(tiles), nicknames_(std::move(nicknames)), diagnostics_(diagnostics) {}

  void read(const Json& events, const std::string& path);

 private:
  using Tiles = std::vector<TileText>;

  void readOne(const Json& value, Fields fields, std::size_t index);
  void keepWhole(const Json& value, std::size_t index);
  void readBody(Event& event, Fields& fields);
  void readPlacement(Event& event, Fields& fields);
  void readPlace(Event& event, Fields& fields);
  void readExchange(Event& event, Fields& fields);
  [[nodiscard]] std::string nickOf(Fields& fields);
  void readTotals(Event& event, Fields& fields);
  std::optional<Tiles> tilesAt(Fields& fields, const char* name, bool isPlay, Severity severity);

  GameRecord& record_;
  const TileDecoder& tiles_;
  std::vector<std::string> nicknames_;  ///< as the file has them, in the order of the players
  DiagnosticList& diagnostics_;
  bool hasClocks_ = false;
};

}  // namespace rozbor::parser
