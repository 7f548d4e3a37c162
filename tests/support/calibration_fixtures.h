#pragma once

#include <vector>

#include "rozbor/engine/study/win_calibration.h"
#include "rozbor/render/render_calibration.h"

namespace rozbor::test {

/// Three of four games: turns with a chance of 75 percent that are won twice and lost once, and the
/// turns of the opponents.
inline reports::CalibrationReport calibrationReport() {
  const engine::WinModel model(engine::WinTable{{{-1, 1, {25'000, 50'000, 75'000}}}, {}, {}, {}, {}});
  engine::WinCalibration calibration(model);
  for (const int finalSpread : {20, 30, -10})
    calibration.addGame(std::vector<engine::WinSample>{{93, 1, finalSpread}, {5, -1, -finalSpread}});
  return {.figures = calibration.figures(),
          .model = "en.csv",
          .language = "en",
          .lexicon = "en",
          .languageName = "English",
          .seed = 2,
          .gamesWanted = 4};
}

}  // namespace rozbor::test
