#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>

#include "replay_fixtures.h"
#include "rozbor/library/game_facts.h"
#include "rozbor/library/library.h"
#include "temporary_folder.h"

namespace rozbor::test {

template <class T>
T valueOf(game::Result<T> result) {
  if (!result) throw std::runtime_error(result.error().code + ": " + result.error().message.english());
  return *std::move(result);
}

/// A record as a library takes it in.
inline reports::NewGame newGame(std::string_view gcg, const std::string& path = "club.gcg",
                                const game::Language& in = language()) {
  const parser::ParsedRecord parsed = parser::parseGcg(gcg);
  const replay::Replay replay = replay::replayRecord(parsed.record, in);
  reports::NewGame game;
  game.row = reports::factsOf(parsed.record, replay, in);
  game.row.path = path;
  game.row.format = "gcg";
  game.fingerprint = reports::fingerprintOf(replay, in);
  game.record = parser::writeGcg(parsed.record);
  game.now = "2026-11-21T09:30:00Z";
  return game;
}

/// A new, empty database of the kind that the parameter names.
class EachDatabase : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    if (GetParam() == "sqlite") {
      where_ = (folder_.path() / "library.db").string();
      return;
    }
    const char* const server = std::getenv("ROZBOR_TEST_POSTGRES");
    if (server == nullptr) GTEST_SKIP() << "no server; run by tests/support/with_postgres.sh";
    static std::atomic<int> number = 0;
    const std::string name = "test_" + std::to_string(::getpid()) + "_" + std::to_string(number++);
    const std::string host(server + 5, std::string_view(server).find('&') - 5);
    const std::string create = "createdb -h " + host + " -U rozbor " + name;
    ASSERT_EQ(std::system(create.c_str()), 0);
    where_ = "postgresql:///" + name + "?" + server;
  }

  [[nodiscard]] reports::Library open() const { return valueOf(reports::Library::open(where_)); }

  TemporaryFolder folder_;
  std::string where_;
};

}  // namespace rozbor::test
