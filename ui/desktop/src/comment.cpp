#include "comment.h"

#include <QStringList>

#include "rozbor/reports/render.h"

namespace rozbor::desktop {

using reports::Decision;
using reports::GameReview;
using reports::Wording;

QString commentOn(const GameReview& game, const Decision& decision, const Wording& wording) {
  const auto index = static_cast<std::size_t>(&decision - game.decisions.data());
  return QString::fromStdString(reports::commentOn(game, index, wording));
}

QString notesOn(const GameReview& game, std::size_t turn) {
  QStringList notes;
  for (const parser::Note& note : game.record.events[game.replay.turns[turn].event].notes) {
    if (!note.text.value.starts_with("[rozbor]")) notes += QString::fromStdString(note.text.value);
  }
  return notes.join(u'\n');
}

}  // namespace rozbor::desktop
