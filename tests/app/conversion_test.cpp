#include "rozbor/app/review/conversion.h"

#include "rozbor/parser/gcg.h"
#include "sheet_test.h"

namespace rozbor::test {
namespace {

using app::ConversionTarget;
using app::LossKind;
using app::RecordFormat;
using parser::SheetLayout;

constexpr const char* kOddities = R"(#player1 ida Ida Lind
#player2 Otto Otto O'Brien
#description Played in the kitchen
#mood good
>ida: AEHOSUU 8D HOUSE +24 24
#note my own note
>Otto: NO H8 .ON +3 4
>ida: AEI (challenge) +5 29
>Otto: AE 10H .IT +5 8
>ida: (time) -10 19
)";

class Conversion : public SheetTest {
 protected:
  static ConversionTarget sheet(bool full) {
    ConversionTarget target{.format = RecordFormat::sheet, .layout = {}, .style = {}};
    target.style.coordinates = full;
    target.style.racks = full;
    return target;
  }
  static ConversionTarget gcg() { return {.format = RecordFormat::gcg, .layout = {}, .style = {}}; }
};

TEST_F(Conversion, OfASampleToASheetAndBackGivesTheSameGame) {
  for (const std::string name : {"czech", "slovak", "polish", "english", "english-partial-racks"}) {
    const auto first = open(sourcePath("samples/" + name + ".gcg"));
    for (const SheetLayout layout : {SheetLayout::sideBySide, SheetLayout::list}) {
      ConversionTarget target = sheet(true);
      target.layout = layout;
      target.style.language = "en";
      const auto between = converted(first, target);
      EXPECT_FALSE(lost(LossKind::racks)) << name;
      EXPECT_FALSE(lost(LossKind::rows)) << name;
      const auto again = converted(between, gcg());
      EXPECT_EQ(gameOf(again, true), gameOf(first, true)) << name;
      EXPECT_EQ(again.replay.finalScores, first.replay.finalScores) << name;
    }
  }
}

TEST_F(Conversion, OfASheetToAnotherLayoutAndBackGivesTheSameText) {
  const auto path = sourcePath("samples/czech-sheet.txt");
  const auto first = open(path);
  ConversionTarget list = sheet(false);
  list.layout = SheetLayout::list;
  const auto between = converted(first, list);
  EXPECT_TRUE(losses_.empty());
  ConversionTarget back = sheet(false);
  back.layout = SheetLayout::sideBySide;
  (void)converted(between, back);
  EXPECT_EQ(text_, fileText(path));
}

TEST_F(Conversion, FillsInThePlacesThatAreSure) {
  ConversionTarget target = sheet(true);
  const auto filled = converted(open(sourcePath("samples/czech-sheet.txt")), target);
  EXPECT_EQ(filled.file.sheet->parsed.sheet.turns[1].at->value, (parser::Coordinate{6, 6, false}));
}

TEST_F(Conversion, SaysWhatASheetCannotKeep) {
  const auto record = open(folder_.write("odd.gcg", kOddities), "en");
  const auto conversion = convert(record, sheet(false));
  ASSERT_TRUE(conversion);
  losses_ = conversion->losses;
  for (const LossKind kind : {LossKind::notes, LossKind::racks, LossKind::places, LossKind::points,
                              LossKind::challengePoints, LossKind::timePenalties})
    EXPECT_TRUE(lost(kind)) << static_cast<int>(kind);
  EXPECT_NE(std::ranges::find(losses_, app::Loss{LossKind::nicknames, 1, "ida"}), losses_.end());
  EXPECT_NE(std::ranges::find(losses_, app::Loss{LossKind::pragmas, 2, "#description, #mood"}),
            losses_.end());
}

TEST_F(Conversion, SaysWhatARecordCannotKeepOfASheet) {
  const auto sheet = open(folder_.write("s.txt",
                                        "Soutěž: Liga\nKolo: 4\nStůl: 7\nZH: Jana Malá\nDH: Petr Velký\n\n"
                                        "Hráč | Slovo | Body | Pozice\nZH | LAŇ | 16 | 8G\n"
                                        "DH | MLŽ | 13 | G7\nVýsledek: 99 : 98\nPoznámka: pršelo\n"),
                          "cs");
  const auto conversion = convert(sheet, gcg());
  ASSERT_TRUE(conversion);
  EXPECT_EQ(conversion->losses, (std::vector<app::Loss>{{LossKind::headerFields, 2, "round, table"},
                                                        {LossKind::remarks, 1, ""},
                                                        {LossKind::result, 1, "99 : 98"}}));
}

TEST_F(Conversion, OfThreePlayersToASheetIsRefused) {
  const auto record = open(folder_.write("three.gcg",
                                         "#player1 a A\n#player2 b B\n#player3 c C\n"
                                         ">a: HOUSE 8D HOUSE +24 24\n"));
  const auto conversion = convert(record, sheet(false));
  ASSERT_FALSE(conversion);
  EXPECT_EQ(conversion.error().code, "convert.players");
}

}  // namespace
}  // namespace rozbor::test
