#include "rozbor/app/entry/sheet_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

#include "rozbor/engine/generator.h"
#include "rozbor/game/notation.h"
#include "rozbor/render/percent.h"
#include "rozbor/render/render_sheet.h"
#include "rozbor/replay/record_of_sheet.h"
#include "rozbor/replay/two_sheets.h"

namespace rozbor::app {
namespace {

using LanguagePointer = std::shared_ptr<const game::Language>;
using parser::ScoreSheet;
using parser::Severity;

std::vector<std::vector<game::Letter>> mainWords(const ScoreSheet& sheet, const game::Language& language) {
  std::vector<std::vector<game::Letter>> words;
  for (const parser::SheetTurn& turn : sheet.turns) {
    std::vector<game::Letter> word;
    for (const parser::SheetLetter& letter : turn.word.value) {
      if (const auto known = language.alphabet.letter(letter.letter)) word.push_back(*known);
    }
    if (turn.kind == parser::SheetTurnKind::play && !word.empty()) words.push_back(std::move(word));
  }
  return words;
}

int foreignLetters(const ScoreSheet& sheet, const game::Language& language) {
  int foreign = 0;
  for (const parser::SheetTurn& turn : sheet.turns) {
    for (const parser::SheetLetter& letter : turn.word.value)
      foreign += language.alphabet.letter(letter.letter) ? 0 : 1;
  }
  return foreign;
}

int lackingWords(const ScoreSheet& sheet, const game::Language& language, const engine::Lexicon& lexicon) {
  const auto words = mainWords(sheet, language);
  return static_cast<int>(
      std::ranges::count_if(words, [&](const auto& word) { return !lexicon.contains(word); }));
}

/// Fewest foreign letters, then fewest words that its lexicon lacks; among equals the order of the list.
LanguagePointer bestFor(const ScoreSheet& sheet, std::span<const LanguagePointer> languages,
                        const lexica::LexiconStore& store) {
  int fewest = foreignLetters(sheet, *languages.front());
  for (const LanguagePointer& language : languages)
    fewest = std::min(fewest, foreignLetters(sheet, *language));
  std::vector<LanguagePointer> fitting;
  std::ranges::copy_if(languages, std::back_inserter(fitting), [&](const LanguagePointer& language) {
    return foreignLetters(sheet, *language) == fewest;
  });
  if (fitting.size() == 1) return fitting.front();
  return *std::ranges::min_element(fitting, {}, [&](const LanguagePointer& language) {
    const auto choice = store.choose(*language, "", "");
    return choice ? lackingWords(sheet, *language, *choice->lexicon) : static_cast<int>(sheet.turns.size());
  });
}

/// Words with a letter that the language does not have.
int foreignWords(const ScoreSheet& sheet, const game::Language& language) {
  return static_cast<int>(std::ranges::count_if(sheet.turns, [&](const parser::SheetTurn& turn) {
    return std::ranges::any_of(turn.word.value, [&](const parser::SheetLetter& letter) {
      return !language.alphabet.letter(letter.letter).has_value();
    });
  }));
}

/// The language to propose in place of one that does not fit; null where it may.
LanguagePointer betterFor(const ScoreSheet& sheet, const game::Language& asked,
                          std::span<const LanguagePointer> languages, const lexica::LexiconStore& store) {
  const int foreign = foreignWords(sheet, asked);
  if (languages.empty() || foreign == 0 || 4 * foreign < static_cast<int>(sheet.turns.size())) return nullptr;
  LanguagePointer best = bestFor(sheet, languages, store);
  return 2 * foreignWords(sheet, *best) < foreign ? best : nullptr;
}

replay::ReconstructionMeans meansOf(const SheetFile& sheet) {
  replay::ReconstructionMeans means;
  if (!sheet.lexicon) return means;
  const game::Language& language = *sheet.language;
  const engine::Lexicon& lexicon = *sheet.lexicon;
  means.isWord = [&lexicon](std::span<const game::Letter> word) { return lexicon.contains(word); };
  means.playsOf = [&](const replay::MissingPlay& missing) {
    auto made = engine::placementsMaking(
        {missing.points, missing.mostTiles, missing.worth, missing.most, missing.work}, missing.board,
        missing.tiles, language, lexicon);
    replay::PossiblePlays possible{.moves = {}, .complete = made.complete, .work = made.work};
    for (const engine::Play& play : made.plays)
      possible.moves.push_back(play.move);
    return possible;
  };
  return means;
}

void judgeLexicon(SheetFile& sheet, const lexica::LexiconStore& store) {
  if (sheet.reconstruction.wordsUnknown == 0) return;
  const auto fits = store.fitOf(mainWords(sheet.parsed.sheet, *sheet.language), *sheet.language);
  if (fits.empty() || !sheet.lexicon || fits.front().name == sheet.lexicon->info().name) return;
  const int lacking = static_cast<int>(fits.front().lacking.size());
  if (lacking >= sheet.reconstruction.wordsUnknown) return;
  sheet.betterLexicon = fits.front().name;
  sheet.betterLacking = lacking;
}

std::string percentText(double share) {
  return reports::roundsToNothing(share) ? "< 1" : fmt::format("{:.0f}", 100 * share);
}

/// Gathers what a reconstruction has to say, for people.
class Remarks {
 public:
  explicit Remarks(const SheetFile& file)
      : file_(file), found_(file.reconstruction), notes_(file.parsed.sheet.turns.size()) {
    diagnostics_ = file.parsed.diagnostics;
    std::ranges::copy(found_.diagnostics, std::back_inserter(diagnostics_));
    tellStatus();
    tellBoards();
    for (const replay::SheetDifference& one : differencesOf(file.parsed.sheet, found_, *file.language))
      tellDifference(one);
    for (const replay::Repair& repair : found_.repairs)
      tellRepair(repair);
    for (const replay::TurnPlaces& turn : found_.places)
      tellPlaces(turn);
    std::ranges::stable_sort(diagnostics_, {}, [](const auto& one) { return one.where.line; });
  }

