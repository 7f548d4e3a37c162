#include <gmock/gmock.h>

#include "../sheet_test.h"
#include "archive_writer.h"
#include "rozbor/app/library/importer.h"

// Archives of games, also such as were made to do harm.
namespace rozbor::test {
namespace {

namespace fs = std::filesystem;
using app::ImportStatus;
using testing::ElementsAre;

/// A game of its own for each number.
std::string gameText(int number) {
  const std::string column(1, static_cast<char>('D' + number % 5));
  std::string text = "#player1 i Ida Lind\n#player2 o Otto Berg\n>i: AEHOSUU 8" + column + " HOUSE +24 24\n";
  for (int turn = 0; turn < 4 + number / 5; ++turn)
    text += ">o: AGIIUVV - +0 0\n>i: AEINRST -AE +0 24\n";
  return text;
}

class Archives : public SheetTest {
 protected:
  Archives() : library_(*reports::Library::open((folder_.path() / "library.db").string())) {}

  fs::path pathOf(const std::string& name) { return folder_.path() / name; }

  /// "added games.zip/a.gcg", "failed … archive.climbs".
  std::vector<std::string> take(const fs::path& path) {
    std::vector<std::string> lines;
    app::Importer importer(paths_, {});
    (void)importer.takeEach({path, true}, library_, [&](const app::ImportOutcome& outcome) {
      std::string line = std::string(app::name(outcome.status)) + " " +
                         outcome.file.lexically_relative(folder_.path()).string();
      if (outcome.error) line += " " + outcome.error->code;
      lines.push_back(line);
      return true;
    });
    return lines;
  }

