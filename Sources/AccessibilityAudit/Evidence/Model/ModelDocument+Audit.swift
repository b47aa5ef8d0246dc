// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import Semantics

extension ModelDocument {
  /// As if it had been read off the bus.
  public func snapshot() throws(Damage) -> ApplicationSnapshot {
    ApplicationSnapshot(
      application: ApplicationReference(
        object: ObjectReference(busName: "", path: ""), name: application,
        toolkitName: "Evenhand"),
      tree: try tree())
  }

  /// Judges it by those rules that need neither a bus nor a picture.
  public func audit(rules: [any Rule] = RuleRegistry.standard) throws(Damage) -> AuditResult {
    let rules = rules.filter { $0.kind == .tree || $0.kind == .model }
    return Audit(rules: rules).run(try snapshot(), evidence: Evidence(model: evidence))
  }
}
