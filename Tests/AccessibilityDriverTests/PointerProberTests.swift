// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import DesktopSession
import Semantics
import Testing

@testable import AccessibilityDriver

/// How much the pointer tries.
@Suite struct PointerProberTests {
  private struct SameInstance: InstanceSource {
    let instance: FreshInstance

    func next() async throws(InstanceFailure) -> FreshInstance { instance }
  }

  @Test func `places beyond the bound count as not tested, and no other does`() async throws {
    let session = try await DesktopSession.start(.init(display: .virtual, windowManager: true))
    defer { session.stop() }
    let program = try session.start(
      "xev", ["-name", "Drawn", "-geometry", "200x120", "-event", "focus"])
    _ = try await program.line(containing: "FocusIn", within: .seconds(60))
    let instance = FreshInstance(
      reader: AccessibilityReader(environment: session.environment), snapshot: Self.drawn,
      environment: session.environment, end: { nil })
    func reasons(places: Int) async throws -> Set<String> {
      var bounds = PointerProber.Bounds()
      bounds.places = places
      let prober = PointerProber(
        source: SameInstance(instance: instance), policy: try ActionPolicy(), bounds: bounds)
      let trials = await prober.trials(of: Self.drawn)
      #expect(trials.ending == nil)
      #expect(!trials.tried.isEmpty)
      return Set(trials.untried.values)
    }
    #expect(try await reasons(places: 8) == ["8 places were clicked before"])
    #expect(try await reasons(places: 640) == [])
  }

  /// Two pictures in a window.
  private static let drawn: ApplicationSnapshot = {
    func node(_ id: UInt64, _ role: Role, _ frame: Rect, _ children: [UInt64] = []) -> Node {
      Node(
        id: ElementID(id), role: role, name: id == 2 ? "Drawn" : "",
        states: StateSet(.showing, .visible, .enabled, .sensitive), frame: frame,
        children: children.map { ElementID($0) })
    }
    let nodes = [
      node(2, .frame, Rect(x: 0, y: 0, width: 200, height: 120), [3, 4]),
      node(3, .canvas, Rect(x: 0, y: 0, width: 100, height: 120)),
      node(4, .canvas, Rect(x: 100, y: 0, width: 100, height: 120)),
    ]
    return ApplicationSnapshot(
      application: ApplicationReference(
        object: ObjectReference(busName: ":1.1", path: "/1"), name: "Stock", pid: nil,
        toolkitName: "gtk", toolkitVersion: "3.24.38"),
      tree: Tree(
        root: Node(id: ElementID(1), role: .application, children: [ElementID(2)]), nodes: nodes))
  }()
}
