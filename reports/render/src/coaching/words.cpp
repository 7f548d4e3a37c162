#include <array>

#include "report_parts.h"
#include "rozbor/render/coaching_document.h"
#include "rozbor/render/phrase.h"

namespace rozbor::reports {
namespace {

struct ThemeWords {
  const char* title;
  const char* advice;
};

/// By Cause. Advice says what to do at the board and at home, in the player's own terms.
constexpr std::array kCauseWords{
    ThemeWords{
        marked("Seeing the better word"),
        marked("After you have found a good play, look for a better one: beside the words that lie, at their "
               "ends, and across them.")},
    ThemeWords{
        marked("Finding the best square for a word"),
        marked("Before you lay a word, try it at every hook and along every premium square; then turn it the "
               "other way round.")},
    ThemeWords{
        marked("What stays on the rack"),
        marked("Write down what would stay on your rack after your two best plays, and give up a few points "
               "for the better of the two.")},
    ThemeWords{
        marked("Exchanging too early"),
        marked("Before you put tiles back, look for a play that gets rid of the same awkward tiles and still "
               "scores.")},
    ThemeWords{
        marked("Exchanging when it is time"),
        marked("When your best play scores little and keeps the awkward tiles, count the exchange as a play "
               "too.")},
    ThemeWords{
        marked("Opening the board"),
        marked(
            "Before you let go, look at the square you open, and ask which high-scoring play you would make "
            "there yourself.")},
    ThemeWords{
        marked("Keeping the board open when behind"),
        marked("When you are behind, leave yourself a place for a bingo, even if it costs a little now.")},
    ThemeWords{
        marked("The last tiles in the bag"),
        marked("From about fourteen unseen tiles on, count what will be left in the bag after your play, and "
               "who will draw last.")},
    ThemeWords{
        marked("Challenges and invalid words"),
        marked("Play what you know, and note every word that was taken off so that you can look it up after "
               "the game.")},
    ThemeWords{
        marked("The endgame"),
        marked(
            "With the bag empty write down the opponent's tiles, look for their best reply to each of your "
            "plays, and find the play that lets you go out.")},
    ThemeWords{marked("Playing to the score"),
               marked("Well ahead, take the quiet play; well behind, take the risk.")},
    ThemeWords{marked("No single cause"),
               marked("Look at these positions once more and decide for yourself.")},
    ThemeWords{
        marked("Tiles that have no place"),
        marked("While the bag runs out, find the squares for your Q, V or other hard tile, and play it "
               "before they are gone.")},
    ThemeWords{marked("Keeping the way out free"),
               marked("Before you lay a word in the ending, find the play that lays all the rest, and keep "
                      "clear of it.")},
    ThemeWords{marked("Closing the opponent's way out"),
               marked("With the bag empty find where the opponent goes out, and block it when that costs you "
                      "less than the tiles you would be left with.")},
    ThemeWords{
        marked("Waiting for a bingo"),
        marked("Take the points now, unless the tiles you keep make a bingo with most draws and the board "
               "has room for it.")},
    ThemeWords{
        marked("Breaking up good tiles"),
        marked("Before you play tiles away that go well together, look for a play with the others, and "
               "give up a few points for it.")},
    ThemeWords{marked("Emptying the bag"),
               marked("Before you empty the bag, compare the play that leaves a tile or two in it: who takes "
                      "the last tiles lets the opponent see everything.")},
    ThemeWords{marked("Parallel plays"),
               marked("Learn all words of two letters, and slide your tiles along each long word before you "
                      "settle for a play.")}};
static_assert(kCauseWords.size() == kCauses);

constexpr ThemeWords kBingos{marked("Finding bingos"),
                             marked("Before you settle for less, set likely endings apart on your rack, and "
                                    "try each tile on the board as the "
                                    "eighth letter.")};

constexpr std::array kParts{marked("seven letters, first play"),   marked("seven letters, at a hook"),
                            marked("seven letters, alongside"),    marked("eight letters, through a tile"),
                            marked("nine letters or more"),        marked("another bingo, worth more"),
                            marked("words made longer"),           marked("parallel plays"),
                            marked("short words, 2 to 4 letters"), marked("words of 5 letters or more")};

const ThemeWords& wordsOf(const Theme& theme) {
  return theme.bingos ? kBingos : kCauseWords[static_cast<std::size_t>(theme.cause)];
}

}  // namespace

std::string themeTitle(const Theme& theme, const Wording& wording) {
  return wording.text(wordsOf(theme).title);
}

std::string themeAdvice(const Theme& theme, const Wording& wording) {
  return wording.text(wordsOf(theme).advice);
}

std::string coaching::partTitle(LossPart part, const Wording& wording) {
  return wording.text(kParts[static_cast<std::size_t>(part)]);
}

}  // namespace rozbor::reports
