// SPDX-License-Identifier: Apache-2.0

extension RuleDescription {
  /// Short words to choose rules by, spelled as axe spells its own ("wcag2a", "wcag412",
  /// "EN-11.5.2.5", "section508", "best-practice").
  public var tags: [String] {
    var tags = [kind.rawValue]
    switch standing {
    case .required: break
    case .bestPractice: tags.append("best-practice")
    case .experimental: tags.append("experimental")
    }
    for standard in standards {
      switch standard.scheme {
      case .wcag:
        if let level = standard.level { tags.append("wcag2" + level.rawValue.lowercased()) }
        tags.append("wcag" + standard.reference.filter { $0 != "." })
      case .en301549: tags += ["EN-301-549", "EN-" + standard.reference]
      case .section508: tags += ["section508", "section508." + standard.reference]
      }
    }
    return tags.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
