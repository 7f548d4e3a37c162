#include "banner.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

#include "board/colours.h"
#include "paragraph.h"

namespace rozbor::desktop {

Banner::Banner(const LiveWording& wording, QWidget* parent)
    : QFrame(parent), icon_(new QLabel(this)), label_(new QLabel(this)), button_(new QPushButton(this)) {
  label_->setTextFormat(Qt::PlainText);
  label_->setWordWrap(true);
  label_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* close = new QToolButton(this);
  close->setAutoRaise(true);
  close->setFocusPolicy(Qt::NoFocus);
  close->setText(QStringLiteral("×"));
  spoken(wording, "Close").to(close, &QWidget::setToolTip);
  spoken(wording, "Close").to(close, &QWidget::setAccessibleName);
  connect(close, &QToolButton::clicked, this, &QWidget::hide);

  spoken(wording, "What can be done about it").to(button_, &QWidget::setAccessibleName);
  connect(button_, &QPushButton::clicked, this, [this] {
    hide();
    if (offered_) offered_();
  });

  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(14, 6, 6, 6);
  layout->addWidget(icon_, 0, Qt::AlignTop);
  layout->addSpacing(4);
  layout->addWidget(label_, 1);
  layout->addWidget(button_, 0, Qt::AlignTop);
  layout->addWidget(close, 0, Qt::AlignTop);
  hide();
}

void Banner::tell(Kind kind, const Spoken& text) {
  kind_ = kind;
  const auto icon = kind == Kind::alarm ? QStyle::SP_MessageBoxWarning : QStyle::SP_MessageBoxInformation;
  const int size = fontMetrics().height() * 5 / 4;
  icon_->setPixmap(style()->standardIcon(icon).pixmap(size, size));
  say(*label_, text);
  button_->hide();
  show();
  update();
}

void Banner::offer(const Spoken& label, std::function<void()> does) {
  delete label_->findChild<QObject*>(QStringLiteral("offer"), Qt::FindDirectChildrenOnly);
  auto* said = new QObject(label_);
  said->setObjectName(QStringLiteral("offer"));
  label.to(said, [this](QObject*, const QString& words) {
    button_->setText(words);
    button_->setAccessibleName(words);
  });
  offered_ = std::move(does);
  button_->show();
}

QString Banner::text() const {
  return isHidden() ? QString() : label_->text();
}

void Banner::paintEvent(QPaintEvent*) {
  const Colours& colours = coloursFor(palette());
  const bool alarm = kind_ == Kind::alarm;
  QPainter painter(this);
  painter.fillRect(rect(), alarm ? colours.alarm : colours.notice);
  painter.fillRect(0, 0, 4, height(), alarm ? colours.alarmEdge : colours.noticeEdge);
}

}  // namespace rozbor::desktop
