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
  private let session: DesktopSession?

  /// Starts the program in a private session where this one lacks a display or a session bus, and
  /// always where it is `isolated`: then with a window manager, without which no window has the
  /// keyboard.
  init(
    _ words: [String], environment: [String: String], isolated: Bool = false
  ) throws(CommandError) {
    guard let name = words.first else { throw .usage("--exec needs a program after --") }
    let arguments = Array(words.dropFirst())
    do {
      if !isolated, Self.isDesktop(environment) {
        session = nil
        self.environment = environment
        program = try ChildProcess(name, arguments, environment: environment)
      } else {
        let session = try DesktopSession(
          DesktopSession.Options(windowManager: isolated, baseEnvironment: environment))
        self.session = session
        self.environment = session.environment
        program = try session.start(name, arguments)
      }
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

  func stop() {
    program.terminate()
    session?.stop()
  }
}
