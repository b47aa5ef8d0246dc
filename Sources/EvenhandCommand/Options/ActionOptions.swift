// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityDriver

/// What `--drive actions` may try, and for how long.
struct ActionOptions: Sendable {
  static let specifications = [
    OptionSpecification(
      "allow-action", .text, "RE",
      help: "Also try actions matching RE that the danger list would skip"),
    OptionSpecification(
      "deny-action", .text, "RE",
      help: "Never try actions matching RE"),
    OptionSpecification(
      "drive-time", .number, "SECONDS", help: "Time limit for all actions together (120)"),
    OptionSpecification("dry-run", .flag, help: "List what would be tried, without trying it"),
  ]

  let policy: ActionPolicy
  let time: Duration
  let isDryRun: Bool

  init(_ values: OptionValues, _ drive: DriveOptions) throws(CommandError) {
    let isAsked =
      values.text("allow-action") != nil || values.text("deny-action") != nil
      || values.numbers["drive-time"] != nil || values.flags.contains("dry-run")
    if isAsked, !drive.ways.contains(.actions) {
      let isOfPointer =
        drive.ways.contains(.pointer) && values.numbers["drive-time"] == nil
        && !values.flags.contains("dry-run")
      guard isOfPointer else {
        throw .usage(
          "--allow-action, --deny-action, --drive-time and --dry-run need --drive actions")
      }
    }
    policy = try Self.policy(values)
    time = try values.seconds("drive-time") ?? .seconds(120)
    isDryRun = values.flags.contains("dry-run")
  }

  /// What may be tried on an application: in a fence nothing does harm.
  func policy(for target: OpenTarget) -> ActionPolicy {
    target.started?.isFenced == true ? policy.inFence : policy
  }

  /// What the danger list and the two patterns leave to be tried.
  static func policy(_ values: OptionValues) throws(CommandError) -> ActionPolicy {
    do {
      return try ActionPolicy(
        allowed: values.text("allow-action"), denied: values.text("deny-action"))
    } catch {
      throw .usage("\"\(Escaped.line(error.pattern))\" is no regular expression")
    }
  }
}
