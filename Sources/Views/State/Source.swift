// SPDX-License-Identifier: Apache-2.0

import Gestures

/// A value that views read: it knows who read it last, and tells them when it changes.
@MainActor
class Source {
  /// Whoever is running its body now.
  static var reader: (any Reader)?
  /// The part of a value that is being read now; nil where somebody reads all of it.
  fileprivate static var part: ReadPart?

  private struct Entry {
    weak var reader: (any Reader)?
    /// False for one that read no more than parts, which it knows itself.
    var isWhole: Bool
  }

  /// Most values are read by one view.
  private enum Readers {
    case none
    case one(Entry)
    case many([ObjectIdentifier: Entry])
  }

  private var readers = Readers.none

  final var hasReaders: Bool {
    if case .none = readers { false } else { true }
  }

  /// Whether its parts can be told from each other.
  var hasParts: Bool { false }

  final func noteRead() {
    guard let reader = Self.reader else { return }
    let part = hasParts ? Self.part : nil
    if let part { part.add(to: reader) }
    let isKnown = reader.dependencies.contains { $0 === self }
    // One that reads another part is known by it already.
    if isKnown, part != nil { return }
    if !isKnown { reader.dependencies.append(self) }
    note(reader, isWhole: part == nil)
  }

  private func note(_ reader: any Reader, isWhole: Bool) {
    let entry = Entry(reader: reader, isWhole: isWhole)
    switch readers {
    case .none: readers = .one(entry)
    case .one(let other) where other.reader == nil || other.reader === reader:
      readers = .one(entry)
    case .one(let other):
      var many = [ObjectIdentifier(reader): entry]
      if let reader = other.reader { many[ObjectIdentifier(reader)] = other }
      readers = .many(many)
    case .many(var many):
      readers = .none
      many[ObjectIdentifier(reader)] = entry
      readers = .many(many)
    }
  }

  final func remove(_ reader: any Reader) {
    switch readers {
    case .none: break
    case .one(let entry):
      if entry.reader == nil || entry.reader === reader { readers = .none }
    case .many(var many):
      readers = .none
      many[ObjectIdentifier(reader)] = nil
      if !many.isEmpty { readers = .many(many) }
    }
  }

  /// Whether it is a property of a model, whose former value nobody can read.
  var isModel: Bool { false }

  final func changed() {
    switch readers {
    case .none: break
    case .one(let entry): tell(entry)
    case .many(let many):
      for entry in many.values { tell(entry) }
    }
  }

  private func tell(_ entry: Entry) {
    guard let reader = entry.reader else { return }
    reader.graph.invalidate(reader, isModel: isModel, isWhole: entry.isWhole)
  }
}

/// Something that runs again when what it read has changed.
@MainActor
protocol Reader: ViewNode {
  var dependencies: [Source] { get set }
  /// What it read of values that it did not read whole, in the order in which it did.
  var parts: [ReadPart] { get set }
  /// The number of the last change that it has not run for; 0 for none.
  var dirtyNumber: UInt64 { get set }
  /// Whether that was a change of something that it read whole.
  var mustRun: Bool { get set }
  var isMounted: Bool { get }

  func evaluate()
  func noteEnvironmentRead(_ read: EnvironmentRead)
}

extension Reader {
  var isDirty: Bool { dirtyNumber > 0 }

  /// Whether it has to run: something changed of what it read. Its parts are read again in the order in
  /// which it read them, up to the first that changed, so that what it would not come to any more is
  /// not read.
  var isOutOfDate: Bool { isDirty && (mustRun || !parts.allSatisfy(\.isSame)) }

  /// Runs it where it has to.
  func bringUpToDate() {
    if isOutOfDate { evaluate() } else { dirtyNumber = 0 }
  }

  /// To be called when it runs.
  func beginReading() {
    dirtyNumber = 0
    mustRun = false
    if !parts.isEmpty { parts = [] }
    forgetDependencies()
  }

  /// Nothing: a view round it, whose property the value is, makes it anew.
  func noteEnvironmentRead(_ read: EnvironmentRead) {}

  func forgetDependencies() {
    guard !dependencies.isEmpty else { return }
    for source in dependencies { source.remove(self) }
    dependencies.removeAll(keepingCapacity: true)
  }
}

/// A part of a value that somebody read by a binding (`$model.name`), and what it was.
@MainActor
final class ReadPart {
  private let origin: BindingOrigin
  private var isEqual: (() -> Bool)?

  private init(_ origin: BindingOrigin) {
    self.origin = origin
  }

  /// Asked in the middle of another body as well, which reads nothing by that.
  var isSame: Bool {
    let reader = Source.reader
    Source.reader = nil
    defer { Source.reader = reader }
    return origin.exists && isEqual?() ?? false
  }

  fileprivate func add(to reader: any Reader) {
    if !reader.parts.contains(where: { $0 === self }) { reader.parts.append(self) }
  }

  /// Hears of the parts that bindings read for whoever is running its body.
  final class Listener: PartReader {
    static let shared = Listener()

    func read<Value>(_ origin: BindingOrigin, _ value: @escaping () -> Value) -> Value {
      // Of a part of a part, the inner one is all that is read.
      guard Source.part == nil, let reader = Source.reader, Same.canCompare(Value.self) else {
        return value()
      }
      defer { Source.part = nil }
      if let known = reader.parts.first(where: { $0.origin == origin }) {
        Source.part = known
        return value()
      }
      let part = ReadPart(origin)
      Source.part = part
      let found = value()
      part.isEqual = { Same.values(value(), found) }
      return found
    }
  }
}

extension ViewNode {
  /// How many nodes lie between this one and the root.
  final var depth: Int {
    var depth = 0
    var node = parent
    while let current = node {
      depth += 1
      node = current.parent
    }
    return depth
  }
}
