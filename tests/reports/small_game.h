#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "engine_fixtures.h"
#include "game_fixtures.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/render/wording.h"
#include "rozbor/review/review.h"
#include "test_paths.h"

namespace rozbor::test {

/// A short game in which everything happens that a report has words for: a partial rack, a missed
/// bingo, a phony that is challenged off, an exchange, a pass, a bingo with a blank, a note, and a
/// total that does not add up. It stops before its end.
inline constexpr std::string_view kSmallGame =
    "#player1 Ida Ida Lind\n"
    "#player2 Otto Otto O'Brien\n"
    "#title Club night\n"
    ">Ida: AEHOSUU 8D HOUSE +24 24\n"
    ">Otto: NO H8 .ON +3 3\n"
    ">Ida: AEINRST 10H .IT +5 29\n"
    "#note \"5 < 6\" & more\n"
    ">Otto: AGIIUVV J10 .VG +7 10\n"
    ">Otto: AGIIUVV -- -7 3\n"
    ">Ida: AENRSUU -UU +0 29\n"
    ">Otto: AGIIUVV - +0 3\n"
    ">Ida: AEINRT? I2 RETAINs +66 96\n";

/// Grades a record with a lexicon of a few words and no leave values.
inline reports::GameReview reviewOf(std::string_view gcg) {
  reports::ReviewContext context;
  context.language = std::make_shared<const game::Language>(language("en"));
  context.lexicon =
      lexiconOf(*context.language, {"EON", "EONS", "HOUSE", "HOUSES", "IN", "IT", "NIT", "NO", "NOS", "ON",
                                    "ONE", "RETAINS", "SHOE", "SIT", "TIN", "TEN"});
  context.leaves = engine::noLeaves();
  reports::GameReview review = reports::reviewGame(parser::parseGcg(gcg), context);
  review.file = "club.gcg";
  review.lexiconReason = reports::LexiconReason::languageDefault;
  return review;
}

inline const reports::GameReview& smallReview() {
  static const reports::GameReview kReview = reviewOf(kSmallGame);
  return kReview;
}

/// The small game between other people.
inline reports::GameReview reviewWithNames(std::string_view first, std::string_view second) {
  std::string gcg(kSmallGame);
  for (const auto& [name, other] :
       {std::pair<std::string_view, std::string_view>{"Ida Lind", first}, {"Otto O'Brien", second}})
    gcg.replace(gcg.find(name), name.size(), other);
  return reviewOf(gcg);
}

inline reports::Wording wording(const std::string& code) {
  return {code, rozbor::test::kLocaleDir};
}

}  // namespace rozbor::test
