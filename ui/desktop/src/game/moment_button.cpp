#include "moment_button.h"

namespace rozbor::desktop {
namespace {

constexpr int kPadding = 8;

}  // namespace

MomentButton::MomentButton(Words words, QWidget* parent) : QPushButton(parent), words_(std::move(words)) {
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  setStyleSheet(QStringLiteral("text-align: left; padding: 3px %1px;").arg(kPadding));
  tell();
}

void MomentButton::setAsked(bool asked) {
  asked_ = asked;
  tell();
}

void MomentButton::tell() {
  const int room = width() - 2 * kPadding - 4;
  const auto line = [&](const QString& text) { return fontMetrics().elidedText(text, Qt::ElideRight, room); };
  setText(line(words_.number + QStringLiteral("   ") + (asked_ ? QStringLiteral("?") : words_.play)) + u'\n' +
          (asked_ ? QString() : line(words_.kind)));
  setToolTip(asked_ ? QString() : words_.told);
  setAccessibleDescription(toolTip());
}

void MomentButton::resizeEvent(QResizeEvent* event) {
  QPushButton::resizeEvent(event);
  tell();
}

}  // namespace rozbor::desktop
