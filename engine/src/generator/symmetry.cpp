#include "symmetry.h"

namespace rozbor::engine {

bool isSymmetric(const game::BoardLayout& layout) {
  if (layout.rows() != layout.columns() || layout.start().row != layout.start().column) return false;
  for (int row = 0; row < layout.rows(); ++row) {
    for (int column = 0; column < row; ++column) {
      if (!(layout.premium({row, column}) == layout.premium({column, row}))) return false;
    }
  }
  return true;
}

}  // namespace rozbor::engine
