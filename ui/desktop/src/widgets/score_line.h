#pragma once

#include <QString>
#include <QWidget>
#include <cstddef>
#include <vector>

namespace rozbor::desktop {

/// The players beside each other with their scores; a line below who made the move.
class ScoreLine : public QWidget {
  Q_OBJECT
 public:
  struct Player {
    QString name;
    QString score;
    QString time{};  ///< left on the clock; "": there is none

    friend bool operator==(const Player&, const Player&) = default;
  };

  explicit ScoreLine(QWidget* parent = nullptr);

  void setScores(std::vector<Player> players, std::size_t mover);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  std::vector<Player> players_;
  std::size_t mover_ = 0;
};

}  // namespace rozbor::desktop
