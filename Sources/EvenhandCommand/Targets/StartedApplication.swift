// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import DesktopSession
import Foundation

/// A program that `--exec` has started, in this desktop session or in one of its own, and that ends
/// with the command.
final class StartedApplication: Sendable {
  let program: ChildProcess
  /// The environment that leads to the program's accessibility bus.
  let environment: [String: String]
  /// What a report says of the start.
  let notes: [String]
  private let session: DesktopSession?
  /// False where others come after it in the same session.
  private let endsSession: Bool

  /// What this command had started before the program.
  private let servers: Set<Int32>
  /// The names of those that come only when they are asked for.
  private static let lateServers = ["at-spi", "dbus-daemon"]

  /// True where the program has a desktop of its own.
  var isPrivate: Bool { session != nil }

  /// Starts the program where `choice` says; where it is `isolated`, on a desktop of its own. That has
  /// a window manager, without which it is left to chance whether a window gets the keyboard. With
  /// `preferences` it always has a desktop of its own, on which they are set.
  init(
    _ words: [String], environment: [String: String], choice: SessionChoice = .auto,
    locale: String? = nil, isolated: Bool = false,
    preferences: SessionPreferences? = nil
  ) throws(CommandError) {
    guard let name = words.first else { throw .usage("--exec needs a program after --") }
    let isPrivate: Bool
    switch preferences == nil ? choice : .private {
    case .private: isPrivate = true
    case .auto: isPrivate = isolated || !Self.isDesktop(environment)
    case .current:
      guard Self.isDesktop(environment) else {
        throw .invalid(
          "there is no display or no session bus for --session current; run evenhand doctor")
      }
      isPrivate = false
    }
    endsSession = true
    do {
      var base = environment
      if isPrivate {
        let session = try DesktopSession(
          DesktopSession.Options(
            windowManager: true, preferences: preferences, baseEnvironment: environment))
        self.session = session
        base = session.environment
      } else {
        session = nil
      }
      servers = Set(ChildProcess.allThatGoBackToUs)
      // A private session has a locale of its own until then.
      if let locale { base["LC_ALL"] = locale }
      let plan = LaunchPlan(words, environment: base, isPrivate: isPrivate)
      self.environment = plan.environment
      notes = plan.notes
      // What it leaves behind when it hands over is ended with the session, or with this command.
      program = try ChildProcess(
        name, Array(plan.words.dropFirst()), environment: plan.environment, endsGroup: false)
    } catch {
      throw .invalid("\(Escaped.line(name)) was not started: \(error)")
    }
  }

  /// Starts the program in a session that others share one after the other.
  init(
    _ words: [String], in session: DesktopSession, environment: [String: String]
  ) throws(CommandError) {
    let name = words.first ?? ""
    self.session = session
    endsSession = false
    servers = Set(ChildProcess.allThatGoBackToUs)
    let plan = LaunchPlan(words, environment: environment, isPrivate: true)
    self.environment = plan.environment
    notes = plan.notes
    do {
      program = try ChildProcess(
        name, Array(plan.words.dropFirst()), environment: plan.environment, endsGroup: false)
    } catch {
      throw .invalid("\(Escaped.line(name)) was not started: \(error)")
    }
  }

  /// True where a program finds a display and a session bus.
  private static func isDesktop(_ environment: [String: String]) -> Bool {
    let isSet = { (name: String) in !(environment[name] ?? "").isEmpty }
    let hasDisplay = isSet("DISPLAY") || isSet("WAYLAND_DISPLAY")
    return hasDisplay && BusAvailability(environment: environment).hasSessionBus
  }

  /// Whether an application on the bus belongs to what was started: not one that a person uses.
  func owns(_ pid: Int32) -> Bool { ChildProcess.goesBackToUs(pid) }

  /// Whether something runs that the program has started, or on a desktop of its own has had started.
  var hasRunningParts: Bool {
    let late = Self.lateServers.flatMap { session?.processIDs(named: $0) ?? [] }
    return !servers.union(late).isSuperset(of: ChildProcess.allThatGoBackToUs)
  }

  func stop() {
    program.terminate()
    if endsSession { session?.stop() }
  }
}
