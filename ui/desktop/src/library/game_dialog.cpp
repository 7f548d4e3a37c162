#include "game_dialog.h"

#include <QCompleter>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "rozbor/app/library/importer.h"
#include "speech/phrase.h"
#include "speech/spoken_parts.h"
#include "widgets/paragraph.h"

namespace rozbor::desktop {
namespace {

/// Of a field: most events and every sentence about a day have room.
constexpr int kColumns = 44;

std::string textOf(const QLineEdit& field) {
  return field.text().simplified().toStdString();
}

/// A day as libraries have it, whichever way it is written; nothing for what is no day.
std::optional<std::string> dayIn(const QLineEdit& field) {
  const std::string text = textOf(field);
  const std::string day = app::dayOf(text);
  return day.empty() && !text.empty() ? std::nullopt : std::optional(day);
}

}  // namespace

std::optional<Occasion> askForOccasion(const LiveWording& wording, const std::string& game,
                                       const Occasion& now, const std::set<std::string>& events,
                                       QWidget* parent) {
  QDialog dialog(parent);
  dialog.setWindowTitle(phrase(wording, "Event, round and day"));
  QStringList known;
  for (const std::string& event : events)
    known += QString::fromStdString(event);
  auto* event = new QLineEdit(QString::fromStdString(now.event), &dialog);
  event->setObjectName(QStringLiteral("event"));
  auto* completer = new QCompleter(known, event);
  completer->setCaseSensitivity(Qt::CaseInsensitive);
  event->setCompleter(completer);
  auto* round = new QLineEdit(QString::fromStdString(now.round), &dialog);
  round->setObjectName(QStringLiteral("round"));
  auto* day = new QLineEdit(QString::fromStdString(now.day), &dialog);
  day->setObjectName(QStringLiteral("day"));
  for (QLineEdit* field : {event, round, day})
    field->setMinimumWidth(field->fontMetrics().averageCharWidth() * kColumns);
  auto* fault = paragraph(&dialog);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
  auto* form = new QFormLayout(&dialog);
  form->addRow(new QLabel(QString::fromStdString(game), &dialog));
  addRow(*form, spoken(wording, "Event"), event);
  addRow(*form, spoken(wording, "Round"), round);
  addRow(*form, spoken(wording, "Day"), day);
  form->addRow(fault);
  form->addRow(buttons);
  QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
  QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
  QObject::connect(day, &QLineEdit::textChanged, &dialog, [&] {
    const bool isDay = dayIn(*day).has_value();
    buttons->button(QDialogButtonBox::Ok)->setEnabled(isDay);
    showText(*fault, isDay ? Spoken() : spoken(wording, "This is no day; write 2026-11-21."));
  });
  showText(*fault, {});
  if (dialog.exec() != QDialog::Accepted) return std::nullopt;
  return Occasion{textOf(*event), textOf(*round), dayIn(*day).value_or(std::string())};
}

}  // namespace rozbor::desktop
