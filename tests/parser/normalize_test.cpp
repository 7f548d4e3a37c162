#include <gtest/gtest.h>

#include <string>

#include "rozbor/parser/encoding.h"

namespace rozbor::parser {
namespace {

TEST(Normalize, JoinsALetterAndItsAccent) {
  EXPECT_EQ(normalized("C\u030CAS"), "ČAS");
}

TEST(Normalize, LeavesNormalTextAlone) {
  EXPECT_EQ(normalized(""), "");
  EXPECT_EQ(normalized("plain"), "plain");
  EXPECT_EQ(normalized("Žluťoučký kůň"), "Žluťoučký kůň");
}

TEST(Normalize, ReplacesIllFormedBytes) {
  EXPECT_EQ(normalized("a\xC4"), "a\uFFFD");
  EXPECT_EQ(normalized("\xFFz"), "\uFFFDz");
}

TEST(Normalize, IsDoneOnceAndForAll) {
  std::string marks = "a";
  for (int count = 0; count < 100; ++count)
    marks += "\u0323\u0301";
  const std::string once = normalized(marks);
  EXPECT_EQ(normalized(once), once);
}

}  // namespace
}  // namespace rozbor::parser
