// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Foundation
import Semantics

/// Writes events as they come.
struct EventPrinter: Sendable {
  let format: OutputFormat
  let names: SourceNames
  let start: ContinuousClock.Instant

  /// False when nobody reads them any more.
  func write(_ report: EventReport) async -> Bool {
    switch report {
    case .event(let event): return Output.stream(await text(event))
    case .lost(let count):
      switch format {
      case .text:
        return Output.stream("           \(count) events lost\n")
      case .json: return Output.stream(JSONText.line(EventJSON.Lost(lost: count)))
      }
    case .applicationLeft: return true
    }
  }

  private func text(_ event: AccessibilityEvent) async -> String {
    if event.kind.name == "property-change" { await names.forget(event.source) }
    let source = await names.source(event.source)
    var related: String?
    if case .object(let object) = event.value { related = await names.source(object).selector }
    if event.kind.detail == State.defunct.name { await names.forget(event.source) }
    let line = EventLine(
      event: event, source: source, related: related, time: event.time - start)
    switch format {
    case .text: return line.text
    case .json: return JSONText.line(EventJSON(line))
    }
  }
}

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

/// One event as a program reads it: one object on one line.
struct EventJSON: Encodable {
  struct Source: Encodable {
    let selector: String
    let role: String?
    let name: String?
    let bus: String
    let path: String
  }

  struct Lost: Encodable {
    let lost: Int
  }

  let time: Double
  let kind: String
  let application: String
  let source: Source
  let detail1: Int32
  let detail2: Int32
  let text: String?
  let number: Double?
  let related: String?

  init(_ line: EventLine) {
    // Microseconds are finer than any event.
    time = (line.time / .microseconds(1)).rounded() / 1_000_000
    kind = line.event.kind.description
    application = line.source.application
    source = Source(
      selector: line.source.selector, role: line.source.summary?.role.name,
      name: line.source.summary?.name, bus: line.event.source.busName,
      path: line.event.source.path)
    detail1 = line.event.detail1
    detail2 = line.event.detail2
    related = line.related
    if case .text(let text) = line.event.value { self.text = text } else { text = nil }
    if case .number(let number) = line.event.value { self.number = number } else { number = nil }
  }
}