  [[nodiscard]] const std::vector<std::string>& notes() const { return notes_; }
  std::vector<parser::Diagnostic> takeDiagnostics() { return std::move(diagnostics_); }

 private:
  void tell(Severity severity, std::string code, const parser::SourceRange& where, said::Message message,
            said::Message recovery) {
    diagnostics_.push_back({severity, std::move(code), where, std::move(message), std::move(recovery)});
  }

  void tellStatus() {
    using enum replay::ReconstructionStatus;
    if (!file_.betterLanguage.empty()) {
      tell(Severity::error, "reconstruct.other-language", {},
           said::words(
               "expected words of {0}, found letters that it does not have; the language \"{1}\" has them",
               languageName(*file_.language), file_.betterLanguage),
           said::words("nothing is reconstructed"));
      return;
    }
    if (found_.status == refused) {
      tell(Severity::error, "reconstruct.one-player", {},
           said::words("expected the words of both players, found those of one: without the others their "
                       "squares cannot be known"),
           said::words("the sheet is read and counted, not reconstructed"));
    } else if (found_.solutions.empty()) {
      tell(Severity::error, "reconstruct.inconsistent", conflictPlace(),
           withConflict(said::words("expected rows that can all be true, found no game in which they are")),
           said::words("nothing is reconstructed"));
    } else if (found_.status == inconsistent) {
      tell(Severity::warning, "reconstruct.inconsistent", conflictPlace(),
           withConflict(said::words("expected rows that can all be true, found some that cannot")),
           said::words("the game is taken with the likeliest repairs"));
    } else if (found_.status == ambiguous) {
      tell(Severity::info, "reconstruct.ambiguous", {},
           said::words("expected one game, found {0} that fit the sheet", found_.solutions.size()),
           said::words("the likeliest is taken ({0} %)", percentText(found_.solutions.front().probability)));
    }
    if (!file_.lexicon) {
      tell(Severity::warning, "reconstruct.no-lexicon", {},
           said::words("expected a lexicon to judge cross-words by, found none installed"),
           said::words("no word is judged"));
    } else if (found_.wordsUnknown > 0) {
      tell(Severity::info, "reconstruct.unknown-words", {}, unknownWords(),
           said::words("cross-words that are not in it are held possible"));
    }
  }

