// SPDX-License-Identifier: Apache-2.0

/// Where an audit took place.
public struct AuditSetting: Hashable, Sendable {
  /// "x11", "wayland", "private x11"; empty where it is not known.
  public var session: String
  /// What a reader of the report has to know of how the application was started and read.
  public var notes: [String]

  public init(session: String = "", notes: [String] = []) {
    self.session = session
    self.notes = notes
  }

  func noting(_ note: String?) -> AuditSetting {
    var copy = self
    if let note, !notes.contains(note) { copy.notes.append(note) }
    return copy
  }
}
