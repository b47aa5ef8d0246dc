// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A value is spoken as it stands, and percentages are reckoned from the range.
struct ValueRangeRule: Rule {
  let id = "value-range"
  let help = "Values stand in their range, and the range makes sense"
  let advice =
    "Publish a minimum below the maximum, a value between them, the step that a key makes, and"
    + " a text with the unit where the number alone says too little."
  let impact = Impact.serious
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.7"), .section508("502.3.4")]
  let applicability =
    Condition("has a value") { node, _ in node.value != nil }
    && Condition("is no indeterminate progress bar") { node, _ in
      !(node.role == .progressBar && node.states[.indeterminate])
    } && .isEnabled && .isShowing

  let expectations = [
    Expectation(
      "not-finite",
      Condition("has finite numbers") { node, _ in numbers(node).allSatisfy(\.isFinite) },
      message: { node, _ in "a number of its value is not finite: \(text(node))" }),
    Expectation(
      "empty-range",
      Condition(
        "has a minimum below its maximum; a scroll bar or a part of one, what nobody sets and has no place yet, and a"
          + " spin button that has one value only, such as page 1 of 1, may have them equal"
      ) { node, context in
        guard let value = node.value else { return true }
        if isOfScrollBar(node, context) || isLaidOutLater(node) {
          return value.minimum <= value.maximum
        }
        // 0 in 0...0 is what a toolkit gives that tells no range.
        let isOnlyValue =
          node.role == .spinButton && value.minimum == value.maximum
          && value.current == value.minimum && value.current != 0
        return value.minimum < value.maximum || isOnlyValue
      },
      message: { node, _ in "its range is empty: \(text(node))" }),
    Expectation(
      "outside-range",
      Condition("stands in its range") { node, _ in
        guard let value = node.value else { return true }
        return value.minimum <= value.current && value.current <= value.maximum
      },
      message: { node, _ in "its value is outside of its range: \(text(node))" }),
    Expectation(
      "negative-step",
      Condition("has a step that is not negative") { node, _ in
        (node.value?.increment ?? 0) >= 0
      },
      message: { node, _ in "its step is negative: \(text(node))" }),
    Expectation(
      "no-step",
      Condition(
        "has a step, or actions that step it, where a person sets it; GTK 4, which tells no step, is"
          + " let off"
      ) { node, context in
        guard isSetByPerson(node), let value = node.value else { return true }
        if context.toolkit.has(.givesNoStep) { return true }
        return value.increment > 0 || node.actions.contains { steps.contains($0.name.lowercased()) }
      },
      review: .always,
      message: { _, _ in "it does not say how far one step goes" }),
    Expectation(
      "bare-fraction",
      Condition("has a text for a value between 0 and 1") { node, _ in
        guard isSetByPerson(node), let value = node.value else { return true }
        return !(value.minimum == 0 && value.maximum == 1 && value.text.isEmpty)
      },
      review: .always,
      message: { _, _ in "a value between 0 and 1 is spoken as a bare fraction" }),
    Expectation(
      "other-than-said",
      Condition(
        "has the range from 0 or 1 on that its name or label tells where it is a spin button, as \"Guests (0 to 20)\""
      ) {
        node, context in
        guard node.role == .spinButton, let value = node.value, let told = toldRange(node, context)
        else {
          return true
        }
        return value.minimum == Double(told.lowerBound) && value.maximum == Double(told.upperBound)
      },
      review: .always,
      message: { node, context in
        guard let told = toldRange(node, context) else { return "" }
        return
          "its range is said to be \(told.lowerBound) to \(told.upperBound), and it has \(text(node))"
      }),
    Expectation(
      "other-percentage",
      Condition("has the value that its name tells in per cent, where it is a bar") {
        node, context in
        guard [.progressBar, .levelBar].contains(node.role), let value = node.value,
          value.minimum < value.maximum, let told = percentage(in: context.name(of: node))
        else { return true }
        let share = 100 * (value.current - value.minimum) / (value.maximum - value.minimum)
        return abs(share - told) < Self.rounding
      },
      review: .always,
      message: { node, context in
        "its name is \"\(Escaped.brief(context.name(of: node)))\", and its value \(text(node))"
      }),
    Expectation(
      "other-than-shown",
      Condition(
        "has, if it is a slider, the number with a unit that a label right beside it shows: in the same, a larger or a"
          + " smaller unit, or as a share; the label of an end shows that"
      ) { node, context in
        guard let value = node.value, let shown = numberBeside(node, context) else { return true }
        return means(shown.number, value)
      },
      review: .always,
      message: { node, context in
        "\"\(Escaped.brief(numberBeside(node, context)?.text ?? ""))\" stands beside it, and its value is"
          + " \(text(node))"
      }),
  ]

