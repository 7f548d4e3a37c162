#include <fmt/format.h>

#include <algorithm>

#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "rozbor/insight/coaching.h"
#include "rozbor/render/coaching_document.h"
#include "rozbor/render/lesson_words.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/render_statistics.h"
#include "rozbor/render/yardstick_words.h"
#include "words/cause_words.h"

namespace rozbor::reports {
namespace {

/// The report with what it is made from.
class Writer {
 public:
  Writer(const CoachingCase& player, const Wording& wording)
      : player_(player),
        wording_(wording),
        figures_(figuresOf(player.games, {}, player.options)),
        work_(whatToWorkOn(player)) {}

  Document document(std::vector<Picture> pictures) {
    addVerdict();
    addMoments();
    addWork();
    addStrengths();
    addPlan();
    addCharts(std::move(pictures));
    addNumbers();
    addMethod();
    return {player_.person.name, subtitle(), std::move(blocks_)};
  }

 private:
  void add(Block block) { blocks_.push_back(std::move(block)); }
  void heading(const char* text) { add(HeadingBlock{1, wording_.text(text), false}); }
  void paragraph(std::string text, ParagraphTone tone = ParagraphTone::plain) {
    add(ParagraphBlock{std::move(text), tone});
  }

  [[nodiscard]] const Figure& figure(const char* name) const { return *findFigure(figures_, name); }
  [[nodiscard]] std::string value(const char* name) const {
    const Figure& found = figure(name);
    return found.value ? figureValueText(name, *found.value, wording_) : "–";
  }
  [[nodiscard]] std::size_t games() const { return player_.games.size(); }
  [[nodiscard]] bool few() const { return games() < kFewGames; }

  [[nodiscard]] std::string subtitle() const {
    std::string first;
    std::string last;
    for (const PlayedGame& game : player_.games) {
      if (game.game.playedOn.empty()) continue;
      if (first.empty()) first = game.game.playedOn;
      last = game.game.playedOn;
    }
    const std::string counted = phrasePlural(wording_, "Coaching report on {0} game",
                                             "Coaching report on {0} games", static_cast<long>(games()));
    if (first.empty()) return counted;
    return counted + " · " + (first == last ? first : first + " – " + last);
  }

  /// The verdict in one sentence, then five numbers.
  void addVerdict() {
    paragraph(verdict(), ParagraphTone::lead);
    if (few())
      paragraph(wording_.text("These are few games: read what follows as hints, not as a judgement."),
                ParagraphTone::aside);
    KeyFiguresBlock block;
    for (const char* name :
         {"winShare", "scoreMean", "bingosPerGame", "pointsLostPerTurn", "bingoConversion"})
      block.figures.push_back(keyFigure(name));
    add(std::move(block));
  }

  [[nodiscard]] std::string verdict() const {
    const std::string won = phrase(wording_, "{0} of {1}", value("wins"), value("games"));
    if (!figure("pointsLostPerTurn").value) {
      return phrase(wording_, "You won {0} games and scored {1} points a game; none of them is graded yet.",
                    won, value("scoreMean"));
    }
    if (work_.empty()) {
      return phrase(wording_,
                    "You won {0} games; a turn of yours gave away {1} points against the best play, and no "
                    "single habit stands out.",
                    won, value("pointsLostPerTurn"));
    }
    return phrase(
        wording_,
        "You won {0} games; a turn of yours gave away {1} points against the best play, and most is to "
        "be gained here: {2}.",
        won, value("pointsLostPerTurn"), lowered(causeTitle(work_.front().effect.cause, wording_)));
  }

  /// A title in the middle of a sentence; only its first letter, if that is plain, is lowered.
  static std::string lowered(std::string title) {
    if (!title.empty() && 'A' <= title.front() && title.front() <= 'Z') title.front() |= 0x20;
    return title;
  }

  [[nodiscard]] KeyFigure keyFigure(const char* name) const {
    const Figure& found = figure(name);
    KeyFigure key{figureLabel(name, wording_), value(name)};
    if (found.low && found.high) {
      key.note = phrase(wording_, "95 %: {0} to {1}", figureValueText(name, *found.low, wording_),
                        figureValueText(name, *found.high, wording_));
    }
    return key;
  }

  void addMoments() {
    constexpr std::size_t kMoments = 3;
    const auto moments = momentsToAsk(player_, kMoments);
    if (moments.empty()) return;
    heading(marked("What would you play?"));
    paragraph(wording_.text("From your own games. Find your move first, then look."));
    int number = 0;
    for (const std::size_t moment : moments)
      addMoment(player_.decisions[moment], ++number);
  }

