#include "rozbor/app/training/today.h"

#include <algorithm>

#include "rozbor/app/library/coaching.h"
#include "rozbor/app/library/importer.h"
#include "rozbor/app/review/band_scale.h"
#include "rozbor/app/training/library_cards.h"
#include "rozbor/app/training/training_session.h"

namespace rozbor::app {
namespace {

/// The one of that name, else the one with most games.
const reports::PersonRow* personOf(const std::vector<reports::PersonRow>& people, const std::string& name) {
  const auto named = std::ranges::find(people, name, &reports::PersonRow::name);
  if (named != people.end()) return &*named;
  const auto most = std::ranges::max_element(people, {}, &reports::PersonRow::games);
  return most != people.end() && most->games > 0 ? &*most : nullptr;
}

game::Result<std::size_t> askedOf(reports::Library& library, reports::Id person,
                                  const lexica::DataPaths& paths, const std::stop_token& stop) {
  const auto cards = reports::LibraryCards::open(library, person, bandScaleOf(paths), stop);
  if (!cards) return cards.error();
  const auto asked = cardsToAsk(**cards, {.today = localDay()});
  if (!asked) return asked.error();
  return asked->size();
}

}  // namespace

game::Result<std::optional<Today>> todayOf(reports::Library& library, const std::string& person,
                                           const lexica::DataPaths& paths, const std::stop_token& stop) {
  const auto people = library.people();
  if (!people) return people.error();
  const reports::PersonRow* found = personOf(*people, person);
  if (found == nullptr) return std::optional<Today>();
  Today today{.person = *found, .people = *people};
  const auto asked = askedOf(library, found->id, paths, stop);
  if (!asked) return asked.error();
  if (stop.stop_requested()) return std::optional<Today>();
  today.toAsk = *asked;
  const auto player = coachingCase(library, found->name, paths, {.bands = bandScaleOf(paths)});
  if (!player) return player.error();
  today.analysed = static_cast<std::size_t>(std::ranges::count_if(
      player->games, [](const reports::PlayedGame& game) { return game.game.analysis.has_value(); }));
  const auto work = whatToWorkOn(*player);
  if (!work.empty()) {
    today.habit = work.front().cost.theme;
    today.costs = work.front().cost.cost;
  }
  return std::optional(std::move(today));
}

}  // namespace rozbor::app
