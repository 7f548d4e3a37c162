#include "rozbor/app/entry/place_answer.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>

#include "rozbor/game/notation.h"

namespace rozbor::app {

const game::Move* placeNamed(std::span<const replay::PlaceChance> places, std::string_view answer) {
  std::size_t number = 0;
  const char* const end = answer.data() + answer.size();
  const auto [stop, fault] = std::from_chars(answer.data(), end, number);
  if (fault == std::errc() && stop == end)
    return number >= 1 && number <= places.size() ? &places[number - 1].move : nullptr;
  const auto place = game::parsePlace(answer);
  if (!place) return nullptr;
  const auto found = std::ranges::find_if(places, [&](const replay::PlaceChance& one) {
    return one.move.start() == place->square && one.move.direction() == place->direction;
  });
  return found == places.end() ? nullptr : &found->move;
}

}  // namespace rozbor::app