  void addMoment(const DecisionRecord& record, int number) {
    const auto language = player_.languages.find(record.game.language);
    if (language == player_.languages.end()) return;
    const auto cgp = game::parseCgp(record.text.position, *language->second);
    if (!cgp) return;
    const game::Position& position = cgp->position;
    add(HeadingBlock{2, phrase(wording_, "Position {0}: {1}", number, gameName(record)), true});
    paragraph(
        phrase(wording_, "You have {0} points, your opponent {1}.", position.score, position.opponentScore));
    const std::string caption = phrase(wording_, "Your rack: {0}", record.text.rack);
    add(BoardsBlock{{{language->second, position.board, {}, LaidTiles::played, position.rack, caption}}});
    add(answerOf(record, position, language->second, number));
  }

  [[nodiscard]] std::string gameName(const DecisionRecord& record) const {
    const SeatRow& other = record.game.seats[record.numbers.seat == 0 ? 1 : 0];
    std::string name = phrase(wording_, "against {0}", other.name);
    if (!record.game.playedOn.empty()) name += ", " + record.game.playedOn;
    return phrase(wording_, "{0}, turn {1}", name, record.numbers.turn);
  }

  /// A stored move as players write it, with the letters that it runs through.
  [[nodiscard]] std::string moveOf(const DecisionRecord& record, const std::string& text) const {
    const auto language = player_.languages.find(record.game.language);
    if (language == player_.languages.end()) return text;
    const auto cgp = game::parseCgp(record.text.position, *language->second);
    if (!cgp) return text;
    return storedMoveWords(text, cgp->position.board, *language->second, wording_);
  }

  [[nodiscard]] AnswerBlock answerOf(const DecisionRecord& record, const game::Position& position,
                                     const std::shared_ptr<const game::Language>& language,
                                     int number) const {
    AnswerBlock answer{phrase(wording_, "Position {0}", number), wording_.text("Show the answer"), {}, {}};
    const auto words = [&](const std::string& text) { return moveOf(record, text); };
    answer.sentences.push_back(
        phrase(wording_, "Best: {0}. You played {1}.", words(record.text.best), words(record.text.played)));
    answer.sentences.push_back(lossSentence(record.numbers));
    answer.sentences.push_back(phrase(wording_, "What made the difference: {0}.",
                                      causeWords(record.numbers.cause->cause, wording_)));
    for (const bool best : {true, false}) {
      const auto move =
          parseMove(best ? record.text.best : record.text.played, position.board, language->alphabet);
      if (!move || !move->isPlacement()) continue;
      const std::string caption = best ? phrase(wording_, "Best: {0}", words(record.text.best))
                                       : phrase(wording_, "Played: {0}", words(record.text.played));
      answer.boards.push_back(
          {language, position.board, *move, best ? LaidTiles::better : LaidTiles::played, {}, caption});
    }
    return answer;
  }

  [[nodiscard]] std::string lossSentence(const DecisionRow& row) const {
    if (!row.loss.byPoints()) {
      return phrase(wording_,
                    "That gave away {0} ± {1} % of winning: {2} % with the best move, {3} % with yours.",
                    wording_.number(row.loss.win->loss(), 1), wording_.number(196 * row.loss.win->lossSe, 1),
                    winText(row.loss.win->best, wording_), winText(row.loss.win->played, wording_));
    }
    return phrase(wording_, "That gave away {0} points.", wording_.number(row.loss.points, 1));
  }

  void addWork() {
    if (work_.empty()) return;
    heading(marked("What to work on"));
    for (const WorkItem& item : work_) {
      add(HeadingBlock{2, causeTitle(item.effect.cause, wording_), true});
      paragraph(phrase(wording_, "Costs you {0} points a game (95 %: {1} to {2}); {3}.",
                       wording_.number(item.effect.lostPerGame, 1), wording_.number(item.effect.low, 1),
                       wording_.number(item.effect.high, 1), evidence(item.effect)));
      paragraph(causeAdvice(item.effect.cause, wording_));
      addExamples(item);
    }
  }

  [[nodiscard]] std::string evidence(const CauseEffect& effect) const {
    const std::string decisions = phrasePlural(wording_, "seen in {0} decision", "seen in {0} decisions",
                                               static_cast<long>(effect.decisions));
    const std::string games =
        phrasePlural(wording_, "of {0} game", "of {0} games", static_cast<long>(effect.games));
    return decisions + " " + games;
  }

  void addExamples(const WorkItem& item) {
    ListBlock list;
    for (const std::size_t example : item.examples) {
      const DecisionRecord& record = player_.decisions[example];
      list.items.push_back(phrase(wording_, "{0}: {1} instead of {2}, {3} points given away",
                                  gameName(record), moveOf(record, record.text.played),
                                  moveOf(record, record.text.best),
                                  wording_.number(record.numbers.loss.points, 1)));
    }
    if (!list.items.empty()) add(std::move(list));
  }

