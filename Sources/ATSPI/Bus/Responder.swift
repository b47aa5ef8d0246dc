// SPDX-License-Identifier: Apache-2.0

internal import CGio
import Glibc
import Semantics
import Synchronization

/// Answers calls on GDBus' worker thread, from what is published.
///
/// A read never waits for the application or for GLib's thread, which is what makes it
/// as quick as a ping.
final class Responder: Sendable {
  private let shared: SharedState
  private let trace: (@Sendable (String) -> Void)?
  /// Takes what the application has to do. It must not block.
  private let onRequest: @Sendable (AssistiveRequest, RequestReply, BusMessage) -> Void

  init(
    shared: SharedState, trace: (@Sendable (String) -> Void)?,
    onRequest: @escaping @Sendable (AssistiveRequest, RequestReply, BusMessage) -> Void
  ) {
    self.shared = shared
    self.trace = trace
    self.onRequest = onRequest
  }

  func attach(to connection: BusConnection) {
    connection.filterCalls { [self, weak connection] message in
      guard Self.isOurs(message), let connection else { return false }
      respond(to: BusMessage(adopting: message), on: connection)
      return true
    }
  }

  /// Calls to other paths, and `Peer`, are GDBus' own to answer.
  private static func isOurs(_ message: OpaquePointer) -> Bool {
    guard let path = g_dbus_message_get_path(message),
      strncmp(path, ObjectReference.ours, ObjectReference.ours.utf8.count) == 0
    else { return false }
    guard let interface = g_dbus_message_get_interface(message) else { return true }
    return strcmp(interface, "org.freedesktop.DBus.Peer") != 0
  }

  private func respond(to message: BusMessage, on connection: BusConnection) {
    guard !message.isCut else {
      return connection.reply(to: message, .failure(.tooLarge(limit: BusSocket.bodyLimit)))
    }
    let call = Call(
      path: message.path, interface: message.interface, member: message.member,
      signature: message.signature, decode: message.arguments)
    let answer: Result<Answer, ProviderError> = shared.publication.withLock { publication in
      do throws(ProviderError) {
        return .success(try Dispatcher.answer(call, publication))
      } catch {
        return .failure(error)
      }
    }
    trace?("\(message.sender) \(message.interface).\(message.member) \(message.path)")
    switch answer {
    case .success(.values(let values)): connection.reply(to: message, .success(values))
    case .success(.number(let number)):
      shared.publication.withLock { $0.number = number }
      connection.reply(to: message, .success([]))
    case .success(.request(let request, let reply)): onRequest(request, reply, message)
    case .failure(let error): connection.reply(to: message, .failure(error))
    }
  }
}
