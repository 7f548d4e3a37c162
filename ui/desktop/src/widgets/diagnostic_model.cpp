#include "diagnostic_model.h"

#include "speech/phrase.h"
#include "speech/words.h"

namespace rozbor::desktop {
namespace {

QString sentence(const parser::Diagnostic& diagnostic, const reports::Wording& wording) {
  QString text = phrase(wording, diagnostic.message);
  if (!diagnostic.recovery.empty()) text += QStringLiteral(" — ") + phrase(wording, diagnostic.recovery);
  return text;
}

}  // namespace

DiagnosticModel::DiagnosticModel(const LiveWording& wording, QObject* parent)
    : QAbstractTableModel(parent), wording_(wording) {
  connect(&wording_, &LiveWording::changed, this, [this] { sayAgain(*this); });
}

void DiagnosticModel::setDiagnostics(std::vector<parser::Diagnostic> diagnostics) {
  beginResetModel();
  diagnostics_ = std::move(diagnostics);
  endResetModel();
}

int DiagnosticModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(diagnostics_.size());
}

int DiagnosticModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : columnTotal;
}

QVariant DiagnosticModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const parser::Diagnostic& found = at(index.row());
  if (role == Qt::ToolTipRole)
    return sentence(found, wording_) + QStringLiteral("\n") + QString::fromStdString(found.code);
  if (role == Qt::TextAlignmentRole) {
    return QVariant((index.column() == line ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  }
  if (role != Qt::DisplayRole) return {};
  switch (index.column()) {
    case line:
      return found.where.line == 0 ? QString() : QString::number(found.where.line);
    case severity:
      return severityWord(found.severity, wording_);
    case message:
      return sentence(found, wording_);
    default:
      return {};
  }
}

QVariant DiagnosticModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case line:
      return phrase(wording_, "Line");
    case severity:
      return phrase(wording_, "Kind");
    case message:
      return phrase(wording_, "Remark");
    default:
      return {};
  }
}

}  // namespace rozbor::desktop
