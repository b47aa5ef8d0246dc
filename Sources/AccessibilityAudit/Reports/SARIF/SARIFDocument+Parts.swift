// SPDX-License-Identifier: Apache-2.0

extension SARIFDocument {
  /// GitHub takes a run for the successor of one with the same category; each application has its
  /// own, and so has each kind of run.
  static func category(of application: String, kind: String = "") -> String {
    let name = application.unicodeScalars.prefix(60).map { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "-._".unicodeScalars.contains(scalar) ? Character(scalar) : "-"
    }
    return "evenhand/" + kind + (name.isEmpty ? "application" : String(name)) + "/"
  }
}

extension SARIFDocument.Rule {
  /// GitHub takes 20 tags of a rule, and shows 10.
  private static let maximumTags = 20

  /// What a rule says of itself, and the lines that mend what it finds.
  init(_ rule: RuleDescription, _ fixes: [Fix] = []) {
    let isAdvice = rule.standing == .bestPractice
    let level = isAdvice ? "note" : rule.impact.sarifLevel
    let about = rule.standards.isEmpty ? "" : " Asked for by " + rule.standardsText + "."
    let links = rule.standards.map { standard in
      let name = standard.description + (standard.title.isEmpty ? "" : ", " + standard.title)
      return standard.url.isEmpty ? "- \(name)" : "- [\(name)](\(standard.url))"
    }
    let code = fixes.map { "\($0.title):\n\n```\($0.language)\n\($0.lines)\n```" }
    let markdown = [rule.advice] + code + [rule.sentence, links.joined(separator: "\n")]
    self.init(
      id: rule.id, name: rule.id.upperCamelCase,
      shortDescription: .init(text: rule.help),
      fullDescription: .init(text: rule.help + ". " + rule.advice),
      help: .init(
        text: rule.advice + " " + rule.sentence + about,
        markdown: markdown.filter { !$0.isEmpty }.joined(separator: "\n\n")),
      helpUri: rule.standards.map(\.url).first { !$0.isEmpty },
      defaultConfiguration: .init(level: level),
      properties: .init(
        tags: Array((["accessibility"] + rule.tags).prefix(Self.maximumTags)),
        precision: isAdvice ? "medium" : "high",
        severity: level == "note" ? "recommendation" : level))
  }
}

extension String {
  /// "control-name" gives "ControlName".
  fileprivate var upperCamelCase: String {
    split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
