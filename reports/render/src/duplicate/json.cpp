#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "data/json_values.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "rozbor/game/position.h"
#include "rozbor/render/render_duplicate.h"

namespace rozbor::reports {
namespace {

using nlohmann::json;

const char* nameOf(replay::DuplicatePlay::Kind kind) {
  using Kind = replay::DuplicatePlay::Kind;
  switch (kind) {
    case Kind::none:
      return "none";
    case Kind::play:
      return "play";
    case Kind::invalid:
      return "invalid";
    case Kind::unfit:
      return "unfit";
    case Kind::points:
      break;
  }
  return "points";
}

class DuplicateJson {
 public:
  explicit DuplicateJson(const DuplicateReview& review)
      : review_(review), alphabet_(review.language->alphabet) {}

  [[nodiscard]] json whole() const {
    json players = json::array();
    for (const parser::TextField& player : review_.record.players)
      players.push_back(player.value);
    json rounds = json::array();
    for (std::size_t round = 0; round < review_.rounds.size(); ++round)
      rounds.push_back(roundJson(round));
    json standings = json::array();
    for (const DuplicateStanding& standing : review_.standings)
      standings.push_back(standingJson(standing));
    return {{"file", review_.file},
            {"competition", review_.record.competition.value},
            {"date", review_.record.date.value},
            {"language", review_.language->id},
            {"lexicon",
             {{"name", review_.lexicon.name},
              {"words", review_.lexicon.words},
              {"checksum", fmt::format("{:016x}", review_.lexicon.checksum)}}},
            {"players", std::move(players)},
            {"rounds", std::move(rounds)},
            {"standings", std::move(standings)},
            {"diagnostics", diagnosticsJson(review_.diagnostics)}};
  }

 private:
  [[nodiscard]] json roundJson(std::size_t index) const {
    const replay::DuplicateTurn& turn = review_.replay.rounds[index];
    const DuplicateRoundReview& round = review_.rounds[index];
    game::Position position;
    position.board = turn.before;
    position.rack = turn.rack.value_or(game::Rack());
    json best = json::array();
    for (const engine::Play& play : round.best)
      best.push_back({{"move", moveText(play.move, alphabet_)}, {"score", play.score}});
    json plays = json::array();
    for (std::size_t player = 0; player < turn.plays.size(); ++player)
      plays.push_back(playJson(turn, round, player));
    json master = moveJson(turn.master);
    master["phonies"] = wordsJson(round.masterPhonies);
    return {{"round", turn.number},
            {"line", turn.where.line},
            {"position", writeCgp(position, *review_.language)},
            {"rack", turn.rack ? json(rackText(*turn.rack, alphabet_)) : json()},
            {"best", std::move(best)},
            {"top", round.top ? json(*round.top) : json()},
            {"bingo", round.bingo},
            {"master", std::move(master)},
            {"plays", std::move(plays)}};
  }

  [[nodiscard]] json playJson(const replay::DuplicateTurn& turn, const DuplicateRoundReview& round,
                              std::size_t player) const {
    const DuplicateGrade& grade = round.grades[player];
    json play = moveJson(turn.plays[player]);
    play["player"] = player;
    play["points"] = grade.points;
    play["asWritten"] = grade.asWritten;
    play["isBest"] = grade.isBest;
    play["isBingo"] = grade.isBingo;
    play["lost"] = round.top ? json(*round.top - grade.points) : json();
    play["phonies"] = wordsJson(grade.phonies);
    return play;
  }

  [[nodiscard]] json moveJson(const replay::DuplicatePlay& play) const {
    return {
        {"kind", nameOf(play.kind)},
        {"move", play.move ? json(moveText(*play.move, alphabet_)) : json()},
        {"scoreComputed", play.kind == replay::DuplicatePlay::Kind::play ? json(play.scoreComputed) : json()},
        {"scoreRecorded", play.scoreRecorded ? json(*play.scoreRecorded) : json()}};
  }

  [[nodiscard]] json wordsJson(const std::vector<game::LaidWord>& words) const {
    json list = json::array();
    for (const game::LaidWord& word : words)
      list.push_back(game::wordText(word.tiles, alphabet_));
    return list;
  }

  [[nodiscard]] static json standingJson(const DuplicateStanding& standing) {
    return {{"player", standing.player},     {"place", standing.place},
            {"points", standing.points},     {"gradedPoints", standing.gradedPoints},
            {"possible", standing.possible}, {"share", optionalShare(standing.share())},
            {"rounds", standing.rounds},     {"bestRounds", standing.bestRounds},
            {"bingos", standing.bingos},     {"bingoChances", standing.bingoChances}};
  }

  const DuplicateReview& review_;
  const game::Alphabet& alphabet_;
};

}  // namespace

std::string renderDuplicateJson(const DuplicateReview& review) {
  return dump(DuplicateJson(review).whole());
}

}  // namespace rozbor::reports
