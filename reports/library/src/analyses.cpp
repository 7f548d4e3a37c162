#include <cmath>

#include "database/connection.h"

namespace rozbor::reports {
namespace {

using Flag = int;

/// A value that may not be known, as SOCI binds it.
struct Nullable {
  explicit Nullable(const std::optional<double>& known)
      : value(known.value_or(0)), indicator(known ? soci::i_ok : soci::i_null) {}

  double value;
  soci::indicator indicator;
};

Id insertAnalysis(soci::session& sql, Id game, const AnalysisRow& row) {
  const int preset = static_cast<int>(row.preset);
  const auto seed = static_cast<std::int64_t>(row.seed);
  const Flag luckKnown = row.luckKnown ? 1 : 0;
  const LexiconFit fit = row.fit.value_or(LexiconFit());
  soci::indicator fitKnown = row.fit ? soci::i_ok : soci::i_null;
  Id id = 0;
  sql << "INSERT INTO analysis (game_id, preset, engine, lexicon, leaves, seed, made_at, seconds, luck_known,"
         " luck_first, luck_first_se, luck_second, luck_second_se, board_words, board_words_missing,"
         " better_lexicon, better_missing) VALUES (:game, :preset, :engine, :lexicon,"
         " :leaves, :seed, :at, :seconds, :known, :first, :firstse, :second, :secondse, :words, :missing,"
         " :better, :bettermissing) RETURNING id",
      soci::use(game), soci::use(preset), soci::use(row.engine), soci::use(row.lexicon),
      soci::use(row.leaves), soci::use(seed), soci::use(row.at), soci::use(row.seconds), soci::use(luckKnown),
      soci::use(row.luck[0]), soci::use(row.luckSe[0]), soci::use(row.luck[1]), soci::use(row.luckSe[1]),
      soci::use(fit.words, fitKnown), soci::use(fit.missing, fitKnown), soci::use(fit.better, fitKnown),
      soci::use(fit.betterMissing, fitKnown), soci::into(id);
  return id;
}

/// Writes decisions one after the other by one prepared statement, whose places are these members.
class DecisionWriter {
 public:
  DecisionWriter(soci::session& sql, Id analysis)
      : analysis_(analysis),
        insert_(
            (sql.prepare
                 << "INSERT INTO decision VALUES (:analysis, :turn, :seat, :phase, :method, :graded,"
                    " :counted, :imputed, :placement, :bingo, :available, :phony, :back, :stand, :vain,"
                    " :score, :exact, :loss, :lossse, :bestwin, :playedwin, :winse, :cause, :causebest,"
                    " :causeplayed, :luck, :luckse, :luckwin, :percentile, :position, :rack, :known,"
                    " :played, :best, :word, :bestbingo, :phonies, :seconds, :left, :trouble, :obvious,"
                    " :pointslow, :pointshigh, :winlow, :winhigh)",
             soci::use(analysis_), soci::use(row_.turn), soci::use(row_.seat), soci::use(phase_),
             soci::use(method_), soci::use(flags_[0]), soci::use(flags_[1]), soci::use(flags_[2]),
             soci::use(flags_[3]), soci::use(flags_[4]), soci::use(flags_[5]), soci::use(flags_[6]),
             soci::use(flags_[7]), soci::use(flags_[8]), soci::use(flags_[9]), soci::use(row_.score),
             soci::use(flags_[10]), soci::use(row_.loss.points), soci::use(row_.loss.pointsSe),
             soci::use(win_[0].value, win_[0].indicator), soci::use(win_[1].value, win_[1].indicator),
             soci::use(win_[2].value, win_[2].indicator), soci::use(cause_, causeKnown_),
             soci::use(causes_[0].value, causes_[0].indicator),
             soci::use(causes_[1].value, causes_[1].indicator), soci::use(luck_[0].value, luck_[0].indicator),
             soci::use(luck_[1].value, luck_[1].indicator), soci::use(luck_[2].value, luck_[2].indicator),
             soci::use(luck_[3].value, luck_[3].indicator), soci::use(text_.position), soci::use(text_.rack),
             soci::use(text_.rackKnown), soci::use(text_.played), soci::use(text_.best),
             soci::use(text_.bestWord), soci::use(text_.bestBingo), soci::use(text_.words),
             soci::use(clock_[0].value, clock_[0].indicator), soci::use(clock_[1].value, clock_[1].indicator),
             soci::use(flags_[11]), soci::use(flags_[12]), soci::use(bounds_[0].value, bounds_[0].indicator),
             soci::use(bounds_[1].value, bounds_[1].indicator),
             soci::use(bounds_[2].value, bounds_[2].indicator),
             soci::use(bounds_[3].value, bounds_[3].indicator))) {}

