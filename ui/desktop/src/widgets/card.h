#pragma once

#include <QFrame>

#include "speech/spoken.h"

class QVBoxLayout;

namespace rozbor::desktop {

/// A part of a page with a heading and a rounded edge.
class Card : public QFrame {
  Q_OBJECT
 public:
  explicit Card(const Spoken& title, QWidget* parent = nullptr);

  /// Below the heading.
  [[nodiscard]] QVBoxLayout& column() { return *column_; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QVBoxLayout* column_;
};

}  // namespace rozbor::desktop
