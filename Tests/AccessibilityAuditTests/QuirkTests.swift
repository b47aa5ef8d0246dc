// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import Semantics
import Testing

@testable import AccessibilityAudit

@Suite struct QuirkTests {
  @Test func `every entry of the table names its toolkit, a rule and a link`() {
    let quirks = QuirkTable.current.quirks
    #expect(!quirks.isEmpty)
    #expect(Set(quirks.map(\.id)).count == quirks.count)
    for quirk in quirks {
      #expect(quirk.toolkit == quirk.toolkit.lowercased(), "\(quirk.id)")
      #expect(!quirk.rules.isEmpty && !quirk.title.isEmpty && !quirk.seen.isEmpty, "\(quirk.id)")
      #expect(quirk.url.hasPrefix("https://"), "\(quirk.id)")
      let names = Set(Role.allCases.map(\.name))
      #expect(quirk.roles.allSatisfy(names.contains), "\(quirk.id)")
      #expect(quirk.parents?.allSatisfy(names.contains) ?? true, "\(quirk.id)")
      #expect(quirk.within?.allSatisfy(names.contains) ?? true, "\(quirk.id)")
      let path = (quirk.path ?? []).map { String($0.prefix { $0 != "[" }) }
      #expect(path.allSatisfy(names.contains), "\(quirk.id)")
    }
  }

  @Test func `every rule that the table names is there, with every reason`() throws {
    for quirk in QuirkTable.current.quirks {
      for (id, reasons) in quirk.rules {
        let rule = try #require(RuleRegistry.rule(id), "\(quirk.id): \(id)")
        let known = Set(rule.expectations.map(\.reason))
        #expect(reasons.allSatisfy(known.contains), "\(quirk.id): \(id)")
      }
    }
  }

  @Test func `a toolkit's known fault needs review, and says where it is known`() throws {
    let result = audit(toolkit: "Chromium", version: "156.0")
    let finding = try #require(result.incomplete.first)
    #expect(result.violations.isEmpty)
    #expect(finding.toolkitIssue?.text == "Chromium implements EditableText nowhere")
  }

  @Test func `the same shortfall of another toolkit is a violation`() {
    let result = audit(toolkit: "Qt", version: "6.4")
    #expect(result.violations.map(\.reason) == ["no-editable-text"])
    #expect(result.violations.allSatisfy { $0.toolkitIssue == nil })
  }

  @Test
  func `a fault that nobody has looked for in a version excuses nothing, and the report says so`()
    throws
  {
    let result = audit(toolkit: "Chromium", version: "999.0")
    #expect(result.violations.map(\.reason) == ["no-editable-text"])
    let note = try #require(result.setting.notes.first)
    #expect(
      note.hasPrefix("what is known of older versions alone excuses nothing in Chromium 999.0: "))
    #expect(note.contains("Chromium implements EditableText nowhere"))
    #expect(audit(toolkit: "Chromium", version: "156.0").setting.notes.isEmpty)
  }

  @Test func `the failures of one kind of rules are for review where that is asked for`() {
    let result = audit(toolkit: "Chromium", version: "999.0")
    let reviewed = result.reviewing(.tree)
    #expect(result.violations.map(\.reason) == ["no-editable-text"])
    #expect(reviewed.violations.isEmpty)
    let found = reviewed.incomplete.filter { $0.reason == "no-editable-text" }
    #expect(found.map(\.outcome) == [.cantTell])
    #expect(result.reviewing(.actions).violations == result.violations)
  }

  @Test func `a false word about the focus is excused in reading and in driving alike`() {
    for quirk in QuirkTable.current.quirks where quirk.rules["one-focus"] != nil {
      #expect(quirk.rules["change-notified"] != nil, "\(quirk.id)")
    }
  }

  @Test func `what keys do not lead to is excused in reading and in driving alike`() {
    for quirk in QuirkTable.current.quirks where quirk.rules["keyboard-reachable"] != nil {
      #expect(quirk.rules["tab-reaches-all"] != nil, "\(quirk.id)")
    }
  }

  @Test func `a nameless slider between two buttons in a pop-over is GTK 3's, and no other one`()
    throws
  {
    func finding(_ others: [Role], version: String = "3.24.38") throws -> Finding {
      var parts = others.enumerated().map { place, role in
        Node(id: ElementID(UInt64(20 + place)), role: role, name: "Volume", states: Self.seen)
      }
      parts.insert(Node(id: ElementID(10), role: .slider, name: "", states: Self.seen), at: 1)
      let box = Node(id: ElementID(4), role: .filler, name: "", children: parts.map(\.id))
      let popover = Node(id: ElementID(3), role: .panel, name: "", children: [box.id])
      let frame = Node(
        id: ElementID(2), role: .frame, name: "Main", states: Self.seen, children: [popover.id])
      let result = Self.run(
        [ControlNameRule()], toolkit: "gtk", version: version, [frame, popover, box] + parts)
      return try #require((result.violations + result.incomplete).first { $0.role == .slider })
    }
    #expect(try finding([.button, .button]).toolkitIssue != nil)
    #expect(try finding([.button, .label]).toolkitIssue == nil)
    #expect(try finding([.button, .button, .button]).toolkitIssue == nil)
    #expect(try finding([.button, .button], version: "4.8.3").toolkitIssue == nil)
  }

  private static let seen = StateSet(.enabled, .sensitive, .showing, .visible)

  private static func run(
    _ rules: [any Rule], toolkit: String, version: String, _ nodes: [Node]
  ) -> AuditResult {
    let root = Node(id: ElementID(1), role: .application, name: "App", children: [nodes[0].id])
    let application = ApplicationReference(
      object: ObjectReference(busName: ":1.1", path: "/root"), name: "App", pid: 1,
      toolkitName: toolkit, toolkitVersion: version)
    return Audit(rules: rules).run(
      ApplicationSnapshot(application: application, tree: Tree(root: root, nodes: nodes)))
  }

  private func audit(toolkit: String, version: String) -> AuditResult {
    let entry = Node(
      id: ElementID(2), role: .entry, name: "Name",
      states: StateSet(.editable, .enabled, .sensitive, .showing, .visible),
      reportedInterfaces: InterfaceSet([.accessible, .text]))
    return Self.run([RoleInterfacesRule()], toolkit: toolkit, version: version, [entry])
  }
}
