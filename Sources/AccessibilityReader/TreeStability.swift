// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// Watches an application come to rest, by reads of its tree one after the other.
///
/// It rests when two reads that are far enough apart have the same elements with the same roles,
/// names, identifiers and states. What moves by nature does not count: values, places, texts and
/// attributes, what has the focus, and any element that has changed between every two of several
/// reads (a clock, a progress in words) while the elements around it stayed.
public struct TreeStability: Sendable {
  /// Between the beginnings of two reads that are compared. The applications that were measured
  /// (GTK 3 and 4, LibreOffice, Firefox, Chromium) never pause that long while they fill a window.
  public static let distance = Duration.milliseconds(200)
  /// An element that has changed that often in a row moves by nature.
  private static let restless = 3

  private struct Element: Hashable {
    let role: Role
    let children: Int
    let name: String
    let identifier: String
    let states: UInt64

    func hasSameShape(as other: Element) -> Bool {
      role == other.role && children == other.children
    }
  }

  private var object: ObjectReference?
  private var elements: [Element] = []
  /// How often in a row each element has changed; empty while none has.
  private var changes: [Int: Int] = [:]
  private var lastRead: ContinuousClock.Instant?

  public init() {}

  /// States that come and go without a change of what a window offers.
  private static let passing = StateSet(.focused, .active, .animated, .armed, .busy)

  /// Takes the next read in; true where the application rests. `time` is when the read began.
  public mutating func take(
    _ snapshot: ApplicationSnapshot, readAt time: ContinuousClock.Instant
  ) -> Bool {
    if let lastRead, time - lastRead < Self.distance, !elements.isEmpty { return false }
    let new = snapshot.tree.depthFirst.map { node in
      Element(
        role: node.role, children: node.children.count, name: node.name,
        identifier: node.identifier, states: node.states.subtracting(Self.passing).rawValue)
    }
    defer {
      elements = new
      object = snapshot.application.object
      lastRead = time
    }
    let isSameShape =
      object == snapshot.application.object && elements.count == new.count
      && zip(elements, new).allSatisfy { $0.hasSameShape(as: $1) }
    guard isSameShape else {
      changes = [:]
      return false
    }
    var next: [Int: Int] = [:]
    for (index, pair) in zip(elements, new).enumerated() where pair.0 != pair.1 {
      next[index] = (changes[index] ?? 0) + 1
    }
    changes = next
    return next.values.allSatisfy { $0 >= Self.restless }
  }
}
