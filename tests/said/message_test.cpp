#include "rozbor/said/message.h"

#include <gtest/gtest.h>

#include <map>
#include <sstream>

namespace rozbor::said {
namespace {

constexpr Sentence kKept = marked("it is kept");

/// A catalogue of one's own; what it lacks stays English.
Message::Translate translations(std::map<std::string, std::string> catalogue) {
  return [catalogue = std::move(catalogue)](const char* english) {
    const auto found = catalogue.find(english);
    return found == catalogue.end() ? english : found->second;
  };
}

const Message::Translate kCzech = translations({{"expected {0}, found {1}", "nalezeno {1}, čekalo se {0}"},
                                                {"a closing bracket", "zavírací závorka"},
                                                {"it is kept", "zachová se"}});

TEST(Message, isFilledInEnglish) {
  const std::string found = "\"[AB\"";
  EXPECT_EQ(words("expected {0}, found {1}", words("a closing bracket"), found).english(),
            "expected a closing bracket, found \"[AB\"");
  EXPECT_EQ(words("expected at most {0} lines, found {1}", 7, std::size_t{12}).english(),
            "expected at most 7 lines, found 12");
  EXPECT_EQ(words("expected one game, found none").english(), "expected one game, found none");
}

TEST(Message, isTranslatedWithTheMessagesInIt) {
  const Message message = words("expected {0}, found {1}", words("a closing bracket"), "a closing bracket");
  EXPECT_EQ(message.in(kCzech), "nalezeno a closing bracket, čekalo se zavírací závorka")
      << "a text of the record is no sentence of ours";
}

TEST(Message, ofATableIsTranslatedToo) {
  const Message message = kKept;
  EXPECT_EQ(message.english(), "it is kept");
  EXPECT_EQ(message.in(kCzech), "zachová se");
}

TEST(Message, takesNoPlacesFromARecord) {
  const Message message = words("expected {0}, found {1}", "{1}{0}", "{2} {");
  EXPECT_EQ(message.english(), "expected {1}{0}, found {2} {");
  EXPECT_EQ(message.in(kCzech), "nalezeno {2} {, čekalo se {1}{0}");
  EXPECT_EQ(Message::verbatim("{0} }").in(kCzech), "{0} }");
}

TEST(Message, isEnglishWhereItsTranslationHasWrongPlaces) {
  const Message message = words("expected {0}, found {1}", words("a closing bracket"), 3);
  for (const char* wrong : {"nalezeno {2}", "nalezeno {1", "nalezeno {}"}) {
    const auto bad =
        translations({{"expected {0}, found {1}", wrong}, {"a closing bracket", "zavírací závorka"}});
    EXPECT_EQ(message.in(bad), "expected zavírací závorka, found 3") << wrong;
  }
}

TEST(Message, isTheSameInEveryLanguageWhenItIsVerbatim) {
  EXPECT_EQ(Message::verbatim("a closing bracket").in(kCzech), "a closing bracket");
}

TEST(Message, mayBeEmpty) {
  EXPECT_TRUE(Message().empty());
  EXPECT_TRUE(Message::verbatim("").empty());
  EXPECT_TRUE(Message(Sentence("")).empty());
  EXPECT_FALSE(words("a closing bracket").empty());
  const auto header = translations({{"", "Project-Id-Version: Rozbor"}});
  EXPECT_EQ(Message(Sentence("")).in(header), "") << "the head of a catalogue translates \"\"";
}

TEST(Message, equalsWhatSaysTheSameOfTheSame) {
  EXPECT_EQ(words("found {0}", "A"), words("found {0}", std::string("A")));
  EXPECT_FALSE(words("found {0}", "A") == words("found {0}", "B"));
  EXPECT_FALSE(words("found {0}", "A") == Message::verbatim("found A"));
  EXPECT_EQ(Message(), Message::verbatim(""));
}

TEST(Message, changesTheTextsThatStandAsTheyAre) {
  const auto hidden = [](std::string text) { return text == "hunter2" ? std::string("…") : text; };
  const Message message = words("found {0} in {1}", words("the word {0}", "hunter2"), "a.gcg");
  EXPECT_EQ(message.withTexts(hidden).english(), "found the word … in a.gcg");
}

TEST(Message, isPrintedInEnglish) {
  std::ostringstream out;
  out << words("found {0}", 7);
  EXPECT_EQ(out.str(), "found 7");
}

}  // namespace
}  // namespace rozbor::said
