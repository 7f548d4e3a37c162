#pragma once

class QTableView;

namespace rozbor::desktop {

/// The look and the manners that all tables share: rows are selected, nothing is edited, the
/// keyboard's Left, Right, Home and End stay with the window.
void dressTable(QTableView& table);

}  // namespace rozbor::desktop
