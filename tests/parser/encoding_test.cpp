#include "rozbor/parser/encoding.h"

#include <gtest/gtest.h>

#include <string>

using namespace std::string_literals;

namespace rozbor::parser {
namespace {

TEST(Encoding, AsciiIsUtf8) {
  const DecodedText text = decodeText("plain");
  EXPECT_EQ(text.utf8, "plain");
  EXPECT_EQ(text.encoding, "UTF-8");
  EXPECT_FALSE(text.replaced || text.declaredUnknown || text.declaredWrong);
}

TEST(Encoding, WellFormedUtf8NeedsNoDeclaration) {
  EXPECT_EQ(decodeText("Žofie").utf8, "Žofie");
}

TEST(Encoding, WithoutDeclarationOtherBytesAreLatin1) {
  const DecodedText text = decodeText("c\xE9sar");
  EXPECT_EQ(text.utf8, "césar");
  EXPECT_EQ(text.encoding, "ISO-8859-1");
}

TEST(Encoding, TheCallerMayFallBackOnAnother) {
  EXPECT_EQ(decodeText("\x8Eofie", "", "windows-1250").utf8, "Žofie");
}

TEST(Encoding, AnUnknownFallbackIsLatin1) {
  EXPECT_EQ(decodeText("c\xE9sar", "", "klingon").utf8, "césar");
}

TEST(Encoding, DeclaredWindows1250) {
  const DecodedText text = decodeText(
      "\x8Eofie \x8A\x9D"
      "astn\xE1",
      "windows-1250");
  EXPECT_EQ(text.utf8, "Žofie Šťastná");
  EXPECT_EQ(text.encoding, "windows-1250");
}

TEST(Encoding, DeclaredLatin2IsNotWindows1250) {
  EXPECT_EQ(decodeText("\xAEofie \xA9\xBB\x61stn\xE1", "ISO-8859-2").utf8, "Žofie Šťastná");
}

TEST(Encoding, NamesAreSpeltInManyWays) {
  for (const char* spelling : {"Windows-1250", "windows1250", "CP1250", "cp-1250"}) {
    EXPECT_EQ(decodeText("\x8E", spelling).utf8, "Ž") << spelling;
  }
  EXPECT_FALSE(decodeText("a", "ISO8859-6").declaredUnknown);
}

TEST(Encoding, WellFormedUtf8OverrulesAWrongDeclaration) {
  const DecodedText text = decodeText("césar", "ISO8859-6");
  EXPECT_EQ(text.utf8, "césar");
  EXPECT_TRUE(text.declaredWrong);
}

TEST(Encoding, AsciiTextProvesNoDeclarationWrong) {
  EXPECT_FALSE(decodeText("cesar", "ISO-8859-2").declaredWrong);
}

TEST(Encoding, UnknownDeclarationIsSaidAndPassedOver) {
  const DecodedText text = decodeText("c\xE9sar", "klingon-8");
  EXPECT_TRUE(text.declaredUnknown);
  EXPECT_EQ(text.utf8, "césar");
}

TEST(Encoding, AnEncodingWithoutAsciiCannotBeDeclaredInAscii) {
  for (const char* encoding : {"UTF-16", "UTF-32BE", "UTF-7", "ebcdic-cp-us"}) {
    EXPECT_TRUE(decodeText("c\xE9sar", encoding).declaredUnknown) << encoding;
  }
}

TEST(Encoding, TheNameIsNotAFile) {
  EXPECT_TRUE(decodeText("a", "../../../etc/passwd").declaredUnknown);
  EXPECT_TRUE(decodeText("a", std::string(5000, 'x')).declaredUnknown);
  EXPECT_TRUE(decodeText("a", "UTF-8\0x"s).utf8 == "a");
}

TEST(Encoding, ByteOrderMarkDecidesAndIsDropped) {
  EXPECT_EQ(decodeText("\xEF\xBB\xBFŽ", "ISO-8859-2").utf8, "Ž");
  EXPECT_TRUE(decodeText("\xEF\xBB\xBFŽ", "ISO-8859-2").declaredWrong);
  EXPECT_EQ(decodeText("\xEF\xBB\xBF\xEF\xBB\xBFŽ").utf8, "Ž");
}

TEST(Encoding, Utf16WithAMarkIsDecoded) {
  const DecodedText little = decodeText("\xFF\xFE\x7D\x01z\0"s);
  EXPECT_EQ(little.utf8, "Žz");
  EXPECT_EQ(little.encoding, "UTF-16LE");
  EXPECT_EQ(decodeText("\xFE\xFF\x01\x7D\0z"s).utf8, "Žz");
}

TEST(Encoding, Utf32WithAMarkIsNotTakenForUtf16) {
  EXPECT_EQ(decodeText("\xFF\xFE\0\0\x7D\x01\0\0"s).utf8, "Ž");
  EXPECT_EQ(decodeText("\0\0\xFE\xFF\0\0\x01\x7D"s).utf8, "Ž");
}

TEST(Encoding, BytesWithoutAMeaningAreReplaced) {
  const DecodedText text = decodeText("Kov\xE1\xF8!", "UTF-8");
  EXPECT_TRUE(text.replaced);
  EXPECT_EQ(text.utf8, "Kov\uFFFD\uFFFD!");
  EXPECT_EQ(decodeText("a\x81z", "windows-1250").utf8.front(), 'a');
  EXPECT_TRUE(decodeText("\xFF\xFE\x7D"s).replaced);
}

TEST(Encoding, LongTextIsConvertedInPieces) {
  std::string bytes(100'001, '\x8E');
  const std::string text = decodeText(bytes, "windows-1250").utf8;
  EXPECT_EQ(text.size(), 2 * bytes.size());
  EXPECT_EQ(text.find_first_not_of("\xC5\xBD"), std::string::npos);
}

}  // namespace
}  // namespace rozbor::parser
