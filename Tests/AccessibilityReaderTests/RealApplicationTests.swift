// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession
import Foundation
import ScriptedApplications
import Semantics
import Testing

/// What the reader makes of GTK 3's applications in a session of their own.
@Suite struct RealApplicationTests {
  private let session: DesktopSession
  private let reader: AccessibilityReader

  init() async throws {
    session = try await DesktopSession.start()
    reader = AccessibilityReader(environment: session.environment)
  }

  @Test func `an application is found with its process and its toolkit`() async throws {
    let program = try session.start("zenity", ["--info", "--text=Hello"])
    let application = try await application(of: program)
    #expect(application.name == "zenity")
    #expect(application.toolkitName == "gtk")
    #expect(application.toolkitVersion.hasPrefix("3."))
    #expect(application.isAnswering)
  }

  @Test func `names, roles, actions and places are read`() async throws {
    let program = try session.start("zenity", ["--info", "--text=Hello"])
    let snapshot = try await snapshot(of: program)
    let button = try #require(snapshot.tree.depthFirst.first { $0.role == .button })
    #expect(button.name == "OK")
    #expect(button.actions.map(\.name) == ["click"])
    #expect(button.states[.focusable] && button.states[.showing])
    #expect(try #require(button.frame).width > 20)
    #expect(snapshot.tree.window(of: button.id)?.role == .dialog)
    #expect(snapshot.tree.depthFirst.contains { $0.role == .label && $0.name == "Hello" })
    #expect(snapshot.framesAreTrusted)
    #expect(snapshot.problems.isEmpty)
  }

  @Test func `an action is performed by its name`() async throws {
    let program = try session.start("zenity", ["--question", "--text=Sure?"])
    let snapshot = try await snapshot(of: program)
    let button = try #require(snapshot.tree.depthFirst.first { $0.name == "No" })
    try await reader.perform("click", on: button.id, of: snapshot)
    #expect(try await program.untilEnd() == .code(1))
  }

  @Test func `an action that is not offered is refused with what is`() async throws {
    let program = try session.start("zenity", ["--info"])
    let snapshot = try await snapshot(of: program)
    let button = try #require(snapshot.tree.depthFirst.first { $0.role == .button })
    await #expect(throws: ReaderError.noSuchAction("fly", offered: ["click"])) {
      try await reader.perform("fly", on: button.id, of: snapshot)
    }
  }

  @Test func `a value is set, and read back`() async throws {
    let program = try session.start("zenity", ["--scale", "--value=30"])
    let before = try await snapshot(of: program)
    let slider = try #require(before.tree.depthFirst.first { $0.role == .slider })
    #expect(slider.value?.current == 30)
    try await reader.setValue(45, of: slider.id, of: before)
    let after = try await reader.read(before.application, limits: .patient)
    #expect(after.tree.depthFirst.first { $0.role == .slider }?.value?.current == 45)
  }

  @Test func `an element that is not in the snapshot is refused`() async throws {
    let program = try session.start("zenity", ["--info"])
    let snapshot = try await snapshot(of: program)
    await #expect(throws: ReaderError.noSuchElement) {
      try await reader.grabFocus(ElementID(9999), of: snapshot)
    }
  }

  @Test func `an application that hangs is waited for, and that is said`() async throws {
    let program = try session.start("zenity", ["--info"])
    let application = try await snapshot(of: program).application
    program.suspend()
    defer { program.resume() }
    let limits = ReadLimits(callDeadline: .milliseconds(300))
    let snapshot = try await reader.read(application, limits: limits)
    #expect(snapshot.problems.map(\.kind) == [.notAnswering(after: .milliseconds(900))])
    #expect(snapshot.tree.rootNode.name == "zenity")
  }

  @Test func `an application that is gone gives its root, and says so`() async throws {
    let program = try session.start("zenity", ["--info"])
    let application = try await snapshot(of: program).application
    program.kill()
    let snapshot = try await reader.read(application, limits: .patient)
    #expect(snapshot.problems.map(\.kind) == [.vanished])
    #expect(snapshot.tree.count == 1)
  }

  @Test func `two reads of a large application are equal`() async throws {
    let program = try session.start("gtk3-widget-factory")
    let first = try await snapshot(of: program, minimum: 200)
    let second = try await reader.read(first.application, limits: .patient)
    #expect(TreeText(first.tree).text == TreeText(second.tree).text)
    #expect(first.tree.count > 200)
    #expect(first.references.count == first.tree.count)
  }

  private func application(of program: ChildProcess) async throws -> ApplicationReference {
    var found: ApplicationReference?
    _ = try await eventually {
      found = try await reader.applications().first { $0.pid == program.processID }
      return found != nil
    }
    return try #require(found)
  }

  /// Waits until two reads in a row are equal.
  private func snapshot(
    of program: ChildProcess, minimum: Int = 5
  ) async throws -> ApplicationSnapshot {
    let application = try await application(of: program)
    var latest: ApplicationSnapshot?
    let isStable = try await eventually {
      let next = try await reader.read(application, limits: .patient)
      defer { latest = next }
      guard let latest, next.tree.count >= minimum else { return false }
      return TreeText(latest.tree).text == TreeText(next.tree).text
    }
    #expect(isStable)
    return try #require(latest)
  }
}
