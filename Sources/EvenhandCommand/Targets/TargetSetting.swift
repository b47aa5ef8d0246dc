// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// Finds out where an application runs, for the report.
enum TargetSetting {
  static func setting(
    in environment: [String: String], started: StartedApplication?, notes: [String]
  ) -> AuditSetting {
    let isPrivate = started?.isPrivate ?? false
    return AuditSetting(
      session: (isPrivate ? "private " : "") + display(environment),
      notes: (started?.notes ?? []) + notes)
  }

  private static func display(_ environment: [String: String]) -> String {
    let isSet = { (name: String) in !(environment[name] ?? "").isEmpty }
    return isSet("WAYLAND_DISPLAY") ? "wayland" : isSet("DISPLAY") ? "x11" : "without display"
  }
}
