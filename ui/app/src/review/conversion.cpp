#include "rozbor/app/review/conversion.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "conversion_losses.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/parser/online_record.h"
#include "rozbor/render/render.h"
#include "rozbor/replay/sheet_of_record.h"

namespace rozbor::app {
namespace {

using parser::ScoreSheet;
using parser::SheetStyle;

std::string jsonOf(const OpenedRecord& source) {
  const RecordFile& file = source.file;
  const parser::GameRecord& record = file.parsed.record;
  return reports::renderReplayJson({.file = file.path.string(),
                                    .languageId = file.language->id,
                                    .lexicon = record.lexicon ? record.lexicon->value : std::string(),
                                    .record = record,
                                    .replay = source.replay,
                                    .language = *file.language,
                                    .diagnostics = source.diagnostics}) +
         "\n";
}

/// A site marks a tile that was there by a dot; people write its letter as well.
parser::GameRecord withDots(parser::GameRecord record, const replay::Replay& replay) {
  for (const replay::Turn& turn : replay.turns) {
    auto& play = record.events[turn.event].play.value;
    const bool isUnderstood = turn.move && turn.move->isPlacement() && turn.playable;
    if (!isUnderstood || turn.move->tiles().size() != play.size()) continue;
    for (std::size_t tile = 0; tile < play.size(); ++tile) {
      if (turn.move->tiles()[tile].empty()) play[tile].value = ".";
    }
  }
  return record;
}

void append(std::vector<Loss>& losses, std::vector<Loss> more) {
  for (Loss& loss : more) {
    const bool isKnown = std::ranges::find(losses, loss.kind, &Loss::kind) != losses.end();
    if (!isKnown) losses.push_back(std::move(loss));
  }
}

/// The places that the reconstruction is sure of, where the sheet has none.
void fillPlaces(ScoreSheet& sheet, const replay::Reconstruction& found) {
  for (const replay::TurnPlaces& turn : found.places) {
    std::optional<parser::Field<parser::Coordinate>>& at = sheet.turns[turn.turn].at;
    if (!at && turn.places.front().probability >= replay::kUniqueShare)
      at = parser::Field<parser::Coordinate>{coordinateOf(turn.places.front().move), {}};
  }
}

/// The text of a sheet, and whether it reads as the same again.
Conversion writtenAs(const ScoreSheet& sheet, const SheetStyle& style, std::vector<Loss> losses) {
  Conversion conversion{writeScoreSheet(sheet, style), std::move(losses)};
  const ScoreSheet again = parser::parseScoreSheet(conversion.text).sheet;
  if (!sameContent(again, inStyle(sheet, style))) conversion.losses.push_back({LossKind::rows, 1, {}});
  return conversion;
}

game::Result<Conversion> toSheet(const OpenedRecord& source, const ConversionTarget& target) {
  SheetStyle style = target.style;
  if (target.format == RecordFormat::csv) style.separator = SheetStyle::Separator::comma;
  const SheetFile* const file = source.file.sheet.get();
  style.layout = target.layout.value_or(file ? file->parsed.sheet.layout : parser::SheetLayout::sideBySide);
  if (file != nullptr) {
    ScoreSheet sheet = file->parsed.sheet;
    if (style.coordinates) fillPlaces(sheet, file->reconstruction);
    return writtenAs(sheet, style, lossesInStyle(sheet, style));
  }
  if (source.replay.players.size() > 2) {
    return game::Error{"convert.players", said::words("a score sheet is of two players, this game has {0}",
                                                      source.replay.players.size())};
  }
  const parser::GameRecord& record = source.file.parsed.record;
  return writtenAs(sheetOf(record, source.replay, *source.file.language), style,
                   lossesInSheet(record, source.replay, style));
}

game::Result<Conversion> toRecord(const OpenedRecord& source, RecordFormat format) {
  const SheetFile* const file = source.file.sheet.get();
  if (file != nullptr && file->reconstruction.solutions.empty()) return whyNoGame(*file);
  const parser::GameRecord& record = source.file.parsed.record;
  Conversion conversion;
  if (file != nullptr) append(conversion.losses, lossesInRecord(file->parsed.sheet, record, source.replay));
  if (format == RecordFormat::gcg) {
    conversion.text = writeGcg(record);
    append(conversion.losses, lossesInGcg(record));
  } else if (format == RecordFormat::json) {
    conversion.text = writeOnline(withDots(record, source.replay));
    append(conversion.losses, lossesInOnline(record));
  } else {
    conversion.text = jsonOf(source);
    append(conversion.losses, lossesInJson(record));
  }
  return conversion;
}

}  // namespace

std::optional<RecordFormat> recordFormat(std::string_view name) {
  using enum RecordFormat;
  if (name == "gcg") return gcg;
  if (name == "sheet") return sheet;
  if (name == "csv") return csv;
  if (name == "json") return json;
  if (name == "replay") return replay;
  return std::nullopt;
}

game::Result<Conversion> convert(const OpenedRecord& source, const ConversionTarget& target) {
  const bool isSheet = target.format == RecordFormat::sheet || target.format == RecordFormat::csv;
  return isSheet ? toSheet(source, target) : toRecord(source, target.format);
}

}  // namespace rozbor::app
