#include <gmock/gmock.h>
#include <sys/types.h>

#include <cstdlib>

#include "library_fixtures.h"

namespace rozbor::reports {
namespace {

using test::valueOf;
using testing::HasSubstr;
using testing::Not;

/// A server that asks for a password over TCP: "secret word%" of the role "club", as
/// tests/support/with_postgres.sh has it.
class ServerAddress : public testing::Test {
 protected:
  void SetUp() override {
    const char* const port = std::getenv("ROZBOR_TEST_POSTGRES_PORT");
    if (port == nullptr) GTEST_SKIP() << "no server; run by tests/support/with_postgres.sh";
    port_ = port;
  }

  [[nodiscard]] std::string at(const std::string& who, const std::string& rest = "/club") const {
    return "postgresql://" + who + "@localhost:" + port_ + rest;
  }

  std::string port_;
};

TEST_F(ServerAddress, EveryDocumentedFormConnects) {
  for (const std::string& address :
       {at("club:secret%20word%25"), "postgres" + at("club:secret%20word%25").substr(10),
        at("club", "/club?password=secret%20word%25"), at("club:secret%20word%25", "/club?connect_timeout=5"),
        "postgresql://club:secret%20word%25@/club?host=localhost&port=" + port_,
        "postgresql:///club?host=localhost&user=club&password=secret%20word%25&port=" + port_}) {
    const auto library = Library::open(address);
    EXPECT_TRUE(library) << address << ": " << (library ? "" : library.error().message.english());
  }
}

TEST_F(ServerAddress, ThePasswordMayComeFromTheEnvironmentOrAFile) {
  ::setenv("PGPASSWORD", "secret word%", 1);
  EXPECT_TRUE(Library::open(at("club")));
  ::unsetenv("PGPASSWORD");
  const test::TemporaryFolder folder;
  const auto file = folder.write("pass", "localhost:" + port_ + ":club:club:secret word%\n");
  std::filesystem::permissions(file, std::filesystem::perms::owner_read);
  ::setenv("PGPASSFILE", file.c_str(), 1);
  EXPECT_TRUE(Library::open(at("club")));
  ::unsetenv("PGPASSFILE");
  EXPECT_FALSE(Library::open(at("club"))) << "and it is asked for";
}

TEST_F(ServerAddress, AServiceNamesEverything) {
  const test::TemporaryFolder folder;
  const auto file = folder.write("services", "[rozbor]\nhost=localhost\nport=" + port_ +
                                                 "\ndbname=club\nuser=club\npassword=secret word%\n");
  ::setenv("PGSERVICEFILE", file.c_str(), 1);
  const auto library = Library::open("postgresql://?service=rozbor");
  EXPECT_TRUE(library) << (library ? "" : library.error().message.english());
  ::unsetenv("PGSERVICEFILE");
}

TEST_F(ServerAddress, AReadOnlyRoleReads) {
  { auto made = valueOf(Library::open(at("club:secret%20word%25"))); }
  auto library = valueOf(Library::open(at("reader:reader")));
  EXPECT_TRUE(library.games());
  EXPECT_TRUE(library.people());
  NewGame game;
  game.fingerprint = "one";
  const auto added = library.add(game);
  ASSERT_FALSE(added);
  EXPECT_EQ(added.error().code, "library.read-only");
}

TEST_F(ServerAddress, AWrongPasswordIsNotTold) {
  const auto library = Library::open(at("club:hunter2"));
  ASSERT_FALSE(library);
  EXPECT_EQ(library.error().code, "library.open");
  EXPECT_THAT(library.error().message.english(), Not(HasSubstr("hunter2")));
  EXPECT_THAT(library.error().message.english(), HasSubstr("club"));
}

TEST(ServerAddressText, NoErrorTellsAPassword) {
  for (const char* const address :
       {"postgresql://u:hunter2@nowhere.invalid:5432/db", "postgresql://u:hunter2@host:port/db",
        "postgresql://u:hunter2@host/db?nonsense=1", "postgresql://u:hunter2@[::1/db",
        "postgresql://u:hun%zzter2@host/db", "postgresql://host/db?password=hunter2&nonsense=1",
        "postgresql://u:hunter2", "postgresql:///db?host=/nowhere&password=hunter2"}) {
    const auto library = Library::open(address);
    ASSERT_FALSE(library) << address;
    EXPECT_EQ(library.error().code, "library.open") << address;
    EXPECT_THAT(library.error().message.english(), Not(HasSubstr("hunter2"))) << address;
    EXPECT_THAT(library.error().message.english(), Not(HasSubstr("ter2@"))) << address;
  }
}

}  // namespace
}  // namespace rozbor::reports