  reports::Library library_;
};

TEST_F(Archives, ofBothKindsAreTakenInWithWhatIsInThem) {
  for (const bool isZip : {true, false}) {
    const std::string name = isZip ? "games.zip" : "games.tar.gz";
    {
      ArchiveWriter writer(pathOf(name), isZip);
      writer.add("round1/a.gcg", gameText(isZip ? 1 : 2));
      writer.add("readme.txt", "Games of our club.\n");
      writer.add(".hidden.gcg", gameText(3));
      writer.add("__MACOSX/round1/a.gcg", gameText(4));
    }
    EXPECT_THAT(take(pathOf(name)), ElementsAre("added " + name + "/round1/a.gcg",
                                                "skipped " + name + "/readme.txt import.no-record"));
  }
  EXPECT_EQ(library_.games()->size(), 2U);
}

TEST_F(Archives, mayHoldGamesOfAllFormatsAndTheirCards) {
  {
    ArchiveWriter writer(pathOf("mixed.zip"), true);
    for (const char* sample : {"history.json", "document.json", "cards.json"})
      writer.add(sample, fileText(sourcePath("samples/online/" + std::string(sample))));
    writer.add("english.gcg", fileText(sourcePath("samples/english.gcg")));
    writer.add("sheet.txt", fileText(sourcePath("samples/czech-sheet.txt")));
  }
  EXPECT_THAT(take(pathOf("mixed.zip")),
              ElementsAre("added mixed.zip/history.json", "added mixed.zip/document.json",
                          "skipped mixed.zip/cards.json import.no-record", "enriched mixed.zip/english.gcg",
                          "added mixed.zip/sheet.txt"));
  const auto games = library_.games();
  const auto online = std::ranges::find(*games, "json", &reports::GameRow::format);
  ASSERT_NE(online, games->end());
  EXPECT_TRUE(std::ranges::any_of(
      *games, [](const auto& game) { return game.event == "spring-cup" && game.round == "4"; }));
}

TEST_F(Archives, refuseWhatWouldLeadOutOfThem) {
  {
    ArchiveWriter writer(pathOf("climb.tar.gz"), false);
    writer.add("../../etc/a.gcg", gameText(1));
    writer.add("/abs.gcg", gameText(1));
    writer.add("ok/../../b.gcg", gameText(1));
    writer.add("link.gcg", "", "/etc/passwd");
    writer.add("good..gcg", gameText(1));
  }
  EXPECT_THAT(take(pathOf("climb.tar.gz")),
              ElementsAre(testing::HasSubstr("archive.climbs"), testing::HasSubstr("archive.climbs"),
                          testing::HasSubstr("archive.climbs"), testing::HasSubstr("archive.link"),
                          "added climb.tar.gz/good..gcg"));
}

TEST_F(Archives, refuseBombsAndArchivesWithinThem) {
  const std::string inner = "inner.zip";
  { ArchiveWriter(pathOf(inner), true).add("a.gcg", gameText(2)); }
  {
    ArchiveWriter writer(pathOf("bomb.zip"), true);
    writer.add("zeros.gcg", std::string(17U << 20U, '0'));
    writer.add("again.zip", fileText(pathOf(inner)));
    writer.add("good.gcg", gameText(1));
  }
  EXPECT_THAT(take(pathOf("bomb.zip")),
              ElementsAre("failed bomb.zip/zeros.gcg archive.too-large",
                          "failed bomb.zip/again.zip archive.nested", "added bomb.zip/good.gcg"));
}

TEST_F(Archives, thatAreCutOffGiveWhatCameBefore) {
  {
    ArchiveWriter writer(pathOf("whole.tar.gz"), false);
    writer.add("a.gcg", gameText(1));
    std::string noise;  // that cannot be packed, so that the cut is behind the first file
    unsigned state = 1;
    for (int byte = 0; byte < 200'000; ++byte)
      noise += static_cast<char>((state = state * 1'664'525U + 1'013'904'223U) >> 24U);
    writer.add("noise.bin", noise);
  }
  const std::string whole = fileText(pathOf("whole.tar.gz"));
  const auto cut = folder_.write("cut.tar.gz", whole.substr(0, whole.size() / 2));
  const auto lines = take(cut);
  EXPECT_EQ(lines.front(), "added cut.tar.gz/a.gcg");
  EXPECT_THAT(lines.back(), testing::HasSubstr("archive.broken"));
  EXPECT_THAT(take(folder_.write("no.zip", "PK\x03\x04 this is none")),
              ElementsAre(testing::HasSubstr("archive.broken")));
}

TEST_F(Archives, theSameGameInBothFormatsIsOne) {
  const auto gcg = take(sourcePath("samples/english.gcg"));
  const auto json = take(sourcePath("samples/online/history.json"));
  EXPECT_THAT(gcg.front(), testing::StartsWith("added"));
  EXPECT_THAT(json.front(), testing::StartsWith("enriched")) << "it has clocks";
  for (const char* sample : {"samples/english.gcg", "samples/online/history.json"})
    EXPECT_THAT(take(sourcePath(sample)).front(), testing::StartsWith("known")) << "nothing more to learn";
  EXPECT_EQ(library_.games()->size(), 1U);
}

TEST_F(Archives, aFileOfManySheetsIsTakenInWhole) {
  const std::string one = fileText(sourcePath("samples/czech-sheet.txt"));
  const std::string other = fileText(sourcePath("samples/czech-sheet-list.txt"));
  const auto file = folder_.write("sheets.txt", one + "\n" + other + "\n" + one);
  EXPECT_THAT(take(file), ElementsAre("added sheets.txt#1", "added sheets.txt#2", "known sheets.txt#3"));
  EXPECT_THAT(take(folder_.write("alone.txt", other)), ElementsAre("known alone.txt"));
}

TEST_F(Archives, aFileOfManyGamesIsTakenInWhole) {
  const std::string one = fileText(sourcePath("samples/online/history.json"));
  const std::string other = fileText(sourcePath("samples/online/document.json"));
  const auto file = folder_.write("many.json", "[" + one + "," + other + "," + one + "]");
  EXPECT_THAT(take(file), ElementsAre("added many.json#1", "added many.json#2", "known many.json#3"));
}

}  // namespace
}  // namespace rozbor::test
