// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// Something that an application said has happened. It is what the application claims: whether it is
/// true can be read from the element.
public struct AccessibilityEvent: Hashable, Sendable {
  /// What is said to have happened.
  public let kind: EventKind
  /// The element that it is about.
  public let source: ObjectReference
  /// What they mean depends on the kind: whether a state is on, a place in a text, a child's index.
  public let detail1: Int32
  /// Like ``detail1``, a number whose meaning depends on the kind.
  public let detail2: Int32
  /// What came with the event: a text, a number or an object, as the kind has it.
  public let value: EventValue
  /// When it arrived here.
  public let time: ContinuousClock.Instant

  /// The connection of the application that sent it; the bus vouches for it.
  public var application: String { source.busName }

  public init(
    kind: EventKind, source: ObjectReference, detail1: Int32 = 0, detail2: Int32 = 0,
    value: EventValue = .number(0), time: ContinuousClock.Instant = .now
  ) {
    self.kind = kind
    self.source = source
    self.detail1 = detail1
    self.detail2 = detail2
    self.value = value
    self.time = time
  }
}

/// What an event carries beside its two numbers: AT-SPI's `any_data`.
public enum EventValue: Hashable, Sendable {
  /// Text that was inserted or deleted, a new name, an announcement. At most 1024 bytes of it.
  case text(String)
  case number(Double)
  /// A child that came or went, the active descendant, a new parent.
  case object(ObjectReference)
  case rectangle(Rect)
  /// Nothing that AT-SPI defines; D-Bus's type string ("a{sv}").
  case other(String)
}

extension AccessibilityEvent {
  /// Bytes of a text that are kept.
  private static let textLimit = 1024
  /// Bytes of an object path or of a detail. Real ones have less than a hundred.
  private static let nameLimit = 1024

  /// nil where the signal is not what AT-SPI says an event is.
  init?(_ signal: BusSignal) {
    var arguments = signal.reply.arguments
    guard let detail = arguments.next()?.string, detail.utf8.count <= Self.nameLimit,
      signal.path.utf8.count <= Self.nameLimit,
      let detail1 = arguments.next()?.int32, let detail2 = arguments.next()?.int32,
      let kind = EventKind(interface: signal.interface, member: signal.member, detail: detail)
    else { return nil }
    self.init(
      kind: kind, source: ObjectReference(busName: signal.sender, path: signal.path),
      detail1: detail1, detail2: detail2, value: Self.value(arguments.next()?.content))
  }

  private static func value(_ content: BusValue?) -> EventValue {
    guard let content else { return .other("") }
    if let text = content.string {
      return .text(String(decoding: text.utf8.prefix(textLimit), as: UTF8.self))
    }
    if let number = content.int32 { return .number(Double(number)) }
    if let number = content.uint32 { return .number(Double(number)) }
    if let number = content.double { return .number(number) }
    switch content.signature {
    case "(so)":
      if let object = ObjectReference(content), object.path.utf8.count <= nameLimit {
        return .object(object)
      }
    case "(iiii)":
      let numbers = content.members.compactMap(\.int32).map(Double.init)
      if numbers.count == 4 {
        return .rectangle(
          Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      }
    default: break
    }
    return .other(String(content.signature.prefix(nameLimit)))
  }
}
