#pragma once

#include <QFont>
#include <QObject>
#include <QPalette>
#include <QString>

namespace rozbor::desktop {

enum class Theme { system, light, dark };

/// "system", "light", "dark"; what is none of them is the system's.
[[nodiscard]] QString themeName(Theme theme);
[[nodiscard]] Theme themeNamed(const QString& name);

/// Colours and text size of the whole program, which change while it runs. Those of the system come back with
/// the end of the object.
class Appearance : public QObject {
  Q_OBJECT
 public:
  static constexpr int kUsual = 100;  ///< percent
  static constexpr int kSmallest = 70;
  static constexpr int kLargest = 250;
  static constexpr int kStep = 10;

  explicit Appearance(QObject* parent = nullptr);
  ~Appearance() override;

  void setTheme(Theme theme);
  [[nodiscard]] Theme theme() const { return theme_; }
  /// Of the system's text size, in percent; the nearest there is.
  void setZoom(int percent);
  [[nodiscard]] int zoom() const { return zoom_; }

 private:
  const QPalette systemPalette_;
  const QFont systemFont_;
  Theme theme_ = Theme::system;
  int zoom_ = kUsual;
};

}  // namespace rozbor::desktop
