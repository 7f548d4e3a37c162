#include "report_parts.h"

#include "rozbor/game/cgp.h"
#include "rozbor/render/lesson_words.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/render_statistics.h"
#include "rozbor/render/verdict_words.h"
#include "words/joined.h"

namespace rozbor::reports::coaching {
namespace {

/// "quick 20, standard 4".
template <class Key>
std::string countsOf(const std::map<Key, std::size_t>& counts, const auto& nameOf) {
  std::vector<std::string> parts;
  parts.reserve(counts.size());
  for (const auto& [key, count] : counts)
    parts.push_back(nameOf(key) + " " + std::to_string(count));
  return joined(parts, ", ");
}

}  // namespace

Report reportOn(const CoachingCase& player, const Wording& wording) {
  return {player, wording, figuresOf(player.games, {}, player.options), whatToWorkOn(player),
          wordsToLearn(player, kWordsTold)};
}

std::string Report::value(const char* name) const {
  const Figure& found = figure(name);
  return found.value ? figureValueText(name, *found.value, wording) : "–";
}

std::vector<std::string> mixtureSentences(const Mixture& mixture, const Wording& wording) {
  std::vector<std::string> sentences;
  if (mixture.presets.size() > 1) {
    sentences.push_back(phrase(
        wording, "The games were analysed at different depths, which do not measure losses alike: {0}.",
        countsOf(mixture.presets, [](Preset preset) { return std::string(name(preset)); })));
  }
  if (mixture.lexica.size() > 1) {
    sentences.push_back(phrase(
        wording, "They were judged by different lexica, so words of one may be missing in another: {0}.",
        countsOf(mixture.lexica, [](const std::string& lexicon) { return lexicon; })));
  }
  if (mixture.undated > 0) {
    sentences.push_back(
        phrasePlural(wording, "{0} game of {1} has no date and is left out of every comparison over time.",
                     "{0} games of {1} have no date and are left out of every comparison over time.",
                     static_cast<long>(mixture.undated), mixture.games));
  }
  if (mixture.notAnalysed > 0 && mixture.notAnalysed < mixture.games) {
    sentences.push_back(phrasePlural(wording,
                                     "{0} game of {1} is not analysed and counts by its result only.",
                                     "{0} games of {1} are not analysed and count by their results only.",
                                     static_cast<long>(mixture.notAnalysed), mixture.games));
  }
  return sentences;
}

std::string gameName(const Report& report, const DecisionRecord& record) {
  const SeatRow& other = record.game.seats[record.numbers.seat == 0 ? 1 : 0];
  std::string name = phrase(report.wording, "against {0}", other.name);
  if (!record.game.playedOn.empty()) name += ", " + record.game.playedOn;
  return phrase(report.wording, "{0}, turn {1}", name, record.numbers.turn);
}

std::string moveOf(const Report& report, const DecisionRecord& record, const std::string& text) {
  const auto language = report.player.languages.find(record.game.language);
  if (language == report.player.languages.end()) return text;
  const auto cgp = game::parseCgp(record.text.position, *language->second);
  if (!cgp) return text;
  return storedMoveWords(text, cgp->position.board, *language->second, report.wording);
}

std::string withInterval(const std::string& value, const std::string& low, const std::string& high) {
  return value + " (" + low + "…" + high + ")";
}

std::string lowered(std::string title) {
  if (!title.empty() && 'A' <= title.front() && title.front() <= 'Z') title.front() |= 0x20;
  return title;
}

}  // namespace rozbor::reports::coaching
