#include "rozbor/lexica/languages.h"

#include <algorithm>

#include "app_fixtures.h"

namespace rozbor::test {
namespace {

TEST(Languages, ShippedOnesAllLoad) {
  const TemporaryFolder folder;
  const auto loaded = lexica::openLanguages(pathsIn(folder));
  for (const auto& fault : loaded.faults)
    ADD_FAILURE() << fault.message;
  std::vector<std::string> ids;
  for (const auto& language : loaded.languages)
    ids.push_back(language.id);
  EXPECT_EQ(ids, (std::vector<std::string>{"cs", "en", "pl", "sk", "sk110"}));
}

TEST(Languages, AreOpenedByIdInAnyCaseAndByPath) {
  const TemporaryFolder folder;
  EXPECT_EQ(lexica::openLanguage(pathsIn(folder), "CS")->id, "cs");
  EXPECT_EQ(lexica::openLanguage(pathsIn(folder), sourcePath("data/languages/pl").string())->id, "pl");
  EXPECT_EQ(lexica::openLanguage(pathsIn(folder), sourcePath("data/languages/pl/").string())->id, "pl");
}

TEST(Languages, ThatAreNotThereAreAnsweredWithThoseThatAre) {
  const TemporaryFolder folder;
  const auto none = lexica::openLanguage(pathsIn(folder), "de");
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().code, "language.unknown");
  EXPECT_NE(none.error().message.english().find("cs, en, pl, sk, sk110"), std::string::npos)
      << none.error().message;
  EXPECT_EQ(lexica::openLanguage(pathsIn(folder), "no/where").error().code, "language.missing-file");
}

TEST(Languages, OfTheUserAreFoundAndStandForShippedOnes) {
  const TemporaryFolder folder;
  writeLanguage(folder, "");
  writeLanguage(folder, "", "cs");
  EXPECT_EQ(lexica::openLanguage(pathsIn(folder), "xx")->englishName, "Example");
  EXPECT_EQ(lexica::openLanguage(pathsIn(folder), "cs")->englishName, "Example");
  const auto found = lexica::findLanguages(pathsIn(folder));
  EXPECT_EQ(found.size(), 6u);
  EXPECT_EQ(std::ranges::count_if(found, &lexica::LanguageFolder::users), 2);
}

TEST(Languages, WithAFaultDoNotHideTheOthers) {
  const TemporaryFolder folder;
  folder.write("languages/broken/language.conf", "name = broken\n");
  const auto loaded = lexica::openLanguages(pathsIn(folder));
  EXPECT_EQ(loaded.languages.size(), 5u);
  ASSERT_EQ(loaded.faults.size(), 1u);
  EXPECT_EQ(loaded.faults.front().code, "language.missing-file");
}

}  // namespace
}  // namespace rozbor::test