  /// What one label beside a slider shows; two of them tell its ends.
  private static func numberBeside(
    _ node: Node, _ context: AuditContext
  ) -> (number: Double, text: String)? {
    guard [.slider, .dial].contains(node.role), node.value?.text.isEmpty ?? false else {
      return nil
    }
    let siblings = context.parent(of: node).map(context.children) ?? []
    guard let place = siblings.firstIndex(where: { $0.id == node.id }) else { return nil }
    let shown = [place - 1, place + 1].filter(siblings.indices.contains).compactMap { index in
      let label = siblings[index]
      guard label.role == .label, label.states[.showing],
        let found = label.name.trimmed.wholeMatch(
          of: /([-−]?\d+)(?:[.,](\d+))?\s?([°%\p{L}]{1,3})/),
        units.contains(String(found.3)),
        let number = Double(
          found.1.replacing("−", with: "-") + (found.2.map { "." + $0 } ?? ""))
      else { return nil as (number: Double, text: String)? }
      return (number, label.name.trimmed)
    }
    return shown.count == 1 ? shown.first : nil
  }

  /// Those that are steps of one scale; not dB beside an amplitude, nor °F beside °C.
  private static let units: Set<String> = [
    "°", "°C", "K", "%", "px", "pt", "mm", "cm", "m", "km", "g", "kg", "mg", "l", "ml", "cl", "ms",
    "s", "min",
    "h", "Hz", "kHz", "W", "kW", "V", "mV", "A", "mA", "bar", "Pa", "kB", "MB", "GB", "lx", "lm",
  ]
  /// From one unit to a larger one.
  private static let factors = [1.0, 10, 60, 100, 1000, 1024, 3600]

  private static func means(_ number: Double, _ value: RangeValue) -> Bool {
    func isNear(_ other: Double, within least: Double = 0) -> Bool {
      abs(other - number) <= max(least, abs(other) / 20)
    }
    let span = value.maximum - value.minimum
    let share = span > 0 ? (value.current - value.minimum) / span : 0
    return isNear(value.current, within: 1) || isNear(share * 100, within: 1) || isNear(share)
      || isNear(value.minimum) || isNear(value.maximum)
      || factors.contains { isNear(value.current * $0) || isNear(value.current / $0) }
  }

  /// GTK 4 has the range of a scroll bar in a part of it.
  private static func isOfScrollBar(_ node: Node, _ context: AuditContext) -> Bool {
    node.role == .scrollBar || context.parent(of: node)?.role == .scrollBar
  }

  /// A split pane on a page that was never shown has its range with its size.
  private static func isLaidOutLater(_ node: Node) -> Bool {
    node.frame == nil && !isSetByPerson(node)
  }

  /// From 0 or 1 on, in brackets, as a label tells what may be set; from another number on it may be an age.
  private static func toldRange(_ node: Node, _ context: AuditContext) -> ClosedRange<Int>? {
    let texts = [context.name(of: node), node.description] + context.labels(of: node).map(\.name)
    for text in texts {
      let found = text.matches(of: /\(([01])\s?(?:-|–|to|bis|à|a)\s?(\d+)\s?%?\)/)
      guard found.count == 1, let range = found.first, let low = Int(range.1),
        let high = Int(range.2), low < high
      else { continue }
      return low...high
    }
    return nil
  }

  /// In per cent; a program may count its parts, and tell of half of one.
  private static let rounding = 2.0

  /// Of one alone: "62 % of 80 %" tells a goal, too.
  private static func percentage(in name: String) -> Double? {
    let found = name.matches(of: /(\d+(?:[.,]\d+)?)\s?%/)
    guard found.count == 1, let number = found.first?.1 else { return nil }
    return Double(number.replacing(",", with: "."))
  }

  private static let steps: Set<String> = ["increment", "decrement", "increase", "decrease"]

  private static func isSetByPerson(_ node: Node) -> Bool {
    RoleGroups.adjustables.contains(node.role) && node.states[.focusable]
      && !node.states[.readOnly]
  }

  private static func numbers(_ node: Node) -> [Double] {
    node.value.map { [$0.minimum, $0.maximum, $0.current, $0.increment] } ?? []
  }

  private static func text(_ node: Node) -> String {
    guard let value = node.value else { return "" }
    return "\(value.current) in \(value.minimum)...\(value.maximum) step \(value.increment)"
  }
}
