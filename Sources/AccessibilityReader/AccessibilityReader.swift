// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import Semantics

/// Reads applications off the accessibility bus.
///
/// It never blocks a thread of the caller, and every call that it makes has a deadline. Reading
/// changes nothing in the application.
public final class AccessibilityReader: Sendable {
  let session: ReaderSession

  /// With an address, that bus is used; without one, `AT_SPI_BUS_ADDRESS` of the environment, then
  /// `org.a11y.Bus` on the environment's session bus.
  public init(
    address: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    session = ReaderSession(address: BusAddress(given: address, environment: environment))
  }

  /// How the bus stands, without an application.
  public func status() async throws(ReaderError) -> BusStatus {
    try await session.status()
  }

  /// The applications in the order in which they registered. All are asked at once who they are; one
  /// that hangs keeps this waiting for 3 s.
  public func applications() async throws(ReaderError) -> [ApplicationReference] {
    try await session.applications { _ in false }
  }

  /// The same, without the wait for the others where the one that is looked for has answered: those
  /// that have said nothing a quarter of a second later are left as not answering.
  public func applications(
    lookingFor isWanted: @escaping @Sendable (ApplicationReference) -> Bool
  ) async throws(ReaderError) -> [ApplicationReference] {
    try await session.applications(lookingFor: isWanted)
  }

  /// The applications with what the bus itself knows of them: the process. None is asked, so that
  /// names and toolkits are empty here; reading an application fills them in.
  public func registeredApplications() async throws(ReaderError) -> [ApplicationReference] {
    try await session.registeredApplications()
  }

  /// The process behind a connection of the accessibility bus, whether or not it has registered as an
  /// application; nil where there is no such connection any more.
  public func processID(of busName: String) async throws(ReaderError) -> Int32? {
    try await session.processID(of: busName)
  }

  /// Reads the whole application, within the limits. An application that hangs, lies, loops or
  /// leaves gives the part that could be read, and problems that say so.
  public func read(
    _ application: ApplicationReference, limits: ReadLimits = ReadLimits()
  ) async throws(ReaderError) -> ApplicationSnapshot {
    try await session.read(application, limits: limits, memory: nil)
  }

  /// The same, where only that is asked for which may be other than `memory` has it.
  package func read(
    _ application: ApplicationReference, limits: ReadLimits = ReadLimits(), memory: ReadMemory?
  ) async throws(ReaderError) -> ApplicationSnapshot {
    try await session.read(application, limits: limits, memory: memory)
  }

  /// What an element is, asked of it alone.
  public func summary(
    of object: ObjectReference, within time: Duration = .seconds(3)
  ) async throws(ReaderError) -> ElementSummary {
    try await session.summary(of: object, within: time)
  }

  /// Asks an element to do something, and waits for its answer. That it answers yes does not say
  /// that it has done it. An element that does not list the interface at this moment is not asked.
  public func request(
    _ request: ElementRequest, of object: ObjectReference, within time: Duration = .seconds(3)
  ) async throws(ReaderError) {
    try await session.request(request, of: object, within: time)
  }

  /// What an element says of itself at this moment, as far as these interfaces answer, and as far
  /// as it lists them still.
  public func facts(
    of object: ObjectReference, interfaces: InterfaceSet, within time: Duration = .seconds(3)
  ) async throws(ReaderError) -> ElementFacts {
    try await session.facts(of: object, interfaces: interfaces, within: time)
  }

  /// Lets the desktop press and release a key, wherever the focus is; `refused` for a name that is no
  /// key's. Only X11 has a registry that can.
  /// AT-SPI: `org.a11y.atspi.DeviceEventController.GenerateKeyboardEvent`.
  public func press(_ key: Key) async throws(ReaderError) {
    guard let keysym = key.keysym else { throw .refused("no key is called \(key.name)") }
    try await session.pressKey(keysym: Int32(clamping: keysym))
  }

  /// Listens to the events of these kinds, of one application or of all. The capacity is how many
  /// may wait to be taken.
  public func events(
    of application: ApplicationReference? = nil, kinds: [EventKind] = EventKind.everything,
    capacity: Int = 10_000
  ) async throws(ReaderError) -> EventStream {
    try await session.events(of: application, kinds: kinds, capacity: capacity)
  }

  /// Asks the elements of a snapshot for what they answer beyond their nodes, and gives the snapshot
  /// with these details. The limits are those of both reads together. What is not answered is nil; an
  /// application that falls silent costs one deadline, and leaves a problem that says so.
  public func details(
    of snapshot: ApplicationSnapshot, limits: ReadLimits = ReadLimits()
  ) async throws(ReaderError) -> ApplicationSnapshot {
    try await session.details(of: snapshot, limits: limits, inWindowsOf: nil)
  }

  /// The same of the windows alone in which these elements stand; nil for all.
  package func details(
    of snapshot: ApplicationSnapshot, limits: ReadLimits, inWindowsOf part: Set<ElementID>?
  ) async throws(ReaderError) -> ApplicationSnapshot {
    try await session.details(of: snapshot, limits: limits, inWindowsOf: part)
  }

  /// Asks an element of a snapshot to do the action of this name.
  /// AT-SPI: `org.a11y.atspi.Action.DoAction`.
  public func perform(
    _ action: String, on element: ElementID, of snapshot: ApplicationSnapshot
  ) async throws(ReaderError) {
    guard let reference = snapshot.references[element] else { throw .noSuchElement }
    try await request(.action(action), of: reference)
  }

  /// Sets the value of an element of a snapshot.
  /// AT-SPI: `org.a11y.atspi.Value.CurrentValue`.
  public func setValue(
    _ value: Double, of element: ElementID, of snapshot: ApplicationSnapshot
  ) async throws(ReaderError) {
    guard let reference = snapshot.references[element] else { throw .noSuchElement }
    try await request(.value(value), of: reference)
  }

  /// Moves the keyboard focus to an element of a snapshot.
  /// AT-SPI: `org.a11y.atspi.Component.GrabFocus`.
  public func grabFocus(
    _ element: ElementID, of snapshot: ApplicationSnapshot
  ) async throws(ReaderError) {
    guard let reference = snapshot.references[element] else { throw .noSuchElement }
    try await request(.focus, of: reference)
  }
}
