// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot

/// What was audited.
public struct AuditTarget: Hashable, Sendable {
  public let application: String
  public let pid: Int32?
  public let toolkitName: String
  public let toolkitVersion: String
  /// The names of the windows, in order.
  public let windows: [String]
  public let framesAreTrusted: Bool
  /// The language of its names ("de_DE"); "C" where it is not known.
  public let locale: String

  init(_ snapshot: ApplicationSnapshot, locale: String) {
    application = snapshot.application.name
    pid = snapshot.application.pid
    toolkitName = snapshot.application.toolkitName
    toolkitVersion = snapshot.application.toolkitVersion
    windows = snapshot.tree.rootNode.children.compactMap { snapshot.tree[$0]?.name }
    self.locale = locale
    framesAreTrusted = snapshot.framesAreTrusted
  }
}
