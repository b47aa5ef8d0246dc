// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How an audit was run: what a reader needs to repeat it. Everything but the version may be left
/// out; only the times differ between two runs on the same tree.
public struct RunRecord: Hashable, Sendable {
  /// Where the tree came from.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// An application on the bus.
    case app
    /// What an application declares of itself, in its own process.
    case model
    /// What was kept of an application earlier.
    case recording
  }

  /// The version of `evenhand` that made the report.
  public var toolVersion: String
  /// Where the tree came from.
  public var mode: Mode
  /// What was driven ("keyboard", "actions", "preferences"); empty for an audit that only read.
  public var drive: [String] = []
  /// The program that was started for the audit; empty where it ran before.
  public var program: [String] = []
  /// The file of steps that led to what was judged; nil where there was none.
  public var steps: String?
  /// The limits of the read.
  public var timeout: Duration?
  /// The largest number of elements that is read; nil for no limit.
  public var maxNodes: Int?
  /// When the run began; nil for a report whose bytes are to be the same each time.
  public var startedAt: Date?
  /// How long it took; nil where that is not to be written.
  public var duration: Duration?

  public init(toolVersion: String, mode: Mode = .app) {
    self.toolVersion = toolVersion
    self.mode = mode
  }

  /// In words ("nothing: read only", "keyboard, actions").
  var drivenBy: String {
    let ways = drive + (steps == nil ? [] : ["steps"])
    return switch mode {
    case .model: "the application itself, in its own process"
    case .recording: "nothing: a recording"
    case .app: ways.isEmpty ? "nothing: read only" : ways.joined(separator: ", ")
    }
  }

  /// In UTC ("2026-11-21T18:00:00Z").
  var startText: String? {
    startedAt.map {
      ISO8601DateFormatter.string(from: $0, timeZone: .gmt, formatOptions: .withInternetDateTime)
    }
  }

  var durationMilliseconds: Int? { duration.flatMap(Self.milliseconds) }
  var timeoutMilliseconds: Int? { timeout.flatMap(Self.milliseconds) }

  /// nil for what no `Int` holds.
  private static func milliseconds(_ duration: Duration) -> Int? {
    Int(exactly: (duration / .milliseconds(1)).rounded())
  }
}
