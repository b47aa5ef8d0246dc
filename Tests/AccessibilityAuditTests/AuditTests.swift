// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilitySnapshot
import Semantics
import Testing

@Suite struct AuditTests {
  private struct Breakdown: Error {}

  private struct BrokenRule: Rule {
    let id = "broken"
    let help = "Breaks down"
    let advice = "None"
    let impact = Impact.minor
    let standards: [Standard] = []
    let applicability = Condition("is a button") { node, _ in
      if node.role == .button { throw Breakdown() }
      return false
    }
    let expectations: [AccessibilityAudit.Expectation] = []
  }

  @Test func `a rule that throws is an error of the run`() {
    let result = Audit(rules: [BrokenRule()])
      .run(Sample.snapshot(buttonName: "OK", windowName: "Main"))
    #expect(result.errors.map(\.rule) == ["broken"])
    #expect(result.errors.map(\.selector) == ["frame[Main] > panel[Sound] > push button[OK]"])
    #expect(!result.isValid)
  }

  @Test func `an application of which elements could not be read has no valid verdict`() {
    let problem = ReadProblem(
      .notAnswering(after: .seconds(3)), element: ElementID(1), path: "/root")
    let result = Audit().run(
      Sample.snapshot(buttonName: "OK", windowName: "Main", problems: [problem]))
    #expect(
      result.invalidReasons
        == ["application[Sample]: the application gave no reply for 3 s and was not asked again"])
  }

  @Test func `an element that was not read to the end is not tested, and never fails`() throws {
    let whole = Sample.snapshot(buttonName: "", windowName: "Main")
    let rules = ["control-name", "interactive-has-action"].compactMap(RuleRegistry.rule)
    #expect(!Audit(rules: rules).run(whole).violations.isEmpty)
    let button = try #require(whole.tree.depthFirst.first { $0.role == .button })
    let cut = ApplicationSnapshot(
      application: whole.application, tree: whole.tree,
      problems: [ReadProblem(.outOfTime(.seconds(1)), element: ElementID(1), path: "/root")],
      unanswered: [button.id: ["GetActions", "GetExtents"]])
    let result = Audit(rules: rules).run(cut)
    #expect(result.violations.isEmpty && result.incomplete.isEmpty)
    #expect(!result.rules.contains { $0.passed.contains(button.id) })
    #expect(
      result.rules.flatMap(\.untested).contains {
        $0.element == button.id && $0.reason == "it was not read to the end: GetActions, GetExtents"
      })
    #expect(!result.isValid)
  }

  @Test func `an application that fell silent before it said its name is not one without a name`()
    throws
  {
    let rule = try #require(RuleRegistry.rule("app-on-bus"))
    let root = Node(id: ElementID(1), role: .application)
    let snapshot = ApplicationSnapshot(
      application: ApplicationReference(
        object: ObjectReference(busName: ":1.1", path: "/root"), name: ""),
      tree: Tree(root: root), unanswered: [root.id: ["Accessible.GetAll"]])
    let result = Audit(rules: [rule]).run(snapshot)
    #expect(result.incomplete.isEmpty && result.violations.isEmpty)
    #expect(result.rules.flatMap(\.untested).map(\.reason) == ["it was not read to the end"])
  }

  @Test func `an application without elements has no valid verdict`() {
    let root = Node(id: ElementID(1), role: .application, name: "Tray")
    let snapshot = ApplicationSnapshot(
      application: ApplicationReference(
        object: ObjectReference(busName: ":1.1", path: "/root"), name: "Tray"),
      tree: Tree(root: root))
    #expect(Audit().run(snapshot).invalidReasons == ["the application shows no window"])
  }

  @Test(arguments: [("Chromium", ["no window publishes what is in it"]), ("GTK", [])])
  func `an empty window of a toolkit that publishes on demand has no valid verdict`(
    toolkit: String, reasons: [String]
  ) throws {
    let window = Node(
      id: ElementID(2), role: .frame, name: "Main", states: Sample.shown.union(StateSet(.active)))
    let root = Node(id: ElementID(1), role: .application, name: "App", children: [window.id])
    let snapshot = ApplicationSnapshot(
      application: ApplicationReference(
        object: ObjectReference(busName: ":1.1", path: "/root"), name: "App",
        toolkitName: toolkit, toolkitVersion: "1.0"),
      tree: Tree(root: root, nodes: [window]))
    let result = Audit().run(snapshot)
    #expect(result.invalidReasons == reasons)
    let rule = try #require(result.rules.first { $0.rule.id == "app-exposes-tree" })
    let finding = try #require((rule.failed + rule.cantTell).first)
    #expect(
      finding.message.contains("--force-renderer-accessibility") == (toolkit == "Chromium"))
    #expect(rule.failed.isEmpty == (toolkit == "Chromium"))
  }

  @Test func `a fingerprint outlives places, numbers and paths on the bus`() throws {
    let plain = try fingerprint(Sample.snapshot(buttonName: "", windowName: "Main"))
    let label = Node(id: ElementID(9), role: .label, name: "Hi", states: Sample.shown)
    let more = try fingerprint(
      Sample.snapshot(buttonName: "", windowName: "Main", extra: [label]))
    let other = try fingerprint(Sample.snapshot(buttonName: "", windowName: "Other"))
    #expect(plain == more)
    #expect(plain != other)
  }

  private func fingerprint(_ snapshot: ApplicationSnapshot) throws -> String {
    let result = Audit().run(snapshot)
    return try #require(result.violations.first { $0.reason == "no-name" }).fingerprint
  }

  @Test func `twins get their place among twins`() throws {
    let twin = Node(
      id: ElementID(6), role: .button, states: Sample.shown,
      frame: Rect(x: 0, y: 0, width: 9, height: 9), actions: [Action(name: "click", label: "")])
    let result = Audit().run(
      Sample.snapshot(buttonName: "", windowName: "Main", extra: [twin]))
    let selectors = result.violations.filter { $0.reason == "no-name" }.map(\.selector)
    #expect(
      selectors == [
        "frame[Main] > panel[Sound] > push button[] (1)",
        "frame[Main] > panel[Sound] > push button[] (2)",
      ])
  }

  @Test(arguments: [
    ("critical", true), ("serious", true), ("minor", true), ("incomplete", true), ("never", false),
  ])
  func `a critical violation reaches every threshold but never`(name: String, isReached: Bool)
    throws
  {
    let result = Audit().run(Sample.snapshot(buttonName: "", windowName: "Main"))
    #expect(result.reaches(try #require(FailureThreshold(name))) == isReached)
  }

  @Test func `what needs review reaches only the threshold incomplete`() throws {
    let rule = try #require(RuleRegistry.rule("value-range"))
    let result = Audit(rules: [rule]).run(Sample.snapshot(buttonName: "OK", windowName: "Main"))
    #expect(result.incomplete.map(\.reason) == ["bare-fraction"])
    #expect(!result.reaches(.impact(.minor)))
    #expect(result.reaches(.incomplete))
  }

  @Test func `a threshold that there is none of is nil`() {
    #expect(FailureThreshold("blocker") == nil)
  }
}
