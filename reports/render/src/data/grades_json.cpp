#include "rozbor/render/kept_grades.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <type_traits>
#include <variant>

namespace nlohmann {

template <class Value>
struct adl_serializer<std::optional<Value>> {
  static void to_json(json& object, const std::optional<Value>& value) {
    object = value ? json(*value) : json();
  }
  static void from_json(const json& object, std::optional<Value>& value) {
    value.reset();
    if (!object.is_null()) value = object.get<Value>();
  }
};

/// Its numbers by kind, those of none left out.
template <>
struct adl_serializer<rozbor::game::TileCounts> {
  static void to_json(json& object, const rozbor::game::TileCounts& tiles) {
    object = json::array();
    for (int kind = 0; kind < rozbor::game::TileCounts::kKinds; ++kind) {
      if (tiles.count(kind) > 0) object.push_back({kind, tiles.count(kind)});
    }
  }
  static void from_json(const json& object, rozbor::game::TileCounts& tiles) {
    tiles = {};
    for (const json& each : object) {
      const int kind = each.at(0).get<int>();
      const int copies = each.at(1).get<int>();
      if (kind < 0 || kind >= rozbor::game::TileCounts::kKinds || copies < 0 || copies > UINT8_MAX)
        throw std::out_of_range("tiles");
      tiles.addKind(kind, copies);
    }
  }
};

template <>
struct adl_serializer<rozbor::engine::Equity> {
  static void to_json(json& object, const rozbor::engine::Equity& equity) { object = equity.millipoints(); }
  static void from_json(const json& object, rozbor::engine::Equity& equity) {
    equity = rozbor::engine::Equity::millipoints(object.get<std::int32_t>());
  }
};

/// Null for a pass; the tiles of an exchange; row, column, direction and tiles of a placement. A tile is its
/// letter, below 0 for a blank.
template <>
struct adl_serializer<rozbor::game::Move> {
  using Move = rozbor::game::Move;
  using Tile = rozbor::game::Tile;

  static void to_json(json& object, const Move& move) {
    if (move.kind() == Move::Kind::pass) {
      object = json();
    } else if (move.kind() == Move::Kind::exchange) {
      object = json{{"back", move.tileCounts()}};
    } else {
      json tiles = json::array();
      for (const Tile tile : move.tiles())
        tiles.push_back(tile.isBlank() ? -tile.letter().index() : tile.letter().index());
      object = json::array({move.start().row, move.start().column, move.direction(), std::move(tiles)});
    }
  }
  static void from_json(const json& object, Move& move) {
    if (object.is_null()) {
      move = Move::pass();
    } else if (object.is_object()) {
      move = Move::exchange(object.at("back").get<rozbor::game::TileCounts>());
    } else {
      move = placementOf(object);
    }
  }

 private:
  static Move placementOf(const json& object) {
    constexpr int kSide = rozbor::game::Board::kMaxSide;
    std::vector<Tile> tiles;
    for (const json& each : object.at(3))
      tiles.push_back(tileOf(each.get<int>()));
    const int row = object.at(0).get<int>();
    const int column = object.at(1).get<int>();
    if (row < 0 || row >= kSide || column < 0 || column >= kSide || tiles.size() > Move::kMaxTiles)
      throw std::out_of_range("placement");
    return Move::placement({row, column}, object.at(2).get<rozbor::game::Direction>(), tiles);
  }
  static Tile tileOf(int code) {
    const int letter = code < 0 ? -code : code;
    if (letter > rozbor::game::Letter::kMax) throw std::out_of_range("tile");
    if (letter == 0) return Tile();
    return code < 0 ? Tile::blank(rozbor::game::Letter(letter)) : Tile(rozbor::game::Letter(letter));
  }
};

}  // namespace nlohmann

