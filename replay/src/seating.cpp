#include "seating.h"

#include <algorithm>

namespace rozbor::replay {

Seating::Seating(const parser::GameRecord& record, Findings& findings) {
  seatHeader(record, findings);
  seatFromEvents(record, findings);
  while (size() < 2) {
    players_.emplace_back();
    numbers_.push_back(static_cast<std::uint32_t>(size()));
  }
}

void Seating::seatHeader(const parser::GameRecord& record, Findings& findings) {
  std::vector<const parser::PlayerHeader*> headers;
  for (const parser::PlayerHeader& header : record.players)
    headers.push_back(&header);
  std::ranges::stable_sort(headers, {}, &parser::PlayerHeader::number);
  for (const parser::PlayerHeader* header : headers) {
    const auto same = called(header->nick.value);
    if (!same.empty()) {
      findings.add(
          finding::kDuplicateNick, header->nick.where,
          said::words("expected a nick of their own for each player, found \"{0}\" for players {1} and {2}",
                      header->nick.value, numbers_[same.front()], header->number));
    }
    reportSameName(*header, findings);
    players_.push_back({header->nick.value, header->name.value});
    numbers_.push_back(header->number);
  }
  if (headers.size() > 2) {
    findings.add(finding::kMoreThanTwoPlayers, headers[2]->nick.where,
                 said::words("expected two players, found {0}", headers.size()));
  }
}

/// Of a player with a nick of their own; where the nick is the same, too, that has been said.
void Seating::reportSameName(const parser::PlayerHeader& header, Findings& findings) const {
  if (header.name.value.empty() || !called(header.nick.value).empty()) return;
  const auto same = std::ranges::find(players_, header.name.value, &PlayerInfo::name);
  if (same == players_.end()) return;
  findings.add(
      finding::kSameName, header.name.where,
      said::words("expected a name of their own for each player, found \"{0}\" for \"{1}\" and \"{2}\"",
                  header.name.value, same->nick, header.nick.value));
}

void Seating::seatFromEvents(const parser::GameRecord& record, Findings& findings) {
  for (const parser::Event& event : record.events) {
    if (size() >= 2) return;
    if (event.nick.value.empty() || !called(event.nick.value).empty()) continue;
    findings.add(finding::kUnknownPlayer, event.nick.where,
                 said::words("expected a #player line for \"{0}\", found none", event.nick.value));
    players_.push_back({event.nick.value, ""});
    numbers_.push_back(static_cast<std::uint32_t>(size()));
  }
}

std::vector<std::size_t> Seating::called(const std::string& nick) const {
  std::vector<std::size_t> found;
  for (std::size_t player = 0; player < size(); ++player) {
    if (players_[player].nick == nick) found.push_back(player);
  }
  return found;
}

std::optional<std::size_t> Seating::numbered(std::uint32_t number) const {
  const auto found = std::ranges::find(numbers_, number);
  if (found == numbers_.end()) return std::nullopt;
  return static_cast<std::size_t>(found - numbers_.begin());
}

}  // namespace rozbor::replay
