#include <algorithm>

#include "binding.h"
#include "rozbor/replay/foreign_tiles.h"
#include "rozbor/replay/replay.h"

namespace rozbor::replay {
namespace {

int foreign(const std::vector<parser::TileText>& texts, const game::Alphabet& alphabet) {
  return static_cast<int>(std::ranges::count_if(
      texts, [&](const parser::TileText& text) { return text.value != "." && !alphabet.tile(text.value); }));
}

/// Racks beside a challenge or the clock do not count: programs write anything there.
int foreignTiles(const parser::Event& event, const game::Alphabet& alphabet) {
  if (event.kind == parser::EventKind::challenge || event.kind == parser::EventKind::time) return 0;
  const int onRack = event.rack ? foreign(event.rack->value, alphabet) : 0;
  return onRack + foreign(event.play.value, alphabet) + foreign(event.exchanged.value, alphabet) +
         foreign(event.endTiles.value, alphabet);
}

bool mismatches(const Turn& turn) {
  if (turn.kind != parser::EventKind::placement || !turn.scoreRecorded) return false;
  return !turn.playable || *turn.scoreRecorded != turn.scoreComputed;
}

}  // namespace

int foreignTilesOf(const parser::GameRecord& record, const game::Language& language) {
  int count = 0;
  for (const parser::Event& event : record.events)
    count += foreignTiles(event, language.alphabet);
  return count;
}

LanguageFit fitOf(const parser::GameRecord& record, const game::Language& language) {
  LanguageFit fit;
  fit.foreignTiles = foreignTilesOf(record, language);
  const Replay replay = replayRecord(record, language);
  fit.scoreMismatches = static_cast<int>(std::ranges::count_if(replay.turns, mismatches));
  return fit;
}

}  // namespace rozbor::replay
