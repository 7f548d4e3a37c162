#include "course_words.h"

#include <algorithm>

#include "speech/phrase.h"
#include "speech/words.h"

namespace rozbor::desktop {

QString courseWords(const reports::GameReview& game, const std::vector<reports::CoursePoint>& course,
                    int turn, const reports::Wording& wording) {
  const auto index = static_cast<std::size_t>(turn);
  QString words = phrase(wording, "Turn {0}, {1}: {2}", turn + 1,
                         playerName(game, game.replay.turns[index].player, wording).toStdString(),
                         turnWords(game, index, wording).toStdString());
  const auto found = std::ranges::find(course, index, &reports::CoursePoint::turn);
  if (found == course.end()) return words;
  if (found->winAfter)
    words +=
        u'\n' + phrase(wording, "{0} wins {1} % of the time.", playerName(game, 0, wording).toStdString(),
                       wording.number(100 * *found->winAfter, 1));
  if (found->luck)
    words += u'\n' + phrase(wording, "Luck of the draw: {0} points.", wording.number(*found->luck, 1));
  return words;
}

}  // namespace rozbor::desktop