  void tellBoards() {
    if (found_.boardFit == replay::BoardFit::contradicts) {
      tell(Severity::warning, "reconstruct.board", file_.parsed.sheet.boards.front().where,
           said::words("expected the board of this game, found one that no game with these rows has"),
           said::words("the board is left out"));
    }
    for (const replay::SquareCorrection& one : found_.corrections) {
      tell(Severity::info, "reconstruct.board-square", file_.parsed.sheet.boards[one.board].where,
           reports::correctionWords(one), said::words("the likeliest game is taken"));
    }
  }

  void tellDifference(const replay::SheetDifference& one) {
    const said::Message what = reports::differenceWords(one);
    tell(Severity::info, "reconstruct.two-sheets", rangeOf(one.turn), what,
         found_.solutions.empty() ? said::Message() : said::words("the likeliest game is taken"));
    note(one.turn, what.english());
  }

  [[nodiscard]] parser::SourceRange conflictPlace() const {
    return found_.conflict.empty() ? parser::SourceRange() : rangeOf(found_.conflict.back());
  }

  [[nodiscard]] said::Message unknownWords() const {
    const std::string& lexicon = file_.lexicon->info().name;
    if (file_.betterLexicon.empty()) {
      return said::words("{0} of {1} words are not in the lexicon {2}", found_.wordsUnknown,
                         found_.wordsJudged, lexicon);
    }
    return said::words("{0} of {1} words are not in the lexicon {2}; {3} lacks only {4}", found_.wordsUnknown,
                       found_.wordsJudged, lexicon, file_.betterLexicon, file_.betterLacking);
  }

  /// The message with the rows that contradict each other.
  [[nodiscard]] said::Message withConflict(const said::Message& message) const {
    said::Message rows;
    for (const std::size_t turn : found_.conflict) {
      const std::uint32_t line = rangeOf(turn).line;
      rows = rows.empty() ? said::words("turn {0} (line {1})", turn + 1, line)
                          : said::words("{0}, {1} (line {2})", rows, turn + 1, line);
    }
    return rows.empty() ? message : said::words("{0}: {1}", message, rows);
  }

  [[nodiscard]] parser::SourceRange rangeOf(std::size_t turn) const {
    const auto& turns = file_.parsed.sheet.turns;
    return turn < turns.size() ? turns[turn].where : parser::SourceRange();
  }

  static said::Message fieldWords(replay::SlipField field) {
    switch (field) {
      case replay::SlipField::score:
        return said::words("score");
      case replay::SlipField::total:
        return said::words("total");
      case replay::SlipField::endTiles:
        return said::words("end-tiles");
      default:
        return said::words("word");
    }
  }

  static said::Message whatIsWrong(const replay::Repair& repair) {
    switch (repair.field) {
      case replay::SlipField::missingTurn:
        if (repair.likely.empty()) return said::words("a turn is missing before turn {0}", repair.turn + 1);
        return said::words("a turn is missing before turn {0}, of {1} points", repair.turn + 1,
                           repair.likely);
      case replay::SlipField::order:
        return said::words("turns {0} and {1} have changed places", repair.written, repair.likely);
      case replay::SlipField::blank:
        return said::words("{0} holds a blank: {1}", repair.written, repair.likely);
      default:
        return said::words("expected the {0} {1}, found {2}", fieldWords(repair.field), repair.likely,
                           repair.written);
    }
  }

  void tellRepair(const replay::Repair& repair) {
    const said::Message what = whatIsWrong(repair);
    tell(repair.field == replay::SlipField::blank ? Severity::info : Severity::warning,
         fmt::format("reconstruct.{}", name(repair.field)), rangeOf(repair.turn), what,
         said::words("a proposal, {0} % of what is possible needs it", percentText(repair.probability)));
    if (repair.probability > 0.5) note(repair.turn, what.english());
  }

