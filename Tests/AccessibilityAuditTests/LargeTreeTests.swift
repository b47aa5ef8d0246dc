// SPDX-License-Identifier: Apache-2.0

@testable import AccessibilityAudit
import AccessibilitySnapshot
import Semantics
import Testing

/// A large application is judged in parts, and nobody can tell.
@Suite struct LargeTreeTests {
  private static let count = 1500

  private struct Breakdown: Error {}

  private struct BrittleRule: Rule {
    let id = "brittle"
    let help = "Breaks down"
    let advice = "None"
    let impact = Impact.minor
    let standards: [Standard] = []
    let applicability = Condition("has a description") { node, _ in
      if !node.description.isEmpty { throw Breakdown() }
      return false
    }
    let expectations: [AccessibilityAudit.Expectation] = []
  }

  /// Every third button has no name, every tenth a description.
  private var snapshot: ApplicationSnapshot {
    let buttons = (0..<Self.count).map { index in
      Node(
        id: ElementID(UInt64(index + 3)), role: .button,
        name: index.isMultiple(of: 3) ? "" : "Button \(index)",
        description: index.isMultiple(of: 10) ? "Text \(index)" : "", states: Sample.shown,
        frame: Rect(x: 0, y: Double(index), width: 10, height: 1))
    }
    let window = Node(
      id: ElementID(2), role: .frame, name: "Main", states: Sample.shown,
      frame: Rect(x: 0, y: 0, width: 10, height: 1500), children: buttons.map(\.id))
    let root = Node(id: ElementID(1), role: .application, name: "Large", children: [window.id])
    return ApplicationSnapshot(
      application: ApplicationReference(
        object: ObjectReference(busName: ":1.1", path: "/root"), name: "Large"),
      tree: Tree(root: root, nodes: [window] + buttons))
  }

  @Test func `findings, passes and errors stand in the order of the tree`() throws {
    let result = Audit(rules: RuleRegistry.standard + [BrittleRule()]).run(snapshot)
    let rule = try #require(result.rules.first { $0.rule.id == "control-name" })
    let numbers = (0..<Self.count).map { ElementID(UInt64($0 + 3)) }
    let named = numbers.indices.filter { !$0.isMultiple(of: 3) }
    // A description is spoken where there is no name.
    let described = stride(from: 0, to: Self.count, by: 30).map { numbers[$0] }
    let unnamed = stride(from: 0, to: Self.count, by: 3).map { numbers[$0] }
    #expect(rule.failed.map(\.element) == unnamed.filter { !described.contains($0) })
    #expect(rule.cantTell.map(\.element) == described)
    #expect(rule.passed == named.map { numbers[$0] })
    #expect(result.rules.map(\.rule.id) == RuleRegistry.standard.map(\.id) + ["brittle"])
    let selectors = result.errors.map(\.selector)
    #expect(selectors.count == 150)
    #expect(selectors[1] == "frame[Main] > push button[Button 10]")
    #expect(selectors.last == "frame[Main] > push button[Button 1490]")
  }

  @Test func `what is about the application, and what is missing, is told once`() throws {
    let result = Audit().run(snapshot)
    let application = try #require(result.rules.first { $0.rule.id == "app-exposes-tree" })
    #expect(application.passed == [ElementID(2)])
    let walk = try #require(result.rules.first { $0.rule.id == "tab-order" })
    #expect(walk.untested.map(\.element) == [nil])
  }

  @Test(arguments: [0, 1, 511, 512, 513, 5000], [1, 11, 12, 13, 97])
  func `each rule meets each element once, in order`(elements: Int, rules: Int) {
    let division = WorkDivision(elements: elements, rules: rules)
    for rule in 0..<rules {
      let (shares, place) = division.shares(of: rule)
      #expect(shares.allSatisfy { Array(division[$0].rules)[place] == rule })
      #expect(shares.flatMap { Array(division[$0].elements) } == Array(0..<elements))
    }
    #expect(
      (0..<division.count).map { division[$0].rules.count * division[$0].elements.count }
        .reduce(0, +) == elements * rules)
  }

  @Test(arguments: [
    "Push button", "push-button", "  PUSH  button…", "button 1", "", "--", "Schaltfläche", "_Knopf",
    "text field", "textfield",
  ])
  func `a mark tells equal words from others`(text: String) {
    let others = ["push button", "button", "", "text field", "knopf", "schaltfläche", "button 1"]
    for other in others {
      guard let one = ComparedText.mark(of: text), let two = ComparedText.mark(of: other) else {
        continue
      }
      #expect((one == two) == (ComparedText(text).words == ComparedText(other).words))
    }
    #expect((ComparedText.mark(of: text) == nil) == text.utf8.contains { $0 >= 0x80 || $0 == 0x5f })
  }
}
