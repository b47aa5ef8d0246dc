// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot

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
