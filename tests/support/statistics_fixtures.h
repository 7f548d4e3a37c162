#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "rozbor/insight/statistics.h"

namespace rozbor::test {

/// Ida (person 1) against person 2, who is called Otto; she moved first.
inline reports::PlayedGame aGame(int score, int against, int turns = 12) {
  reports::PlayedGame game;
  game.game.language = "en";
  game.game.seats[0].person = 1;
  game.game.seats[0].name = "Ida";
  game.game.seats[0].score = score;
  game.game.seats[0].turns = turns;
  game.game.seats[0].placements = turns;
  game.game.seats[1].person = 2;
  game.game.seats[1].name = "Otto";
  game.game.seats[1].score = against;
  game.seat = 0;
  return game;
}

/// The same with a quick analysis in which each of the decisions lost so many points.
inline reports::PlayedGame analysed(reports::PlayedGame game, const std::vector<double>& losses) {
  game.game.analysis = reports::AnalysisRow{};
  game.game.analysis->lexicon = "en 12ab";
  for (const double loss : losses) {
    reports::DecisionRow decision;
    decision.turn = static_cast<int>(game.decisions.size()) + 1;
    decision.graded = true;
    decision.counted = true;
    decision.placement = true;
    decision.loss.points = loss;
    game.decisions.push_back(decision);
  }
  return game;
}

inline const reports::Figure& figureOf(const std::vector<reports::Figure>& figures, const std::string& name) {
  const reports::Figure* const figure = reports::findFigure(figures, name);
  if (figure == nullptr) throw std::runtime_error("no figure " + name);
  return *figure;
}

inline double valueOf(const std::vector<reports::Figure>& figures, const std::string& name) {
  return figureOf(figures, name).value.value();
}

/// Of a figure that is a list; 0 where the key is none of it.
inline double partOf(const std::vector<reports::Figure>& figures, const std::string& name,
                     const std::string& key) {
  for (const auto& [part, value] : figureOf(figures, name).parts) {
    if (part == key) return value;
  }
  return 0;
}

}  // namespace rozbor::test
