#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "small_game.h"

namespace rozbor {
namespace {

/// A message of a catalogue: what the sources say, and every form of what stands for it.
struct Message {
  std::vector<std::string> english;
  std::vector<std::string> translated;
};

/// The text between the quotes of `msgid "…"` or `"…"`.
std::string betweenQuotes(const std::string& line) {
  const auto first = line.find('"');
  return line.substr(first + 1, line.rfind('"') - first - 1);
}

/// Messages of a .po file, which tools/check_catalogues.sh keeps one to a line.
std::vector<Message> messagesOf(const std::string& code) {
  std::istringstream lines(test::fileText(test::sourcePath("po/" + code + ".po")));
  std::vector<Message> messages;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("msgid \"")) messages.emplace_back();
    if (line.starts_with("msgid")) messages.back().english.push_back(betweenQuotes(line));
    if (line.starts_with("msgstr")) messages.back().translated.push_back(betweenQuotes(line));
  }
  if (!messages.empty()) messages.erase(messages.begin());  // the header
  return messages;
}

std::set<std::string> placesOf(const std::string& sentence) {
  std::set<std::string> places;
  for (auto at = sentence.find('{'); at != std::string::npos; at = sentence.find('{', at + 1))
    places.insert(sentence.substr(at, 3));
  return places;
}

class Catalogue : public testing::TestWithParam<const char*> {};

TEST_P(Catalogue, saysEverything) {
  const auto messages = messagesOf(GetParam());
  EXPECT_GT(messages.size(), 100u);
  for (const Message& message : messages) {
    for (const std::string& translated : message.translated)
      EXPECT_FALSE(translated.empty()) << message.english.front();
  }
}

TEST_P(Catalogue, keepsThePlacesOfEverySentence) {
  for (const Message& message : messagesOf(GetParam())) {
    for (const std::string& translated : message.translated)
      EXPECT_EQ(placesOf(translated), placesOf(message.english.back())) << translated;
  }
}

TEST_P(Catalogue, hasThreeFormsOfEveryCount) {
  for (const Message& message : messagesOf(GetParam()))
    EXPECT_EQ(message.translated.size(), message.english.size() == 2 ? 3u : 1u) << message.english.front();
}

TEST_P(Catalogue, keepsTheFullStop) {
  for (const Message& message : messagesOf(GetParam())) {
    const bool stop = message.english.front().ends_with('.');
    EXPECT_EQ(message.translated.front().ends_with('.'), stop) << message.translated.front();
  }
}

INSTANTIATE_TEST_SUITE_P(Languages, Catalogue, testing::Values("cs", "sk", "pl"),
                         [](const auto& language) { return std::string(language.param); });

}  // namespace
}  // namespace rozbor
