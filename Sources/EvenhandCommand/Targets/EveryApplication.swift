// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader

/// All applications on the bus, one after the other.
struct EveryApplication: Sendable {
  static let specification = OptionSpecification(
    "all", .flag, help: "Audit every application on the bus, with a report each")

  let environment: [String: String]

  /// Their processes, in the order in which they registered. None is asked who it is: one that hangs
  /// costs its deadline once, when it is read.
  func processes() async throws(CommandError) -> [Int32] {
    do {
      let applications = try await AccessibilityReader(environment: environment)
        .registeredApplications()
      var processes: [Int32] = []
      for pid in applications.compactMap(\.pid) where !processes.contains(pid) {
        processes.append(pid)
      }
      return processes
    } catch {
      throw .invalid("\(error); run evenhand doctor")
    }
  }
}
