// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A property that tells of its changes through the publisher of its object.
protocol PublishedProperty {
  func tell(through publisher: ObservableObjectPublisher)
}

/// Finds the publisher of an object that declares none.
///
/// The publisher belongs to the object's published properties, so it is freed with them. What is
/// kept here is weak, except for objects without such properties, whose publisher is freed by a
/// later sweep.
final class ChangePublishers: @unchecked Sendable {
  static let shared = ChangePublishers()

  private struct Entry {
    weak var object: AnyObject?
    weak var publisher: ObservableObjectPublisher?
    var kept: ObservableObjectPublisher?
  }

  /// A table smaller than this is not worth a sweep.
  private static let leastSweep = 64

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var nextSweep = leastSweep

  var count: Int { lock.withLock { entries.count } }

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let known = lock.withLock({ known(object) }) { return known }
    let properties = Self.properties(of: object)
    let new = ObservableObjectPublisher()
    let (publisher, swept) = lock.withLock { () -> (ObservableObjectPublisher, [Entry]) in
      // Another thread may have been quicker.
      if let known = known(object) { return (known, []) }
      let swept = sweep()
      entries[ObjectIdentifier(object)] = Entry(
        object: object, publisher: new, kept: properties.isEmpty ? new : nil)
      return (new, swept)
    }
    for property in properties { property.tell(through: publisher) }
    return withExtendedLifetime(swept) { publisher }
  }

  /// An identifier is used again after its object was freed, hence the comparison.
  private func known(_ object: AnyObject) -> ObservableObjectPublisher? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.publisher
  }

  /// Removes the entries of freed objects, whenever the table has doubled since the last time.
  private func sweep() -> [Entry] {
    guard entries.count >= nextSweep else { return [] }
    let dead = entries.filter { $0.value.object == nil }
    for key in dead.keys { entries[key] = nil }
    nextSweep = max(Self.leastSweep, 2 * entries.count)
    return Array(dead.values)
  }

  private static func properties(of object: AnyObject) -> [any PublishedProperty] {
    sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
      .flatMap { $0.children.compactMap { $0.value as? any PublishedProperty } }
  }
}
