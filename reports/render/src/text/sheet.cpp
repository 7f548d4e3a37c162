#include "rozbor/render/render_sheet.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <cstddef>

#include "data/json_values.h"
#include "rozbor/game/notation.h"
#include "rozbor/render/percent.h"
#include "rozbor/render/phrase.h"

namespace rozbor::reports {
namespace {

using nlohmann::json;
using replay::Reconstruction;
using replay::ReconstructionStatus;
using replay::Repair;
using replay::SlipField;

/// Places of a smaller share are not named to a person.
constexpr double kNamed = 0.02;

json placementsJson(const std::vector<replay::PlaceChance>& places, const game::Alphabet& alphabet) {
  json list = json::array();
  for (const replay::PlaceChance& place : places)
    list.push_back(
        {{"move", moveText(place.move, alphabet)}, {"probability", roundedShare(place.probability)}});
  return list;
}

json rowsJson(const SheetReport& report) {
  json rows = json::array();
  for (const replay::TurnPlaces& turn : report.reconstruction.places)
    rows.push_back(
        {{"row", turn.turn + 1}, {"placements", placementsJson(turn.places, report.language.alphabet)}});
  return rows;
}

json repairsJson(const Reconstruction& found) {
  json repairs = json::array();
  for (const Repair& repair : found.repairs) {
    repairs.push_back({{"row", repair.turn + 1},
                       {"player", repair.player},
                       {"field", name(repair.field)},
                       {"written", repair.written},
                       {"likely", repair.likely},
                       {"probability", roundedShare(repair.probability)}});
  }
  return repairs;
}

json boardJson(const Reconstruction& found) {
  return found.boardFit ? json(name(*found.boardFit)) : json();
}

std::string squareName(game::Square square) {
  return placeText(square, game::Direction::across);
}

json correctionsJson(const Reconstruction& found) {
  json corrections = json::array();
  for (const replay::SquareCorrection& one : found.corrections) {
    corrections.push_back({{"board", one.board + 1},
                           {"square", squareName(one.square)},
                           {"read", one.read},
                           {"true", one.likely}});
  }
  return corrections;
}

json differencesJson(const SheetReport& report) {
  json differences = json::array();
  for (const replay::SheetDifference& one :
       differencesOf(report.sheet, report.reconstruction, report.language)) {
    differences.push_back({{"row", one.turn + 1},
                           {"field", name(one.field)},
                           {"first", one.first},
                           {"second", one.second},
                           {"likely", one.likely.empty() ? json() : json(one.likely)}});
  }
  return differences;
}

json conflictJson(const Reconstruction& found) {
  if (found.status != ReconstructionStatus::inconsistent) return nullptr;
  json rows = json::array();
  for (const std::size_t turn : found.conflict)
    rows.push_back(turn + 1);
  return rows;
}

json askJson(const SheetReport& report) {
  if (!report.reconstruction.question) return nullptr;
  const replay::Question& question = *report.reconstruction.question;
  return {{"row", question.turn + 1},
          {"question", questionText(report.sheet, question, Wording::english())},
          {"bits", std::round(question.bits * 1e3) / 1e3},
          {"placements", placementsJson(question.places, report.language.alphabet)}};
}

std::string wordOf(const parser::ScoreSheet& sheet, std::size_t turn) {
  return turn < sheet.turns.size() ? sheetWordText(sheet.turns[turn]) : std::string();
}

std::string wholePercent(double share, const Wording& wording) {
  return roundsToNothing(share) ? "< 1" : wording.number(100 * share, 0);
}

/// Of games that fit only the likeliest are kept one by one.
bool areAllKept(const Reconstruction& found) {
  constexpr double kNearlyAll = 0.995;
  double kept = 0;
  for (const replay::Solution& solution : found.solutions)
    kept += solution.probability;
  return kept >= kNearlyAll;
}

std::string verdict(const SheetReport& report, const Wording& wording) {
  const Reconstruction& found = report.reconstruction;
  switch (found.status) {
    case ReconstructionStatus::unique:
      return wording.text("The sheet tells the game: one way to lay its words fits.");
    case ReconstructionStatus::ambiguous:
      if (!areAllKept(found)) {
        return phrase(
            wording,
            "More games fit the sheet than can be told one by one; the likeliest has a share of {0} %.",
            wholePercent(found.solutions.front().probability, wording));
      }
      return phrasePlural(wording, "{0} game fits the sheet; the likeliest has a share of {1} %.",
                          "{0} games fit the sheet; the likeliest has a share of {1} %.",
                          static_cast<long>(found.solutions.size()),
                          wholePercent(found.solutions.front().probability, wording));
    case ReconstructionStatus::refused:
      return wording.text(
          "The sheet has the words of one player only: it is read and counted, but where its words "
          "lay cannot be known.");
    case ReconstructionStatus::inconsistent:
      break;
  }
  return found.solutions.empty()
             ? wording.text("The rows cannot all be true, and no single slip explains it.")
             : wording.text("The rows cannot all be true as written; with what is proposed below they can.");
}

std::string boardLine(const Reconstruction& found, const Wording& wording) {
  switch (*found.boardFit) {
    case replay::BoardFit::agrees:
      return wording.text("The board that was seen agrees with the game.");
    case replay::BoardFit::corrected:
      return wording.text("The board that was seen agrees with the game but for what was misread:");
    case replay::BoardFit::contradicts:
      break;
  }
  return wording.text("No game has both these rows and the board that was seen: the board is left out.");
}

std::string placesLine(const SheetReport& report, const replay::TurnPlaces& turn, const Wording& wording) {
  const std::string word = wordOf(report.sheet, turn.turn);
  constexpr std::size_t kAlwaysNamed = 3;
  std::string places;
  std::size_t named = 0;
  for (const replay::PlaceChance& place : turn.places) {
    if (place.probability < kNamed && named >= kAlwaysNamed) break;
    ++named;
    places += fmt::format("{}{} ({} %)", places.empty() ? "" : ", ",
                          word.empty() ? moveText(place.move, report.language.alphabet)
                                       : placeText(place.move.start(), place.move.direction()),
                          wholePercent(place.probability, wording));
  }
  return word.empty() ? phrase(wording, "turn {0}: {1}", turn.turn + 1, places)
                      : phrase(wording, "turn {0}, {1}: {2}", turn.turn + 1, word, places);
}

std::string list(const std::string& title, const std::vector<std::string>& lines) {
  if (lines.empty()) return {};
  std::string text = title + "\n";
  for (const std::string& line : lines)
    text += "  " + line + "\n";
  return text;
}

}  // namespace

std::string sheetWordText(const parser::SheetTurn& turn) {
  std::string text;
  for (const parser::SheetLetter& letter : turn.word.value)
    text += letter.blank ? '(' + letter.letter + ')' : letter.letter;
  return text;
}

std::string questionText(const parser::ScoreSheet& sheet, const replay::Question& question,
                         const Wording& wording) {
  std::vector<std::string> places;
  for (const replay::PlaceChance& place : question.places) {
    if (place.probability >= kNamed) places.push_back(placeText(place.move.start(), place.move.direction()));
  }
  std::string all;
  for (std::size_t at = 0; at < places.size(); ++at) {
    const bool last = at + 1 == places.size();
    all += at == 0 ? places[at] : last ? phrase(wording, " or {0}", places[at]) : ", " + places[at];
  }
  return phrase(wording, "Where did {0} (turn {1}) lie: {2}?", sheetWordText(sheet.turns[question.turn]),
                question.turn + 1, all);
}

std::string repairText(const parser::ScoreSheet& sheet, const replay::Repair& repair,
                       const Wording& wording) {
  const std::string word = wordOf(sheet, repair.turn);
  const std::string share = wholePercent(repair.probability, wording);
  const std::size_t row = repair.turn + 1;
  switch (repair.field) {
    case SlipField::score:
      return phrase(wording, "turn {0}, {1}: {2} points are written, likely {3} ({4} %)", row, word,
                    repair.written, repair.likely, share);
    case SlipField::total:
      return phrase(wording, "turn {0}, {1}: the total is written as {2}, likely {3} ({4} %)", row, word,
                    repair.written, repair.likely, share);
    case SlipField::word:
      return phrase(wording, "turn {0}: {1} is written, likely {2} ({3} %)", row, repair.written,
                    repair.likely, share);
    case SlipField::blank:
      return phrase(wording, "turn {0}: {1}, a blank is not marked: {2} ({3} %)", row, repair.written,
                    repair.likely, share);
    case SlipField::endTiles:
      return phrase(wording, "the tiles left are written as {0}, likely {1} ({2} %)", repair.written,
                    repair.likely, share);
    case SlipField::missingTurn:
      return repair.likely.empty()
                 ? phrase(wording, "a turn is missing before turn {0} ({1} %)", row, share)
                 : phrase(wording, "a turn of {1} points is missing before turn {0} ({2} %)", row,
                          repair.likely, share);
    case SlipField::order:
      break;
  }
  return phrase(wording, "turns {0} and {1} have changed places ({2} %)", repair.written, repair.likely,
                share);
}

said::Message correctionWords(const replay::SquareCorrection& correction) {
  const std::string square = squareName(correction.square);
  if (correction.likely.empty())
    return said::words("{0} at {1} was read where nothing lies", correction.read, square);
  if (correction.read.empty()) return said::words("{0} at {1} was overlooked", correction.likely, square);
  return said::words("{0} at {1} was read as {2}", correction.likely, square, correction.read);
}

said::Message differenceWords(const replay::SheetDifference& difference) {
  const bool isWord = difference.field == SlipField::word;
  if (difference.likely.empty()) {
    return isWord
               ? said::words("{0} in the first sheet, {1} in the second", difference.first, difference.second)
               : said::words("{0} points in the first sheet, {1} in the second", difference.first,
                             difference.second);
  }
  return isWord ? said::words("{0} in the first sheet, {1} in the second; {2} in the likeliest game",
                              difference.first, difference.second, difference.likely)
                : said::words("{0} points in the first sheet, {1} in the second; {2} in the likeliest game",
                              difference.first, difference.second, difference.likely);
}

std::string renderSheetJson(const SheetReport& report) {
  const Reconstruction& found = report.reconstruction;
  return dump(
      {{"file", report.file},
       {"language", report.language.id},
       {"lexicon", report.lexicon.empty() ? json() : json(report.lexicon)},
       {"betterLexicon", report.betterLexicon.empty() ? json() : json(report.betterLexicon)},
       {"status", name(found.status)},
       {"solutions", found.solutions.size()},
       {"probability", found.solutions.empty() ? 0 : roundedShare(found.solutions.front().probability)},
       {"gcg", report.gcg},
       {"rows", rowsJson(report)},
       {"ask", askJson(report)},
       {"conflict", conflictJson(found)},
       {"repairs", repairsJson(found)},
       {"board", boardJson(found)},
       {"corrections", correctionsJson(found)},
       {"differences", differencesJson(report)},
       {"unknownWords", found.wordsUnknown},
       {"words", found.wordsJudged},
       {"seconds", report.seconds},
       {"diagnostics", diagnosticsJson(report.diagnostics)}});
}

std::string renderSheetText(const SheetReport& report, const Wording& wording) {
  const Reconstruction& found = report.reconstruction;
  std::string text = report.file + "\n" + verdict(report, wording) + "\n";
  std::vector<std::string> repairs;
  for (const Repair& repair : found.repairs)
    repairs.push_back(repairText(report.sheet, repair, wording));
  text += list(wording.text("Proposed, nothing is changed silently:"), repairs);
  std::vector<std::string> differences;
  for (const replay::SheetDifference& one : differencesOf(report.sheet, found, report.language)) {
    differences.push_back(phrase(wording, "turn {0}, {1}: {2}", one.turn + 1, wordOf(report.sheet, one.turn),
                                 wording.text(differenceWords(one))));
  }
  text += list(wording.text("Where the two sheets differ:"), differences);
  std::vector<std::string> places;
  for (const replay::TurnPlaces& turn : found.places) {
    if (turn.places.front().probability < replay::kUniqueShare)
      places.push_back(placesLine(report, turn, wording));
  }
  if (found.boardFit) {
    text += boardLine(found, wording) + "\n";
    for (const replay::SquareCorrection& one : found.corrections)
      text += "  " + wording.text(correctionWords(one)) + "\n";
  }
  text += list(wording.text("Words whose place is not sure:"), places);
  if (found.wordsUnknown > 0) {
    text += phrasePlural(wording, "{0} word of {1} is not in the lexicon {2}.",
                         "{0} words of {1} are not in the lexicon {2}.", found.wordsUnknown,
                         found.wordsJudged, report.lexicon) +
            "\n";
    if (!report.betterLexicon.empty())
      text += phrase(wording, "The lexicon {0} lacks fewer of them.", report.betterLexicon) + "\n";
  }
  if (found.question) text += questionText(report.sheet, *found.question, wording) + "\n";
  return text;
}

}  // namespace rozbor::reports
