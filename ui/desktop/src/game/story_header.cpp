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
namespace {

/// Whatever stands in a record is shown as it stands.
QString withLinks(const std::vector<reports::LinkedSentence>& sentences) {
  const auto escaped = [](const std::string& text) { return QString::fromStdString(text).toHtmlEscaped(); };
  QStringList told;
  for (const reports::LinkedSentence& sentence : sentences) {
    told += escaped(sentence.before) + QStringLiteral("<a href=\"%1\">").arg(sentence.turn) +
            escaped(sentence.link) + QStringLiteral("</a>") + escaped(sentence.after);
  }
  return told.join(u' ');
}

}  // namespace

StoryHeader::StoryHeader(const LiveWording& wording, QWidget* parent)
    : QWidget(parent),
      wording_(wording),
      verdict_(boldParagraph(this, 1.35)),
      course_(linkedParagraph(this)),
      play_(paragraph(this)),
      moments_(new QHBoxLayout) {
  spoken(wording_, "Verdict").to(this, &QWidget::setAccessibleName);
  spoken(wording_, "How the game went").to(course_, &QWidget::setAccessibleName);
  connect(course_, &QLabel::linkActivated, this,
          [this](const QString& turn) { emit turnChosen(turn.toInt()); });
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 6);
  layout->setSpacing(4);
  layout->addWidget(verdict_);
  layout->addWidget(course_);
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
  paragraph_.clear();
  tell();
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
  tell();
  for (const Moment& moment : buttons_)
    moment.button->setAsked(hidden_.contains(moment.turn));
}

void StoryHeader::setStory(const reports::GameStory& story, const reports::GameReview& game) {
  clear();
  showText(*verdict_, QString::fromStdString(story.verdict));
  paragraph_ = withLinks(story.paragraph);
  tell();
  showText(*play_, QString::fromStdString(story.play));
  int number = 0;
  for (const reports::ToldMoment& moment : story.moments)
    addMoment(moment, game, ++number);
}

/// While it waits it keeps its place, so that nothing jumps.
void StoryHeader::tell() {
  QSizePolicy policy = course_->sizePolicy();
  policy.setRetainSizeWhenHidden(!paragraph_.isEmpty());
  course_->setSizePolicy(policy);
  course_->setText(paragraph_);
  course_->setVisible(hidden_.empty() && !paragraph_.isEmpty());
}

QString StoryHeader::verdict() const {
  return verdict_->text();
}

}  // namespace rozbor::desktop