  void write(const StoredDecision& decision) {
    row_ = decision.numbers;
    text_ = decision.text;
    for (std::string* text : {&text_.position, &text_.rack, &text_.played, &text_.best, &text_.words})
      *text = storable(*text);
    phase_ = static_cast<int>(row_.loss.phase);
    method_ = static_cast<int>(row_.method);
    flags_ = {row_.graded,        row_.counted,         row_.imputed,        row_.placement,
              row_.bingoPlayed,   row_.bingoAvailable,  row_.phony,          row_.takenBack,
              row_.phonyLetStand, row_.validChallenged, row_.loss.isExact(), row_.inTimeTrouble,
              row_.obvious};
    bindWhatMayBeMissing();
    insert_.execute(true);
  }

 private:
  void bindWhatMayBeMissing() {
    const auto& win = row_.loss.win;
    win_ = {Nullable(win ? std::optional(win->best) : std::nullopt),
            Nullable(win ? std::optional(win->played) : std::nullopt),
            Nullable(win ? std::optional(win->lossSe) : std::nullopt)};
    cause_ = row_.cause ? static_cast<int>(row_.cause->cause) : 0;
    causeKnown_ = row_.cause ? soci::i_ok : soci::i_null;
    causes_ = {Nullable(row_.cause ? std::optional(row_.cause->best) : std::nullopt),
               Nullable(row_.cause ? std::optional(row_.cause->played) : std::nullopt)};
    const auto& points = row_.loss.pointsBounds;
    const auto& wins = row_.loss.winBounds;
    const bool hasEnd = points && std::isfinite(points->high);
    bounds_ = {Nullable(points ? std::optional(points->low) : std::nullopt),
               Nullable(hasEnd ? std::optional(points->high) : std::nullopt),
               Nullable(wins ? std::optional(wins->low) : std::nullopt),
               Nullable(wins ? std::optional(wins->high) : std::nullopt)};
    const bool lucky = row_.luckPoints.has_value();
    luck_ = {Nullable(row_.luckPoints), Nullable(lucky ? std::optional(row_.luckPointsSe) : std::nullopt),
             Nullable(row_.luckWin), Nullable(lucky ? std::optional(row_.luckPercentile) : std::nullopt)};
    clock_ = {Nullable(row_.seconds), Nullable(row_.secondsLeft)};
  }

  static Nullable none() { return Nullable(std::nullopt); }

  Id analysis_;
  DecisionRow row_;
  DecisionText text_;
  int phase_ = 0;
  int method_ = 0;
  std::array<Flag, 13> flags_{};
  std::array<Nullable, 3> win_{none(), none(), none()};
  int cause_ = 0;
  soci::indicator causeKnown_ = soci::i_null;
  std::array<Nullable, 2> causes_{none(), none()};
  std::array<Nullable, 4> bounds_{none(), none(), none(), none()};
  std::array<Nullable, 4> luck_{none(), none(), none(), none()};
  std::array<Nullable, 2> clock_{none(), none()};
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
    DecisionWriter writer(sql, insertAnalysis(sql, game, analysis));
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
