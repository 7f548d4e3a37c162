#include "palette.h"

#include <array>

namespace rozbor::charts {
namespace {

constexpr std::array<Role, 4> kPlayers{
    {{"#1f5fa6", "--p0"}, {"#b04a0a", "--p1"}, {"#6d3fa3", "--p2"}, {"#2c6e31", "--p3"}}};

QString rule(const Role& role) {
  return QStringLiteral(".chart [fill=\"%1\"]{fill:var(%2,%1)}.chart [stroke=\"%1\"]{stroke:var(%2,%1)}")
      .arg(QLatin1String(role.light), QLatin1String(role.variable));
}

}  // namespace

Role playerRole(std::size_t player) {
  return kPlayers[player % kPlayers.size()];
}

QString pageRules() {
  QString rules = rule(kInk) + rule(kSoft) + rule(kLine) + rule(kCard);
  for (const Role& role : kPlayers)
    rules += rule(role);
  return rules;
}

}  // namespace rozbor::charts
