#pragma once

#include <initializer_list>

#include "speech/spoken.h"

class QAbstractItemModel;
class QTableView;

namespace rozbor::desktop {

/// The look and the manners that all tables share: rows are selected, nothing is edited, the
/// keyboard's Left, Right, Home and End stay with the window.
void dressTable(QTableView& table);

/// A dressed table of a model that is sorted by its headings.
void makeSortedTable(QTableView& table, QAbstractItemModel& model, const Spoken& name);
/// Of the columns from the left; the last of all takes what is left.
void setWidths(QTableView& table, std::initializer_list<int> widths);

}  // namespace rozbor::desktop
