#include "story_header.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "moment_button.h"
#include "speech/phrase.h"
#include "speech/words.h"
#include "widgets/paragraph.h"

namespace rozbor::desktop {

StoryHeader::StoryHeader(const LiveWording& wording, QWidget* parent)
    : QWidget(parent),
      wording_(wording),
      verdict_(boldParagraph(this, 1.35)),
      play_(paragraph(this)),
      moments_(new QHBoxLayout) {
  spoken(wording_, "Verdict").to(this, &QWidget::setAccessibleName);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 6);
  layout->setSpacing(4);
  layout->addWidget(verdict_);
  layout->addWidget(play_);
  layout->addLayout(moments_);
  moments_->setSpacing(6);
  clear();
}

void StoryHeader::clear() {
  for (const Moment& moment : buttons_)
    delete moment.button;
  buttons_.clear();
  showText(*verdict_, {});
  showText(*play_, {});
}

/// Which word, then what it was, and whose.
void StoryHeader::addMoment(const reports::ToldMoment& moment, const reports::GameReview& game, int number) {
  const auto turn = static_cast<int>(moment.turn);
  auto* button = new MomentButton({QString::number(number), turnWords(game, moment.turn, wording_),
                                   QString::fromStdString(moment.kind) + QStringLiteral(", ") +
                                       playerName(game, game.replay.turns[moment.turn].player, wording_),
                                   QString::fromStdString(moment.title + ".\n" + moment.text)},
                                  this);
  button->setAsked(hidden_.contains(turn));
  button->setAccessibleName(phrase(wording_, "Key moment {0}", number));
  connect(button, &QPushButton::clicked, this, [this, turn] { emit turnChosen(turn); });
  moments_->addWidget(button, 1);
  buttons_ += {turn, button};
}

void StoryHeader::hideTurns(const std::set<int>& turns) {
  hidden_ = turns;
  for (const Moment& moment : buttons_)
    moment.button->setAsked(hidden_.contains(moment.turn));
}

void StoryHeader::setStory(const reports::GameStory& story, const reports::GameReview& game) {
  clear();
  showText(*verdict_, QString::fromStdString(story.verdict));
  showText(*play_, QString::fromStdString(story.play));
  int number = 0;
  for (const reports::ToldMoment& moment : story.moments)
    addMoment(moment, game, ++number);
}

QString StoryHeader::verdict() const {
  return verdict_->text();
}

}  // namespace rozbor::desktop
