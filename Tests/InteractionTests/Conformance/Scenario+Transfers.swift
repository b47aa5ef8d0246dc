// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

@testable import Interaction

/// A source and two targets with something else between them, driven by keys.
extension Scenario {
  static let transfers: [Scenario] =
    [
      aria(
        "Tab forward", "Enter, Tab, Tab", "One,Two,source",
        .differs(ours: "source,One,Two", because: staysFirst)
      ) { table in
        table.keys(.return, .tab, .tab)
      },
      aria(
        "Tab backward", "Enter, then Shift+Tab three times", "One,source,Two,One",
        .differs(ours: "source,Two,One,Two", because: ring)
      ) { table in
        table.keys(.return)
        for _ in 0..<3 { table.key(.tab, .shift) }
      },
      aria(
        "Escape", "Enter, Escape", "One,source",
        .differs(ours: "source,source", because: staysFirst)
      ) { table in
        table.keys(.return, .escape)
      },
      aria("drop", "on the second target", "dropped on Two", log: { $0.drops }) { table in
        table.keys(.return, .tab, .tab, .return)
      },
      aria(
        "focus after a drop", "on the second target", "Two",
        .differs(ours: "source", because: "the focus stays with what moved"),
        log: { $0.focused }
      ) { table in
        table.keys(.return, .tab, .tab, .return)
      },
      aria(
        "target states", "over the first, then the second", "enter One,exit One,enter Two",
        log: { $0.hovers }
      ) { table in
        table.keys(.return, .tab, .tab)
      },
      aria("target removed", "the focused target goes", "Two", log: { $0.focused }) { table in
        table.keys(.return, .tab)
        table.targets[0].removeFromParent()
        table.look()
      },
      aria("target in a hidden tree", "Enter, Tab", "Two", log: { $0.focused }) { table in
        table.targets[0].declarations.append(hidden)
        table.keys(.return, .tab)
      },
      aria("target hidden meanwhile", "the focused target is hidden", "One", log: { $0.focused }) {
        table in
        table.keys(.return, .tab, .tab)
        table.targets[1].declarations.append(hidden)
        table.look()
      },
      aria("disabled source", "Enter", "source", log: { $0.focused + $0.hovers }) { table in
        table.source.dragSource = nil
        table.source.isFocusable = true
        table.keys(.return)
      },
      aria(
        "Enter on the source", "Enter, Enter", "source,cancelled",
        log: { $0.focused + ($0.hasEnded ? ",cancelled" : "") }
      ) { table in
        table.keys(.return, .return)
      },
    ] + announcements

  /// Which of the item and the target each sentence names.
  private static let announcements: [Scenario] = [
    kit("start", "picked up", "item") { $0.keys(.return) },
    kit(
      "over", "moved over a target", "item+target",
      .differs(ours: "target", because: "one knows what one holds; the focus names the target")
    ) { table in
      table.keys(.return)
      table.said.removeAll()
      table.keys(.tab)
      table.said.append(table.focusWords)
    },
    kit("end", "dropped on a target", "item+target") { table in
      table.keys(.return, .tab)
      table.said.removeAll()
      table.keys(.return)
    },
    kit("cancel", "cancelled", "item") { table in
      table.keys(.return, .tab)
      table.said.removeAll()
      table.keys(.escape)
      // The focus comes back to the item, and tells its name.
      table.said = [([table.focusWords] + table.said).joined(separator: " ")]
    },
  ]

  private static let staysFirst =
    "the focus waits at the source, so that what is said, Tab and then Enter, is what works, also "
    + "with one target"
  private static let ring = "Tab goes through the targets alone; Escape leads back"

  private static var hidden: SemanticsDeclaration {
    var declaration = SemanticsDeclaration()
    declaration.isHidden = true
    return declaration
  }

  private static func aria(
    _ id: String, _ input: String, _ recorded: String, _ verdict: Verdict = .agrees,
    log: @escaping @MainActor @Sendable (TransferTable) -> String = { $0.stops },
    run: @escaping @MainActor @Sendable (TransferTable) -> Void
  ) -> Scenario {
    Scenario(.ariaTransfers, id, input, recorded, verdict) { stage in
      let table = TransferTable(stage)
      run(table)
      stage.note(log(table))
    }
  }

  private static func kit(
    _ id: String, _ input: String, _ recorded: String, _ verdict: Verdict = .agrees,
    run: @escaping @MainActor @Sendable (TransferTable) -> Void
  ) -> Scenario {
    Scenario(.dndKit, id, input, recorded, verdict) { stage in
      let table = TransferTable(stage)
      run(table)
      let named = table.said.map { words in
        [("source", "item"), ("One", "target")].filter { words.contains($0.0) }.map(\.1)
          .joined(separator: "+")
      }
      stage.note(named.joined(separator: ","))
    }
  }
}

/// What the rows above are played on.
@MainActor
final class TransferTable {
  let stage: Stage
  let source: Element
  private(set) var targets: [Element] = []
  /// The focus after each key.
  private var stopped: [String] = []
  private var hovered: [String] = []
  private var dropped: [String] = []
  var said: [String] = []
  private var tree = Tree(root: Node(id: ElementID(0), role: .application))

  init(_ stage: Stage) {
    self.stage = stage
    source = stage.view(CGRect(x: 0, y: 0, width: 100, height: 40))
    name(source, "source")
    source.dragSource = DragSource { [TransferItem("hello world")] }
    let other = stage.view(CGRect(x: 0, y: 50, width: 100, height: 40), stage.tap("other"))
    name(other, "other")
    for (index, title) in ["One", "Two"].enumerated() {
      let target = stage.view(
        CGRect(x: 100, y: Double(index) * 50, width: 100, height: 40))
      name(target, title)
      target.dropTargets = [
        DropTarget(
          for: String.self,
          isTargeted: { [weak self] in self?.hovered.append(($0 ? "enter " : "exit ") + title) },
          action: { [weak self] _, _ in
            self?.dropped.append("dropped on " + title)
            return true
          })
      ]
      targets.append(target)
    }
    stage.scene.focus(source)
    look()
    said.removeAll()
  }

  private func name(_ element: Element, _ name: String) {
    var declaration = SemanticsDeclaration()
    declaration.label = name
    element.declarations = [declaration]
  }

  func keys(_ keys: Key...) {
    for key in keys { self.key(key) }
  }

  func key(_ key: Key, _ modifiers: KeyModifiers = []) {
    stage.scene.handle(KeyEvent(key: key, modifiers: modifiers, time: stage.time))
    stage.scene.handle(KeyEvent(key: key, modifiers: modifiers, phase: .up, time: stage.time))
    look()
    stopped.append(focused)
  }

  func look() {
    var root = Node(id: ElementID(0), role: .application)
    root.children = [stage.scene.windowID]
    var update = stage.scene.takeUpdate()
    said += update.announcements.map(\.text)
    update.nodes.insert(root, at: 0)
    tree.apply(update)
  }

  private var focus: Node? { tree.focus.flatMap { tree[$0] } }
  var focused: String { focus?.name ?? "-" }
  /// What a screen reader says of what has the focus.
  var focusWords: String { (focus?.name ?? "") + ", " + (focus?.description ?? "") }
  var stops: String { stopped.joined(separator: ",") }
  var hovers: String { hovered.joined(separator: ",") }
  var drops: String { dropped.joined(separator: ",") }
  var hasEnded: Bool { stage.scene.dragSession == nil }
}
