#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "rozbor/library/rows.h"

namespace rozbor::reports {

/// Why two names may be one person.
enum class SameReason : std::uint8_t {
  accents,   ///< "Jana Mala", "Jana Malá"
  order,     ///< "Malá Jana"
  nickname,  ///< "janamala", "jana_mala"
  initials,  ///< "J. Malá"
  misspelt   ///< one letter more, fewer, other or swapped
};

/// "accents", "order", …
[[nodiscard]] const char* name(SameReason reason);

/// Two people who may be one. Nothing is merged by itself.
struct MergeProposal {
  PersonRow from;  ///< who has fewer games
  PersonRow into;
  std::string fromName;  ///< the two names that look alike
  std::string intoName;
  SameReason reason = SameReason::accents;
};

/// Of all games.
[[nodiscard]] Meetings meetingsOf(std::span<const GameRow> games);

/// Surest reasons first, then those with most games. Never two who met each other, and never one with several
/// equally good partners who are not one another's.
[[nodiscard]] std::vector<MergeProposal> mergeProposals(std::span<const PersonRow> people,
                                                        const Meetings& meetings);

/// Who may be the same as `person`: first those with whom a merge is proposed, then all others, but nobody
/// whom they met.
[[nodiscard]] std::vector<PersonRow> mergeCandidates(Id person, std::span<const PersonRow> people,
                                                     const Meetings& meetings);

}  // namespace rozbor::reports
