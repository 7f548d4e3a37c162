#include <array>

#include "rozbor/insight/coaching.h"
#include "rozbor/render/coaching_document.h"
#include "rozbor/render/phrase.h"

namespace rozbor::reports {
namespace {

struct CauseWords {
  const char* title;
  const char* advice;
};

/// By Cause. Advice says what to do at the board and at home, in the player's own terms.
constexpr std::array kCauseWords{
    CauseWords{
        marked("Seeing the better word"),
        marked("At home, learn the words listed below: these are the ones that your own racks held. At "
               "the board, keep shuffling the tiles after you have found a good play, and look for a "
               "better one for half a minute more.")},
    CauseWords{
        marked("Finding the best square for a word"),
        marked("You had the right tiles and laid them in a weaker place. Before you lay a word, try it "
               "at every hook and along every premium square; then turn it the other way round.")},
    CauseWords{marked("What stays on the rack"),
               marked("Weigh what you keep, not only what you score. Write down the tiles that would stay "
                      "behind for your two best plays, and give up a few points for the better of the two.")},
    CauseWords{marked("Exchanging too early"),
               marked("You exchanged where a play was worth more. Before you put tiles back, look for a play "
                      "that gets rid of the same awkward tiles and still scores.")},
    CauseWords{
        marked("Exchanging when it is time"),
        marked("With a rack full of awkward tiles an exchange was worth more than a few points. When your "
               "best play scores little and keeps the awkward tiles, count the exchange as a play too.")},
    CauseWords{marked("Opening the board"),
               marked("Your play gave the opponent more than it brought you. Before you let go, look at the "
                      "square you open, and ask which high-scoring play you would make there yourself.")},
    CauseWords{marked("Keeping the board open when behind"),
               marked("You closed the board while you needed points. When you are behind, leave yourself a "
                      "place for a bingo, even if it costs a little now.")},
    CauseWords{marked("The last tiles in the bag"),
               marked("Near the end it matters how many tiles you take. From about fourteen unseen tiles on, "
                      "count what will be left in the bag after your play, and who will draw last.")},
    CauseWords{
        marked("Challenges and invalid words"),
        marked("Words that did not stand cost you whole turns. Play what you know, and note every word "
               "that was taken off so that you can look it up after the game.")},
    CauseWords{
        marked("The endgame"),
        marked("With the bag empty everything can be counted. Write down the opponent's tiles, look for "
               "their best reply to each of your plays, and find the play that lets you go out.")},
    CauseWords{
        marked("Playing to the score"),
        marked("You took points where the state of the game asked for something else. Well ahead, take "
               "the quiet play; well behind, take the risk.")},
    CauseWords{marked("No single cause"),
               marked("Look at these positions once more and decide for yourself.")}};

const CauseWords& wordsOf(Cause cause) {
  return kCauseWords[static_cast<std::size_t>(cause)];
}

}  // namespace

std::string causeTitle(Cause cause, const Wording& wording) {
  return wording.text(wordsOf(cause).title);
}

std::string causeAdvice(Cause cause, const Wording& wording) {
  return wording.text(wordsOf(cause).advice);
}

}  // namespace rozbor::reports
