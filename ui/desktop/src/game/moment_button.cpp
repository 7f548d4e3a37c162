#include "moment_button.h"

namespace rozbor::desktop {
namespace {

constexpr int kPadding = 8;

}  // namespace

MomentButton::MomentButton(QString turn, QString kind, QWidget* parent)
    : QPushButton(parent), turn_(std::move(turn)), kind_(std::move(kind)) {
  setText(turn_ + u'\n' + kind_);
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  setStyleSheet(QStringLiteral("text-align: left; padding: 3px %1px;").arg(kPadding));
}

void MomentButton::resizeEvent(QResizeEvent* event) {
  QPushButton::resizeEvent(event);
  const int room = width() - 2 * kPadding - 4;
  setText(fontMetrics().elidedText(turn_, Qt::ElideRight, room) + u'\n' +
          fontMetrics().elidedText(kind_, Qt::ElideRight, room));
}

}  // namespace rozbor::desktop
