// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import DesktopSession
import Semantics

/// An application that stays open while the command works on it.
struct OpenTarget: Sendable {
  let reader: AccessibilityReader
  /// As it stood when the target was opened.
  let snapshot: ApplicationSnapshot
  /// How the bus stood; nil where it could not be asked.
  let status: BusStatus?
  /// In which the application names things ("de_DE").
  let language: String
  /// The environment that leads to the application's display and buses.
  let environment: [String: String]
  /// What was started for it; nil for an application that ran before.
  let started: StartedApplication?
  /// For the report.
  var setting = AuditSetting()
  /// The elements that are meant; nil for all of them.
  var scope: Set<ElementID>?
}
