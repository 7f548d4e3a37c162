#include <gtest/gtest.h>

#include "rozbor/parser/record.h"

namespace rozbor::parser {
namespace {

TEST(Names, OfEventKindsAreThoseOfTheJsonOutput) {
  EXPECT_STREQ(name(EventKind::placement), "placement");
  EXPECT_STREQ(name(EventKind::exchange), "exchange");
  EXPECT_STREQ(name(EventKind::pass), "pass");
  EXPECT_STREQ(name(EventKind::withdrawn), "withdrawn");
  EXPECT_STREQ(name(EventKind::challenge), "challenge");
  EXPECT_STREQ(name(EventKind::time), "time");
  EXPECT_STREQ(name(EventKind::endRack), "end-rack");
  EXPECT_STREQ(name(EventKind::rackPenalty), "rack-penalty");
}

TEST(Names, OfSeverities) {
  EXPECT_STREQ(name(Severity::info), "info");
  EXPECT_STREQ(name(Severity::warning), "warning");
  EXPECT_STREQ(name(Severity::error), "error");
}

}  // namespace
}  // namespace rozbor::parser
