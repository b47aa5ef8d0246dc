// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

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
