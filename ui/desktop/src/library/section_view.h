#pragma once

#include <QSet>
#include <QTreeView>

#include "section_model.h"

namespace rozbor::desktop {

/// Sections of games that can be folded. What was folded stays so when the sections are made anew.
class SectionView : public QTreeView {
  Q_OBJECT
 public:
  explicit SectionView(SectionModel& sections, QWidget* parent = nullptr);

 private:
  void unfold();

  SectionModel& sections_;
  QSet<QString> folded_;
};

}  // namespace rozbor::desktop
