#include <map>

#include "data/gcg_notes.h"
#include "rozbor/game/cgp.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/render/lesson_words.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/render_export.h"
#include "words/words.h"

namespace rozbor::reports {
namespace {

/// "mistake: 8D HO(U)SE was better; the play made lost 12.4 points of equity. Cause: a missed word."
std::string noteOn(const DecisionRecord& decision, const game::Language& language, const BandScale& scale,
                   const Wording& wording) {
  const Band band = bandOf(decision.numbers, scale);
  if (band == Band::none || decision.text.best.empty()) return {};
  const auto cgp = game::parseCgp(decision.text.position, language);
  const std::string best =
      cgp ? storedMoveWords(decision.text.best, cgp->position.board, language, wording) : decision.text.best;
  std::string note = bandWord(band, wording) + ": " +
                     phrase(wording, "Best was {0}; the play made lost {1}.", best,
                            lossWords(decision.numbers.loss, wording));
  const auto& cause = decision.numbers.cause;
  if (!cause || cause->cause == Cause::unclassified) return note;
  note += " " + phrase(wording, "Cause: {0}.", causeWords(cause->cause, wording));
  const std::string finding = findingSentence(*cause, decision.numbers.loss.proof, wording);
  return finding.empty() ? note : note + " " + finding;
}

}  // namespace

std::string renderStoredGcg(parser::GameRecord record, std::span<const DecisionRecord> decisions,
                            const game::Language& language, const BandScale& scale, const Wording& wording) {
  std::map<std::size_t, std::string> notes;
  for (const DecisionRecord& decision : decisions) {
    std::string note = noteOn(decision, language, scale, wording);
    if (!note.empty() && decision.numbers.turn > 0)
      notes[static_cast<std::size_t>(decision.numbers.turn) - 1] = std::move(note);
  }
  putNotes(record, notes);
  return parser::writeGcg(record);
}

}  // namespace rozbor::reports
