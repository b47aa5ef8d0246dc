// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// All elements of an application at one moment, by where they stand on the bus.
struct ApplicationState: Sendable {
  private(set) var elements: [ObjectReference: ElementState] = [:]
  /// In the order of the tree.
  private(set) var order: [ObjectReference] = []
  /// What is made anew whenever somebody asks, as Qt's cells are: whether it is checked or unfolded.
  private(set) var cells: [Cell: ElementState] = [:]
  let snapshot: ApplicationSnapshot

  /// One of the cells of a view, by what stays the same when it is made anew.
  struct Cell: Hashable {
    let view: ObjectReference
    let name: String
    /// Among those of its name.
    var turn = 0

    /// The first of its name.
    var first: Cell { Cell(view: view, name: name) }
  }

  /// How many cells of one name a view shows, by the first of them.
  var countsOfCells: [Cell: Int] {
    cells.keys.reduce(into: [:]) { counts, cell in counts[cell.first, default: 0] += 1 }
  }

  /// What assistive technologies speak by itself.
  private static let spokenRoles: Set<Role> = [
    .alert, .notification, .statusBar, .infoBar, .progressBar, .timer, .log, .marquee,
  ]

  init(_ snapshot: ApplicationSnapshot) {
    self.snapshot = snapshot
    var live: Set<ElementID> = []
    var turns: [Cell: Int] = [:]
    for node in snapshot.tree.depthFirst {
      guard let reference = snapshot.references[node.id] else { continue }
      let parent = snapshot.tree.parent(of: node.id)
      // Cells that are made when somebody asks for them come and go unheard.
      guard !node.states[.transient] else {
        guard let view = parent.flatMap({ snapshot.references[$0] }), node.states[.showing] else {
          continue
        }
        var cell = Cell(view: view, name: node.name)
        let turn = turns[cell, default: 0]
        turns[cell] = turn + 1
        cell.turn = turn
        cells[cell] = ElementState(node, isWindow: false, isLive: false)
        continue
      }
      let isSpoken =
        Self.spokenRoles.contains(node.role)
        || ["live", "container-live"].contains { key in
          ["polite", "assertive"].contains(node.attributes[key] ?? "")
        }
      let isLive = isSpoken || parent.map(live.contains) ?? false
      if isLive { live.insert(node.id) }
      elements[reference] = ElementState(
        node, isWindow: parent == snapshot.tree.root, isLive: isLive)
      order.append(reference)
    }
  }

  /// What stands in a text, which a read of the tree leaves out.
  mutating func tell(_ text: String?, in reference: ObjectReference) {
    elements[reference]?.text = text
  }

  func node(_ reference: ObjectReference) -> Node? {
    snapshot.references.first { $0.value == reference }.flatMap { snapshot.tree[$0.key] }
  }

  /// Whether every element is there in both, and says the same.
  func looksLike(_ other: ApplicationState) -> Bool {
    order == other.order && elements == other.elements
  }

  /// Whether something is on its way from one state to another: a button that is drawn pressed while
  /// it is clicked, or anything busy that was not.
  func isPassing(since before: ApplicationState) -> Bool {
    order.contains { reference in
      guard let now = elements[reference], now.states[.showing] else { return false }
      let then = before.elements[reference]?.states ?? []
      return [State.armed, .busy, .animated].contains { now.states[$0] && !then[$0] }
        || now.role == .button && now.states[.pressed] && !then[.pressed]
    }
  }

  /// Qt says of no tab that it is selected, and of the current one of each list that it is focused.
  var callsCurrentTabFocused: Bool {
    let tabs = elements.values.filter { $0.role == .pageTab }
    return tabs.contains { $0.states[.focused] } && !tabs.contains { $0.states[.selected] }
  }

  /// The windows that are showing.
  var windows: [ObjectReference] {
    order.filter { elements[$0].map { $0.isWindow && $0.states[.showing] } ?? false }
  }

  /// Whether some element says that it has the focus: a hidden one, or a whole window, is none. Qt says so
  /// of a window in which nothing has it, and goes on saying so of the current items of lists.
  var hasFocus: Bool {
    let focused = snapshot.tree.depthFirst.filter { $0.states[.focused] && $0.states[.showing] }
    let windows = focused.filter { snapshot.tree.parent(of: $0.id) == snapshot.tree.root }
    return focused.contains { node in
      node.id != snapshot.tree.root && !windows.contains { $0.id == node.id }
        && (windows.isEmpty || !FocusChoice.items.contains(node.role))
    }
  }

  /// Whether a window of the application has the keyboard.
  var hasActiveWindow: Bool { elements.values.contains { $0.isWindow && $0.states[.active] } }
}
