// SPDX-License-Identifier: Apache-2.0

import GLibThread
import Synchronization

/// One connection to a message bus.
///
/// What we ask of others, and the answers, belong to GLib's thread; calls of others come on the
/// connection's own. Messages may be sent from any thread.
final class BusConnection: @unchecked Sendable {
  /// What a call brought back.
  typealias Reply = Result<[BusValue], BusFailure>
  /// A signal that somebody waits for.
  private struct Subscription {
    let rule: String
    let interface: String
    let member: String?
    let argument: String?
    let then: (_ sender: String, _ member: String, _ arguments: [BusValue]) -> Void
  }

  /// What of what comes in is looked at.
  private struct Expected {
    var replies: Set<UInt32> = []
    var interfaces: [String: Int] = [:]
  }

  /// Our name on the bus (":1.5").
  private(set) var uniqueName = ""
  let stream: BusStream
  private let executor: GLibThread
  private let expected = Mutex(Expected())
  private let responder = Mutex<Responder?>(nil)
  // Used on GLib's thread only.
  private var replies: [UInt32: (Reply) -> Void] = [:]
  private var subscriptions: [UInt32: Subscription] = [:]
  private var lastSubscription: UInt32 = 0
  private var closings: [() -> Void] = []
  private var isClosed = false

  private init(_ stream: BusStream, _ executor: GLibThread) {
    self.stream = stream
    self.executor = executor
  }

  deinit {
    stream.close()
  }

  private static let bus = "org.freedesktop.DBus"
  private static let busPath = "/org/freedesktop/DBus"
  /// What a bus may take to say hello, in milliseconds.
  private static let patience: Int32 = 5000

  /// Connects; `then` runs on GLib's thread, from which this is called.
  ///
  /// A bus that takes the connection and lets nobody in keeps `then` waiting: the caller bounds the
  /// wait through the cancellation.
  static func open(
    address: String, cancellation: BusCancellation, executor: GLibThread = .shared,
    then: @escaping (Result<BusConnection, BusFailure>) -> Void
  ) {
    BusSocket.open(address: address, cancellation: cancellation) { result in
      switch result {
      case .success(let socket):
        guard let stream = BusStream(socket) else {
          return then(.failure(BusFailure("the process has no descriptors left")))
        }
        let connection = BusConnection(stream, executor)
        connection.start()
        connection.call(bus, busPath, bus, "Hello", timeout: patience) { reply in
          switch reply {
          case .success(let values) where values.first?.text?.isEmpty == false:
            connection.uniqueName = values.first?.text ?? ""
            then(.success(connection))
          case .success: then(.failure(BusFailure("the bus gives no name")))
          case .failure(let failure): then(.failure(failure))
          }
        }
      case .failure(let failure): then(.failure(failure))
      }
    }
  }

  private func start() {
    stream.start(
      BusStream.Handler(
        take: { [weak self] header, body, isCut in self?.take(header, body, isCut) },
        rest: { [weak self] in self?.responder.withLock { $0 }?.rest() },
        closed: { [weak self, executor] in executor.perform { [weak self] in self?.closed() } }))
  }

  /// Has every call that comes in answered, from now on.
  func answerCalls(with responder: Responder) {
    self.responder.withLock { $0 = responder }
  }

  // MARK: What comes in

  private func take(_ header: MessageHeader, _ body: UnsafeRawBufferPointer, _ isCut: Bool) {
    switch MessageKind(rawValue: header.kind) {
    case .call: responder.withLock { $0 }?.take(header, body, isCut)
    case .reply, .error: takeReply(header, body, isCut)
    case .signal: takeSignal(header, body)
    // Of a kind that has come into the specification since.
    case nil: break
    }
  }

  private func takeReply(_ header: MessageHeader, _ body: UnsafeRawBufferPointer, _ isCut: Bool) {
    let serial = header.replySerial
    guard expected.withLock({ $0.replies.remove(serial) }) != nil else { return }
    let values = Self.values(header, body)
    let reply: Reply
    if isCut {
      reply = .failure(BusFailure("the reply is too large"))
    } else if header.kind == MessageKind.error.rawValue {
      let words = values?.first?.text.map { ": " + $0 } ?? ""
      reply = .failure(BusFailure(header.errorName.text + words))
    } else if let values {
      reply = .success(values)
    } else {
      reply = .failure(BusFailure("the reply has an unexpected type"))
    }
    perform { $0.finish(serial, reply) }
  }

