#include "rozbor/library/proposals.h"

#include <gmock/gmock.h>

namespace rozbor::reports {
namespace {

using testing::IsEmpty;

/// A club of people with their names; `games` are the pairs who met.
class Proposals : public testing::Test {
 protected:
  Id add(const std::vector<std::string>& names, int games = 1) {
    const Id id = static_cast<Id>(people_.size()) + 1;
    people_.push_back({id, names.front(), names, games});
    return id;
  }
  void meet(Id one, Id other) {
    GameRow& game = games_.emplace_back();
    game.seats[0].person = one;
    game.seats[1].person = other;
  }
  [[nodiscard]] std::vector<std::string> found() const {
    std::vector<std::string> lines;
    for (const MergeProposal& each : mergeProposals(people_, meetingsOf(games_)))
      lines.push_back(each.fromName + " = " + each.intoName + " (" + name(each.reason) + ")");
    return lines;
  }

  std::vector<PersonRow> people_;
  std::vector<GameRow> games_;
};

TEST_F(Proposals, tellWhyTwoNamesMayBeOnePerson) {
  const struct {
    const char* one;
    const char* other;
    const char* reason;
  } kCases[] = {
      {"Jana Mala", "Jana Malá", "accents"},         {"Malá, Jana", "Jana Malá", "order"},
      {"jana_mala", "Jana Malá", "accents"},         {"JanaMala", "Jana Malá", "nickname"},
      {"malajana", "Jana Malá", "nickname"},         {"J. Malá", "Jana Malá", "initials"},
      {"Malá J.", "Jana Malá", "initials"},          {"Jana Krátka", "Jana Krátkja", "misspelt"},
      {"Świętomir Dąb", "Swietomir Dab", "accents"}, {"Jana Karátk", "Jana Karták", "misspelt"},
  };
  for (const auto& each : kCases) {
    people_.clear();
    add({each.one}, 1);
    add({each.other}, 5);
    const std::string expected = std::string(each.one) + " = " + each.other + " (" + each.reason + ")";
    EXPECT_EQ(found(), std::vector<std::string>{expected});
  }
}

TEST_F(Proposals, leaveApartWhoIsNotAlike) {
  for (const char* name :
       {"Jan Novák", "Jana Nováková", "Petr Velký", "jan", "jana", "Ida", "J.", "Bob2", "Bob3"})
    add({name});
  EXPECT_THAT(found(), IsEmpty());
}

TEST_F(Proposals, areNeverOfTwoWhoMet) {
  const Id first = add({"Jana Mala"});
  const Id second = add({"Jana Malá"});
  meet(second, first);
  EXPECT_THAT(found(), IsEmpty());
}

TEST_F(Proposals, candidatesAreNobodyWhoWasMetAndThoseAlikeFirst) {
  const Id jana = add({"Jana Malá"}, 5);
  const Id otto = add({"Otto Berg"}, 4);
  const Id eva = add({"Eva Dahl"}, 3);
  const Id alike = add({"Jana Mala"});
  meet(jana, otto);
  const auto ids = [&](Id person) {
    std::vector<Id> found;
    for (const PersonRow& each : mergeCandidates(person, people_, meetingsOf(games_)))
      found.push_back(each.id);
    return found;
  };
  EXPECT_THAT(ids(jana), testing::ElementsAre(alike, eva));
  EXPECT_THAT(ids(alike), testing::ElementsAre(jana, otto, eva));
  EXPECT_THAT(ids(otto), testing::ElementsAre(eva, alike));
}

TEST_F(Proposals, lookAtAllNamesOfAPerson) {
  add({"jm77", "Jana Malá"}, 9);
  add({"Mala Jana"}, 2);
  EXPECT_EQ(found(), std::vector<std::string>{"Mala Jana = Jana Malá (order)"});
}

TEST_F(Proposals, doNotGuessWhoseInitialsTheyAre) {
  add({"J. Malá"});
  add({"Jana Malá"});
  add({"Jiřina Malá"});
  EXPECT_THAT(found(), IsEmpty());
}

TEST_F(Proposals, putTheSurestFirst) {
  add({"J. Velký"}, 20);
  add({"Josef Velký"}, 30);
  add({"Ida Lind"}, 3);
  add({"Ída Lind"}, 1);
  EXPECT_EQ(found(),
            (std::vector<std::string>{"Ída Lind = Ida Lind (accents)", "J. Velký = Josef Velký (initials)"}));
}

}  // namespace
}  // namespace rozbor::reports
