// SPDX-License-Identifier: Apache-2.0

internal import CGio
import Dispatch
import Glibc
import Semantics
import Synchronization

/// Answers calls on GDBus' worker thread, from what is published.
///
/// A read never waits for the application or for GLib's thread, which is what makes it
/// as quick as a ping; nor for an answer of thousands of elements, which is put together elsewhere.
final class Responder: Sendable {
  private let shared: SharedState
  private let trace: (@Sendable (String) -> Void)?
  /// Takes what the application has to do. It must not block.
  private let onRequest: @Sendable (AssistiveRequest, RequestReply, BusMessage) -> Void
  private let onNewCaller: @Sendable (String) -> Void
  private let largeAnswers = LargeAnswers()

  init(
    shared: SharedState, trace: (@Sendable (String) -> Void)?,
    onRequest: @escaping @Sendable (AssistiveRequest, RequestReply, BusMessage) -> Void,
    onNewCaller: @escaping @Sendable (String) -> Void
  ) {
    self.shared = shared
    self.trace = trace
    self.onRequest = onRequest
    self.onNewCaller = onNewCaller
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
    guard let path = g_dbus_message_get_path(message) else { return false }
    let interface = g_dbus_message_get_interface(message)
    if isOurPath(path) {
      return interface.map { strcmp($0, "org.freedesktop.DBus.Peer") != 0 } ?? true
    }
    // The folders above the elements are listed, and do nothing else.
    return interface.map { strcmp($0, Introspection.interface) == 0 } ?? false
      && Introspection.children(of: String(cString: path)) != nil
  }

  private static func isOurPath(_ path: UnsafePointer<CChar>) -> Bool {
    strncmp(path, ObjectReference.ours, ObjectReference.ours.utf8.count) == 0
  }

  private func respond(to message: BusMessage, on connection: BusConnection) {
    guard !message.isCut else {
      return connection.reply(to: message, .failure(.tooLarge(limit: BusSocket.bodyLimit)))
    }
    let call = Call(
      path: message.path, interface: message.interface, member: message.member,
      signature: message.signature, decode: message.arguments)
    trace?("\(message.sender) \(message.interface).\(message.member) \(message.path)")
    // Before the publication is looked at: what changes after that is told to this caller.
    if shared.audience.note(message.sender) { onNewCaller(message.sender) }
    let publication = shared.publication.withLock { $0 }
    if Dispatcher.isLarge(call, publication) {
      largeAnswers.put { [self] in
        answer(call, from: publication, to: message, on: connection)
      } orElse: {
        connection.reply(to: message, .failure(.tooManyRequests))
      }
    } else {
      answer(call, from: publication, to: message, on: connection)
    }
  }

  private func answer(
    _ call: Call, from publication: Publication, to message: BusMessage,
    on connection: BusConnection
  ) {
    let answer: Result<Answer, ProviderError>
    do throws(ProviderError) {
      answer = .success(try Dispatcher.answer(call, publication))
    } catch {
      answer = .failure(error)
    }
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

/// Puts answers together that take longer than a call, one after the other, beside the thread that
/// answers the others.
private final class LargeAnswers: Sendable {
  /// So many may wait; nobody asks for a whole list over and over.
  private static let limit = 64

  private let queue = DispatchQueue(label: "large answers", qos: .userInitiated)
  private let waiting = Atomic(0)

  func put(_ work: @escaping @Sendable () -> Void, orElse refuse: () -> Void) {
    guard waiting.load(ordering: .relaxed) < Self.limit else { return refuse() }
    waiting.add(1, ordering: .relaxed)
    queue.async { [self] in
      work()
      waiting.subtract(1, ordering: .relaxed)
    }
  }
}
