// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// The faults of toolkits that are known; `quirks.json` holds them as data.
public struct QuirkTable: Sendable {
  public let quirks: [Quirk]

  /// The table that is built in.
  public static let current = QuirkTable(Data(PackageResources.quirks_json))

  /// A table that cannot be read is empty; a test holds that the one built in can.
  init(_ data: Data) {
    quirks = (try? JSONDecoder().decode([Quirk].self, from: data)) ?? []
  }

  private init(quirks: [Quirk]) {
    self.quirks = quirks
  }

  /// Those that one application can show.
  func concerning(toolkit: String, version: String) -> QuirkTable {
    QuirkTable(quirks: quirks.filter { $0.concerns(toolkit: toolkit, version: version) })
  }

  func quirk(rule: String, reason: String, role: Role, parent: Role?) -> Quirk? {
    quirks.first { $0.concerns(rule: rule, reason: reason, role: role, parent: parent) }
  }
}
