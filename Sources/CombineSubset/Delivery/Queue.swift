// SPDX-License-Identifier: Apache-2.0

/// Gives back what it was given, first in, first out.
struct Queue<Element> {
  private var incoming: [Element] = []
  /// The last one is the next.
  private var outgoing: [Element] = []

  var isEmpty: Bool { incoming.isEmpty && outgoing.isEmpty }

  mutating func append(_ element: Element) { incoming.append(element) }

  mutating func popFirst() -> Element? {
    if outgoing.isEmpty {
      outgoing = incoming.reversed()
      incoming.removeAll()
    }
    return outgoing.popLast()
  }

  /// Leaves the newest element alone.
  mutating func keepNewest() {
    guard let newest = incoming.last ?? outgoing.first else { return }
    incoming = [newest]
    outgoing = []
  }
}
