#include "rozbor/charts/charts.h"
#include "rozbor/render/coaching_document.h"

namespace rozbor::charts {

reports::Picture coachingPicture(std::size_t number, const reports::CoachingCharts& charts,
                                 const reports::Wording& wording) {
  switch (number) {
    case 0:
      return timeChart(charts.scores, wording);
    case 1:
      return timeChart(charts.bingos, wording);
    case 2:
      return timeChart(charts.losses, wording);
    case 3:
      return barChart(charts.causes, wording);
    case 4:
      return barChart(charts.phases, wording);
    case 5:
      return histogramChart(charts.distribution, wording);
    default:
      return scatterChart(charts.luck, wording);
  }
}

std::vector<reports::Picture> coachingPictures(const reports::CoachingCharts& charts,
                                               const reports::Wording& wording) {
  std::vector<reports::Picture> pictures;
  for (std::size_t number = 0; number < kCoachingPictures; ++number)
    pictures.push_back(coachingPicture(number, charts, wording));
  return pictures;
}

}  // namespace rozbor::charts
