#pragma once

#include "../gcg_support.h"
#include "rozbor/parser/online_record.h"

// What the tests of online records share.
namespace rozbor::parser::testing {

inline std::string onlineData(const std::string& name) {
  return readBytes(std::filesystem::path(rozbor::test::kSourceDir) / "tests" / "data" / "online" / name);
}

inline std::string onlineSample(const std::string& name) {
  return readBytes(std::filesystem::path(rozbor::test::kSourceDir) / "samples" / name);
}

/// A game of two players with these events, in JSON.
inline std::string history(const std::string& events, const std::string& more = "") {
  return R"({"players":[{"nickname":"ana","real_name":"Ana"},{"nickname":"ben","real_name":"Ben"}],"events":[)" +
         events + "]" + (more.empty() ? "" : "," + more) + "}";
}

}  // namespace rozbor::parser::testing
