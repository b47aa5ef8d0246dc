// SPDX-License-Identifier: Apache-2.0

/// A value that views read: it knows who read it last, and tells them when it changes.
@MainActor
class Source {
  /// Whoever is running its body now.
  static var reader: (any Reader)?

  private struct WeakReader {
    weak var reader: (any Reader)?
  }

  private var readers: [WeakReader] = []

  final func noteRead() {
    guard let reader = Self.reader else { return }
    if readers.contains(where: { $0.reader === reader }) { return }
    readers.append(WeakReader(reader: reader))
    reader.dependencies.append(self)
  }

  final func remove(_ reader: any Reader) {
    readers.removeAll { $0.reader == nil || $0.reader === reader }
  }

  final func changed() {
    for entry in readers {
      guard let reader = entry.reader else { continue }
      reader.graph.invalidate(reader)
    }
  }
}
