// Writes the page of the small game, with its charts, to the file that is named, and its PDF to the second;
// for tests/pages, which look at them in a browser and with poppler. In Czech.
#include <fstream>

#include "rozbor/charts/charts.h"
#include "rozbor/render/document.h"
#include "rozbor/render/render.h"
#include "small_game.h"

int main(int count, char** arguments) {
  if (count != 3) return 2;
  using namespace rozbor;
  const reports::GameReview review =
      test::reviewWithNames("Grab_em_by_the_Short_and_(James)_Curley(s)", "<b>O'Brien</b>");
  const reports::Wording words = test::wording("cs");
  const reports::HtmlPictures pictures{charts::gameChart(review, words), charts::lossChart(review, words)};
  std::ofstream page(arguments[1], std::ios::binary);
  page << renderHtml(review, words, pictures);
  std::ofstream paper(arguments[2], std::ios::binary);
  paper << charts::pdf(reviewDocument(review, words, {pictures.gameChart, pictures.lossChart}), words);
  return page.good() && paper.good() ? 0 : 1;
}
