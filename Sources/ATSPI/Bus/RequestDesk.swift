// SPDX-License-Identifier: Apache-2.0

import GLibThread
import Semantics

/// Hands requests to the application, and answers each caller once. It lives on GLib's
/// thread.
final class RequestDesk {
  /// In milliseconds. A caller waits at most 800 (libatspi's own limit); what takes longer is told
  /// as done, since it was taken in.
  private static let patience: UInt32 = 300
  private static let limit = 256

  private struct Pending {
    let message: BusMessage
    let connection: BusConnection
    let reply: RequestReply
  }

  private let executor: GLibThread
  private let requests: AssistiveRequestHandler
  private var pending: [UInt64: Pending] = [:]
  private var lastTicket: UInt64 = 0

  init(
    executor: GLibThread, requests: @escaping AssistiveRequestHandler
  ) {
    self.executor = executor
    self.requests = requests
  }

  /// `complete` brings the application's answer back to this thread.
  func take(
    _ request: AssistiveRequest, _ reply: RequestReply, _ message: BusMessage,
    on connection: BusConnection, complete: @escaping @Sendable (_ ticket: UInt64, Bool) -> Void
  ) {
    guard pending.count < Self.limit else {
      connection.reply(to: message, .failure(.tooManyRequests))
      return
    }
    lastTicket += 1
    let ticket = lastTicket
    pending[ticket] = Pending(message: message, connection: connection, reply: reply)
    executor.schedule(after: Self.patience) { [weak self] in
      self?.finish(ticket, isDone: true)
    }
    requests(request) { isDone in complete(ticket, isDone) }
  }

  func finish(_ ticket: UInt64, isDone: Bool) {
    guard let waiting = pending.removeValue(forKey: ticket) else { return }
    waiting.connection.reply(to: waiting.message, waiting.reply.answer(isDone: isDone))
  }
}