  void addStrengths() {
    const auto strengths = strengthsOf(player_);
    if (strengths.empty()) return;
    heading(marked("What you do well"));
    ListBlock list;
    for (const Strength& strength : strengths)
      list.items.push_back(strengthSentence(strength));
    add(std::move(list));
  }

  [[nodiscard]] std::string strengthSentence(const Strength& strength) const {
    const auto percent = [&](double share) { return wording_.number(100 * share, 0); };
    switch (strength.kind) {
      case Strength::Kind::bingos:
        return phrase(wording_,
                      "When a bingo is on your rack, you play one: {0} % of the time (95 %: {1} to {2} %).",
                      percent(strength.value), percent(strength.low), percent(strength.high));
      case Strength::Kind::phase:
        return phrase(
            wording_,
            "You are at your best here: {0}, {1} points lost a turn against {2} over the whole game.",
            partLabel(strength.about, wording_), wording_.number(strength.value, 2),
            wording_.number(strength.low, 2));
      case Strength::Kind::phonies:
        return wording_.text("You did not play a single invalid word.");
      case Strength::Kind::challenges:
        return phrase(wording_, "You challenge well: {0} challenges won, {1} lost.",
                      wording_.number(strength.value, 0), wording_.number(strength.low, 0));
      case Strength::Kind::improved:
        return phrase(wording_, "You are getting better: {0}, {1}{2} from your first games to your last.",
                      figureLabel(strength.about, wording_), strength.value > 0 ? "+" : "",
                      figureValueText(strength.about, strength.value, wording_));
      case Strength::Kind::noHowlers:
        break;
    }
    return wording_.text("No howler in any of these games.");
  }

  void addPlan() {
    constexpr std::size_t kWords = 24;
    if (work_.empty()) return;
    heading(marked("Training plan"));
    ListBlock list;
    list.items.push_back(
        wording_.text("Every day: ten positions of your own games, with “rozbor train”. What you "
                      "miss comes back until you know it."));
    const auto words = wordsToLearn(player_, kWords);
    if (!words.empty()) {
      list.items.push_back(
          phrase(wording_, "Words to learn, a few a day: {0}.", fmt::format("{}", fmt::join(words, ", "))));
    }
    list.items.push_back(phrase(wording_, "In your next five games, watch one thing only: {0}.",
                                lowered(causeTitle(work_.front().effect.cause, wording_))));
    list.items.push_back(wording_.text(
        "After ten more games, make this report again and compare the intervals, not the bare numbers."));
    add(std::move(list));
  }

  void addCharts(std::vector<Picture> pictures) {
    std::erase_if(pictures, [](const Picture& picture) { return picture.empty(); });
    if (pictures.empty()) return;
    heading(marked("Your games in pictures"));
    add(ChartsBlock{std::move(pictures)});
  }

  void addNumbers() {
    heading(marked("All numbers"));
    if (const auto level = levelOf(figures_, player_.comparison.yardsticks))
      paragraph(levelSentence(*level, wording_));
    TableBlock table{
        {}, {{wording_.text("Figure")}, {wording_.text("Amount"), true}, {wording_.text("To compare")}}, {}};
    for (const Figure& found : figures_) {
      if (!found.parts.empty() || !found.value) continue;
      table.rows.push_back({{figureLabel(found.name, wording_), figureText(found, wording_),
                             comparisonText(found, player_.comparison, wording_)}});
    }
    add(std::move(table));
  }

  void addMethod() {
    heading(marked("How these numbers were made"));
    paragraph(
        wording_.text(
            "Every move was compared with the best move of the engine. Points lost are differences in "
            "equity: "
            "the score of a move and what the tiles kept are worth. Intervals of 95 % come from drawing your "
            "games anew at random; differences smaller than an interval mean nothing. A cause is named only "
            "where a check of the numbers found it; what is called no single cause was left open."),
        ParagraphTone::aside);
    add(FactsBlock{methods()});
  }

  /// With what the games were analysed, and how many of them.
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> methods() const {
    std::map<std::string, long> counts;
    for (const PlayedGame& game : player_.games) {
      if (!game.game.analysis) continue;
      const AnalysisRow& analysis = *game.game.analysis;
      ++counts[fmt::format("{}, {}, Rozbor {}", name(analysis.preset), lexiconOf(game.game),
                           analysis.engine)];
    }
    std::vector<std::pair<std::string, std::string>> facts;
    for (const auto& [method, count] : counts)
      facts.emplace_back(method, phrasePlural(wording_, "{0} game", "{0} games", count));
    return facts;
  }

  const CoachingCase& player_;
  const Wording& wording_;
  std::vector<Figure> figures_;
  std::vector<WorkItem> work_;
  std::vector<Block> blocks_;
};

}  // namespace

Document coachingDocument(const CoachingCase& player, const Wording& wording, std::vector<Picture> pictures) {
  return Writer(player, wording).document(std::move(pictures));
}

}  // namespace rozbor::reports
