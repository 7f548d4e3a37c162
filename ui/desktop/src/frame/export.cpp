#include "export.h"

#include <QFileInfo>
#include <QSaveFile>

#include "rozbor/charts/charts.h"
#include "rozbor/render/render.h"

namespace rozbor::desktop {

namespace {

reports::Document documentOf(const reports::GameReview& game, const reports::Wording& wording) {
  return reports::reviewDocument(game, wording,
                                 {charts::gameChart(game, wording), charts::lossChart(game, wording)});
}

}  // namespace

std::string pageOf(const reports::GameReview& game, const reports::Wording& wording) {
  return renderDocumentHtml(documentOf(game, wording), wording);
}

std::string paperOf(const reports::GameReview& game, const reports::Wording& wording) {
  return charts::pdf(documentOf(game, wording), wording);
}

void printGame(const reports::GameReview& game, const reports::Wording& wording, QPrinter& printer) {
  charts::print(documentOf(game, wording), wording, printer);
}

QString proposedName(const reports::GameReview& game, const QString& suffix) {
  const QFileInfo record(QString::fromStdString(game.file));
  return record.path() + u'/' + record.completeBaseName() + suffix;
}

bool writeFile(const QString& path, const std::string& text) {
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return false;
  const auto size = static_cast<qint64>(text.size());
  return file.write(text.data(), size) == size && file.commit();
}

}  // namespace rozbor::desktop
