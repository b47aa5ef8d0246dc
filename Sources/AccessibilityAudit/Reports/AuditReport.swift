// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot

/// A result with what is known of the run that it came from: what every format writes.
public struct AuditReport: Sendable {
  /// What the audit found.
  public let result: AuditResult
  /// How the audit was run.
  public let run: RunRecord

  public init(_ result: AuditResult, run: RunRecord) {
    self.result = result
    self.run = run
  }

  /// The lines that mend these findings of one rule, in the toolkit of this application.
  func fixes(for findings: [Finding]) -> [Fix] {
    Fix.all(
      for: findings,
      in: Toolkit(name: result.target.toolkitName, version: result.target.toolkitVersion),
      loaded: result.setting.loadedFiles)
  }

  /// Windows in the order of the tree, in them rules in the order of the registry.
  var windows: [WindowFindings] { WindowFindings.all(result) }

  /// The application's name, fit for one line.
  var title: String {
    let name = Escaped.brief(result.target.application)
    return name.isEmpty ? "(no name)" : name
  }

  /// "GTK 4.8.3"; empty where the application does not say.
  var toolkit: String {
    [result.target.toolkitName, result.target.toolkitVersion].filter { !$0.isEmpty }
      .map(Escaped.brief).joined(separator: " ")
  }
}
