// SPDX-License-Identifier: Apache-2.0

/// The rules that ask whether there is something to audit at all.
enum PreflightRules {
  static let ids: Set<String> = [
    "env-bus", "app-on-bus", "app-responsive", "app-exposes-tree", "web-content-skipped",
  ]
}
