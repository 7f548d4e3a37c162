#include "rozbor/render/coaching_document.h"

#include "report_parts.h"
#include "rozbor/insight/form.h"
#include "rozbor/render/phrase.h"

namespace rozbor::reports {
namespace {

std::string subtitleOf(const CoachingCase& player, const Wording& wording) {
  std::string counted = phrasePlural(wording, "Coaching report on {0} game", "Coaching report on {0} games",
                                     static_cast<long>(player.games.size()));
  const auto dated = datedGames(player.games);
  if (dated.empty()) return counted;
  const std::string& first = dated.front().game.playedOn;
  const std::string& last = dated.back().game.playedOn;
  return counted + " · " + (first == last ? first : first + " – " + last);
}

void addCharts(std::vector<Picture> pictures, const Wording& wording, std::vector<Block>& blocks) {
  std::erase_if(pictures, [](const Picture& picture) { return picture.empty(); });
  if (pictures.empty()) return;
  blocks.emplace_back(HeadingBlock{1, wording.text("Your games in pictures"), false});
  blocks.emplace_back(ChartsBlock{std::move(pictures)});
}

}  // namespace

Document coachingDocument(const CoachingCase& player, const Wording& wording, std::vector<Picture> pictures) {
  const coaching::Report report = coaching::reportOn(player, wording);
  std::vector<Block> blocks;
  addVerdict(report, blocks);
  addMoments(report, blocks);  // before any word of what was better
  addWork(report, blocks);
  addPlan(report, blocks);
  addStrengths(report, blocks);
  addOpponents(report, blocks);
  addForm(report, blocks);
  addWeeks(report, blocks);
  addCharts(std::move(pictures), wording, blocks);
  addNumbers(report, blocks);
  addMethod(report, blocks);
  return {player.person.name, subtitleOf(player, wording), std::move(blocks)};
}

}  // namespace rozbor::reports
