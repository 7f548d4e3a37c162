#include <QDragEnterEvent>
#include <QFileDialog>
#include <QMimeData>

#include "banner.h"
#include "export.h"
#include "main_window.h"
#include "phrase.h"
#include "rozbor/reports/render.h"

// A part of MainWindow: files that come in and go out.
namespace rozbor::desktop {

void MainWindow::chooseFile() {
  const QString file =
      QFileDialog::getOpenFileName(this, phrase(wording_, "Open a record"), QString(),
                                   phrase(wording_, "Game records") + QStringLiteral(" (*.gcg *.GCG);;") +
                                       phrase(wording_, "All files") + QStringLiteral(" (*)"));
  if (!file.isEmpty()) open(file.toStdString());
}

void MainWindow::exportPage() {
  saveAs(QStringLiteral(".html"), phrase(wording_, "Web pages") + QStringLiteral(" (*.html)"),
         pageOf(*game_, wording_));
}

void MainWindow::exportRecord() {
  saveAs(QStringLiteral(".annotated.gcg"), phrase(wording_, "Game records") + QStringLiteral(" (*.gcg)"),
         reports::renderGcg(*game_, wording_));
}

void MainWindow::saveAs(const QString& suffix, const QString& filter, const std::string& text) {
  const QString file =
      QFileDialog::getSaveFileName(this, phrase(wording_, "Export"), proposedName(*game_, suffix), filter);
  if (file.isEmpty()) return;
  if (writeFile(file, text)) {
    banner_->tell(Banner::Kind::notice, phrase(wording_, "Written: {0}", file.toStdString()));
  } else {
    banner_->tell(Banner::Kind::alarm, phrase(wording_, "Cannot write {0}", file.toStdString()));
  }
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasUrls() && event->mimeData()->urls().first().isLocalFile())
    event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  event->acceptProposedAction();
  open(event->mimeData()->urls().first().toLocalFile().toStdString());
}

}  // namespace rozbor::desktop
