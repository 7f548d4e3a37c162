#pragma once

#include "spoken.h"

class QFormLayout;
class QLayout;
class QMenu;
class QMenuBar;
class QPushButton;
class QTabWidget;
class QWidget;

/// Parts of a window that keep to the language of the interface.
namespace rozbor::desktop {

[[nodiscard]] QPushButton* makeButton(const Spoken& text, QWidget* parent);
QMenu* addMenu(QMenuBar& menus, const Spoken& title);
QMenu* addMenu(QMenu& within, const Spoken& title);
void addTab(QTabWidget& tabs, QWidget* page, const Spoken& title);
void addRow(QFormLayout& form, const Spoken& label, QWidget* field);
void addRow(QFormLayout& form, const Spoken& label, QLayout* field);

}  // namespace rozbor::desktop
