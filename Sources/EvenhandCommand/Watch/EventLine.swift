// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Foundation

/// One event as a person reads it: when, what, where, and what it carries.
struct EventLine: Sendable {
  let event: AccessibilityEvent
  let source: SourceNames.Source
  /// The selector of the element that the event carries; nil where it carries none.
  let related: String?
  /// Since the watch began.
  let time: Duration

  var text: String {
    let seconds = String(format: "%9.3f", time / .seconds(1))
    let details = details
    return "\(seconds)  \(Escaped.line(event.kind.description))  \(source.selector)"
      + (details.isEmpty ? "" : ": " + details) + "\n"
  }

  private var details: String {
    switch (event.kind.name, event.kind.detail) {
    case ("state-changed", _): return event.detail1 != 0 ? "on" : "off"
    case ("text-changed", _): return "\(carried) at \(event.detail1)"
    case ("text-caret-moved", _): return "\(event.detail1)"
    case ("children-changed", _): return "\(carried) at \(event.detail1)"
    case ("announcement", _), ("notification", _):
      // AT-SPI: 1 waits for its turn, 2 interrupts.
      return carried + (event.detail1 == 2 ? " (assertive)" : "")
    default: return carried
    }
  }

  private var carried: String {
    switch event.value {
    case .text(let text): text.isEmpty ? "" : "\"" + Escaped.brief(text) + "\""
    case .number(let number): number == 0 && event.kind.name != "value-changed" ? "" : "\(number)"
    case .object: related ?? ""
    case .rectangle(let area):
      "(\(area.x), \(area.y), \(area.width), \(area.height))"
    case .other: ""
    }
  }
}
