// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// What an application's cache reports of one element. AT-SPI: `org.a11y.atspi.Cache.GetItems`.
struct CacheItem {
  static let signature = "((so)(so)(so)iiassusau)"

  let reference: ObjectReference
  let parent: ObjectReference?
  let childCount: Int
  let name: String
  let description: String
  let role: BusValue
  let states: BusValue
  let interfaces: BusValue

  /// Reads reference, application, parent, index, number of children, interfaces, name, role,
  /// description, states.
  init?(_ value: BusValue) {
    var parts = value.members
    guard let reference = ObjectReference(parts.next()) else { return nil }
    _ = parts.next()
    let parent = ObjectReference(parts.next())
    _ = parts.next()
    guard let count = parts.next()?.int32, let interfaces = parts.next(),
      let name = parts.next()?.string, let role = parts.next(),
      let description = parts.next()?.string,
      let states = parts.next()
    else { return nil }
    self.reference = reference
    self.parent = parent
    childCount = Int(count)
    self.name = name
    self.description = description
    self.role = role
    self.states = states
    self.interfaces = interfaces
  }

  /// True where the element itself has said the same.
  func agrees(with record: NodeRecord) -> Bool {
    record.childCount == childCount && record.name == name && record.description == description
  }
}

extension TreeWalk {
  /// How far an application's cache is used for roles, states and interfaces.
  enum CacheUse {
    /// The elements are not known yet.
    case undecided
    case asked
    /// It answers, and samples of what it reports are compared with direct answers.
    case used
    /// It is not there, not worth a call, or was found to be wrong.
    case unused
  }

  /// `GetItems` answers in one piece, and keeps the application busy for as long as it takes: GTK
  /// needs a square of the children of one element, 5 s for 10,000, and 30 µs an element otherwise.
  private static let worthwhileElements = 48...4096
  private static let mostSiblings = 512
  /// One element in so many is asked directly too.
  private static let samplePeriod = 16

  /// Called when every element that is known has been asked for its properties.
  func describe() {
    guard cache == .undecided, !undescribed.isEmpty else { return }
    let isWorthwhile =
      Self.worthwhileElements.contains(records.count)
      && records.allSatisfy { $0.children.count <= Self.mostSiblings }
    guard isWorthwhile else {
      describeDirectly()
      return
    }
    cache = .asked
    ask(.cacheItems, 0)
  }

  /// Asks every element itself; of those that say they have no children a sample for their children.
  func describeDirectly() {
    cache = .unused
    for record in undescribed {
      askDescription(of: record)
      if records[record].isLeafSoFar { leaves.append(record) }
      records[record].isLeafSoFar = false
    }
    undescribed.removeAll()
  }

  private func askLeaf(_ record: Int) {
    guard records[record].isLeafSoFar else { return }
    records[record].isLeafSoFar = false
    ask(.children, record)
  }

  /// Believes an item that agrees with what the element itself has said of its name, description
  /// and children; asks the element otherwise, and one in sixteen in any case.
  func take(cacheItems answer: BusValue) {
    cache = .used
    var items: [Int: CacheItem] = [:]
    var parents: Set<ObjectReference> = []
    for member in answer.members.prefix(limits.nodes) {
      guard let item = CacheItem(member) else { continue }
      if let parent = item.parent { parents.insert(parent) }
      if let record = known[item.reference] { items[record] = item }
    }
    for record in undescribed {
      let isSample = record % Self.samplePeriod == 0
      guard let item = items[record], item.agrees(with: records[record]) else {
        askDescription(of: record)
        askLeaf(record)
        continue
      }
      note(records[record].take(item), record)
      askInterfaces(of: record)
      if isSample { askDescription(of: record) }
      if isSample || parents.contains(records[record].reference) { askLeaf(record) }
    }
  }

  /// Compares a direct answer with what the cache had reported. One difference, and nothing that it
  /// reported is believed.
  func check(_ record: Int, against before: NodeRecord.Facts) {
    guard cache == .used, records[record].isFromCache, before != records[record].facts
    else { return }
    cache = .unused
    for record in undescribed where records[record].isFromCache {
      records[record].isFromCache = false
      askDescription(of: record)
      askLeaf(record)
    }
  }
}
