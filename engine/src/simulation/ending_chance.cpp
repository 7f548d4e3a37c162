#include "ending_chance.h"

#include <cstdlib>

namespace rozbor::engine {
namespace {

/// For models that do not say: the mean of Czech, Slovak, Polish and English (docs/winmodel.md).
const WinTable::Endings& usual() {
  static const WinTable::Endings kUsual{
      {-60, 5, {1'270,  1'840,  2'410,  3'230,  4'210,  5'510,  7'330,  10'090, 14'210,
                20'180, 28'480, 39'820, 66'790, 88'850, 92'730, 95'470, 97'120, 98'300,
                98'810, 99'280, 99'530, 99'710, 99'800, 99'920, 99'940}},
      {-60, 5, {760,    1'120,  1'490,  2'240,  3'000,  4'230,  5'470,  7'370,  10'480,
                14'360, 20'250, 27'850, 55'010, 71'740, 81'390, 88'040, 92'960, 95'760,
                96'850, 97'830, 98'810, 99'130, 99'460, 99'550, 99'650}}};
  return kUsual;
}

/// Nearer to certainty than this, a search seldom finds anything else.
constexpr double kOpen = 0.02;
/// But static play blocks nothing: who loses by no more than one play of the other brought, so many times as
/// much being left for what else changes, may win without it.
constexpr double kBlocked = 0.75;

}  // namespace

EndingChance::EndingChance(const WinModel& model) {
  const WinTable::Endings& endings = model.table().endings ? *model.table().endings : usual();
  all_ = &endings.all;
  open_ = &endings.open;
}

bool EndingChance::isOpen(int spread, int largest) const {
  const double chance = of(spread);
  if (chance > kOpen && chance < 1 - kOpen) return true;
  return spread < 0 && largest >= kBlocked * -spread;
}

bool isEndingDoubtful(int spread) {
  constexpr int kMeasured = 100;
  return std::abs(spread) <= kMeasured;
}

}  // namespace rozbor::engine
