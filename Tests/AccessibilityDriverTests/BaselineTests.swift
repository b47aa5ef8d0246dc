// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics
import Testing

@testable import AccessibilityDriver

/// How two instances of one application are compared.
@Suite struct BaselineTests {
  private static func snapshot(_ bus: String, _ names: [String]) -> ApplicationSnapshot {
    let nodes = names.enumerated().map { index, name in
      ControlPlanTests.node(UInt64(index) + 3, .label, name)
    }
    let read = ControlPlanTests.snapshot(nodes)
    return ApplicationSnapshot(
      application: read.application, tree: read.tree,
      references: read.references.mapValues { ObjectReference(busName: bus, path: $0.path) })
  }

  private static func changes(
    _ baseline: Baseline, _ other: ApplicationSnapshot, to names: [String]
  ) throws -> [String] {
    let map = try #require(baseline.map(other))
    let after = snapshot(other.references.values.first?.busName ?? "", names)
    return baseline.changes(
      from: map.translated(ApplicationState(other)), to: map.translated(ApplicationState(after))
    ).map { "\($0.element.map { "\($0)" } ?? "new") \($0.property.rawValue) \($0.from) \($0.to)" }
  }

  @Test func `the same change of two instances is the same`() throws {
    let baseline = Baseline(Self.snapshot(":1.1", ["ready", "other"]))
    for bus in [":1.2", ":1.3"] {
      let other = Self.snapshot(bus, ["ready", "other"])
      #expect(
        try Self.changes(baseline, other, to: ["done", "other", "more"]) == [
          "3 name ready done", "new presence  showing",
        ])
    }
  }

  @Test func `an instance with other elements is not compared`() {
    let baseline = Baseline(Self.snapshot(":1.1", ["ready"]))
    #expect(baseline.map(Self.snapshot(":1.2", ["ready", "more"])) == nil)
  }

  @Test func `what differs between two untouched instances does not count, and the rest does`()
    throws
  {
    let first = Self.snapshot(":1.1", ["12:00", "ready"])
    var baseline = Baseline(first)
    let second = Self.snapshot(":1.2", ["12:01", "ready"])
    let map = try #require(baseline.map(second))
    baseline.learn(
      from: ApplicationState(first), to: map.translated(ApplicationState(second)))
    let third = Self.snapshot(":1.3", ["12:02", "ready"])
    #expect(try Self.changes(baseline, third, to: ["12:03", "done"]) == ["4 name ready done"])
    // Its name alone is restless: what else it does can be told.
    #expect(baseline.obstacle(to: ElementID(3)) == nil)
  }

  @Test func `a value within what a pixel is worth is the same place, unless a text tells`() {
    func effect(_ value: Double, _ text: String) -> Effect {
      func change(_ id: UInt64, _ property: ObservedChange.Property, _ to: String)
        -> ObservedChange
      {
        ObservedChange(
          element: ElementID(id), place: "", role: "", property: property, from: "", to: to)
      }
      return Effect(
        changes: [change(3, .value, "\(value)"), change(4, .name, text)], place: value)
    }
    let goal = effect(71, "71 percent")
    let near = effect(71.2, "71 percent")
    #expect(near.nearlyEquals(goal, at: ElementID(3), tolerance: 0.5))
    #expect(near.differsInPlaceAlone(from: goal, at: ElementID(3)))
    #expect(!effect(70.8, "70 percent").differsInPlaceAlone(from: goal, at: ElementID(3)))
    #expect(!effect(75, "71 percent").nearlyEquals(goal, at: ElementID(3), tolerance: 0.5))
  }
}
