// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The reader's one connection, opened at first use, and again after the bus has closed it.
@BusActor
final class ReaderSession {
  private let address: BusAddress
  private var opened: (connection: BusConnection, address: String)?

  /// For opening a bus and for one question to it.
  static let deadline = Duration.seconds(3)
  private static let registry = ObjectReference(
    busName: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")
  private static let busDaemon = ObjectReference(
    busName: "org.freedesktop.DBus", path: "/org/freedesktop/DBus")

  nonisolated init(address: BusAddress) {
    self.address = address
  }

  private func connection() async throws(ReaderError) -> BusConnection {
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

  func applications() async throws(ReaderError) -> [ApplicationReference] {
    let connection = try await connection()
    let reply: Variant?
    do {
      reply = try await connection.call(
        MethodCall(Self.registry, Interface.accessible.busName, "GetChildren"),
        within: Self.deadline)
    } catch {
      throw .noRegistry(error.text)
    }
    let objects = (reply?[0]?.members ?? []).compactMap { ObjectReference($0) }
    return await withTaskGroup(of: (Int, ApplicationReference).self) { group in
      for (index, object) in objects.enumerated() {
        group.addTask { (index, await self.application(object, connection)) }
      }
      var found: [(Int, ApplicationReference)] = []
      for await application in group { found.append(application) }
      return found.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private func application(
    _ object: ObjectReference, _ connection: BusConnection
  ) async -> ApplicationReference {
    let application = Interface.application.busName
    async let name = property(object, Interface.accessible.busName, "Name", connection)
    async let toolkit = property(object, application, "ToolkitName", connection)
    async let toolkitVersion = property(object, application, "ToolkitVersion", connection)
    async let version = property(object, application, "Version", connection)
    async let pid = pid(of: object, connection)
    let (nameText, isAnswering) = await name
    let newer = await toolkitVersion.text
    let older = await version.text
    return ApplicationReference(
      object: object, name: nameText, pid: await pid, toolkitName: await toolkit.text,
      toolkitVersion: newer.isEmpty ? older : newer, isAnswering: isAnswering)
  }

  private func property(
    _ object: ObjectReference, _ interface: String, _ name: String, _ connection: BusConnection
  ) async -> (text: String, isAnswering: Bool) {
    do {
      let reply = try await connection.call(
        .get(object, interface, name), within: Self.deadline)
      return (reply?[0]?.content?.string ?? "", true)
    } catch {
      return ("", error != .noReply)
    }
  }

  private func pid(of object: ObjectReference, _ connection: BusConnection) async -> Int32? {
    let call = MethodCall(
      Self.busDaemon, "org.freedesktop.DBus", "GetConnectionUnixProcessID",
      .tuple(.string(object.busName)))
    guard let reply = try? await connection.call(call, within: Self.deadline) else { return nil }
    return reply[0]?.uint32.flatMap { Int32(exactly: $0) }
  }

  func read(
    _ application: ApplicationReference, limits: ReadLimits
  ) async throws(ReaderError) -> ApplicationSnapshot {
    let connection = try await connection()
    return await TreeWalk(connection: connection, application: application, limits: limits).run()
  }

  func perform(_ action: String, on object: ObjectReference) async throws(ReaderError) {
    let interface = Interface.action.busName
    let actions = try await answer(to: MethodCall(object, interface, "GetActions"))
    var offered: [String] = []
    for index in 0..<Int32(clamping: actions?[0]?.count ?? 0) {
      let reply = try await answer(
        to: MethodCall(object, interface, "GetName", .tuple(.int32(index))))
      let name = reply?[0]?.string ?? ""
      guard name == action else {
        offered.append(name)
        continue
      }
      let isDone = try await answer(
        to: MethodCall(object, interface, "DoAction", .tuple(.int32(index))))
      guard isDone?[0]?.boolean == true else { throw .refused("DoAction returned false") }
      return
    }
    throw .noSuchAction(action, offered: offered)
  }

  func setValue(_ value: Double, of object: ObjectReference) async throws(ReaderError) {
    _ = try await answer(
      to: .set(object, Interface.value.busName, "CurrentValue", .double(value)))
  }

  func grabFocus(_ object: ObjectReference) async throws(ReaderError) {
    let isDone = try await answer(
      to: MethodCall(object, Interface.component.busName, "GrabFocus"))
    guard isDone?[0]?.boolean == true else { throw .refused("GrabFocus returned false") }
  }

  private func answer(to call: MethodCall) async throws(ReaderError) -> Variant? {
    let connection = try await connection()
    do {
      return try await connection.call(call, within: Self.deadline)
    } catch {
      throw .refused(error.text)
    }
  }
}
