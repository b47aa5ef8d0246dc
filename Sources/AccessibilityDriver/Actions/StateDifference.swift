// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// Says what is different in two moments.
struct StateDifference: Sendable {
  /// The elements of the tree that is judged.
  let ids: [ObjectReference: ElementID]

  /// Changes that are kept of one trial.
  var limit = 200

  func changes(from old: ApplicationState, to new: ApplicationState) -> [ObservedChange] {
    var changes: [ObservedChange] = []
    for reference in new.order {
      guard let after = new.elements[reference] else { continue }
      if let before = old.elements[reference] {
        changes += self.changes(reference, before, after)
      } else if after.states[.showing], isTold(after) {
        changes.append(presence(reference, after, from: "", to: after.presence))
      }
    }
    for reference in old.order where new.elements[reference] == nil {
      if let before = old.elements[reference], before.states[.showing], isTold(before) {
        changes.append(presence(reference, before, from: before.presence, to: "gone"))
      }
    }
    return Array((changes + cellChanges(from: old, to: new)).prefix(limit))
  }

  /// Of what is made anew whenever it is read, where it is checked or unfolded otherwise than before.
  private func cellChanges(
    from old: ApplicationState, to new: ApplicationState
  ) -> [ObservedChange] {
    let ticks = [State.checked, .expanded]
    let different = new.cells.filter { cell, after in
      old.cells[cell].map { before in
        before.role == after.role && ticks.contains { before.states[$0] != after.states[$0] }
      } ?? false
    }
    guard !different.isEmpty else { return [] }
    var changes: [ObservedChange] = []
    let (then, now) = (old.countsOfCells, new.countsOfCells)
    // Which of several is which is not known where there are more of them or fewer.
    for (cell, after) in different where then[cell.first] == now[cell.first] {
      guard let before = old.cells[cell] else { continue }
      for state in ticks where before.states[state] != after.states[state] {
        changes.append(
          ObservedChange(
            element: nil, place: after.place, role: after.role.name, property: .state,
            detail: state.name, from: before.states[state] ? "on" : "off",
            to: after.states[state] ? "on" : "off", words: "", isLive: false))
      }
    }
    return changes.sorted { $0.place < $1.place }
  }

  func changes(
    _ reference: ObjectReference, _ before: ElementState, _ after: ElementState
  ) -> [ObservedChange] {
    if before.states[.showing] != after.states[.showing] {
      guard isTold(after) else { return [] }
      return [presence(reference, after, from: before.presence, to: after.presence)]
    }
    // What nobody sees is the toolkit's own affair.
    guard after.states[.showing] else { return [] }
    var changes: [ObservedChange] = []
    func note(
      _ property: ObservedChange.Property, _ from: String, _ to: String, detail: String = ""
    ) {
      guard from != to else { return }
      changes.append(
        ObservedChange(
          element: ids[reference], place: after.place, role: after.role.name, property: property,
          detail: detail, from: from, to: to,
          words: property == .name || property == .text ? to : "", isLive: after.isLive))
    }
    note(.role, before.role.name, after.role.name)
    note(.name, before.name, after.name)
    note(.description, before.description, after.description)
    if let one = before.value, let other = after.value { note(.value, "\(one)", "\(other)") }
    if let one = before.text, let other = after.text { note(.text, one, other) }
    if let one = before.selectedCount, let other = after.selectedCount {
      note(.selectedCount, "\(one)", "\(other)")
    }
    for state in ElementState.compared {
      note(
        .state, before.states[state] ? "on" : "off", after.states[state] ? "on" : "off",
        detail: state.name)
    }
    return changes
  }

  /// "name of label[1 copy]".
  static func brief(_ change: ObservedChange) -> String {
    "\(change.detail.isEmpty ? change.property.rawValue : change.detail) of \(change.place)"
  }

  /// Boxes without a name come and go unheard. Qt makes the headers of columns anew when they are read.
  private func isTold(_ state: ElementState) -> Bool {
    state.isWindow || !state.name.isEmpty && state.role != .tableColumnHeader
  }

  private func presence(
    _ reference: ObjectReference, _ state: ElementState, from: String, to: String
  ) -> ObservedChange {
    ObservedChange(
      element: ids[reference], place: state.place, role: state.role.name,
      property: state.isWindow ? .window : .presence, from: from, to: to, words: state.name,
      isLive: state.isLive)
  }
}

extension ObservedChange {
  /// Something is there that was not.
  var isArrival: Bool { property == .presence && from.isEmpty }

  /// What goes on changing while nobody touches the application. What came to be because it was read,
  /// as the cells of a view do in Qt, comes once, and may leave again.
  static func idle(_ first: [ObservedChange], then later: [ObservedChange]) -> [ObservedChange] {
    let arrivals = Set(first.filter(\.isArrival).map(\.place))
    let stayed = later.filter { $0.property != .presence || !arrivals.contains($0.place) }
    return first.filter { !$0.isArrival } + stayed
  }
}
