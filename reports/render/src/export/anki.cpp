#include <fmt/format.h>

#include <algorithm>

#include "anki_board.h"
#include "page/html_parts.h"
#include "rozbor/game/cgp.h"
#include "rozbor/render/lesson_words.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/render_export.h"

namespace rozbor::reports {
namespace {

/// A tab, a line break or a quotation mark at its start would end a field or change how it is read.
std::string field(std::string text) {
  std::string safe;
  for (const char each : text) {
    if (each == '\r') continue;
    if (each == '\n')
      safe += "<br>";
    else
      safe += each == '\t' ? ' ' : each;
  }
  return safe.starts_with('"') ? " " + safe : safe;
}

/// The same for a position and its best move wherever it was met, so that a later import finds the card.
std::string identityOf(const DecisionRecord& lesson) {
  std::uint64_t hash = 0xcbf29ce484222325;  // FNV-1a
  for (const char each : lesson.game.language + "\n" + lesson.text.position + "\n" + lesson.text.played) {
    hash ^= static_cast<unsigned char>(each);
    hash *= 0x100000001b3;
  }
  return fmt::format("rozbor-{:016x}", hash);
}

std::string sideName(const DecisionRecord& lesson, int seat) {
  return html::escaped(lesson.game.seats[static_cast<std::size_t>(seat)].name);
}

std::string frontOf(const DecisionRecord& lesson, const game::Position& position,
                    const game::Language& language, const Wording& wording) {
  const int seat = lesson.numbers.seat;
  const std::string score = phrase(wording, "{0} {1} : {3} {2}; {0} is to move.", sideName(lesson, seat),
                                   position.score, sideName(lesson, 1 - seat), position.opponentScore);
  const std::string bag = phrase(wording, "Tiles in the bag: {0}.", bagCount(position.board, language));
  return boardSvg(position.board, language) + "<br>" + rackSvg(position.rack, language) + "<br>" + score +
         " " + bag;
}

std::string backOf(const DecisionRecord& lesson, const game::Position& position,
                   const game::Language& language, const Wording& wording) {
  const auto move = [&](const std::string& text) {
    return html::escaped(storedMoveWords(text, position.board, language, wording));
  };
  std::string back = "<b>" + move(lesson.text.best) + "</b>";
  if (!lesson.text.bestWord.empty()) back += " – " + html::escaped(lesson.text.bestWord);
  back += "<br>" + phrase(wording, "Played in the game: {0}.", move(lesson.text.played));
  back += " " + phrase(wording, "It lost {0}.", lossWords(lesson.numbers.loss, wording));
  const CauseFinding& cause = *lesson.numbers.cause;
  back += "<br>" + phrase(wording, "Cause: {0}.", causeWords(cause.cause, wording));
  const std::string finding = findingSentence(cause, lesson.numbers.loss.proof, wording);
  return finding.empty() ? back : back + " " + html::escaped(finding);
}

std::string cardOf(const DecisionRecord& lesson, const game::Language& language, const Wording& wording) {
  const auto cgp = game::parseCgp(lesson.text.position, language);
  if (!cgp) return {};
  const std::string tags = fmt::format("rozbor {} {} {}", language.id, name(lesson.numbers.cause->cause),
                                       name(lesson.numbers.loss.phase));
  return identityOf(lesson) + "\t" + field(frontOf(lesson, cgp->position, language, wording)) + "\t" +
         field(backOf(lesson, cgp->position, language, wording)) + "\t" + tags + "\n";
}

}  // namespace

std::string renderAnki(std::span<const DecisionRecord> decisions, Languages languages, const BandScale& scale,
                       const Wording& wording) {
  std::string text = "#separator:tab\n#html:true\n#guid column:1\n#tags column:4\n";
  for (const DecisionRecord& decision : decisions) {
    if (!isLesson(decision.numbers, scale)) continue;
    const auto language =
        std::ranges::find_if(languages, [&](const auto& each) { return each->id == decision.game.language; });
    if (language != languages.end()) text += cardOf(decision, **language, wording);
  }
  return text;
}

}  // namespace rozbor::reports
