// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityDriver
import DesktopSession

/// Makes a private session as `--exec` does, looks at it and ends it.
struct PrivateSessionCheck: Sendable {
  let environment: [String: String]
  let isNeeded: Bool

  /// Whether there is a session, and whether what is operated in it can be fenced off.
  func checks() -> [Check] {
    let session: DesktopSession
    do {
      session = try Interruption.shared.starting(
        { () throws(CommandError) -> DesktopSession in try self.start() },
        end: { (session: DesktopSession) in session.stop() })
    } catch {
      let reason =
        if case .invalid(let text) = error { text } else { "it was interrupted" }
      return [
        Check(subject: "private session", isThere: false, isNeeded: isNeeded, text: reason)
      ]
    }
    defer { session.stop() }
    let abilities = try? XDisplayAbilities(environment: session.environment)
    let isWhole =
      abilities?.takesKeys == true && abilities?.windowManager != nil
      && abilities?.pictureObstacle == nil
    let obstacle = session.fenceObstacle
    return [
      Check(
        subject: "private session", isThere: true, isNeeded: isNeeded,
        text: isWhole
          ? "was made and ended: --exec needs no desktop"
          : "was made and ended: --exec works, but keys and pictures do not"),
      Check(
        subject: "fence", isThere: obstacle == nil, isNeeded: false,
        text: obstacle.map {
          "--drive leaves alone what may do harm, without bubblewrap: \(Escaped.line($0))"
        } ?? "bubblewrap works: --drive tries what may do harm, too"),
    ]
  }

  private func start() throws(CommandError) -> DesktopSession {
    do {
      return try DesktopSession(
        DesktopSession.Options(
          windowManager: true, isFenced: true, baseEnvironment: environment))
    } catch .missing(let program, let package) {
      let lack = DesktopSessionError.missing(program: program, package: package)
      throw .invalid(
        "install xvfb, openbox, dbus-daemon, at-spi2-core and libglib2.0-bin"
          + " (\(Escaped.line("\(lack)")))")
    } catch {
      throw .invalid("could not be made: \(Escaped.line("\(error)"))")
    }
  }
}
