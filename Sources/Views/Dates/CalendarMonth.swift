// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The days of a month, of which some are picked.
struct CalendarMonth: View {
  /// The month that is shown at first is that of its date.
  let parts: DateParts
  let isPicked: (Date) -> Bool
  let pick: (Date) -> Void

  /// A day of the month that is shown; nil for that of the date.
  @State private var month: Date?
  @ScaledMetric private var cell: CGFloat = 32

  private var shown: Date { month ?? parts.date }

  var body: some View {
    VStack(spacing: Distance.close) {
      HStack(spacing: Distance.small) {
        turn(-1, "chevron.backward", "Previous month")
        Text(parts.name(ofMonth: shown)).font(.headline).frame(maxWidth: .infinity)
          .accessibilityHeading(.h2)
        turn(1, "chevron.forward", "Next month")
      }
      .frame(width: cell * 7)
      HStack(spacing: 0) {
        ForEach(Array(parts.weekdays.enumerated()), id: \.offset) { day in
          Text(day.element).font(.footnote).foregroundColor(.secondary).frame(width: cell)
        }
      }
      .accessibilityHidden(true)
      VStack(spacing: 0) {
        ForEach(Array(parts.weeks(ofMonth: shown).enumerated()), id: \.offset) { week in
          HStack(spacing: 0) {
            ForEach(Array(week.element.enumerated()), id: \.offset) { day in
              if let day = day.element { button(day) } else { Spacer().frame(width: cell) }
            }
          }
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityRole(.panel)
      .accessibilityLabel(parts.name(ofMonth: shown))
      .focusGroup()
    }
    .fixedSize()
    .onChange(of: parts.date) { month = nil }
  }

  private func turn(_ steps: Int, _ symbol: String, _ name: String) -> some View {
    let target = parts.month(shown, movedBy: steps)
    return Button {
      if let target { month = target }
    } label: {
      Image(systemName: symbol).frame(width: cell, height: cell).contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(target == nil)
    .accessibilityLabel(name)
  }

  private func button(_ day: Date) -> some View {
    let isSelected = isPicked(day)
    return Button {
      pick(day)
    } label: {
      Text("\(parts.calendar.component(.day, from: day))")
    }
    .buttonStyle(DayStyle(isSelected: isSelected, side: cell))
    .disabled(!parts.canPick(day))
    .accessibilityLabel(parts.name(ofDay: day))
    .accessibilityState(.selectable)
    .accessibilityState(.selected, isSelected)
  }
}

/// A day: a filled circle where it is the one that is picked.
private struct DayStyle: ButtonStyle {
  let isSelected: Bool
  let side: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    DayFace(
      label: configuration.label, isPressed: configuration.isPressed, isSelected: isSelected,
      side: side)
  }
}

private struct DayFace: View {
  let label: AnyView
  let isPressed: Bool
  let isSelected: Bool
  let side: CGFloat

  @Environment(\.settings) private var settings
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  var body: some View {
    label
      .foregroundColor(
        isSelected
          ? (tint.inAccent(settings.accentColor).isLight ? .black : .white)
          : isEnabled ? .primary : .gray
      )
      .frame(width: side, height: side)
      .background(
        isSelected
          ? (isPressed ? settings.pressedAccent : tint.undarkened)
          : isPressed ? Color.pressedWell : .clear,
        in: Circle())
  }
}
