// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Sorts records by what makes them alike, so that of many a sample is asked: of each kind the first
/// few, and one in sixteen of the others.
struct AlikeElements<Kind: Hashable> {
  /// In the order in which they came.
  private(set) var groups: [(sample: [Int], rest: [Int])] = []
  private var places: [Kind: Int] = [:]

  /// What is rare costs little, and is of its own more often.
  private static var alwaysAsked: Int { 64 }
  private static var samplePeriod: Int { 16 }

  mutating func add(_ record: Int, of kind: Kind) {
    let place = places[kind] ?? groups.count
    if place == groups.count {
      places[kind] = place
      groups.append(([], []))
    }
    let (asked, left) = (groups[place].sample.count, groups[place].rest.count)
    if asked < Self.alwaysAsked || (asked + left) % Self.samplePeriod == 0 {
      groups[place].sample.append(record)
    } else {
      groups[place].rest.append(record)
    }
  }

  /// Gives all groups, and has none from then on.
  mutating func takeAll() -> [(sample: [Int], rest: [Int])] {
    defer { self = Self() }
    return groups
  }
}

/// What a sample of many elements that are alike says for all of them, for as long as the sample
/// agrees.
extension TreeWalk {
  /// Elements that a sample can stand for.
  struct Kind: Hashable {
    let role: Role?
    let interfaces: InterfaceSet?
    /// As `GetActions` reports them; their names are still missing.
    var actions: [Action] = []
  }

  /// Called when everything else has been answered. It comes again when samples have been.
  func askSamples() {
    takeLeafSamples()
    takeNameSamples()
    for record in leaves {
      leafKinds.add(record, of: kind(of: record))
    }
    for record in leafKinds.groups.flatMap(\.sample) { ask(.children, record) }
    leaves.removeAll()
    for record in unnamed {
      var kind = kind(of: record)
      kind.actions = records[record].actions
      nameKinds.add(record, of: kind)
    }
    for record in nameKinds.groups.flatMap(\.sample) { askActionNames(of: record) }
    unnamed.removeAll()
  }

  private func kind(of record: Int) -> Kind {
    Kind(role: records[record].facts.role, interfaces: records[record].facts.interfaces)
  }

  /// One element that said it has no children and lists some, or does not answer, and each is asked.
  private func takeLeafSamples() {
    let groups = leafKinds.takeAll()
    guard leavesAreDoubtful else { return }
    for record in groups.flatMap(\.rest) { ask(.children, record) }
  }

  /// Actions that `GetActions` reports alike, of elements with the same role and interfaces, have
  /// the same names where those of the sample do.
  private func takeNameSamples() {
    for group in nameKinds.takeAll() {
      let names = group.sample.first.map { records[$0].actions.map(\.name) }
      let isAgreed = group.sample.allSatisfy { record in
        records[record].namesAreKnown && records[record].actions.map(\.name) == names
      }
      for record in group.rest {
        if isAgreed, let sample = group.sample.first {
          records[record].actions = records[sample].actions
        } else {
          askActionNames(of: record)
        }
      }
    }
  }

  func askActionNames(of record: Int) {
    for index in records[record].actions.indices { ask(.actionName(Int32(index)), record) }
  }

  /// What would have been asked next.
  var unaskedSamples: [Question] {
    (leaves + leafKinds.groups.flatMap(\.rest)).map { Question(query: .children, record: $0) }
      + (unnamed + nameKinds.groups.flatMap(\.rest)).map {
        Question(query: .actionName(0), record: $0)
      }
  }
}
