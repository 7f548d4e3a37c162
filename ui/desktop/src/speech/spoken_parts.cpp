#include "spoken_parts.h"

#include <QFormLayout>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTabWidget>

namespace rozbor::desktop {
namespace {

QLabel* makeLabel(const QFormLayout& form, const Spoken& text) {
  auto* label = new QLabel(form.parentWidget());
  text.to(label, &QLabel::setText);
  return label;
}

}  // namespace

QPushButton* makeButton(const Spoken& text, QWidget* parent) {
  auto* button = new QPushButton(parent);
  text.to(button, &QPushButton::setText);
  return button;
}

namespace {

template <class Parent>
QMenu* menuIn(Parent& parent, const Spoken& title) {
  QMenu* menu = parent.addMenu(QString());
  title.to(menu, &QMenu::setTitle);
  return menu;
}

}  // namespace

QMenu* addMenu(QMenuBar& menus, const Spoken& title) {
  return menuIn(menus, title);
}

QMenu* addMenu(QMenu& within, const Spoken& title) {
  return menuIn(within, title);
}

void addTab(QTabWidget& tabs, QWidget* page, const Spoken& title) {
  tabs.addTab(page, QString());
  title.to(page,
           [&tabs](QWidget* shown, const QString& text) { tabs.setTabText(tabs.indexOf(shown), text); });
}

void addRow(QFormLayout& form, const Spoken& label, QWidget* field) {
  form.addRow(makeLabel(form, label), field);
}

void addRow(QFormLayout& form, const Spoken& label, QLayout* field) {
  form.addRow(makeLabel(form, label), field);
}

}  // namespace rozbor::desktop
