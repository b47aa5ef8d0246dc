// SPDX-License-Identifier: Apache-2.0

import Semantics

/// In which order the elements of a window changed for assistive technologies: each property that
/// changed once. What changes again and again on the way of a hand has no place in an order.
///
/// Elements go by their places in the tree, so that two windows in the same state can be compared.
struct ChangeOrder {
  private struct Property: Hashable, Comparable {
    let place: Int
    let name: String

    static func < (one: Property, other: Property) -> Bool {
      (one.place, one.name) < (other.place, other.name)
    }
  }

  private let turns: [Property: Int]

  /// - Parameters:
  ///   - changes: Those of each publication, in order.
  ///   - tree: What they led to.
  init(_ changes: [[TreeChange]], leadingTo tree: Tree) {
    let places = Dictionary(
      uniqueKeysWithValues: tree.depthFirst.enumerated().map { ($1.id, $0) })
    var turns: [Property: [Int]] = [:]
    for (turn, changes) in changes.enumerated() {
      for change in changes {
        guard let (id, name) = Self.property(change), let place = places[id] else { continue }
        turns[Property(place: place, name: name), default: []].append(turn)
      }
    }
    self.turns = turns.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// Nil for what depends on the focus alone, or on where things are.
  private static func property(_ change: TreeChange) -> (ElementID, String)? {
    switch change {
    case .name(let id): (id, "name")
    case .value(let id): (id, "value")
    case .state(let id, let state, _) where ![.focused, .active, .focusable].contains(state):
      (id, state.name)
    default: nil
    }
  }

  /// Two properties that change in one order here and in the other there, in words; nil where none
  /// do.
  ///
  /// - Parameter state: What both led to.
  func contradiction(to other: ChangeOrder, in state: WindowState) -> String? {
    func text(_ property: Property) -> String {
      let isThere = state.items.indices.contains(property.place)
      return "\(property.name) of \(isThere ? state.items[property.place].label : "[]")"
    }
    let shared = turns.keys.filter { other.turns[$0] != nil }.sorted()
    for (index, first) in shared.enumerated() {
      for second in shared[(index + 1)...] {
        guard let one = turns[first], let two = turns[second], let otherOne = other.turns[first],
          let otherTwo = other.turns[second], (one - two) * (otherOne - otherTwo) < 0
        else { continue }
        let (sooner, later) = one < two ? (first, second) : (second, first)
        return "\(text(sooner)) before \(text(later))"
      }
    }
    return nil
  }
}

extension ChangeOrder: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(turns.count)
    for (property, turn) in turns.sorted(by: { $0.key < $1.key }) {
      writer.write(property.place)
      writer.write(property.name)
      writer.write(turn)
    }
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    var turns: [Property: Int] = [:]
    for _ in 0..<(try reader.count()) {
      let property = Property(place: try reader.value(), name: try reader.value())
      turns[property] = try reader.integer()
    }
    self.turns = turns
  }
}