  /// A word that is not legible: what it may be.
  void tellWord(const replay::TurnPlaces& turn) {
    constexpr std::size_t kTold = 5;
    std::string plays;
    for (std::size_t at = 0; at < std::min(kTold, turn.places.size()); ++at) {
      const replay::PlaceChance& place = turn.places[at];
      plays += fmt::format("{}{} ({} %)", at > 0 ? ", " : "", moveText(place.move, file_.language->alphabet),
                           percentText(place.probability));
    }
    const said::Message what =
        found_.bounded
            ? said::words("expected a word, found none; of {0} plays tried that make its points: {1}",
                          turn.places.size(), plays)
            : said::words("expected a word, found none; of {0} plays that make its points: {1}",
                          turn.places.size(), plays);
    tell(Severity::info, "reconstruct.missing-word", rangeOf(turn.turn), what,
         said::words("the likeliest game is taken"));
    note(turn.turn, what.english());
  }

  void tellPlaces(const replay::TurnPlaces& turn) {
    if (turn.turn < file_.parsed.sheet.turns.size() && !isLegible(file_.parsed.sheet.turns[turn.turn])) {
      tellWord(turn);
      return;
    }
    if (turn.places.size() < 2 || turn.places.front().probability >= replay::kUniqueShare) return;
    std::string where;
    for (const replay::PlaceChance& place : turn.places) {
      if (place.probability < 0.02) continue;
      where +=
          fmt::format("{}{} ({} %)", where.empty() ? "" : ", ",
                      placeText(place.move.start(), place.move.direction()), percentText(place.probability));
    }
    const said::Message what =
        said::words("{0} may lie at {1}", reports::sheetWordText(file_.parsed.sheet.turns[turn.turn]), where);
    tell(Severity::info, "reconstruct.place", rangeOf(turn.turn), what,
         said::words("the likeliest game is taken"));
    note(turn.turn, what.english());
  }

  [[nodiscard]] bool isLegible(const parser::SheetTurn& turn) const {
    return !turn.word.value.empty() &&
           std::ranges::all_of(turn.word.value, [&](const parser::SheetLetter& letter) {
             return file_.language->alphabet.letter(letter.letter).has_value();
           });
  }

  /// Notes go into the record, whose reader may have any interface: they are English.
  void note(std::size_t turn, const std::string& text) {
    if (turn >= notes_.size()) return;
    notes_[turn] += (notes_[turn].empty() ? "" : "; ") + text;
  }

