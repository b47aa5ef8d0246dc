// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
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
