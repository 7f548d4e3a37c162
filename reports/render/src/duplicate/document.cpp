#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "review/parts.h"
#include "rozbor/game/notation.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/render_duplicate.h"
#include "words/joined.h"

namespace rozbor::reports {
namespace {

class DuplicateWords {
 public:
  DuplicateWords(const DuplicateReview& review, const Wording& wording)
      : review_(review), wording_(wording), alphabet_(review.language->alphabet) {}

  [[nodiscard]] Document document(bool brief) const {
    Document document;
    const parser::DuplicateRecord& record = review_.record;
    document.title =
        record.competition.value.empty() ? wording_.text("Duplicate scrabble") : record.competition.value;
    for (const std::string* part : {&record.round.value, &record.table.value, &record.date.value,
                                    static_cast<const std::string*>(&review_.file)})
      if (!part->empty()) document.subtitle += (document.subtitle.empty() ? "" : " · ") + *part;
    auto& blocks = document.blocks;
    blocks.emplace_back(ParagraphBlock{lead(), ParagraphTone::lead});
    for (const std::string& caveat : caveats())
      blocks.emplace_back(ParagraphBlock{caveat, ParagraphTone::aside});
    blocks.emplace_back(FactsBlock{{{wording_.text("Lexicon"), review_.lexicon.name}}});
    blocks.emplace_back(standing());
    blocks.emplace_back(HeadingBlock{1, wording_.text("Rounds")});
    blocks.emplace_back(rounds());
    blocks.emplace_back(BoardsBlock{{lastBoard()}});
    if (!brief) addPlayers(blocks);
    if (!review_.diagnostics.empty()) {
      blocks.emplace_back(HeadingBlock{1, wording_.text("Remarks on the record")});
      blocks.emplace_back(parts::remarksOn(review_.file, review_.diagnostics, wording_));
    }
    blocks.emplace_back(parts::sourcesOf(review_.lexicon, wording_));
    return document;
  }

 private:
  using Kind = replay::DuplicatePlay::Kind;

  [[nodiscard]] std::string nameOf(std::size_t player) const { return review_.record.players[player].value; }
  [[nodiscard]] std::string count(std::int64_t number) const {
    return wording_.number(static_cast<double>(number), 0);
  }
  [[nodiscard]] std::string percent(const std::optional<double>& share) const {
    return share ? wording_.number(100 * *share, 1) + " %" : "–";
  }

  [[nodiscard]] std::string lead() const {
    if (review_.standings.empty()) return {};
    const DuplicateStanding& first = review_.standings.front();
    const std::string sum =
        first.share() ? phrase(wording_, "{0} of {1} points, {2} of what could be made",
                               count(first.gradedPoints), count(first.possible), percent(first.share()))
                      : phrasePlural(wording_, "{0} point", "{0} points", static_cast<long>(first.points));
    std::vector<std::string> winners;
    for (const DuplicateStanding& standing : review_.standings) {
      if (standing.place == 1) winners.push_back(nameOf(standing.player));
    }
    if (winners.size() > 1)
      return phrase(wording_, "{0} share the first place: {1}.", joined(winners, ", "), sum);
    return phrase(wording_, review_.standings.size() > 1 ? marked("{0} wins: {1}.") : marked("{0}: {1}."),
                  winners.front(), sum);
  }

  [[nodiscard]] std::vector<std::string> caveats() const {
    std::vector<std::string> sentences;
    const auto unknown = std::ranges::count_if(
        review_.rounds, [](const DuplicateRoundReview& round) { return !round.top.has_value(); });
    if (unknown > 0) {
      sentences.push_back(phrasePlural(
          wording_, "The best play of {0} round is not known; it counts in no share.",
          "The best play of {0} rounds is not known; they count in no share.", static_cast<long>(unknown)));
    }
    long asWritten = 0;
    for (const DuplicateRoundReview& round : review_.rounds)
      asWritten += std::ranges::count(round.grades, true, &DuplicateGrade::asWritten);
    if (asWritten > 0) {
      sentences.push_back(phrasePlural(wording_, "The points of {0} play are taken as they are written.",
                                       "The points of {0} plays are taken as they are written.", asWritten));
    }
    return sentences;
  }

  [[nodiscard]] TableBlock standing() const {
    TableBlock table;
    table.columns = {{""},
                     {wording_.text("Player")},
                     {wording_.text("Points"), true},
                     {wording_.text("Of the best"), true},
                     {wording_.text("Best play found"), true},
                     {wording_.text("Bingos"), true}};
    for (const DuplicateStanding& one : review_.standings) {
      TableRow row;
      row.cells = {fmt::format("{}.", one.place),
                   nameOf(one.player),
                   count(one.points),
                   percent(one.share()),
                   phrase(wording_, "{0} of {1}", one.bestRounds, one.rounds),
                   phrase(wording_, "{0} of {1}", one.bingos, one.bingoChances)};
      row.emphasised = one.place == 1;
      table.rows.push_back(std::move(row));
    }
    return table;
  }

  [[nodiscard]] std::string moveOf(const game::Move& move, const game::Board& board) const {
    return moveTextForPeople(move, board, alphabet_);
  }

  [[nodiscard]] std::string rackOf(const replay::DuplicateTurn& turn) const {
    return turn.rack ? rackText(*turn.rack, alphabet_) : "–";
  }

  [[nodiscard]] std::string wordsOf(const std::vector<game::LaidWord>& words) const {
    std::vector<std::string> texts;
    for (const game::LaidWord& word : words)
      texts.push_back(game::wordText(word.tiles, alphabet_));
    return joined(texts, ", ");
  }

