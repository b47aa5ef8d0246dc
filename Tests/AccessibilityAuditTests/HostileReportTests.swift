// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import Semantics
import Testing

@testable import AccessibilityAudit

/// Nothing that an application says becomes a part of a report's form.
@Suite struct HostileReportTests {
  typealias Format = ReportTests.Format

  @Test(arguments: Format.allCases)
  func `a report sends nothing to a terminal and turns no writing`(format: Format) {
    let bad = format.text(SampleReport.hostile).unicodeScalars.filter { scalar in
      scalar != "\n"
        && [.control, .format, .lineSeparator, .paragraphSeparator].contains(
          scalar.properties.generalCategory)
    }
    #expect(bad.map(\.value) == [])
  }

  @Test(arguments: Format.allCases)
  func `a report is bounded`(format: Format) {
    let text = format.text(SampleReport.hostile)
    #expect(text.utf8.count < 2_000_000)
    #expect(text.split(separator: "\n").allSatisfy { $0.utf8.count < 100_000 })
  }

  @Test func `a name of ten million letters costs no more than a long one`() {
    let name = String(repeating: "x", count: 10_000_000)
    let made = [
      Escaped.text(name), Escaped.brief(name), XMLText.escaped(name), MarkdownText.code(name),
      SARIFText.plain(name), HTMLText.foreign(name),
    ]
    #expect(made.allSatisfy { $0.utf8.count < 10_000 })
  }

  @Test
  func `an application whose names have ten million letters is judged and reported in bounds`() {
    let name = String(repeating: "x", count: 10_000_000)
    let button = Node(
      id: ElementID(50), role: .button, name: name, description: name, help: name,
      identifier: name, states: Sample.shown, frame: Rect(x: 0, y: 0, width: 9, height: 9))
    var snapshot = Sample.snapshot(buttonName: "", windowName: name, extra: [button])
    snapshot.application = ApplicationReference(
      object: snapshot.application.object, name: name, toolkitName: name, toolkitVersion: name)
    let result = Audit(recordsPasses: true).run(snapshot)
    #expect(result.rules.contains { !$0.failed.isEmpty })
    let report = AuditReport(result, run: RunRecord(toolVersion: "1"))
    for format in Format.allCases {
      #expect(format.text(report).utf8.count < 1_000_000, "\(format)")
    }
  }

  @Test func `in text nothing begins a line that a finding does not`() {
    let text = Format.text.text(SampleReport.hostile)
    #expect(!text.contains("\n::"))
    #expect(!text.contains("\n  fail  no-such-rule"))
  }

  @Test(arguments: [Format.json, .sarif])
  func `what programs read can be read`(format: Format) throws {
    let data = Data(format.text(SampleReport.hostile).utf8)
    #expect(try JSONSerialization.jsonObject(with: data) is [String: Any])
  }

  @Test func `JSON keeps a name as it is`() throws {
    let data = Data(Format.json.text(SampleReport.hostile).utf8)
    let report = try JSONDecoder().decode(Names.self, from: data)
    let found = Set(
      (report.violations + report.suppressed).flatMap(\.nodes).compactMap(\.accessibleId))
    for name in HostileText.all where name.unicodeScalars.count < 4096 {
      #expect(found.contains(name) || found.contains(name.trimmed))
    }
  }

  private struct Names: Decodable {
    struct Rule: Decodable {
      struct Node: Decodable {
        let accessibleId: String?
      }
      let nodes: [Node]
    }
    let violations: [Rule]
    let suppressed: [Rule]
  }

  @Test func `a message of SARIF has no link and no placeholder`() throws {
    let data = Data(Format.sarif.text(SampleReport.hostile).utf8)
    let texts = strings(try JSONSerialization.jsonObject(with: data), under: "text")
      .filter { $0.contains("push button") }
    #expect(!texts.isEmpty)
    #expect(texts.allSatisfy { !$0.contains("](") && !$0.contains("{0}") })
  }

  private func strings(_ value: Any, under key: String) -> [String] {
    if let list = value as? [Any] { return list.flatMap { strings($0, under: key) } }
    guard let object = value as? [String: Any] else { return [] }
    return object.flatMap { name, value in
      name == key ? [value as? String].compactMap { $0 } : strings(value, under: key)
    }
  }

  @Test func `in HTML only the report's own tags and attributes stand`() throws {
    let html = Format.html.text(SampleReport.hostile)
    let body = try #require(html.range(of: "<body>"))
    let end = try #require(html.range(of: "<script>\n// SPDX") ?? html.range(of: "<script>// SPDX"))
    var rest = html[body.lowerBound..<end.lowerBound]
    let tag = try Regex("<(/?[a-z0-9]+)((?: [a-z-]+(?:=\"[^\"<>]*\")?)*) ?/?>")
    let known: Set = [
      "body", "a", "header", "h1", "h2", "h3", "h4", "bdi", "dl", "div", "dt", "dd", "p", "nav",
      "ul", "li", "ol", "table", "caption", "thead", "tbody", "tr", "th", "td", "main", "section",
      "form", "fieldset", "legend", "label", "input", "select", "option", "button", "span", "code",
      "strong", "footer", "time",
    ]
    for match in rest.matches(of: tag) {
      let name = String(match[1].substring ?? "").replacing("/", with: "")
      let attributes = String(match[2].substring ?? "")
      #expect(known.contains(name))
      #expect(!attributes.contains(" on") && !attributes.contains("javascript:"))
    }
    rest.removeAll { $0 == "\n" }
    #expect(!rest.replacing(tag, with: "").contains("<"))
  }

  @Test func `in Markdown nothing of the application is markup`() {
    let text = Format.markdown.text(SampleReport.hostile)
    for word in [
      "`", "](javascript", "@", "www.owned", "](https://owned", "<script", "<img", "-->",
    ] {
      #expect(!text.contains(word), "\(word)")
    }
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count > 2)
    #expect(rows.allSatisfy { row in row.count { $0 == "|" } == 6 })
  }

  @Test func `in annotations only the report's own commands stand`() throws {
    let lines = Format.github.text(SampleReport.hostile).split(separator: "\n")
    let commands = lines.dropLast()
    let form = try Regex("::(error|warning|notice) title=[^:,]*::.*")
    #expect(commands.count <= 30)
    for line in commands {
      #expect(line.wholeMatch(of: form) != nil)
      let numbers = line.matches(of: /%(..)/).map { String($0.1) }
      #expect(numbers.allSatisfy { ["25", "3A", "2C"].contains($0) })
    }
    #expect(lines.last?.hasPrefix("evenhand: ") == true)
  }
}
