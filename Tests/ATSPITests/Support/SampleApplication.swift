// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics
import Synchronization
import TextEditing

@testable import ATSPI

/// A small application: a dial, buttons, a switch and a list, run by one queue as a real one is run
/// by its main thread.
final class SampleApplication: Sendable {
  static let window = ElementID(1)
  static let dial = ElementID(2)
  static let reset = ElementID(3)
  static let disabled = ElementID(4)
  static let mute = ElementID(5)
  static let list = ElementID(6)
  static let items = [ElementID(7), ElementID(8), ElementID(9)]

  let journal = Journal()
  let requests = Journal()
  let provider: Provider
  let mainQueue: DispatchQueue
  private let nodes: Nodes

  /// The application's own state, used on its queue only.
  final class Nodes: Sendable {
    let all: Mutex<[ElementID: Node]>
    init(_ nodes: [Node]) {
      all = Mutex(Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, $0) }))
    }

    var update: TreeUpdate {
      TreeUpdate(nodes: all.withLock { Array($0.values) }.sorted { $0.id < $1.id })
    }
  }

  /// Who answers requests: the sample itself, or nobody.
  enum Manner: Sendable { case willing, refusing, silent }

  /// - Parameter grace: How long the tree is kept when nobody looks any more, in milliseconds.
  init(
    address: String?, manner: Manner = .willing, name: String = "Sample", grace: UInt32? = nil
  ) {
    var configuration = Provider.Configuration(
      applicationName: name, environment: ["EVENHAND_ACCESSIBILITY": "on"])
    configuration.accessibilityBusAddress = address
    configuration.sessionBusAddress = nil
    configuration.locale = "en_GB"
    if let grace { configuration.grace = grace }
    let journal = journal
    configuration.trace = { line in journal.append(line) }
    let queue = DispatchQueue(label: "sample")
    mainQueue = queue
    let nodes = Nodes(Self.initialNodes)
    self.nodes = nodes
    let requests = requests
    let holder = Holder()
    provider = Provider(configuration: configuration) { pending in
      queue.async {
        guard let request = pending.begin() else {
          requests.append("too late")
          return pending.finish(false)
        }
        if request == .showTree {
          holder.provider.withLock { $0?.publish(nodes.update, windows: [Self.window]) }
          return pending.finish(true)
        }
        requests.append("\(request)")
        switch manner {
        case .silent: break
        case .refusing: pending.finish(false)
        case .willing:
          let changed = Self.carryOut(request, nodes)
          holder.provider.withLock { provider in
            provider?.publish(TreeUpdate(nodes: changed), windows: [Self.window])
          }
          pending.finish(!changed.isEmpty)
        }
      }
    }
    holder.provider.withLock { $0 = provider }
  }

  private final class Holder: Sendable {
    let provider = Mutex<Provider?>(nil)
  }

  /// On the bus; with everything published, as if somebody looked, unless said otherwise.
  func start(isWatched: Bool = true) async throws {
    provider.start()
    try await journal.line { $0.hasSuffix("for keys") }
    guard isWatched else { return }
    let link = provider.link
    link.executor.perform { link.assumeIsolated { $0.askForTree() } }
    try await journal.line("the tree is there")
  }

  /// Has more elements, without a word of them.
  func add(_ more: [Node]) {
    nodes.all.withLock { all in for node in more { all[node.id] = node } }
  }

  func node(_ id: ElementID) -> Node {
    nodes.all.withLock { $0[id] ?? Node(id: id, role: .invalid) }
  }

  /// Changes elements and publishes them as one update.
  func change(_ ids: [ElementID], announcements: [Announcement] = [], _ body: (inout Node) -> Void)
  {
    let changed = nodes.all.withLock { all in
      ids.compactMap { id -> Node? in
        guard var node = all[id] else { return nil }
        body(&node)
        all[id] = node
        return node
      }
    }
    provider.publish(
      TreeUpdate(nodes: changed, announcements: announcements), windows: [Self.window])
  }

  private static func carryOut(_ request: AssistiveRequest, _ nodes: Nodes) -> [Node] {
    nodes.all.withLock { all in
      var changed: [Node] = []
      func change(_ id: ElementID, _ body: (inout Node) -> Void) {
        guard var node = all[id] else { return }
        body(&node)
        all[id] = node
        changed.append(node)
      }
      switch request {
      case .performAction(dial, let name):
        let step = name == "increment" ? 1.0 : -1.0
        change(dial) { $0.value?.current += step }
      case .performAction(reset, _): change(dial) { $0.value?.current = 0 }
      case .performAction(mute, _): change(mute) { $0.states[.pressed].toggle() }
      case .setValue(dial, let value): change(dial) { $0.value?.current = value }
      case .focus(let id):
        for other in all.keys.sorted() where other != id && all[other]?.states[.focused] == true {
          change(other) { $0.states[.focused] = false }
        }
        change(id) { $0.states[.focused] = true }
      case .editText(let id, let request): change(id) { edit(&$0, request) }
      case .setChosen(let id, let isChosen): change(id) { $0.states[.selected] = isChosen }
      case .setAllChosen(let id, let areChosen):
        for child in all[id]?.children ?? [] { change(child) { $0.states[.selected] = areChosen } }
      default: break
      }
      return changed
    }
  }

  private static func edit(_ node: inout Node, _ request: TextRequest) {
    guard let content = node.text else { return }
    var editor = Editor(content.text)
    func perform(_ command: EditCommand) { _ = editor.perform(command, lines: TextLines()) }
    perform(.place(content.caret, selecting: false))
    switch request {
    case .setCaret(let offset): perform(.place(offset, selecting: false))
    case .select(let range): perform(.select(range))
    case .setContents(let text): perform(.replaceAll(text))
    case .insert(let text, let offset):
      perform(.place(offset, selecting: false))
      perform(.insert(text))
    case .delete(let range):
      guard !range.isEmpty else { break }
      perform(.select(range))
      perform(.delete(.forward))
    case .cut, .copy, .paste: break
    }
    node.text = TextContent(
      editor.text, caret: editor.caret,
      selection: editor.selection.isEmpty ? nil : editor.selection)
  }

  static let initialNodes: [Node] = {
    let shown = StateSet(.enabled, .sensitive, .showing, .visible)
    let control = StateSet(.enabled, .sensitive, .showing, .visible, .focusable)
    var dialStates = control
    dialStates[.horizontal] = true
    dialStates[.focused] = true
    var windowStates = shown
    windowStates[.active] = true
    return [
      Node(
        id: window, role: .frame, name: "Sample window", states: windowStates,
        frame: Rect(x: 0, y: 0, width: 400, height: 300), screenOrigin: Point(x: 100, y: 50),
        children: [dial, reset, disabled, mute, list]),
      Node(
        id: dial, role: .dial, name: "Volume", description: "How loud", help: "Arrow keys adjust",
        identifier: "volume", states: dialStates,
        frame: Rect(x: 20, y: 20, width: 100, height: 100),
        value: RangeValue(
          minimum: 0, maximum: 40, current: 30, increment: 1, text: "thirty decibels"),
        actions: [
          Action(
            name: "increment", label: "Louder", description: "Makes it louder",
            keyBinding: ";;Up"),
          Action(
            name: "decrement", label: "Softer", description: "Makes it softer",
            keyBinding: ";;Down"),
        ],
        attributes: ["keyshortcuts": "ArrowUp ArrowDown"]),
      Node(
        id: reset, role: .button, name: "Reset", states: control,
        frame: Rect(x: 20, y: 140, width: 80, height: 30),
        actions: [Action(name: "click", label: "Press", keyBinding: ";;space")],
        relations: [Relation(.controllerFor, [dial])]),
      Node(
        id: disabled, role: .button, name: "Off duty", states: StateSet(.showing, .visible),
        frame: Rect(x: 120, y: 140, width: 80, height: 30),
        actions: [Action(name: "click", label: "Press")]),
      Node(
        id: mute, role: .switchControl, name: "Mute", states: control,
        frame: Rect(x: 220, y: 140, width: 80, height: 30),
        actions: [Action(name: "click", label: "Switch", keyBinding: ";;space")]),
      Node(
        id: list, role: .list, name: "Cards", states: shown,
        frame: Rect(x: 20, y: 200, width: 300, height: 90), children: items),
    ]
      + items.enumerated().map { index, id in
        Node(
          id: id, role: .listItem, name: "Card \(index + 1)", states: shown,
          frame: Rect(x: 20, y: 200 + Double(index) * 30, width: 300, height: 30))
      }
  }()
}

extension Link {
  /// How many elements are kept for questions, the application itself among them.
  nonisolated var shownElements: Int { shared.snapshot.publication.tree.count }
}
