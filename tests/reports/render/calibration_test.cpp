#include "rozbor/render/render_calibration.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "calibration_fixtures.h"
#include "small_game.h"

namespace rozbor {
namespace {

using nlohmann::json;
using test::calibrationReport;

TEST(Calibration, IsAnObjectThatKeepsTheContract) {
  const json object = json::parse(renderCalibrationJson(calibrationReport()));
  EXPECT_EQ(object.at("model"), "en.csv");
  EXPECT_EQ(object.at("games"), 3);
  EXPECT_EQ(object.at("gamesWanted"), 4);
  EXPECT_EQ(object.at("interrupted"), true);
  EXPECT_EQ(object.at("turns"), 6);
  ASSERT_EQ(object.at("deciles").size(), 10u);
  const json& decile = object.at("deciles").at(7);
  EXPECT_EQ(decile.at("from"), 0.7);
  EXPECT_EQ(decile.at("to"), 0.8);
  EXPECT_EQ(decile.at("turns"), 3);
  EXPECT_EQ(decile.at("predicted"), 0.75);
  EXPECT_EQ(decile.at("observed"), 0.666667);
  EXPECT_EQ(decile.at("excess"), -0.083333);
  EXPECT_TRUE(decile.at("excessSe").is_number());
  EXPECT_TRUE(object.at("deciles").at(0).at("predicted").is_null());
  ASSERT_EQ(object.at("phases").size(), 5u);
  EXPECT_EQ(object.at("phases").at(1).at("phase"), "pre-endgame");
  EXPECT_EQ(object.at("phases").at(1).at("unseenFrom"), 8);
  EXPECT_TRUE(object.at("phases").at(4).at("unseenTo").is_null());
  for (const char* name :
       {"brier", "logLoss", "baselineBrier", "baselineLogLoss", "brierGain", "logLossGain"}) {
    EXPECT_TRUE(object.at(name).is_number()) << name;
    EXPECT_TRUE(object.at(std::string(name) + "Se").is_number()) << name;
  }
}

TEST(Calibration, IsATableInTheReadersLanguage) {
  const std::string text = renderCalibrationText(calibrationReport(), test::wording("cs"));
  for (const char* part : {"70–80", "75,00", "66,67", "−8,33 ± ", "Brierovo skóre", "57–"})
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
}

TEST(Calibration, IsPartOfWhatIsToldOfAFit) {
  reports::WinFitReport fit{.file = "en.csv",
                            .language = "en",
                            .lexicon = "en",
                            .seed = 1,
                            .games = 10,
                            .turns = 210,
                            .gamesWanted = 10,
                            .heldOut = {}};
  EXPECT_TRUE(json::parse(renderWinFitJson(fit)).at("heldOut").is_null());
  EXPECT_EQ(json::parse(renderWinFitJson(fit)).at("interrupted"), false);
  fit.heldOut = calibrationReport();
  EXPECT_EQ(json::parse(renderWinFitJson(fit)).at("heldOut").at("turns"), 6);
  EXPECT_NE(renderWinFitText(fit, test::wording("en")).find("Brier score"), std::string::npos);
}

}  // namespace
}  // namespace rozbor
