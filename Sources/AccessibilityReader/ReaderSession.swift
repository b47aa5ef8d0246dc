// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// The reader's one connection, opened at first use, and again after the bus has closed it.
@BusActor
final class ReaderSession {
  private let address: BusAddress
  private var opened: (connection: BusConnection, address: String)?
  /// The socket of the application that was read last, where it has one of its own.
  private var privateSocket: (busName: String, link: BusConnection)?

  /// For opening a bus and for one question to it.
  static let deadline = Duration.seconds(3)
  /// For what the bus itself knows: nothing but the bus has to be awake for it.
  private static let connectionDeadline = Duration.seconds(30)
  private static let registry = ObjectReference(
    busName: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")

  nonisolated init(address: BusAddress) {
    self.address = address
  }

  func connection() async throws(ReaderError) -> BusConnection {
    if let opened, !opened.connection.isClosed { return opened.connection }
    let new = try await address.open(within: Self.deadline)
    opened = new
    return new.0
  }

  func status() async throws(ReaderError) -> BusStatus {
    let connection = try await connection()
    let answer = try? await connection.call(
      .get(Self.registry, Interface.accessible.busName, "ChildCount"), within: Self.deadline)
    return BusStatus(
      address: opened?.address ?? "", registryAnswers: answer != nil,
      isEnabled: await address.isEnabled(within: Self.deadline))
  }

  func applications(
    lookingFor isWanted: @escaping @Sendable (ApplicationReference) -> Bool
  ) async throws(ReaderError) -> [ApplicationReference] {
    let (connection, objects) = try await registered()
    return await RollCall(objects, connection, isWanted: isWanted).names(within: Self.deadline)
  }

  func registeredApplications() async throws(ReaderError) -> [ApplicationReference] {
    let (connection, objects) = try await registered()
    return await RollCall(objects, connection) { _ in false }.processes(within: Self.deadline)
  }

  func processID(of busName: String) async throws(ReaderError) -> Int32? {
    let connection = try await connection()
    let objects = [ObjectReference(busName: busName, path: Self.registry.path)]
    let found = await RollCall(objects, connection) { _ in false }
      .processes(within: Self.connectionDeadline)
    return found.first?.pid
  }

  private func registered() async throws(ReaderError) -> (BusConnection, [ObjectReference]) {
    let connection = try await connection()
    let call = MethodCall(Self.registry, Interface.accessible.busName, "GetChildren")
    do throws(CallFailure) {
      let reply = try await answer(to: call, on: connection)
      return (connection, reply.value?.members.compactMap { ObjectReference($0) } ?? [])
    } catch {
      throw .noRegistry(error.text)
    }
  }

  /// Where the registry ends while it is asked, the bus starts another one for the next question.
  private func answer(
    to call: MethodCall, on connection: BusConnection
  ) async throws(CallFailure) -> BusReply {
    do throws(CallFailure) {
      return try await connection.call(call, within: Self.deadline)
    } catch {
      guard error.peerIsGone, !connection.isClosed else { throw error }
    }
    return try await connection.call(call, within: Self.deadline)
  }

  func read(
    _ application: ApplicationReference, limits: ReadLimits, memory: ReadMemory?
  ) async throws(ReaderError) -> ApplicationSnapshot {
    let connection = try await connection()
    let walk = TreeWalk(
      connection: connection, application: application, limits: limits,
      remembered: memory?.walk ?? ReadMemory.Walk())
    var snapshot = await walk.run()
    // What was read in part would be taken for the whole.
    memory?.walk = snapshot.isComplete ? ReadMemory.Walk(walk.records) : ReadMemory.Walk()
    privateSocket = walk.link === connection ? nil : (application.busName, walk.link)
    await findActiveDescendant(in: &snapshot, on: connection)
    await UnmappedPages(connection, limits).hide(in: &snapshot)
    return snapshot
  }

  /// What the keys of the element with the focus act on, where that is another one inside of it and its
  /// application answers for it; other applications tell of it by events alone.
  /// AT-SPI: `org.a11y.atspi.Collection.GetActiveDescendant`.
  private func findActiveDescendant(
    in snapshot: inout ApplicationSnapshot, on connection: BusConnection
  ) async {
    let tree = snapshot.tree
    guard snapshot.isComplete, let focus = tree.focus, var node = tree[focus],
      !node.children.isEmpty, node.interfaces.contains(.collection),
      let object = snapshot.references[focus]
    else { return }
    let call = MethodCall(
      ListedElement(object: object, interfaces: node.interfaces), .collection,
      "GetActiveDescendant")
    guard let reply = try? await connection.call(call, within: Self.deadline),
      let found = ObjectReference(reply.value),
      let id = snapshot.references.first(where: { $0.value == found })?.key, id != focus,
      Self.isInside(id, focus, tree)
    else { return }
    node.activeDescendant = id
    snapshot.tree.apply(TreeUpdate(nodes: [node]))
  }

  private static func isInside(_ id: ElementID, _ outer: ElementID, _ tree: Tree) -> Bool {
    var holder = tree.parent(of: id)
    while let next = holder, next != outer { holder = tree.parent(of: next) }
    return holder == outer
  }

  func details(
    of snapshot: ApplicationSnapshot, limits: ReadLimits, inWindowsOf part: Set<ElementID>?
  ) async throws(ReaderError) -> ApplicationSnapshot {
    let connection = try await connection()
    var link = connection
    if let privateSocket, privateSocket.busName == snapshot.application.busName,
      !privateSocket.link.isClosed
    {
      link = privateSocket.link
    }
    return await DetailRead(
      snapshot, bus: connection, link: link, limits: limits, inWindowsOf: part
    ).run()
  }

  func events(
    of application: ApplicationReference?, kinds: [EventKind], capacity: Int
  ) async throws(ReaderError) -> EventStream {
    _ = try await connection()
    let own = try await BusConnection.open(opened?.address ?? "", within: Self.deadline)
    let buffer = EventBuffer(capacity: capacity)
    let subscription = EventSubscription(
      own, kinds: kinds, sender: application?.busName, buffer: buffer)
    try await subscription.begin()
    return EventStream(subscription, buffer)
  }

}
