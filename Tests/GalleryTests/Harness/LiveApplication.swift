// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession
import ScriptedApplications
import Semantics
import Testing

/// A program in a private session: driven as a person would, read as an assistive technology does.
struct LiveApplication {
  let session: DesktopSession
  let program: ChildProcess
  let reader: AccessibilityReader
  /// `nil` unless the application was started with a screen reader.
  let orca: OrcaSession?

  /// Given back when the application is released.
  private let place: LivePlace

  /// Starts the screen reader, then the program, and returns when the program's window is in its
  /// tree.
  ///
  /// - Parameters:
  ///   - screen: Pixels, across and down.
  ///   - resources: The X resources of the screen; nil for none.
  ///   - preferences: What the person asked the desktop for; nil for a session that says nothing.
  init(
    _ name: String, _ arguments: [String] = [], adding variables: [String: String] = [:],
    display: DesktopSession.Display = .testInput, screen: (Int, Int) = (1400, 1000),
    resources: String? = nil, preferences: SessionPreferences? = nil,
    hasScreenReader: Bool = false
  ) async throws {
    place = await LivePlaces.shared.take()
    session = try await DesktopSession.start(
      .init(
        display: display, width: screen.0, height: screen.1,
        screenReaderEnabled: hasScreenReader, windowManager: true, preferences: preferences))
    if let resources {
      let setting = try session.start(
        "xprop",
        ["-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", resources])
      try #require(try await setting.untilEnd() == .code(0), "\(setting.standardError)")
    }
    reader = AccessibilityReader(
      address: session.accessibilityBusAddress, environment: session.environment)
    orca = hasScreenReader ? try await OrcaSession(in: session) : nil
    program = try session.start(
      name, arguments,
      // Places are the same whichever font a desktop brings.
      adding: ["EVENHAND_TRACE": "bus", "EVENHAND_FONT": "Sans"].merging(variables) { $1 })
    _ = try await element { $0.states[.active] }
  }

  /// The gallery on one of its pages.
  static func gallery(page: String, hasScreenReader: Bool = false) async throws -> LiveApplication {
    try await LiveApplication(
      BuiltProducts.path("gallery"), ["--page", page], hasScreenReader: hasScreenReader)
  }

  /// Ends the program and its session; both end by themselves when they are released.
  func stop() { session.stop() }

  /// The program's whole tree as it stands now.
  func snapshot() async throws -> ApplicationSnapshot {
    let application = try #require(
      try await ownApplication(), "\(program.program) is not on the bus")
    return try await reader.read(application, limits: .patient)
  }

  /// Waits until the program is on the bus and has an element that fits.
  func element(
    sourceLocation: SourceLocation = #_sourceLocation, where fits: (Node) -> Bool
  ) async throws -> LiveElement {
    var found: LiveElement?
    var seen = "the program is not on the bus"
    _ = try await eventually {
      guard program.isRunning else { return true }
      guard let application = try await ownApplication() else { return false }
      let snapshot = try await reader.read(application, limits: .patient)
      seen = TreeText(snapshot.tree, detail: .states).text
      found = snapshot.tree.depthFirst.first(where: fits).map {
        LiveElement(node: $0, snapshot: snapshot)
      }
      return found != nil
    }
    return try #require(
      found,
      "no such element\n\(seen)\n\(program.standardError)\n\(program.standing)",
      sourceLocation: sourceLocation)
  }

  /// Waits for an element with this name, and this role where one is given.
  func element(
    _ name: String, role: Role? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> LiveElement {
    try await element(sourceLocation: sourceLocation) {
      $0.name == name && (role == nil || $0.role == role)
    }
  }

  /// Waits until an element with this name fulfils `condition`; the element then, or as it was when
  /// the patience ended.
  func settled(
    _ name: String, role: Role? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    until condition: (Node) -> Bool
  ) async throws -> Node {
    var element = try await element(name, role: role, sourceLocation: sourceLocation)
    _ = try await eventually {
      if condition(element.node) { return true }
      element = try await self.element(name, role: role, sourceLocation: sourceLocation)
      return condition(element.node)
    }
    return element.node
  }

  /// The program, told from others by its process.
  private func ownApplication() async throws -> ApplicationReference? {
    try await reader.applications().first { $0.pid == program.processID }
  }
}
