// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics
import Synchronization

/// What earlier reads of one application have found, so that the next one asks for what may be different
/// alone: who operates an application reads it again and again.
///
/// Of an element that is known, names, states, interfaces, values, children and actions are asked for.
/// Places, attributes and relations stay as they were read first, and so does what stands in an element
/// that shows neither itself nor anything in it.
package final class ReadMemory: Sendable {
  /// The elements of one read.
  struct Walk: Sendable {
    fileprivate(set) var records: [NodeRecord] = []
    private var numbers: [ObjectReference: Int] = [:]
    /// Whether none of what stands in a record's element says that it is showing.
    private var isHidden: [Bool] = []

    init(_ records: [NodeRecord] = []) {
      self.records = records
      numbers = Dictionary(
        records.indices.map { (records[$0].reference, $0) }, uniquingKeysWith: { first, _ in first }
      )
      // Where none but windows say that they are showing, the others tell nothing by it.
      let tells = records.contains { $0.depth > 1 && $0.isShowing }
      isHidden = [Bool](repeating: tells, count: records.count)
      // Children have higher numbers than their parents.
      for number in records.indices.reversed() {
        isHidden[number] =
          tells && !records[number].isShowing && !records[number].isGone
          && records[number].children.allSatisfy { isHidden[$0] }
      }
    }

    mutating func forget(windowsOf objects: Set<ObjectReference>) {
      for window in records.indices where records[window].depth == 1 {
        var parts = [window]
        var next = 0
        while next < parts.count {
          parts += records[parts[next]].children
          next += 1
        }
        guard parts.contains(where: { objects.contains(records[$0].reference) }) else { continue }
        for part in parts { numbers[records[part].reference] = nil }
      }
    }

    subscript(reference: ObjectReference) -> NodeRecord? { numbers[reference].map { records[$0] } }

    /// The elements in one that shows nothing of itself; nil where some of it is showing.
    func hidden(in reference: ObjectReference) -> [Int]? {
      numbers[reference].flatMap { isHidden[$0] ? records[$0].children : nil }
    }
  }

  private let last = Mutex(Walk())

  package init() {}

  /// The next read asks for all that stands in the windows of these elements.
  package func forget(windowsOf objects: Set<ObjectReference>) {
    last.withLock { $0.forget(windowsOf: objects) }
  }

  var walk: Walk {
    get { last.withLock { $0 } }
    set { last.withLock { $0 = newValue } }
  }
}

extension NodeRecord {
  fileprivate var isShowing: Bool { facts.states?[.showing] ?? true }

  /// Takes over what seldom changes, and is not asked for again.
  mutating func adopt(_ old: NodeRecord) {
    isKnown = true
    help = old.help
    identifier = old.identifier
    attributes = old.attributes
    relations = old.relations
    windowExtents = old.windowExtents
    screenExtents = old.screenExtents
  }
}

extension TreeWalk {
  /// Goes on to the children of an element; of one that was hidden, and says that it still is, the ones
  /// that are known are kept.
  func askChildren(of record: Int) {
    let reference = records[record].reference
    guard record != 0, let children = remembered.hidden(in: reference) else {
      return askForChildren(of: record)
    }
    guard let states = records[record].facts.states else {
      records[record].awaitsStates = true
      return
    }
    guard !states[.showing], remembered[reference]?.childCount == records[record].childCount else {
      return askForChildren(of: record)
    }
    keep(children, in: record)
  }

  /// The states have come, or do not come.
  func goOn(with record: Int) {
    guard records[record].awaitsStates else { return }
    records[record].awaitsStates = false
    if records[record].facts.states == nil {
      askForChildren(of: record)
    } else {
      askChildren(of: record)
    }
  }

  private func keep(_ children: [Int], in record: Int) {
    for child in children {
      let old = remembered.records[child]
      guard known[old.reference] == nil, records.count < limits.nodes else { continue }
      let new = self.record(old.reference, depth: records[record].depth + 1)
      records[new].take(over: old)
      records[record].children.append(new)
      keep(old.children, in: new)
    }
  }
}
