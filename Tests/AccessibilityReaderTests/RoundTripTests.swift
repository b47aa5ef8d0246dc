// SPDX-License-Identifier: Apache-2.0

import ATSPI
import AccessibilityReader
import DesktopSession
import Dispatch
import ScriptedApplications
import Semantics
import Synchronization
import Testing

@Suite struct RoundTripTests {
  private static let shown = StateSet(.enabled, .sensitive, .showing, .visible)
  private static let window = ElementID(1)

  /// Everything that an element can carry, somewhere.
  private static let nodes: [Node] = [
    Node(
      id: window, role: .frame, name: "Window", states: shown.union(StateSet(.active, .resizable)),
      frame: Rect(x: 0, y: 0, width: 400, height: 300), screenOrigin: Point(x: 120, y: 40),
      children: [2, 3, 4, 5, 6].map { ElementID($0) }),
    Node(
      id: ElementID(2), role: .dial, name: "Volume", description: "How loud",
      help: "Arrow keys adjust", identifier: "volume",
      states: shown.union(StateSet(.focusable, .focused, .vertical)),
      frame: Rect(x: 20, y: 20, width: 100.5, height: 100),
      value: RangeValue(minimum: -60, maximum: 6, current: -6, increment: 0.5, text: "-6 dB"),
      actions: [
        Action(
          name: "increment", label: "Louder", description: "Turns it up", keyBinding: ";;Up"),
        Action(name: "decrement", label: "Softer", keyBinding: ";;Down"),
        Action(name: "set-minimum", label: "Lowest"),
      ],
      relations: [Relation(.labelledBy, [ElementID(5)])],
      attributes: ["keyshortcuts": "Control+Up", "level": "2"]),
    Node(
      id: ElementID(3), role: .switchControl, name: "Mute",
      states: shown.union(StateSet(.focusable, .checkable, .checked, .pressed)),
      frame: Rect(x: -20, y: 140, width: 80, height: 30),
      actions: [Action(name: "click", label: "Switch", keyBinding: ";;space")]),
    Node(
      id: ElementID(4), role: .slider, name: "Without an end",
      states: shown.union(StateSet(.focusable, .horizontal)),
      frame: Rect(x: 0, y: 180, width: 80, height: 30),
      value: RangeValue(
        minimum: -Double.greatestFiniteMagnitude, maximum: Double.greatestFiniteMagnitude,
        current: 0.1, increment: 0)),
    Node(
      id: ElementID(5), role: .label, name: "\u{1F3B9} \"Grüße\"\n<&>", states: shown,
      frame: Rect(x: 0, y: 0, width: 10, height: 10),
      relations: [Relation(.labelFor, [ElementID(2)])]),
    Node(
      id: ElementID(6), role: .list, name: "Cards", states: shown,
      frame: Rect(x: 20, y: 200, width: 300, height: 90),
      children: [ElementID(7), ElementID(8)]),
    Node(
      id: ElementID(7), role: .listItem, name: "One", states: shown,
      frame: Rect(x: 20, y: 200, width: 300, height: 30),
      relations: [
        Relation(.memberOf, [ElementID(7), ElementID(8)]), Relation(.flowsFrom, [ElementID(8)]),
      ],
      attributes: ["posinset": "1", "setsize": "2"]),
    Node(
      id: ElementID(8), role: .listItem, name: "Two", states: [],
      relations: [
        Relation(.memberOf, [ElementID(7), ElementID(8)]), Relation(.flowsTo, [ElementID(7)]),
      ]),
  ]

  @Test func `what the provider publishes is what the reader reads`() async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    let configuration = Provider.Configuration(
      applicationName: "Round trip", environment: session.environment)
    // Nothing is kept before somebody looks.
    let queue = DispatchQueue(label: "application")
    let holder = Mutex<Provider?>(nil)
    let provider = Provider(configuration: configuration) { pending in
      queue.async {
        let isAsked = pending.begin() == .showTree
        if isAsked {
          holder.withLock { $0 }?.publish(TreeUpdate(nodes: Self.nodes), windows: [Self.window])
        }
        pending.finish(isAsked)
      }
    }
    holder.withLock { $0 = provider }
    provider.start()
    let reader = AccessibilityReader(environment: session.environment)
    var application: ApplicationReference?
    _ = try await eventually {
      application = try await reader.applications().first
      return application != nil
    }
    let snapshot = try await reader.read(try #require(application), limits: .patient)
    let root = Node(
      id: Provider.applicationID, role: .application, name: "Round trip", children: [Self.window])
    let published = Tree(root: root, nodes: Self.nodes)
    #expect(TreeText(snapshot.tree).text == TreeText(published).text)
    #expect(snapshot.problems.isEmpty)
    #expect(
      snapshot.tree.depthFirst.map(\.screenOrigin) == published.depthFirst.map(\.screenOrigin))
    provider.stop()
    holder.withLock { $0 = nil }
  }
}
