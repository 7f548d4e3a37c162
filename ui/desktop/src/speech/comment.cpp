#include "comment.h"

#include "rozbor/app/review/record_notes.h"
#include "rozbor/render/render.h"

namespace rozbor::desktop {

using reports::Decision;
using reports::GameReview;
using reports::Wording;

QString commentOn(const GameReview& game, const Decision& decision, const Wording& wording) {
  const auto index = static_cast<std::size_t>(&decision - game.decisions.data());
  return QString::fromStdString(reports::commentOn(game, index, wording));
}

QString notesOn(const GameReview& game, std::size_t turn) {
  return QString::fromStdString(app::ownNote(game.record, game.replay.turns[turn].event));
}

}  // namespace rozbor::desktop
