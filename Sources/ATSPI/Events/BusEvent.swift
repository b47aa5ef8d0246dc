// SPDX-License-Identifier: Apache-2.0

import Semantics

/// One event for assistive technologies, `siiva{sv}` on the wire.
struct BusEvent: Hashable, Sendable {
  /// What goes with the event.
  enum Data: Hashable, Sendable {
    /// 0, as AT-SPI has it.
    case nothing
    case text(String)
    case integer(Int32)
    case number(Double)
    case object(ElementID)
    /// Of another program.
    case foreign(ObjectReference)
    case frame(Rect)
  }

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
  var data = Data.nothing

  /// Announcements are few, and a client that asks the bus alone hears them too.
  var isAnnouncement: Bool { category == .object && member == "Announcement" }

  /// The element of ours that comes to another one or goes from it.
  var child: ElementID? {
    if member == "ChildrenChanged", case .object(let child) = data { child } else { nil }
  }

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

  static func property(_ id: ElementID, _ name: String, _ value: Data) -> BusEvent {
    BusEvent(
      source: id, category: .object, member: "PropertyChange", detail: name, data: value)
  }

  static func attribute(_ id: ElementID, _ name: String, _ text: String) -> BusEvent {
    BusEvent(
      source: id, category: .object, member: "AttributesChanged", detail: name,
      data: .text(text))
  }

  static func children(_ id: ElementID, _ what: String, _ child: ElementID, _ index: Int)
    -> BusEvent
  {
    BusEvent(
      source: id, category: .object, member: "ChildrenChanged", detail: what,
      first: Int32(clamping: index), data: .object(child))
  }

  /// What of another program stands in the element comes or goes; nil where the program has gone.
  static func guest(_ id: ElementID, _ what: String, _ guest: ForeignElement?) -> BusEvent {
    BusEvent(
      source: id, category: .object, member: "ChildrenChanged", detail: what,
      data: .foreign(guest.flatMap(ObjectReference.init) ?? .null))
  }

  static func bounds(_ id: ElementID, _ frame: Rect) -> BusEvent {
    BusEvent(source: id, category: .object, member: "BoundsChanged", data: .frame(frame))
  }

  /// - Parameter what: "insert" or "delete"; the offset counts Unicode scalars.
  static func text(_ id: ElementID, _ what: String, at offset: Int, _ text: String) -> BusEvent {
    BusEvent(
      source: id, category: .object, member: "TextChanged", detail: what,
      first: Int32(clamping: offset), second: Int32(clamping: text.unicodeScalars.count),
      data: .text(text))
  }

  static func caret(_ id: ElementID, at offset: Int) -> BusEvent {
    BusEvent(
      source: id, category: .object, member: "TextCaretMoved", first: Int32(clamping: offset))
  }

  static func textAttributes(_ id: ElementID) -> BusEvent {
    BusEvent(source: id, category: .object, member: "TextAttributesChanged")
  }

  static func textSelection(_ id: ElementID) -> BusEvent {
    BusEvent(source: id, category: .object, member: "TextSelectionChanged")
  }

  static func choices(_ id: ElementID) -> BusEvent {
    BusEvent(source: id, category: .object, member: "SelectionChanged")
  }

  static func activeDescendant(_ id: ElementID, at index: Int, in owner: ElementID) -> BusEvent {
    BusEvent(
      source: owner, category: .object, member: "ActiveDescendantChanged",
      first: Int32(clamping: index), data: .object(id))
  }

  static func tableChanged(_ id: ElementID) -> BusEvent {
    BusEvent(source: id, category: .object, member: "ModelChanged")
  }

  static func window(_ id: ElementID, _ member: String, name: String) -> BusEvent {
    BusEvent(source: id, category: .window, member: member, data: .text(name))
  }
}

extension WireWriter {
  /// A whole signal.
  mutating func event(_ event: BusEvent, serial: UInt32) {
    begin(.signal, flags: MessageFlags.noReplyExpected, serial: serial)
    pathField(event.source)
    field(.interface, "org.a11y.atspi.Event." + event.category.rawValue)
    field(.member, event.member)
    beginBody("siiva{sv}")
    string(event.detail)
    numbers(event.first, event.second)
    data(event.data)
    end(beginArray(alignment: 8))
    end()
  }

  private mutating func data(_ data: BusEvent.Data) {
    switch data {
    case .nothing:
      variant("i")
      int32(0)
    case .text(let text):
      variant("s")
      string(text)
    case .integer(let number):
      variant("i")
      int32(number)
    case .number(let number):
      variant("d")
      double(number)
    case .object(let id):
      variant("(so)")
      reference(.element(id))
    case .foreign(let object):
      variant("(so)")
      reference(object)
    case .frame(let frame):
      variant("(iiii)")
      structure()
      let frame = frame.integral
      numbers(frame.x, frame.y, frame.width, frame.height)
    }
  }

  /// `Cache.AddAccessible`, whole.
  mutating func cacheAdd(_ item: CacheItem, serial: UInt32) {
    beginCacheSignal("AddAccessible", CacheItem.type, serial)
    self.item(item)
    end()
  }

  /// `Cache.RemoveAccessible`, whole.
  mutating func cacheRemove(_ id: ElementID, serial: UInt32) {
    beginCacheSignal("RemoveAccessible", "(so)", serial)
    reference(.element(id))
    end()
  }

  private mutating func beginCacheSignal(_ member: String, _ signature: String, _ serial: UInt32) {
    begin(.signal, flags: MessageFlags.noReplyExpected, serial: serial)
    field(.path, ObjectReference.cachePath)
    field(.interface, Interface.cache.busName)
    field(.member, member)
    beginBody(signature)
  }
}
