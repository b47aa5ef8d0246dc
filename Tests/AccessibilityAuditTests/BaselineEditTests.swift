// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import Semantics
import Testing

@testable import AccessibilityAudit

/// A baseline holds while people work on the window, and a fault that comes is one that is new.
@Suite struct BaselineEditTests {
  /// A part of a window that can be edited before it becomes elements.
  private struct Part {
    var role: Role
    var name = ""
    var identifier = ""
    var parts: [Part] = []

    static func button(_ name: String, _ identifier: String = "") -> Part {
      Part(role: .button, name: name, identifier: identifier)
    }
  }

  /// Three boxes, each with faults and with what has none.
  private static let window = Part(
    role: .frame, name: "Untitled - Editor",
    parts: [
      Part(
        role: .panel, name: "Tools",
        parts: [
          .button("Open"), .button(""), .button("Save"), .button(""),
          Part(role: .toggleButton, name: ""),
        ]),
      Part(
        role: .panel, name: "",
        parts: [
          Part(role: .label, name: "Volume"), Part(role: .slider, name: ""),
          Part(role: .label, name: "Balance"), Part(role: .slider, name: "Balance"),
          Part(role: .entry, name: "", identifier: "search"), .button("button"),
        ]),
      Part(
        role: .panel, name: "Sound",
        parts: [
          .button("Play"), Part(role: .image, name: ""), .button("Click here"),
          Part(role: .checkBox, name: ""), Part(role: .label, name: "Ready"),
        ]),
    ])

  @Test func `a hundred ordinary edits leave a baseline as it is`() throws {
    let known = try baseline(Self.window)
    #expect(known.entries.count > 8)
    let edits = Self.edits(of: Self.window)
    #expect(edits.count >= 100)
    for (name, edited) in edits {
      var result = audit(edited)
      result.apply(known, today: .earliest)
      let new = findings(result).filter { $0.baselineState == .new }
      #expect(new.map(\.message) == [], "\(name)")
      #expect(result.comparison.stale.map(\.selector) == [], "\(name)")
    }
  }

  @Test func `a second button without a name is one that is new, and nothing is mended`() throws {
    let known = try baseline(Self.window)
    for place in 0...Self.window.parts[0].parts.count {
      var edited = Self.window
      edited.parts[0].parts.insert(.button(""), at: place)
      var result = audit(edited)
      result.apply(known, today: .earliest)
      let new = findings(result).filter { $0.baselineState == .new }
      #expect(new.map(\.rule) == Array(repeating: "control-name", count: 1), "at \(place)")
      #expect(result.comparison.stale.isEmpty, "at \(place)")
    }
  }

  @Test func `a name that comes mends one finding, and no other one`() throws {
    var edited = Self.window
    edited.parts[0].parts[1].name = "Print"
    var result = audit(edited)
    result.apply(try baseline(Self.window), today: .earliest)
    #expect(result.comparison.stale.map(\.rule) == ["control-name"])
    #expect(findings(result).allSatisfy { $0.baselineState == .unchanged })
  }

  @Test func `what is mended in one window is not found again in another`() throws {
    var edited = Self.window
    edited.parts[0].parts[4].name = "Bold"
    let other = Part(
      role: .frame, name: "Export",
      parts: [Part(role: .panel, parts: [Part(role: .toggleButton)]), .button("OK")])
    var result = audit(edited, other)
    result.apply(try baseline(Self.window), today: .earliest)
    let new = findings(result).filter { $0.baselineState == .new }
    #expect(new.map(\.role) == [.toggleButton])
    #expect(result.comparison.stale.count == 1)
  }

  @Test func `an update adds what came, and keeps the reasons of what stands elsewhere now`()
    throws
  {
    var known = try baseline(Self.window)
    var edited = Self.window
    edited.name = "letter.txt - Editor"
    edited.parts[0].parts.insert(.button(""), at: 0)
    known.add(try stored(audit(edited)).known(reason: "later"))
    #expect(known.entries.count { $0.reason == "later" } == 1)
    var result = audit(edited)
    result.apply(known, today: .earliest)
    #expect(findings(result).allSatisfy { $0.baselineState == .unchanged })
  }

  @Test func `a comparison of reports goes by the same likeness`() throws {
    var edited = Self.window
    edited.name = "letter.txt - Editor"
    edited.parts[1].parts.insert(.button(""), at: 0)
    let difference = ReportDifference(
      from: try stored(audit(Self.window)), to: try stored(audit(edited)))
    #expect(difference.added.map(\.rule) == ["control-name"])
    #expect(difference.mended.isEmpty)
  }

