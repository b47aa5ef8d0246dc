// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// Asks all applications at once who they are, and goes on without those that do not answer.
@BusActor
final class RollCall {
  private let connection: BusConnection
  private let isWanted: @Sendable (ApplicationReference) -> Bool
  private var entries: [Entry]
  private var openCalls = 0
  private var graceTimer: Task<Void, Never>?
  private var completion: CheckedContinuation<Void, Never>?

  private struct Entry {
    let object: ObjectReference
    var pid: Int32?
    var name: String?
    var toolkitName = ""
    var toolkitVersion = ""
    var version = ""
    var openCalls = 0
    var isSilent = false

    var reference: ApplicationReference {
      ApplicationReference(
        object: object, name: name ?? "", pid: pid, toolkitName: toolkitName,
        toolkitVersion: toolkitVersion.isEmpty ? version : toolkitVersion,
        isAnswering: openCalls == 0 && !isSilent)
    }
  }

  private static let busDaemon = ObjectReference(
    busName: "org.freedesktop.DBus", path: "/org/freedesktop/DBus")
  /// For the others to answer, once the one that is looked for has.
  private static let grace = Duration.milliseconds(250)

  init(
    _ objects: [ObjectReference], _ connection: BusConnection,
    isWanted: @escaping @Sendable (ApplicationReference) -> Bool
  ) {
    entries = objects.map { Entry(object: $0) }
    self.connection = connection
    self.isWanted = isWanted
  }

  /// The processes, which the bus daemon knows; no application is asked.
  func processes(within time: Duration) async -> [ApplicationReference] {
    await gather {
      for index in entries.indices { askProcess(index, .now + time) }
    }
  }

  /// Everything that a reference tells.
  func names(within time: Duration) async -> [ApplicationReference] {
    await gather {
      for index in entries.indices {
        askProcess(index, .now + time)
        let name = MethodCall.get(entries[index].object, Interface.accessible.busName, "Name")
        ask(name, index, .now + time) { $0.name = $1.content?.string ?? "" }
        for (property, path) in Self.facts {
          let call = MethodCall.get(
            entries[index].object, Interface.application.busName, property)
          ask(call, index, .now + time) { $0[keyPath: path] = $1.content?.string ?? "" }
        }
      }
    }
  }

  private static let facts: [(String, WritableKeyPath<Entry, String>)] = [
    ("ToolkitName", \.toolkitName), ("ToolkitVersion", \.toolkitVersion), ("Version", \.version),
  ]

  private func gather(_ askAll: () -> Void) async -> [ApplicationReference] {
    await withCheckedContinuation { continuation in
      completion = continuation
      askAll()
      if openCalls == 0 { finish() }
    }
    return entries.map(\.reference)
  }

  private func askProcess(_ index: Int, _ deadline: ContinuousClock.Instant) {
    let call = MethodCall(
      Self.busDaemon, "org.freedesktop.DBus", "GetConnectionUnixProcessID",
      .string(entries[index].object.busName))
    ask(call, index, deadline) { $0.pid = $1.uint32.flatMap { Int32(exactly: $0) } }
  }

  private func ask(
    _ call: MethodCall, _ index: Int, _ deadline: ContinuousClock.Instant,
    _ take: @escaping @BusActor (inout Entry, BusValue) -> Void
  ) {
    openCalls += 1
    entries[index].openCalls += 1
    connection.send(call, deadline: deadline) { [self] result in
      openCalls -= 1
      entries[index].openCalls -= 1
      switch result {
      case .success(let reply): if let value = reply.value { take(&entries[index], value) }
      case .failure(let failure): if failure == .noReply { entries[index].isSilent = true }
      }
      if openCalls == 0 {
        finish()
      } else if entries[index].openCalls == 0, isWanted(entries[index].reference) {
        startGrace()
      }
    }
  }

  private func startGrace() {
    guard graceTimer == nil else { return }
    graceTimer = Task { @BusActor in
      try? await Task.sleep(for: Self.grace)
      finish()
    }
  }

  private func finish() {
    graceTimer?.cancel()
    completion?.resume()
    completion = nil
  }
}
