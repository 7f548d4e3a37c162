#include <array>
#include <span>
#include <vector>

#include "database/connection.h"
#include "decision_numbers.h"

namespace rozbor::reports {
namespace {

using Flag = int;

std::string packedOf(std::span<const StoredDecision> decisions) {
  std::vector<DecisionNumbers> numbers;
  numbers.reserve(decisions.size());
  for (const StoredDecision& decision : decisions)
    numbers.push_back(numbersOf(decision.numbers));
  return packed(numbers);
}

Id insertAnalysis(soci::session& sql, Id game, const AnalysisRow& row,
                  std::span<const StoredDecision> decisions) {
  const std::string numbers = packedOf(decisions);
  const int preset = static_cast<int>(row.preset);
  const auto seed = static_cast<std::int64_t>(row.seed);
  const Flag luckKnown = row.luckKnown ? 1 : 0;
  const LexiconFit fit = row.fit.value_or(LexiconFit());
  soci::indicator fitKnown = row.fit ? soci::i_ok : soci::i_null;
  Id id = 0;
  sql << "INSERT INTO analysis (game_id, preset, engine, lexicon, leaves, seed, made_at, seconds, luck_known,"
         " luck_first, luck_first_se, luck_second, luck_second_se, board_words, board_words_missing,"
         " better_lexicon, better_missing, numbers) VALUES (:game, :preset, :engine, :lexicon,"
         " :leaves, :seed, :at, :seconds, :known, :first, :firstse, :second, :secondse, :words, :missing,"
         " :better, :bettermissing, :numbers) RETURNING id",
      soci::use(game), soci::use(preset), soci::use(row.engine), soci::use(row.lexicon),
      soci::use(row.leaves), soci::use(seed), soci::use(row.at), soci::use(row.seconds), soci::use(luckKnown),
      soci::use(row.luck[0]), soci::use(row.luckSe[0]), soci::use(row.luck[1]), soci::use(row.luckSe[1]),
      soci::use(fit.words, fitKnown), soci::use(fit.missing, fitKnown), soci::use(fit.better, fitKnown),
      soci::use(fit.betterMissing, fitKnown), soci::use(numbers), soci::into(id);
  return id;
}

/// Writes decisions one after the other by one prepared statement, whose places are these members.
class DecisionWriter {
 public:
  DecisionWriter(soci::session& sql, Id analysis) : analysis_(analysis), insert_(sql) {
    insert_.exchange(soci::use(analysis_));
    for (int* number : {&numbers_.turn, &numbers_.seat, &numbers_.phase, &numbers_.method})
      insert_.exchange(soci::use(*number));
    useFlags(DecisionNumbers::graded, DecisionNumbers::exact);
    insert_.exchange(soci::use(numbers_.score));
    useFlags(DecisionNumbers::exact, DecisionNumbers::timeTrouble);
    insert_.exchange(soci::use(numbers_.loss));
    insert_.exchange(soci::use(numbers_.lossSe));
    useValues(DecisionNumbers::bestWin, DecisionNumbers::causeBest);
    insert_.exchange(soci::use(cause_, causeKnown_));
    useValues(DecisionNumbers::causeBest, DecisionNumbers::seconds);
    for (std::string* text : {&text_.position, &text_.rack, &text_.rackKnown, &text_.played, &text_.best,
                              &text_.bestWord, &text_.bestBingo, &text_.words})
      insert_.exchange(soci::use(*text));
    useValues(DecisionNumbers::seconds, DecisionNumbers::pointsLow);
    useFlags(DecisionNumbers::timeTrouble, DecisionNumbers::kFlags);
    useValues(DecisionNumbers::pointsLow, DecisionNumbers::kValues);
    insert_.alloc();
    insert_.prepare(
        "INSERT INTO decision VALUES (:analysis, :turn, :seat, :phase, :method, :graded,"
        " :counted, :imputed, :placement, :bingo, :available, :phony, :back, :stand, :vain,"
        " :score, :exact, :loss, :lossse, :bestwin, :playedwin, :winse, :cause, :causebest,"
        " :causeplayed, :luck, :luckse, :luckwin, :percentile, :position, :rack, :known,"
        " :played, :best, :word, :bestbingo, :phonies, :seconds, :left, :trouble, :obvious,"
        " :pointslow, :pointshigh, :winlow, :winhigh)");
    insert_.define_and_bind();
  }

  void write(const StoredDecision& decision) {
    numbers_ = numbersOf(decision.numbers);
    text_ = decision.text;
    for (std::string* text : {&text_.position, &text_.rack, &text_.played, &text_.best, &text_.words})
      *text = storable(*text);
    for (std::size_t flag = 0; flag < flags_.size(); ++flag)
      flags_[flag] = numbers_.flags >> flag & 1;
    for (std::size_t value = 0; value < values_.size(); ++value)
      values_[value] = {numbers_.values[value].value_or(0),
                        numbers_.values[value] ? soci::i_ok : soci::i_null};
    cause_ = numbers_.cause.value_or(0);
    causeKnown_ = numbers_.cause ? soci::i_ok : soci::i_null;
    insert_.execute(true);
  }

 private:
  /// A value that may not be known, as SOCI binds it.
  struct Nullable {
    double value = 0;
    soci::indicator indicator = soci::i_null;
  };

  /// In the order of the enumeration, the last not included.
  void useFlags(std::size_t first, std::size_t end) {
    for (std::size_t flag = first; flag < end; ++flag)
      insert_.exchange(soci::use(flags_[flag]));
  }
  void useValues(std::size_t first, std::size_t end) {
    for (std::size_t value = first; value < end; ++value)
      insert_.exchange(soci::use(values_[value].value, values_[value].indicator));
  }

  Id analysis_;
  DecisionNumbers numbers_;
  DecisionText text_;
  std::array<Flag, DecisionNumbers::kFlags> flags_{};
  std::array<Nullable, DecisionNumbers::kValues> values_;
  int cause_ = 0;
  soci::indicator causeKnown_ = soci::i_null;
  soci::statement insert_;
};

void dropAnalysis(soci::session& sql, Id game, Preset preset) {
  const int number = static_cast<int>(preset);
  sql << "DELETE FROM decision WHERE analysis_id IN"
         " (SELECT id FROM analysis WHERE game_id = :game AND preset = :preset)",
      soci::use(game), soci::use(number);
  sql << "DELETE FROM analysis WHERE game_id = :game AND preset = :preset", soci::use(game),
      soci::use(number);
}

}  // namespace

std::optional<game::Error> Library::store(Id game, const AnalysisRow& analysis,
                                          std::span<const StoredDecision> decisions) {
  return failureOf([&]() -> std::optional<game::Error> {
    soci::session& sql = connection_->sql;
    Transaction transaction(*connection_, Transaction::writing);
    if (!holdGame(*connection_, game)) return noGame(game);
    dropAnalysis(sql, game, analysis.preset);
    DecisionWriter writer(sql, insertAnalysis(sql, game, analysis, decisions));
    for (const StoredDecision& decision : decisions)
      writer.write(decision);
    sql << "UPDATE game SET strength = (SELECT MAX(preset) FROM analysis WHERE game_id = :game)"
           " WHERE id = :same",
        soci::use(game), soci::use(game);
    sql << "DELETE FROM claim WHERE game_id = :game", soci::use(game);
    transaction.commit();
    return std::nullopt;
  });
}

}  // namespace rozbor::reports
