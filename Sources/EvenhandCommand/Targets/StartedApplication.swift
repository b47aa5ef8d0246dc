// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import DesktopSession

/// A program that `--exec` has started, and that ends with the command.
final class StartedApplication: Sendable {
  let program: ChildProcess
  /// The environment that leads to the program's accessibility bus.
  let environment: [String: String]
  /// What a report says of the start.
  let notes: [String]
  private let place: LaunchPlace

  /// What this command had started before the program.
  private let servers: Set<Int32>
  /// The names of those that come only when they are asked for.
  private static let lateServers = ["at-spi", "dbus-daemon"]

  /// True where the program has a desktop of its own.
  var isPrivate: Bool { place.isPrivate }
  /// True where nothing that it is asked to do reaches anything outside of that.
  var isFenced: Bool { place.session?.fence != nil }

  /// Starts the program there, `words` being its name and its arguments.
  init(
    _ words: [String], at place: LaunchPlace, locale: String? = nil
  ) throws(CommandError) {
    guard let name = words.first else { throw .usage("--exec needs a program after --") }
    self.place = place
    var base = place.environment
    // A private session has a locale of its own until then.
    if let locale { base["LC_ALL"] = locale }
    servers = Set(ChildProcess.allThatGoBackToUs)
    let plan = LaunchPlan(words, environment: base, isPrivate: place.isPrivate)
    environment = plan.environment
    notes = plan.notes + (place.session?.fenceObstacle.map(Self.note) ?? [])
    do {
      // What it leaves behind when it hands over is ended with the session, or with this command.
      program = try ChildProcess(
        name, Array(plan.words.dropFirst()), environment: plan.environment, endsGroup: false,
        inside: place.session?.fence)
    } catch {
      place.stop()
      throw .invalid("\(Escaped.line(name)) was not started: \(error)")
    }
  }

  /// Whether an application on the bus belongs to what was started: not one that a person uses.
  func owns(_ pid: Int32) -> Bool { ChildProcess.goesBackToUs(pid) }

  /// What runs that the program has started, or on a desktop of its own has had started.
  var runningParts: Set<Int32> {
    let late = Self.lateServers.flatMap { place.session?.processIDs(named: $0) ?? [] }
    return Set(ChildProcess.allThatGoBackToUs).subtracting(servers.union(late))
  }

  private static func note(_ obstacle: String) -> [String] {
    [
      "it ran without a fence (bubblewrap), so that what may do harm was left alone: "
        + Escaped.line(obstacle)
    ]
  }

  func stop() {
    program.terminate()
    place.stop()
  }
}
