#pragma once

#include <QSvgRenderer>
#include <QWidget>

#include "rozbor/render/charts/chart_values.h"

namespace rozbor::desktop {

/// A chart in the colours of the palette, as wide as there is room.
class PictureWidget : public QWidget {
  Q_OBJECT
 public:
  explicit PictureWidget(reports::Picture picture, QWidget* parent = nullptr);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void colour();

  reports::Picture picture_;
  QSvgRenderer renderer_;
};

}  // namespace rozbor::desktop
