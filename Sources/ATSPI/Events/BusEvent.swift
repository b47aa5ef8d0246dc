// SPDX-License-Identifier: Apache-2.0

import Semantics

/// One event for assistive technologies, `(siiva{sv})` on the wire.
struct BusEvent: Hashable, Sendable {
  enum Category: String, Sendable {
    case object = "Object"
    case window = "Window"
  }

  var source: ElementID
  var category: Category
  /// "StateChanged"
  var member: String
  /// "focused"
  var detail = ""
  var first: Int32 = 0
  var second: Int32 = 0
  var data: BusValue = .int32(0)

  var signal: BusSignal {
    BusSignal(
      path: ObjectReference.path(of: source),
      interface: "org.a11y.atspi.Event." + category.rawValue,
      member: member,
      arguments: [
        .string(detail), .int32(first), .int32(second), .variant(data), .properties([:]),
      ])
  }

  /// Announcements are few, and a client that asks the bus alone hears them too.
  var isAnnouncement: Bool { category == .object && member == "Announcement" }

  /// Whether clients keep a copy of what the event tells, and so must hear it even where no one has
  /// asked for it.
  var keepsCachesRight: Bool {
    switch (category, member) {
    case (.object, "StateChanged"), (.object, "ChildrenChanged"): true
    case (.object, "PropertyChange"):
      switch detail {
      case "accessible-name", "accessible-description", "accessible-parent", "accessible-role": true
      default: false
      }
    default: false
    }
  }
}

extension BusEvent {
  static func state(_ id: ElementID, _ state: State, _ isSet: Bool) -> BusEvent {
    BusEvent(
      source: id, category: .object, member: "StateChanged", detail: state.name,
      first: isSet ? 1 : 0)
  }

  static func property(_ id: ElementID, _ name: String, _ value: BusValue) -> BusEvent {
    BusEvent(
      source: id, category: .object, member: "PropertyChange", detail: name, data: value)
  }

  static func attribute(_ id: ElementID, _ name: String, _ text: String) -> BusEvent {
    BusEvent(
      source: id, category: .object, member: "AttributesChanged", detail: name,
      data: .string(text))
  }

  static func children(_ id: ElementID, _ what: String, _ child: ElementID, _ index: Int)
    -> BusEvent
  {
    BusEvent(
      source: id, category: .object, member: "ChildrenChanged", detail: what,
      first: Int32(clamping: index), data: .reference(.element(child)))
  }

  static func bounds(_ id: ElementID, _ frame: Rect) -> BusEvent {
    let frame = frame.integral
    return BusEvent(
      source: id, category: .object, member: "BoundsChanged",
      data: .tuple([
        .int32(frame.x), .int32(frame.y), .int32(frame.width), .int32(frame.height),
      ]))
  }

  /// - Parameter what: "insert" or "delete"; the offset counts Unicode scalars.
  static func text(_ id: ElementID, _ what: String, at offset: Int, _ text: String) -> BusEvent {
    BusEvent(
      source: id, category: .object, member: "TextChanged", detail: what,
      first: Int32(clamping: offset), second: Int32(clamping: text.unicodeScalars.count),
      data: .string(text))
  }

  static func caret(_ id: ElementID, at offset: Int) -> BusEvent {
    BusEvent(
      source: id, category: .object, member: "TextCaretMoved", first: Int32(clamping: offset))
  }

  static func textSelection(_ id: ElementID) -> BusEvent {
    BusEvent(source: id, category: .object, member: "TextSelectionChanged")
  }

  static func window(_ id: ElementID, _ member: String, name: String) -> BusEvent {
    BusEvent(source: id, category: .window, member: member, data: .string(name))
  }
}
