#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "rozbor/parser/diagnostic.h"
#include "speech/spoken.h"

namespace rozbor::desktop {

/// What is to be said of how the record was written, by line.
class DiagnosticModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { line, severity, message, columnTotal };

  explicit DiagnosticModel(const LiveWording& wording, QObject* parent = nullptr);

  void setDiagnostics(std::vector<parser::Diagnostic> diagnostics);
  [[nodiscard]] const parser::Diagnostic& at(int row) const {
    return diagnostics_[static_cast<std::size_t>(row)];
  }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  const LiveWording& wording_;
  std::vector<parser::Diagnostic> diagnostics_;
};

}  // namespace rozbor::desktop
