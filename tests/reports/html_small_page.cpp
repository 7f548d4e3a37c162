// Writes the page of the small game, with its charts, to the file that is named; for
// tests/pages/check_page.sh, which looks at it in a browser. Czech words are the longest.
#include <fstream>

#include "rozbor/charts/charts.h"
#include "rozbor/reports/render.h"
#include "small_game.h"

int main(int count, char** arguments) {
  if (count != 2) return 2;
  using namespace rozbor;
  const reports::GameReview review =
      test::reviewWithNames("Grab_em_by_the_Short_and_(James)_Curley(s)", "<b>O'Brien</b>");
  const reports::Wording words = test::wording("cs");
  const reports::HtmlPictures pictures{charts::scoreChart(review, words), charts::lossChart(review, words)};
  std::ofstream page(arguments[1], std::ios::binary);
  page << renderHtml(review, words, pictures);
  return page.good() ? 0 : 1;
}
