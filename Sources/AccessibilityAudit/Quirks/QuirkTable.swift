// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import Semantics

/// The faults of toolkits that are known; `quirks.json` holds them as data.
public struct QuirkTable: Sendable {
  /// In the order of the file.
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

  /// Those that applications with a toolkit show, as far as that is known; or those of which it is not
  /// known whether that version still has them.
  func concerning(
    _ toolkit: Toolkit, _ knowledge: KnownVersions.Knowledge = .holds
  ) -> QuirkTable {
    QuirkTable(
      quirks: quirks.filter {
        toolkit.isCalled($0.toolkit) && $0.versions?.knowledge(of: toolkit.behaviour) == knowledge
      })
  }

  func quirk(rule: String, reason: String, role: Role, parent: Role?) -> Quirk? {
    quirks.first { $0.concerns(rule: rule, reason: reason, role: role, parent: parent) }
  }
}
