#include "screenshot.h"

#include <QApplication>
#include <QPalette>
#include <QPixmap>
#include <QStringList>
#include <QTimer>

#include "entry/entry_view.h"
#include "game/review_view.h"
#include "game/turn_table.h"
#include "library/library_view.h"
#include "main_window.h"
#include "play/play_view.h"

namespace rozbor::desktop {
namespace {

void take(MainWindow& window, const Screenshot& screenshot) {
  const bool saved = window.grab().save(screenshot.file);
  QApplication::exit(saved ? 0 : 1);
}

/// Layouts settle when the events that are under way have been handled.
void takeSoon(MainWindow& window, const Screenshot& screenshot) {
  QTimer::singleShot(150, &window, [&window, screenshot] { take(window, screenshot); });
}

void arrange(MainWindow& window, const Screenshot& screenshot) {
  ReviewView& review = window.review();
  review.turns().setCurrentTurn(screenshot.turn - 1);
  review.showBest(screenshot.best);
  review.showTab(screenshot.tab);
  if (screenshot.ask) review.askNow();
}

}  // namespace

QSize parseSize(const QString& text) {
  const QStringList sides = text.split(u'x');
  const QSize size(sides.value(0).toInt(), sides.value(1).toInt());
  return size.isEmpty() ? QSize(1280, 800) : size;
}

void takeWhenSettled(MainWindow& window, const Screenshot& screenshot) {
  window.resize(screenshot.size);
  LibraryView& library = window.library();
  QObject::connect(&window, &MainWindow::settled, &window, [&window, screenshot] {
    arrange(window, screenshot);
    takeSoon(window, screenshot);
  });
  QObject::connect(&window.entry(), &EntryView::changed, &window,
                   [&window, screenshot] { takeSoon(window, screenshot); });
  QObject::connect(&window.play(), &PlayView::changed, &window,
                   [&window, screenshot] { takeSoon(window, screenshot); });
  QObject::connect(&library, &LibraryView::loaded, &window, [&window, &library, screenshot] {
    library.showTab(screenshot.tab);
    if (screenshot.person.isEmpty()) takeSoon(window, screenshot);
    library.showPerson(screenshot.person);
  });
  QObject::connect(&library, &LibraryView::dashboardDrawn, &window,
                   [&window, screenshot] { takeSoon(window, screenshot); });
}

}  // namespace rozbor::desktop