  const SheetFile& file_;
  const replay::Reconstruction& found_;
  std::vector<std::string> notes_;
  std::vector<parser::Diagnostic> diagnostics_;
};

}  // namespace

void forgetFilled(std::vector<parser::Diagnostic>& diagnostics, const ScoreSheet& merged) {
  const bool isFilled = std::ranges::none_of(merged.turns, [](const parser::SheetTurn& turn) {
    return turn.kind == parser::SheetTurnKind::missing;
  });
  std::erase_if(diagnostics, [&](const parser::Diagnostic& one) {
    return (isFilled && one.code == "cas.missing-word") ||
           (!merged.onePlayerOnly && one.code == "cas.one-player");
  });
}

namespace {

/// Makes one of the sheets of one game that stand in one text.
void addBelow(parser::ParsedSheet& above, parser::ParsedSheet below) {
  const parser::SourceRange where =
      below.sheet.turns.empty() ? parser::SourceRange() : below.sheet.turns.front().where;
  parser::ParsedSheet merged = mergeSheets(above.sheet, below.sheet, replay::SecondLines::same);
  above.sheet = std::move(merged.sheet);
  forgetFilled(above.diagnostics, above.sheet);
  forgetFilled(below.diagnostics, above.sheet);
  above.diagnostics.push_back(
      {.severity = Severity::info,
       .code = "cas.two-sheets",
       .where = where,
       .message = said::words("expected one sheet of a game, found a second one of the same"),
       .recovery = said::words("both are taken as one")});
  std::ranges::move(below.diagnostics, std::back_inserter(above.diagnostics));
  std::ranges::move(merged.diagnostics, std::back_inserter(above.diagnostics));
  std::ranges::stable_sort(above.diagnostics, {}, [](const auto& one) { return one.where.line; });
}

}  // namespace

std::vector<SheetGame> sheetGames(std::string_view bytes, const std::filesystem::path& path) {
  std::vector<SheetGame> games;
  for (parser::ParsedSheet& parsed : parser::parseScoreSheets(bytes)) {
    if (!games.empty() &&
        replay::areOfOneGame(games.back().parsed.sheet, parsed.sheet) == replay::SameGame::yes) {
      addBelow(games.back().parsed, std::move(parsed));
    } else {
      games.push_back({path, std::move(parsed)});
    }
  }
  for (std::size_t game = 0; games.size() > 1 && game < games.size(); ++game)
    games[game].path += fmt::format("#{}", game + 1);
  return games;
}

game::Result<SheetFile> readSheet(SheetGame game, std::span<const LanguagePointer> languages,
                                  const lexica::LexiconStore& store, const SheetRequest& request) {
  if (languages.empty() && !request.language) {
    return game::Error{"language.none",
                       said::words("there is no language; is the data folder where it should be?")};
  }
  SheetFile file{.path = std::move(game.path),
                 .parsed = std::move(game.parsed),
                 .language = request.language,
                 .lexicon = {},
                 .reconstruction = {},
                 .betterLexicon = {},
                 .betterLacking = 0,
                 .betterLanguage = {}};
  ScoreSheet& sheet = file.parsed.sheet;
  if (!file.language) file.language = bestFor(sheet, languages, store);
  const auto choice = store.choose(*file.language, sheet.variant.value, request.lexicon);
  if (!choice && !request.lexicon.empty()) return choice.error();
  if (choice) file.lexicon = choice->lexicon;
  if (const auto better = betterFor(sheet, *file.language, languages, store); better && request.language) {
    file.betterLanguage = better->id;
    return file;
  }
  reconstructAgain(file, request.stop);
  judgeLexicon(file, store);
  return file;
}

void reconstructAgain(SheetFile& sheet, const std::stop_token& stop) {
  replay::ReconstructionLimits limits;
  limits.stop = stop;
  sheet.betterLanguage.clear();
  sheet.reconstruction = replay::reconstruct(sheet.parsed.sheet, *sheet.language, meansOf(sheet), limits);
}

void answer(SheetFile& sheet, std::size_t turn, const game::Move& place) {
  sheet.parsed.sheet.turns[turn].at = parser::Field<parser::Coordinate>{coordinateOf(place), {}};
  reconstructAgain(sheet);
}

game::Error whyNoGame(const SheetFile& sheet) {
  if (!sheet.betterLanguage.empty()) {
    return {"sheet.other-language",
            said::words("the sheet has letters that {0} does not have; \"--language {1}\" has them",
                        languageName(*sheet.language), sheet.betterLanguage)};
  }
  if (sheet.reconstruction.status == replay::ReconstructionStatus::refused) {
    return {"sheet.one-player",
            said::words("the sheet has the words of one player only; where they lay cannot be known")};
  }
  return {
      "sheet.inconsistent",
      said::words("no game fits the sheet; \"rozbor reconstruct\" says which rows contradict each other")};
}

parser::Coordinate coordinateOf(const game::Move& placement) {
  const game::Square start = placement.start();
  return {start.row, start.column, placement.direction() == game::Direction::across};
}

parser::ParsedRecord recordOf(const SheetFile& sheet, std::size_t index) {
  Remarks remarks(sheet);
  parser::ParsedRecord parsed;
  if (index < sheet.reconstruction.solutions.size()) {
    parsed.record = replay::recordOf(sheet.parsed.sheet, sheet.reconstruction.solutions[index],
                                     *sheet.language, remarks.notes());
  }
  parsed.diagnostics = remarks.takeDiagnostics();
  return parsed;
}

}  // namespace rozbor::app