  @Test func `a file without places is recognised by its fingerprints`() throws {
    var known = try baseline(Self.window)
    known = KnownFindings(
      kind: .baseline, locale: known.locale,
      entries: known.entries.map { entry in
        var entry = entry
        entry.surroundings = nil
        return entry
      })
    var result = audit(Self.window)
    result.apply(known, today: .earliest)
    #expect(findings(result).allSatisfy { $0.baselineState == .unchanged })
  }

  @Test func `three thousand findings are compared and reported within seconds`() throws {
    var crowd = Self.window
    crowd.parts[0].parts = Array(repeating: .button(""), count: 3000)
    let known = try baseline(crowd)
    crowd.parts[0].parts.insert(.button(""), at: 7)
    let start = ContinuousClock.now
    var result = audit(crowd)
    result.apply(known, today: .earliest)
    #expect(findings(result).count { $0.baselineState == .new } == 1)
    let report = AuditReport(result, run: RunRecord(toolVersion: "1"))
    #expect(!TextReport(report).text.isEmpty && !JSONReport(report).text.isEmpty)
    // The bound is wide: what grows with the square of the number would need minutes.
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  /// Each is one thing that people do to a window.
  private static func edits(of window: Part) -> [(name: String, window: Part)] {
    var edits: [(name: String, window: Part)] = []
    func edit(_ name: String, _ change: (inout Part) -> Void) {
      var edited = window
      change(&edited)
      edits.append((name, edited))
    }
    for title in ["letter.txt - Editor", "Editor", "Ohne Titel - Editor", ""] where !title.isEmpty {
      edit("title \(title)") { $0.name = title }
    }
    for (box, container) in window.parts.enumerated() {
      edit("box \(box) renamed") { $0.parts[box].name = "Other" }
      edit("box \(box) in a box") {
        $0.parts[box] = Part(role: .filler, parts: [$0.parts[box]])
      }
      edit("box \(box) another role") { $0.parts[box].role = .grouping }
      edit("box \(box) moved to the end") { $0.parts.append($0.parts.remove(at: box)) }
      edit("box \(box) moved to the front") { $0.parts.insert($0.parts.remove(at: box), at: 0) }
      edit("box \(box) turned round") { $0.parts[box].parts.reverse() }
      edit("box \(box) before it") { $0.parts.insert(Part(role: .panel), at: box) }
      for place in 0...container.parts.count {
        edit("a label in box \(box) at \(place)") {
          $0.parts[box].parts.insert(Part(role: .label, name: "New"), at: place)
        }
        edit("a good button in box \(box) at \(place)") {
          $0.parts[box].parts.insert(.button("Undo"), at: place)
        }
      }
      for (place, part) in container.parts.enumerated() {
        edit("\(part.name) of box \(box), place \(place), in a box") {
          $0.parts[box].parts[place] = Part(role: .filler, parts: [part])
        }
        edit("place \(place) of box \(box) moved to the end") {
          $0.parts[box].parts.append($0.parts[box].parts.remove(at: place))
        }
        if !part.name.isEmpty, part.name != "button", part.name != "Click here" {
          edit("\(part.name) translated") { $0.parts[box].parts[place].name = "Wort \(place)" }
        }
      }
    }
    return edits
  }

  private static let rules = ["control-name", "image-name", "name-informative", "name-human"]
    .compactMap(RuleRegistry.rule)

  private func audit(_ windows: Part...) -> AuditResult {
    var nodes: [Node] = []
    var last: UInt64 = 1
    func add(_ part: Part) -> ElementID {
      last += 1
      let id = ElementID(last)
      var node = Node(
        id: id, role: part.role, name: part.name, identifier: part.identifier,
        states: StateSet(.enabled, .sensitive, .showing, .visible),
        frame: Rect(x: 0, y: 0, width: 10, height: 10))
      node.children = part.parts.map(add)
      nodes.append(node)
      return id
    }
    let root = Node(
      id: ElementID(1), role: .application, name: "Editor", children: windows.map(add))
    return Audit(rules: Self.rules).run(
      ApplicationSnapshot(
        application: ApplicationReference(
          object: ObjectReference(busName: ":1.1", path: "/root"), name: "Editor"),
        tree: Tree(root: root, nodes: nodes)))
  }

  private func findings(_ result: AuditResult) -> [Finding] {
    result.rules.flatMap { $0.failed + $0.cantTell }
  }

  private func stored(_ result: AuditResult) throws -> StoredReport {
    try StoredReport(
      Data(JSONReport(AuditReport(result, run: RunRecord(toolVersion: "1"))).text.utf8))
  }

  private func baseline(_ window: Part) throws -> KnownFindings {
    KnownFindings(
      kind: .baseline, locale: "C",
      entries: try stored(audit(window)).known(reason: "before the audit came in"))
  }
}
