// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader

/// Which kinds of events are shown, by short names or by AT-SPI's own.
struct EventFilter: Sendable {
  static let specification = OptionSpecification(
    "filter", .list, "KIND,...",
    help: "Show only these events: " + names.map(\.name).joined(separator: ", ")
      + ", or AT-SPI's (object:children-changed:add)")

  private static let names: [(name: String, kinds: [String])] = [
    (
      "focus", ["object:state-changed:focused", "object:active-descendant-changed", "focus"]
    ),
    ("value", ["object:value-changed", "object:property-change:accessible-value"]),
    (
      "text", ["object:text-changed", "object:text-caret-moved", "object:text-selection-changed"]
    ),
    ("name", ["object:property-change:accessible-name"]),
    ("state", ["object:state-changed"]),
    ("selection", ["object:selection-changed", "object:state-changed:selected"]),
    ("children", ["object:children-changed"]),
    ("window", ["window"]),
    ("announcement", ["object:announcement", "object:notification"]),
  ]

  let kinds: [EventKind]

  init(_ values: OptionValues) throws(CommandError) {
    var kinds: [EventKind] = []
    for item in values.items("filter") {
      if let named = Self.names.first(where: { $0.name == item }) {
        kinds += named.kinds.compactMap { EventKind($0) }
      } else if let kind = EventKind(item),
        EventKind.everything.contains(where: kind.isWithin)
      {
        kinds.append(kind)
      } else {
        throw .usage(
          "unknown kind of event \"\(Escaped.line(item))\"; there are "
            + Self.names.map(\.name).joined(separator: ", ")
            + ", and AT-SPI's own, such as object:text-changed:insert")
      }
    }
    self.kinds = kinds.isEmpty ? EventKind.everything : kinds
  }
}
