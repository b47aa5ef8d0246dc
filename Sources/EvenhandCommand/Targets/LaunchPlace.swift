// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession

/// Where `--exec` starts a program: in this desktop session, or in one of its own.
struct LaunchPlace: Sendable {
  /// nil in the session that the environment leads to.
  let session: DesktopSession?
  /// It leads to the accessibility bus, also before the program is there.
  let environment: [String: String]
  /// False where others come after the program in the same session.
  private let endsWithProgram: Bool

  var isPrivate: Bool { session != nil }

  /// Where `choice` says; where it is `isolated`, a desktop of its own. That has a window manager,
  /// without which it is left to chance whether a window gets the keyboard. With `preferences` it is
  /// always a desktop of its own, on which they are set. `fenced` asks for a fence on that.
  init(
    environment: [String: String], choice: SessionChoice = .auto, isolated: Bool = false,
    fenced: Bool = false, preferences: SessionPreferences? = nil
  ) throws(CommandError) {
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
    endsWithProgram = true
    guard isPrivate else {
      session = nil
      self.environment = environment
      return
    }
    do {
      let session = try DesktopSession(
        DesktopSession.Options(
          windowManager: true, isFenced: fenced, preferences: preferences,
          baseEnvironment: environment))
      self.session = session
      self.environment = session.environment
    } catch {
      throw .invalid("no desktop was started for it: \(error)")
    }
  }

  /// A session that programs share one after the other.
  init(sharing session: DesktopSession, environment: [String: String]) {
    self.session = session
    self.environment = environment
    endsWithProgram = false
  }

  /// True where a program finds a display and a session bus.
  private static func isDesktop(_ environment: [String: String]) -> Bool {
    let isSet = { (name: String) in !(environment[name] ?? "").isEmpty }
    let hasDisplay = isSet("DISPLAY") || isSet("WAYLAND_DISPLAY")
    return hasDisplay && BusAvailability(environment: environment).hasSessionBus
  }

  /// Ends a session that was started for the program, and what runs in it.
  func stop() {
    if endsWithProgram { session?.stop() }
  }
}
