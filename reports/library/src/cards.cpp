#include <soci/soci.h>

#include "connection.h"
#include "rozbor/library/cards.h"

namespace rozbor::reports {
namespace {

std::optional<Day> dayIn(const std::string& text) {
  return text.empty() ? std::nullopt : dayFrom(text);
}

std::string textOf(const std::optional<Day>& day) {
  return day ? dayText(*day) : std::string();
}

/// The state of a card, asked before or not.
void writeCard(soci::session& sql, const Card& card) {
  const std::string last = textOf(card.state.lastReview);
  const std::string due = textOf(card.state.due);
  sql << "DELETE FROM card WHERE game_id = :game AND turn = :turn", soci::use(card.game),
      soci::use(card.turn);
  sql << "INSERT INTO card (game_id, turn, stability, difficulty, repetitions, lapses, last_review, due)"
         " VALUES (:game, :turn, :stability, :difficulty, :repetitions, :lapses, :last, :due)",
      soci::use(card.game), soci::use(card.turn), soci::use(card.state.stability),
      soci::use(card.state.difficulty), soci::use(card.state.repetitions), soci::use(card.state.lapses),
      soci::use(last), soci::use(due);
}

void writeAnswer(soci::session& sql, const AnswerRow& answer) {
  const std::string day = dayText(answer.day);
  const std::string text = storable(answer.answer);
  const int grade = static_cast<int>(answer.grade);
  double winLost = answer.winLost.value_or(0);
  soci::indicator hasWin = answer.winLost ? soci::i_ok : soci::i_null;
  sql << "INSERT INTO answer (game_id, turn, day, answer, grade, hints, points_lost, win_lost)"
         " VALUES (:game, :turn, :day, :answer, :grade, :hints, :points, :win)",
      soci::use(answer.game), soci::use(answer.turn), soci::use(day), soci::use(text), soci::use(grade),
      soci::use(answer.hints), soci::use(answer.pointsLost), soci::use(winLost, hasWin);
}

}  // namespace

game::Result<std::vector<Card>> Library::cards() {
  return attempt([&]() -> game::Result<std::vector<Card>> {
    std::vector<Card> cards;
    Card card;
    std::string last;
    std::string due;
    soci::statement rows =
        (connection_->sql.prepare << "SELECT game_id, turn, stability, difficulty, repetitions, lapses,"
                                     " last_review, due FROM card ORDER BY game_id, turn",
         soci::into(card.game), soci::into(card.turn), soci::into(card.state.stability),
         soci::into(card.state.difficulty), soci::into(card.state.repetitions), soci::into(card.state.lapses),
         soci::into(last), soci::into(due));
    rows.execute();
    while (rows.fetch()) {
      card.state.lastReview = dayIn(last);
      card.state.due = dayIn(due);
      cards.push_back(card);
    }
    return cards;
  });
}

game::Result<std::vector<AnswerRow>> Library::answers(std::optional<Id> person) {
  return attempt([&]() -> game::Result<std::vector<AnswerRow>> {
    std::vector<AnswerRow> answers;
    AnswerRow row;
    std::string day;
    int grade = 0;
    double winLost = 0;
    soci::indicator hasWin = soci::i_null;
    const Id asked = person.value_or(0);
    soci::statement rows =
        (connection_->sql.prepare << "SELECT game_id, turn, day, answer, grade, hints, points_lost, win_lost"
                                     " FROM answer WHERE :anybody = 0 OR EXISTS (SELECT 1 FROM analysis"
                                     " JOIN decision ON decision.analysis_id = analysis.id"
                                     " JOIN seat ON seat.game_id = analysis.game_id"
                                     " AND seat.number = decision.seat"
                                     " JOIN alias ON alias.id = seat.alias_id"
                                     " WHERE analysis.game_id = answer.game_id"
                                     " AND decision.turn = answer.turn AND alias.person_id = :person)"
                                     " ORDER BY id",
         soci::use(asked), soci::use(asked), soci::into(row.game), soci::into(row.turn), soci::into(day),
         soci::into(row.answer), soci::into(grade), soci::into(row.hints), soci::into(row.pointsLost),
         soci::into(winLost, hasWin));
    rows.execute();
    while (rows.fetch()) {
      row.day = dayFrom(day).value_or(Day());
      row.grade = static_cast<Rating>(grade);
      row.winLost = hasWin == soci::i_ok ? std::optional(winLost) : std::nullopt;
      answers.push_back(row);
    }
    return answers;
  });
}

std::optional<game::Error> Library::keepAnswer(const Card& card, const AnswerRow& answer) {
  return failureOf([&]() -> std::optional<game::Error> {
    soci::session& sql = connection_->sql;
    Transaction transaction(sql, connection_->isSqlite());
    writeCard(sql, card);
    writeAnswer(sql, answer);
    transaction.commit();
    return std::nullopt;
  });
}

}  // namespace rozbor::reports
