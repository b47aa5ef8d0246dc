// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// One number of a date, with what counts it up above and down below: a spin button.
struct DateField: View {
  let part: DatePart
  let parts: DateParts
  let change: (Date) -> Void

  @ScaledMetric private var width: CGFloat = 44

  var body: some View {
    let number = parts.number(part)
    let numbers = parts.numbers(part)
    VStack(spacing: 0) {
      DateStep(symbol: "chevron.up", isPossible: parts.moved(part, by: 1) != nil) { step(1) }
        .accessibilityStep(.increment)
      Text(parts.text(part))
        .frame(minWidth: width)
        .padding(.horizontal, Distance.tight).padding(.vertical, 3)
      DateStep(symbol: "chevron.down", isPossible: parts.moved(part, by: -1) != nil) { step(-1) }
        .accessibilityStep(.decrement)
    }
    .onWell(radius: 6)
    .isOneControl()
    .accessibilityRole(.spinButton)
    .accessibilityLabel(parts.name(part))
    .accessibilityValue(parts.spoken(part))
    .accessibilityNumber(
      Double(number), in: Double(numbers.lowerBound)...Double(numbers.upperBound), step: 1
    )
    .accessibilityAdjustableAction { step($0 == .increment ? 1 : -1) }
  }

  private func step(_ steps: Int) {
    if let date = parts.moved(part, by: steps) { change(date) }
  }
}

/// A half of a field that a press counts by.
private struct DateStep: View {
  let symbol: String
  let isPossible: Bool
  let action: () -> Void

  @GestureState private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Image(systemName: symbol).imageScale(.small)
      .foregroundColor(isPossible && isEnabled ? .primary : .gray)
      .frame(maxWidth: .infinity, minHeight: 24, maxHeight: 24)
      .background(isPressed ? Color.pressedControl : .clear)
      .contentShape(Rectangle())
      .gesture(PressGesture().acting($isPressed) { action() })
  }
}

/// A field for each number of a date.
struct DateFields: View {
  let components: DatePickerComponents
  let parts: DateParts
  let change: (Date) -> Void

  var body: some View {
    let shown = DatePart.shown(components, in: parts.calendar.locale ?? .current)
    HStack(spacing: Distance.tight) {
      ForEach(shown, id: \.self) { part in
        if part.isOfTime, part == shown.first(where: \.isOfTime), part != shown.first {
          Spacer().frame(width: 8)
        }
        if part == .minute { Text(":").accessibilityHidden(true) }
        DateField(part: part, parts: parts, change: change)
      }
    }
    .fixedSize()
  }
}