  private func takeSignal(_ header: MessageHeader, _ body: UnsafeRawBufferPointer) {
    let interface = header.interface.text
    guard expected.withLock({ $0.interfaces[interface] }) != nil,
      let values = Self.values(header, body)
    else { return }
    let (sender, member) = (header.sender.text, header.member.text)
    // The bus speaks for itself: nobody else has such a name.
    guard interface != Self.bus || sender == Self.bus else { return }
    perform { connection in
      for subscription in connection.subscriptions.values
      where subscription.interface == interface && subscription.member ?? member == member
        && subscription.argument ?? values.first?.text == values.first?.text
      {
        subscription.then(sender, member, values)
      }
    }
  }

  private static func values(
    _ header: MessageHeader, _ body: UnsafeRawBufferPointer
  ) -> [BusValue]? {
    var reader = WireReader(body, isSwapped: header.isSwapped)
    return reader.values(header.signature)
  }

  /// On GLib's thread. Where too much lies there, nothing more is read meanwhile.
  private func perform(_ work: @escaping @Sendable (BusConnection) -> Void) {
    stream.hold()
    executor.perform { [self] in
      work(self)
      stream.release()
    }
  }

  private func finish(_ serial: UInt32, _ reply: Reply) {
    replies.removeValue(forKey: serial)?(reply)
  }

  // MARK: What we ask

  /// Calls a method; `then` runs once, within the time-out.
  func call(
    _ destination: String, _ path: String, _ interface: String, _ method: String,
    _ arguments: [BusValue] = [], autoStart: Bool = false, timeout: Int32 = 2000,
    then: @escaping (Reply) -> Void
  ) {
    guard !isClosed else { return then(.failure(BusFailure("the connection is closed"))) }
    let serial = stream.nextSerial
    replies[serial] = then
    expected.withLock { _ = $0.replies.insert(serial) }
    send(
      serial, flags: autoStart ? 0 : MessageFlags.noAutoStart, destination, path, interface, method,
      arguments)
    executor.schedule(after: UInt32(timeout)) { [weak self] in
      guard let self, expected.withLock({ $0.replies.remove(serial) }) != nil else { return }
      finish(serial, .failure(BusFailure("no answer came in time", isTimeout: true)))
    }
  }

  private func send(
    _ serial: UInt32, flags: UInt8, _ destination: String, _ path: String, _ interface: String,
    _ method: String, _ arguments: [BusValue]
  ) {
    var message = WireWriter(busName: uniqueName)
    message.begin(.call, flags: flags, serial: serial)
    message.field(.path, path)
    message.field(.destination, destination)
    message.field(.interface, interface)
    message.field(.member, method)
    message.beginBody(arguments.map(\.signature).joined())
    for argument in arguments { message.value(argument) }
    message.end()
    stream.send(message.bytes)
  }

  /// Follows a signal until ``unsubscribe(_:)`` or the end of the connection. What comes may be
  /// anybody's who sends it to us alone: the sender is told.
  @discardableResult
  func subscribe(
    sender: String, interface: String, member: String? = nil, path: String? = nil,
    argument: String? = nil,
    then: @escaping (_ sender: String, _ member: String, _ arguments: [BusValue]) -> Void
  ) -> UInt32 {
    var rule = "type='signal',sender='\(sender)',interface='\(interface)'"
    if let member { rule += ",member='\(member)'" }
    if let path { rule += ",path='\(path)'" }
    if let argument { rule += ",arg0='\(argument)'" }
    lastSubscription += 1
    subscriptions[lastSubscription] = Subscription(
      rule: rule, interface: interface, member: member, argument: argument, then: then)
    expected.withLock { $0.interfaces[interface, default: 0] += 1 }
    tellBus("AddMatch", rule)
    return lastSubscription
  }

  func unsubscribe(_ number: UInt32) {
    guard let subscription = subscriptions.removeValue(forKey: number) else { return }
    expected.withLock { expected in
      let rest = (expected.interfaces[subscription.interface] ?? 1) - 1
      expected.interfaces[subscription.interface] = rest > 0 ? rest : nil
    }
    tellBus("RemoveMatch", subscription.rule)
  }

  private func tellBus(_ method: String, _ rule: String) {
    send(
      stream.nextSerial, flags: MessageFlags.noReplyExpected, Self.bus, Self.busPath, Self.bus,
      method,
      [.string(rule)])
  }

  // MARK: The end

  /// Once, when the connection is gone for whatever reason.
  func onClose(_ then: @escaping () -> Void) {
    closings.append(then)
  }

  func close() { stream.close() }

  private func closed() {
    isClosed = true
    expected.withLock { $0 = Expected() }
    let (waiting, closings) = (replies.values, closings)
    replies = [:]
    subscriptions = [:]
    self.closings = []
    for then in waiting { then(.failure(BusFailure("the connection is closed"))) }
    for then in closings { then() }
  }
}
