// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Says on standard error what the command is about to do, one line a step, for
/// `EVENHAND_TRACE=audit`: the last line of a run that hangs names its step.
struct AuditTrace: Sendable {
  static let shared = AuditTrace(ProcessInfo.processInfo.environment)

  private static let variable = "EVENHAND_TRACE"
  private static let topic = "audit"
  private let isOn: Bool

  init(_ environment: [String: String]) {
    isOn = Self.topics(environment).contains(Self.topic)
  }

  func step(_ text: String) {
    if isOn { Output.trace("\(Self.topic): \(text)") }
  }

  /// For everything that the command starts: applications that are made with Evenhand have other
  /// topics, and refuse this one.
  static func withoutTopic(_ environment: [String: String]) -> [String: String] {
    var environment = environment
    if environment[variable] != nil {
      environment[variable] = topics(environment).filter { $0 != topic }.joined(separator: ",")
    }
    return environment
  }

  private static func topics(_ environment: [String: String]) -> [String] {
    (environment[variable] ?? "").split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}