namespace rozbor::engine {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Play, move, score)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(RatedPlay, move, score, leave, leaveValue, equity)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(LastTile, wins, ties, losses)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(HorizonError, ofOne, ofDifference)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(EndingError, ofOne, ofDifference)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(SimulatedPlay, play, iterations, winProbability, winProbabilitySe, equity,
                                   equitySe, inContention, horizon, ending)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(DoubtError, together, sameDeal)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Sums, count, sum, squares)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(PairedDifference, firstWin, secondWin, win, firstDoubt, secondDoubt,
                                   firstEquity, secondEquity, equity, firstReply, secondReply, reply,
                                   firstNext, secondNext, next, doubt, horizon, ending, together, searched)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(WeightedRack, rack, probability)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(DrawLuck, points, pointsSe, win, winSe, percentile, percentileSe, best,
                                   draws, enumerated)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(MeasuredTurn, state, luck, prospect, lost, kept)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(PlayerLuck, points, pointsSe, win, winSe, draws, unknown)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(GameLuck, turns, players, board)

}  // namespace rozbor::engine

namespace rozbor::reports {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Interval, low, high)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(CandidateError, win, equity)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Candidate, play, win, error, spread, lastTile, rank, basis, isPlayed)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Follow, reply, next)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Follows, afterBest, afterPlayed, replySe, nextSe)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Comparison, difference, best, played, pointNodes)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(StaticGrade, candidates, played, legalPlays, bestBingo)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(WinRange, low, high)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(ProvenWins, best, played, surest, ofSurest, lastTile)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(SimulatedGrade, candidates, played, legalPlays, bestBingo, winLossSe,
                                   equityLossSe, race, follows, comparison, plies, proven, inferred)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(ProvenGrade, candidates, played, legalPlays, bestBingo, method, line)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(BoundedGrade, candidates, played, legalPlays, bestBingo, method,
                                   bestSpread, playedSpread, line)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(ImputedGrade, equityLoss, equityLossSd, racks, mostLikely)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(OtherVerdict, turn, lost, otherLost, band, otherBand)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(OtherGame, probability, differences)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(SheetOrigin, status, probability, repairs, gamesLeftOut, others)

namespace {

using nlohmann::json;

json gradeJson(const Grade& grade) {
  json value;
  std::visit(
      [&](const auto& each) {
        if constexpr (!std::is_same_v<std::decay_t<decltype(each)>, Ungraded>) value = each;
      },
      grade);
  return json::array({grade.index(), std::move(value)});
}

/// The alternative of that number.
template <std::size_t Index = 0>
Grade gradeOf(std::size_t index, const json& value) {
  if constexpr (Index == std::variant_size_v<Grade>) {
    throw std::out_of_range("grade");
  } else {
    if (index != Index) return gradeOf<Index + 1>(index, value);
    using Kind = std::variant_alternative_t<Index, Grade>;
    if constexpr (std::is_same_v<Kind, Ungraded>) {
      return Ungraded{};
    } else {
      auto grade = value.get<Kind>();
      if constexpr (std::is_base_of_v<Ranked, Kind>) {
        if (grade.candidates.empty()) throw std::out_of_range("candidates");
      }
      return grade;
    }
  }
}

}  // namespace

std::string encodedGrades(const std::string& grounds, const FoundGrades& found) {
  json grades = json::array();
  for (const Grade& grade : found.grades)
    grades.push_back(gradeJson(grade));
  const json object{
      {"grounds", grounds}, {"grades", std::move(grades)}, {"luck", found.luck}, {"sheet", found.sheet}};
  std::string bytes;
  json::to_cbor(object, bytes);
  return bytes;
}

std::optional<FoundGrades> decodedGrades(const std::string& bytes, const std::string& grounds) {
  try {
    const json object = json::from_cbor(bytes);
    if (object.at("grounds") != grounds) return std::nullopt;
    FoundGrades found;
    for (const json& each : object.at("grades"))
      found.grades.push_back(gradeOf(each.at(0).get<std::size_t>(), each.at(1)));
    found.luck = object.at("luck").get<std::optional<engine::GameLuck>>();
    found.sheet = object.at("sheet").get<std::optional<SheetOrigin>>();
    return found;
  } catch (const std::exception&) {  // cut off, or of another time: it is found again
    return std::nullopt;
  }
}

}  // namespace rozbor::reports
