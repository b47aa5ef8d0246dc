// SPDX-License-Identifier: Apache-2.0

import ATSPI

/// How an application starts, as its environment asks for it.
public struct LaunchOptions: Hashable, Sendable {
  /// Where the views are shown.
  public enum HostKind: String, Hashable, Sendable, CaseIterable {
    case window
    /// Nowhere: the accessibility tree is served all the same.
    case headless
  }

  public var host = HostKind.window
  public var accessibility = Provider.Policy.auto
  /// What is told on standard error, one line a decision.
  public var trace: Set<TraceTopic> = []
  /// Whether gestures without a name are told on standard error, each once, with their place in the
  /// source.
  public var warnings = Warnings.standard

  /// What is told of mistakes in the application.
  public enum Warnings: String, Hashable, Sendable, CaseIterable {
    case on, off

    /// On in a debug build.
    public static var standard: Warnings {
      #if DEBUG
        .on
      #else
        .off
      #endif
    }
  }

  public init() {}

  /// Reads `EVENHAND_HOST`, `EVENHAND_ACCESSIBILITY`, `EVENHAND_TRACE` and `EVENHAND_WARNINGS`; an
  /// empty value counts as none.
  public init(environment: [String: String]) throws(LaunchError) {
    if let kind: HostKind = try Self.choice("EVENHAND_HOST", in: environment) { host = kind }
    if let policy: Provider.Policy = try Self.choice("EVENHAND_ACCESSIBILITY", in: environment) {
      accessibility = policy
    }
    if let choice: Warnings = try Self.choice("EVENHAND_WARNINGS", in: environment) {
      warnings = choice
    }
    for word in (environment["EVENHAND_TRACE"] ?? "").split(separator: ",") {
      let topic: TraceTopic = try Self.choice(
        String(word).trimmingCharacters(in: .whitespaces), of: "EVENHAND_TRACE")
      trace.insert(topic)
    }
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, in environment: [String: String]
  ) throws(LaunchError) -> Choice? {
    guard let text = environment[name], !text.isEmpty else { return nil }
    return try choice(text, of: name)
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String, of name: String
  ) throws(LaunchError) -> Choice {
    guard let choice = Choice(rawValue: text) else {
      throw .environment(
        variable: name, value: text, choices: Choice.allCases.map(\.rawValue))
    }
    return choice
  }
}
