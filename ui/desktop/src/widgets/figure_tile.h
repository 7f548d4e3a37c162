#pragma once

#include <QAbstractButton>

#include "rozbor/insight/statistics.h"
#include "rozbor/render/wording.h"

namespace rozbor::desktop {

/// A figure as a tile that can be pressed: its value large, what it is below.
class FigureTile : public QAbstractButton {
  Q_OBJECT
 public:
  FigureTile(const reports::Figure& figure, const reports::Wording& wording, QWidget* parent = nullptr);

  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] QFont valueFont() const;

  QString value_;
  QString label_;
};

}  // namespace rozbor::desktop
