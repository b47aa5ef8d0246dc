// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

extension ModelDocument {
  /// As if it had been read off the bus.
  public func snapshot() -> ApplicationSnapshot {
    ApplicationSnapshot(
      application: ApplicationReference(
        object: ObjectReference(busName: "", path: ""), name: application,
        toolkitName: "Evenhand"),
      tree: tree)
  }

  /// Judges it by those rules that need neither a bus nor a picture.
  public func audit(rules: [any Rule] = RuleRegistry.standard) -> AuditResult {
    let rules = rules.filter { $0.kind == .tree || $0.kind == .model }
    return Audit(rules: rules).run(snapshot(), evidence: Evidence(model: evidence))
  }
}
