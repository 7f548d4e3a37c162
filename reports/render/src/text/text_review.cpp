#include <fmt/format.h>

#include <algorithm>

#include "text_parts.h"
#include "words/joined.h"

namespace rozbor::reports::terminal {
namespace {

std::string titleLine(const OpeningBlock& opening, const Sheet& sheet) {
  const std::vector<OpeningSide>& sides = opening.sides;
  const auto name = [&](std::size_t side) { return sheet.paint(Ink::bold, sides[side].player.name); };
  if (sides.size() == 2)
    return fmt::format("{} {} – {} {}\n", name(0), sides[0].points, sides[1].points, name(1));
  std::string line;
  for (std::size_t side = 0; side < sides.size(); ++side)
    line += fmt::format("{}{} {}", side > 0 ? "  " : "", name(side), sides[side].points);
  return line + "\n";
}

/// Facts beside each other; a line is broken between them only.
std::string besideEachOther(const std::vector<Fact>& facts, std::size_t width, std::size_t indent) {
  constexpr char kHeld = '\x1f';
  std::string line;
  for (const Fact& fact : facts) {
    std::string text = fact.label + " " + fact.value;
    std::ranges::replace(text, ' ', kHeld);
    line += (line.empty() ? "" : std::string(1, kHeld) + "· ") + text;
  }
  line = wrapped(line, width, indent);
  std::ranges::replace(line, kHeld, ' ');
  return line;
}

Ink inkOf(parser::Severity severity) {
  switch (severity) {
    case parser::Severity::error:
      return Ink::worst;
    case parser::Severity::warning:
      return Ink::bad;
    case parser::Severity::info:
      return Ink::dim;
  }
  return Ink::plain;
}

std::string textOf(const Remark& remark, const Sheet& sheet) {
  return "  " + sheet.paint(inkOf(remark.severity), remark.severityWord) + " " + remark.address + " " +
         sheet.paint(Ink::dim, "[" + remark.code + "]") + "\n" + wrapped(remark.message, sheet.width, 4) +
         sheet.paint(Ink::dim, wrapped(remark.recovery, sheet.width, 4));
}

}  // namespace

std::string textOf(const OpeningBlock& opening, const Sheet& sheet) {
  FactsBlock facts{opening.origin};
  facts.facts.insert(facts.facts.end(), opening.grounds.begin(), opening.grounds.end());
  std::string text = titleLine(opening, sheet) + wrapped(opening.verdict, sheet.width, 0);
  if (!opening.story.empty()) text += wrapped(paragraphOf(opening.story), sheet.width, 0);
  text += "\n" + textOf(facts, sheet) + "\n";
  for (const std::string& caveat : opening.caveats)
    text += wrapped(caveat, sheet.width, 2);
  return text;
}

std::string textOf(const MomentBlock& moment, const Sheet& sheet) {
  return "  " + sheet.paint(Ink::bold, moment.title) + "\n" +
         wrapped(joined(moment.sentences), sheet.width, 4) +
         sheet.paint(Ink::dim, besideEachOther(moment.facts, sheet.width, 4));
}

std::string textOf(const RemarksBlock& block, const Sheet& sheet) {
  std::string text;
  for (const Remark& remark : block.remarks)
    text += textOf(remark, sheet);
  return text;
}

}  // namespace rozbor::reports::terminal
