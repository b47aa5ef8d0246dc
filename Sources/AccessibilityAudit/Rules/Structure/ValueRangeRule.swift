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
        "has, where a person sets it, the end with which its name, its label or a note beside it, or the brackets in that,"
          + " ends, as in \"up to 8\" and \"between 2 and 8\", and if it is a spin button the range from 0 or 1 on, as in"
          + " \"Guests (0 to 20)\""
      ) {
        node, context in
        guard isSetByPerson(node), let value = node.value, let told = toldRange(node, context)
        else {
          return true
        }
        let units = node.role == .spinButton ? [1] : factors
        return (told.low.map { isEnd(value.minimum, $0, units) } ?? true)
          && isEnd(value.maximum, told.high, units)
      },
      review: .always,
      message: { node, context in
        guard let told = toldRange(node, context) else { return "" }
        let range = told.low.map { "\($0) to \(told.high)" } ?? "up to \(told.high)"
        return "its range is said to be \(range), and it has \(text(node))"
      }),
    Expectation(
      "other-percentage",
      Condition(
        "has the value that its name tells in per cent, where it is a progress bar, or about the part that one text right"
          + " beside it tells: as \"28 %\", or, where the bar counts to 120 or has not begun, as \"34 of 120 files\", done or"
          + " left"
      ) { node, context in
        otherShare(node, context) == nil
      },
      review: .always,
      message: { node, context in
        let told = otherShare(node, context)
        return (told?.isBeside ?? false ? "beside it stands" : "its name is")
          + " \"\(Escaped.brief(told?.text ?? ""))\", and its value \(text(node))"
      }),
    Expectation(
      "other-than-shown",
      Condition(
        "has, if it is a slider, the number with a unit that one label right beside it shows, or, above or below it, with"
          + " % or °: in the same, a larger or a smaller unit, or as a share; the label of an end shows that, and what its"
          + " name says is no value"
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
    let name = ComparedText(context.name(of: node))
    let shown = context.notes(beside: node).compactMap { label in
      guard
        let found = label.name.trimmed.wholeMatch(
          of: /([-−]?\d+)(?:[.,](\d+))?\s?([°%\p{L}]{1,3})/),
        units.contains(String(found.3)),
        ["°", "%"].contains(found.3.first) || isInLine(label, node, context),
        !name.contains(ComparedText(label.name)),
        let number = Double(
          found.1.replacing("−", with: "-") + (found.2.map { "." + $0 } ?? ""))
      else { return nil as (number: Double, text: String)? }
      return (number, label.name.trimmed)
    }
    return shown.count == 1 ? shown.first : nil
  }

  private static func isInLine(_ label: Node, _ node: Node, _ context: AuditContext) -> Bool {
    guard context.trustsPlaces, let place = label.frame, let frame = node.frame else {
      return false
    }
    return place.sharesLine(with: frame)
  }

  /// Those that are steps of one scale; not dB beside an amplitude, nor °F beside °C, nor the Hz of a band.
  private static let units: Set<String> = [
    "°", "°C", "K", "%", "px", "pt", "mm", "cm", "m", "km", "g", "kg", "mg", "l", "ml", "cl", "ms",
    "s", "min",
    "h", "W", "kW", "V", "mV", "A", "mA", "bar", "Pa", "kB", "MB", "GB", "lx", "lm",
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

  /// From 0 or 1 on, in brackets, as a label tells what may be set: from another number on it may be an age. Or an
  /// upper end with the words for one, and nothing behind it: "up to 10 times longer" tells of something else. A note
  /// begins with them.
  private static func toldRange(
    _ node: Node, _ context: AuditContext
  ) -> (low: Int?, high: Int)? {
    let own = [context.name(of: node)] + context.labels(of: node).map(\.name)
    let notes = context.notes(beside: node).map { (text: $0.name, isNote: true) }
    for (text, isNote) in own.map({ (text: $0, isNote: false) }) + notes
    where text.utf8.count <= mostLetters
      && text.utf8.contains(where: { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
      // A slider may have another range than its share.
      && (node.role == .spinButton || !text.contains("%"))
    {
      let found = text.matches(of: /\(([01])\s?(?:-|–|to|bis|à|a)\s?(\d+)\s?%?\)/)
      if node.role == .spinButton, found.count == 1, let range = found.first,
        let low = Int(range.1), let high = Int(range.2),
        low < high
      {
        return (low, high)
      }
      let ends = text.lowercased().matches(
        of:
          #/
          \b(?:up\sto|at\smost|max\.?|maximum(?:\sof)?|no\smore\sthan|bis\szu|höchstens|maximal|jusqu'à
            |(?:between|zwischen|entre)\s(\d+)\s(?:and|und|et|y))
          \s(\d+)\s?%?(?:\)|[.:]?$)
          /#
      )
      guard ends.count == 1, let end = ends.first, let high = Int(end.2),
        !isNote || text.lowercased().prefix(upTo: end.range.lowerBound).allSatisfy({ !$0.isLetter })
      else { continue }
      return (end.1.flatMap { Int($0) }, high)
    }
    return nil
  }

  /// Whether it is the end of the range that is told, in its own, a larger or a smaller unit.
  private static func isEnd(_ end: Double, _ told: Int, _ units: [Double]) -> Bool {
    units.contains { end * $0 == Double(told) || end == Double(told) * $0 }
  }

  /// In per cent; a program may count its parts, and tell of half of one.
  private static let rounding = 2.0
  /// A bar may follow its text.
  private static let delay = 12.0

  /// The text that tells another part than the bar has: its name, or else the one text beside it that tells a part,
  /// where no other bar is near.
  private static func otherShare(
    _ node: Node, _ context: AuditContext
  ) -> (text: String, isBeside: Bool)? {
    guard node.role == .progressBar, let value = node.value, value.minimum < value.maximum else {
      return nil
    }
    let share = 100 * (value.current - value.minimum) / (value.maximum - value.minimum)
    let name = context.name(of: node)
    if let told = percentage(in: name) { return abs(share - told) < rounding ? nil : (name, false) }
    let siblings = context.parent(of: node).map(context.children) ?? []
    let bars = siblings.count {
      [.progressBar, .levelBar].contains($0.role) && $0.states[.showing]
    }
    guard bars == 1 else { return nil }
    let told = context.notes(beside: node).compactMap { note in
      parts(in: note.name.trimmed, of: value).map { (shares: $0, text: note.name.trimmed) }
    }
    guard told.count == 1, let first = told.first,
      !first.shares.contains(where: { abs(share - $0) < delay })
    else { return nil }
    return (first.text, true)
  }

  /// Of one alone: "62 % of 80 %" tells a goal, too.
  private static func percentage(in name: String) -> Double? {
    guard name.utf8.count <= mostLetters, name.utf8.contains(UInt8(ascii: "%")) else { return nil }
    let found = name.matches(of: /(\d+(?:[.,]\d+)?)\s?%/)
    guard found.count == 1, let number = found.first?.1 else { return nil }
    return Double(number.replacing(",", with: "."))
  }

  /// "28 %", "3/10", and "34 of 120 files" or "9.9 of 17 m³", which may be left: not "File 3 of 10", of which the bar may be the third's,
  /// nor "20 % free". A bar that has begun may count something else.
  private static func parts(in text: String, of value: RangeValue) -> [Double]? {
    guard text.utf8.count <= mostLetters, text.first?.isNumber ?? false else { return nil }
    if text.last == "%", text.allSatisfy({ !$0.isLetter }) {
      return percentage(in: text).map { [$0] }
    }
    guard
      let found = text.wholeMatch(
        of:
          #/
          (\d+(?:[.,]\d{1,2})?)\s?(?:of|\/|out\sof|von|sur|de)\s?(\d+(?:[.,]\d{1,2})?)
          ((?:\s\p{L}+[²³]?){0,3})
          /#),
      let part = Double(found.1.replacing(",", with: ".")),
      let whole = Double(found.2.replacing(",", with: ".")), whole > 1, part <= whole,
      value.maximum == whole || value.current == value.minimum
    else { return nil }
    let share = 100 * part / whole
    return found.3.isEmpty ? [share] : [share, 100 - share]
  }

  /// Longer texts explain.
  private static let mostLetters = 100

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
