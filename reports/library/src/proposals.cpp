#include "rozbor/library/proposals.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <tuple>

#include "names_alike.h"

namespace rozbor::reports {
namespace {

using Pair = std::pair<Id, Id>;

Pair ordered(Id one, Id other) {
  return {std::min(one, other), std::max(one, other)};
}

/// A name of somebody, by its place among the people.
struct Alias {
  std::size_t person = 0;
  std::string name;
};

/// People whose names fall into one class may be one; only those are compared, so that a large club costs
/// little.
using Classes = std::map<std::string, std::vector<Alias>>;

Classes classesOf(std::span<const PersonRow> people) {
  Classes classes;
  for (std::size_t person = 0; person < people.size(); ++person) {
    for (const std::string& alias : people[person].aliases) {
      for (const std::string& key : alikeKeys(alias))
        classes[key].push_back({person, alias});
    }
  }
  return classes;
}

class Finder {
 public:
  Finder(std::span<const PersonRow> people, const Meetings& meetings) : people_(people), met_(meetings) {}

  std::vector<MergeProposal> find() {
    // A class of very many says nothing: "J. N." stands for half of a country.
    constexpr std::size_t kMost = 200;
    for (const auto& [key, aliases] : classesOf(people_)) {
      if (aliases.size() > kMost) continue;
      for (std::size_t one = 0; one < aliases.size(); ++one) {
        for (std::size_t other = one + 1; other < aliases.size(); ++other)
          consider(aliases[one], aliases[other]);
      }
    }
    return ranked();
  }

 private:
  void consider(const Alias& one, const Alias& other) {
    const PersonRow& first = people_[one.person];
    const PersonRow& second = people_[other.person];
    if (first.id == second.id || met_.contains(ordered(first.id, second.id))) return;
    const auto reason = whyAlike(one.name, other.name);
    if (!reason) return;
    const bool intoFirst = std::tuple(first.games, second.id) > std::tuple(second.games, first.id);
    MergeProposal proposal{intoFirst ? second : first, intoFirst ? first : second,
                           intoFirst ? other.name : one.name, intoFirst ? one.name : other.name, *reason};
    const auto place = found_.find(ordered(first.id, second.id));
    if (place == found_.end())
      found_.emplace(ordered(first.id, second.id), std::move(proposal));
    else if (proposal.reason < place->second.reason)
      place->second = std::move(proposal);
  }

  /// "J. Malá" may be Jana or Jiřina: where both are there, and are two, nothing is proposed.
  [[nodiscard]] bool isUnclear(const MergeProposal& proposal) const {
    if (proposal.reason < SameReason::initials) return false;
    for (const auto& [pair, other] : found_) {
      if (&other == &proposal || other.reason > proposal.reason) continue;
      for (const auto& [own, mate] :
           {Pair{proposal.from.id, proposal.into.id}, Pair{proposal.into.id, proposal.from.id}}) {
        const bool isOwn = pair.first == own || pair.second == own;
        const Id third = pair.first == own ? pair.second : pair.first;
        if (isOwn && third != mate && !found_.contains(ordered(third, mate))) return true;
      }
    }
    return false;
  }

  std::vector<MergeProposal> ranked() const {
    std::vector<MergeProposal> proposals;
    for (const auto& [pair, proposal] : found_) {
      if (!isUnclear(proposal)) proposals.push_back(proposal);
    }
    std::ranges::stable_sort(proposals, [](const MergeProposal& one, const MergeProposal& other) {
      return std::tuple(one.reason, -one.from.games) < std::tuple(other.reason, -other.from.games);
    });
    return proposals;
  }

  std::span<const PersonRow> people_;
  const Meetings& met_;
  std::map<Pair, MergeProposal> found_;
};

}  // namespace

const char* name(SameReason reason) {
  static constexpr std::array kNames{"accents", "order", "nickname", "initials", "misspelt"};
  return kNames[static_cast<std::size_t>(reason)];
}

Meetings meetingsOf(std::span<const GameRow> games) {
  Meetings meetings;
  for (const GameRow& game : games)
    meetings.insert(ordered(game.seats[0].person, game.seats[1].person));
  return meetings;
}

std::vector<MergeProposal> mergeProposals(std::span<const PersonRow> people, const Meetings& meetings) {
  return Finder(people, meetings).find();
}

std::vector<PersonRow> mergeCandidates(Id person, std::span<const PersonRow> people,
                                       const Meetings& meetings) {
  std::vector<Id> proposed;
  for (const MergeProposal& each : mergeProposals(people, meetings)) {
    if (each.from.id == person) proposed.push_back(each.into.id);
    if (each.into.id == person) proposed.push_back(each.from.id);
  }
  std::vector<PersonRow> candidates;
  std::ranges::copy_if(people, std::back_inserter(candidates), [&](const PersonRow& other) {
    return other.id != person && !meetings.contains(ordered(person, other.id));
  });
  std::ranges::stable_sort(candidates, {}, [&](const PersonRow& other) {
    return std::ranges::find(proposed, other.id) - proposed.begin();
  });
  return candidates;
}

}  // namespace rozbor::reports
