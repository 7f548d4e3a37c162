#pragma once

#include <QColor>
#include <QString>
#include <cstddef>

namespace rozbor::charts {

/// A colour of the charts: the light one, which a picture keeps when it stands alone, and the
/// variable that takes its place in a page. No two roles have the same light colour, because that
/// is how the roles are told apart in the finished picture.
struct Role {
  const char* light;
  const char* variable;

  [[nodiscard]] QColor colour() const { return QColor(QString::fromLatin1(light)); }
};

inline constexpr Role kInk{"#25241f", "--ink"};
inline constexpr Role kSoft{"#5f5d54", "--soft"};
inline constexpr Role kLine{"#e2ddd0", "--line"};
inline constexpr Role kCard{"#fffefb", "--card"};

/// Players beyond the fourth begin again.
[[nodiscard]] Role playerRole(std::size_t player);

/// The style rules that put the page's variables in place of the light colours.
[[nodiscard]] QString pageRules();

}  // namespace rozbor::charts