  [[nodiscard]] static bool isMasterBest(const replay::DuplicateTurn& turn,
                                         const DuplicateRoundReview& round) {
    return turn.master.kind == Kind::play && turn.master.scoreComputed == round.top;
  }

  /// The master move where nothing makes more, else the first of the best.
  [[nodiscard]] std::string bestOf(std::size_t index) const {
    const replay::DuplicateTurn& turn = review_.replay.rounds[index];
    const DuplicateRoundReview& round = review_.rounds[index];
    if (isMasterBest(turn, round)) return moveOf(*turn.master.move, turn.before);
    return round.best.empty() ? "–" : moveOf(round.best.front().move, turn.before);
  }

  [[nodiscard]] TableBlock rounds() const {
    TableBlock table;
    table.columns = {{wording_.text("Round")},
                     {wording_.text("Rack")},
                     {wording_.text("Best play")},
                     {wording_.text("Points"), true},
                     {wording_.text("Found by"), true}};
    for (std::size_t index = 0; index < review_.rounds.size(); ++index) {
      const DuplicateRoundReview& round = review_.rounds[index];
      TableRow row;
      row.cells = {
          count(review_.replay.rounds[index].number), rackOf(review_.replay.rounds[index]), bestOf(index),
          round.top ? count(*round.top) : "–",
          phrase(wording_, "{0} of {1}", std::ranges::count(round.grades, true, &DuplicateGrade::isBest),
                 round.grades.size())};
      row.below = belowRound(index);
      table.rows.push_back(std::move(row));
    }
    return table;
  }

  [[nodiscard]] std::string belowRound(std::size_t index) const {
    const replay::DuplicateTurn& turn = review_.replay.rounds[index];
    const DuplicateRoundReview& round = review_.rounds[index];
    std::string below;
    const auto add = [&below](const std::string& sentence) {
      below += (below.empty() ? "" : " ") + sentence;
    };
    if (turn.master.kind == Kind::play && !isMasterBest(turn, round)) {
      add(phrase(wording_, "The master move was {0} for {1}.", moveOf(*turn.master.move, turn.before),
                 turn.master.scoreComputed));
    }
    if (round.best.size() > 1) {
      add(phrasePlural(wording_, "{0} play makes as much.", "{0} plays make as much.",
                       static_cast<long>(round.best.size())));
    }
    if (!round.masterPhonies.empty())
      add(phrase(wording_, "The lexicon does not have: {0}.", wordsOf(round.masterPhonies)));
    return below;
  }

  [[nodiscard]] BoardFigure lastBoard() const {
    return {.language = review_.language,
            .board = review_.replay.last,
            .caption = wording_.text("The board at the end")};
  }

  void addPlayers(std::vector<Block>& blocks) const {
    blocks.emplace_back(HeadingBlock{1, wording_.text("What the best plays would have made more")});
    for (const DuplicateStanding& one : review_.standings) {
      blocks.emplace_back(HeadingBlock{2, nameOf(one.player), true});
      TableBlock table = missedBy(one.player);
      if (table.rows.empty()) {
        blocks.emplace_back(ParagraphBlock{wording_.text("Nothing.")});
      } else {
        blocks.emplace_back(std::move(table));
      }
    }
  }

  /// The dearest rounds first.
  [[nodiscard]] TableBlock missedBy(std::size_t player) const {
    TableBlock table;
    table.columns = {{wording_.text("Round")},     {wording_.text("Rack")},
                     {wording_.text("Played")},    {wording_.text("Points"), true},
                     {wording_.text("Best play")}, {wording_.text("Points lost"), true}};
    std::vector<std::size_t> missed;
    for (std::size_t index = 0; index < review_.rounds.size(); ++index) {
      if (lostBy(player, index) > 0) missed.push_back(index);
    }
    std::ranges::stable_sort(missed, std::greater(),
                             [&](std::size_t index) { return lostBy(player, index); });
    for (const std::size_t index : missed) {
      const replay::DuplicateTurn& turn = review_.replay.rounds[index];
      const DuplicateGrade& grade = review_.rounds[index].grades[player];
      TableRow row;
      row.cells = {count(turn.number),  rackOf(turn),  playedWords(turn.plays[player], turn.before),
                   count(grade.points), bestOf(index), count(lostBy(player, index))};
      if (!grade.phonies.empty())
        row.below = phrase(wording_, "The lexicon does not have: {0}.", wordsOf(grade.phonies));
      table.rows.push_back(std::move(row));
    }
    return table;
  }

  [[nodiscard]] int lostBy(std::size_t player, std::size_t index) const {
    const DuplicateRoundReview& round = review_.rounds[index];
    return round.top ? *round.top - round.grades[player].points : 0;
  }

  [[nodiscard]] std::string playedWords(const replay::DuplicatePlay& play, const game::Board& board) const {
    switch (play.kind) {
      case Kind::play:
        return moveOf(*play.move, board);
      case Kind::none:
        return wording_.text("nothing");
      case Kind::invalid:
        return wording_.text("an invalid play");
      case Kind::unfit:
        return wording_.text("a play that does not fit");
      case Kind::points:
        break;
    }
    return wording_.text("not told");
  }

  const DuplicateReview& review_;
  const Wording& wording_;
  const game::Alphabet& alphabet_;
};

}  // namespace

Document duplicateDocument(const DuplicateReview& review, const Wording& wording, bool brief) {
  return DuplicateWords(review, wording).document(brief);
}

}  // namespace rozbor::reports
