// SPDX-License-Identifier: Apache-2.0

/// A value that views read: it knows who read it last, and tells them when it changes.
@MainActor
class Source {
  /// Whoever is running its body now.
  static var reader: (any Reader)?

  private struct WeakReader {
    weak var reader: (any Reader)?
  }

  private var readers: [ObjectIdentifier: WeakReader] = [:]

  final var hasReaders: Bool { !readers.isEmpty }

  final func noteRead() {
    guard let reader = Self.reader else { return }
    if reader.dependencies.contains(where: { $0 === self }) { return }
    readers[ObjectIdentifier(reader)] = WeakReader(reader: reader)
    reader.dependencies.append(self)
  }

  final func remove(_ reader: any Reader) {
    readers[ObjectIdentifier(reader)] = nil
  }

  /// Whether it is a property of a model, whose former value nobody can read.
  var isModel: Bool { false }

  final func changed() {
    for entry in readers.values {
      guard let reader = entry.reader else { continue }
      reader.graph.invalidate(reader, isModel: isModel)
    }
  }
}

/// Something that runs again when what it read has changed.
@MainActor
protocol Reader: ViewNode {
  var dependencies: [Source] { get set }
  /// The number of the last change that it has not run for; 0 for none.
  var dirtyNumber: UInt64 { get set }
  var isMounted: Bool { get }

  func evaluate()
  func noteEnvironmentRead(_ read: EnvironmentRead)
}

extension Reader {
  var isDirty: Bool { dirtyNumber > 0 }

  /// Nothing: a view round it, whose property the value is, makes it anew.
  func noteEnvironmentRead(_ read: EnvironmentRead) {}

  func forgetDependencies() {
    for source in dependencies { source.remove(self) }
    dependencies.removeAll(keepingCapacity: true)
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
