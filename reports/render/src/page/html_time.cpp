#include <fmt/format.h>

#include "html_parts.h"
#include "rozbor/review/clock.h"
#include "words/words.h"

namespace rozbor::reports::html {
namespace {

std::string number(const std::string& text) {
  return "<td class=\"num\">" + escaped(text) + "</td>";
}

std::string timed(const std::optional<double>& seconds) {
  return number(seconds ? timeText(*seconds) : "–");
}

std::string timeRow(const Page& page, std::size_t index, const TurnClock& clock) {
  const Decision* const decision = decisionOn(page.review, index);
  const std::string move = escaped(turnWords(page.review, index, page.wording));
  const std::string trouble =
      clock.inTrouble ? " <b>" + escaped(page.wording.text("time trouble")) + "</b>" : std::string();
  return "<tr>" + number(std::to_string(turnNumber(index))) + "<td>" +
         escaped(playerName(page.review, page.review.replay.turns[index].player, page.wording)) +
         "</td><td>" + move + "</td>" + timed(clock.spent) + timed(clock.after) +
         number(decision == nullptr ? "–" : lostText(*decision, page.wording)) + "<td>" + trouble +
         "</td></tr>\n";
}

std::string heading(const char* classes, const std::string& text) {
  return fmt::format(R"(<th scope="col" class="{}">{}</th>)", classes, escaped(text));
}

}  // namespace

std::string timeSection(const Page& page) {
  const auto clocks = clocksOf(page.review.record, page.review.replay);
  if (clocks.empty()) return {};
  std::string rows;
  for (std::size_t turn = 0; turn < clocks.size(); ++turn) {
    if (page.review.replay.turns[turn].isDecision()) rows += timeRow(page, turn, clocks[turn]);
  }
  const Wording& wording = page.wording;
  return "<section>\n<h2>" + escaped(wording.text("Time")) + "</h2>\n" + wideBox(wording.text("Time")) +
         "<table><thead><tr>" + heading("num", "#") + heading("", wording.text("Player")) +
         heading("", wording.text("Play")) + heading("num", wording.text("Time")) +
         heading("num", wording.text("Time left")) + heading("num", wording.text("Lost")) +
         heading("", wording.text("Remark")) + "</tr></thead><tbody>\n" + rows +
         "</tbody></table></div>\n</section>\n";
}

}  // namespace rozbor::reports::html
