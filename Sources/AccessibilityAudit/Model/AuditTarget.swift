// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot

/// What was audited.
public struct AuditTarget: Hashable, Sendable {
  /// The name that it gives itself on the bus.
  public let application: String
  /// Its process; nil where the bus does not say.
  public let pid: Int32?
  /// As the application reports it ("GTK"); empty where it does not.
  public let toolkitName: String
  /// As the application reports it ("4.8.3"); empty where it does not.
  public let toolkitVersion: String
  /// The names of the windows, in order.
  public let windows: [String]
  /// False for toolkits that are known to give wrong places.
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

/// Where an audit took place.
public struct AuditSetting: Hashable, Sendable {
  /// "x11", "wayland", "private x11", "fenced private x11"; empty where it is not known.
  public var session: String
  /// What a reader of the report has to know of how the application was started and read.
  public var notes: [String]
  /// The names of the programs and libraries that the application has loaded ("libgtk-3.so.0.2406.32");
  /// empty where they are not known.
  public var loadedFiles: [String]

  public init(session: String = "", notes: [String] = [], loadedFiles: [String] = []) {
    self.session = session
    self.notes = notes
    self.loadedFiles = loadedFiles
  }

  func noting(_ note: String?) -> AuditSetting {
    var copy = self
    if let note, !notes.contains(note) { copy.notes.append(note) }
    return copy
  }
}
