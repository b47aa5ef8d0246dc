// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Semantics
import Synchronization

/// Answers calls on the connection's own thread, from what is published.
///
/// A read never waits for the application or for GLib's thread, which is what makes it
/// as quick as a ping; nor for an answer of thousands of elements, which is put together elsewhere.
/// The answers to all calls that have come together leave together.
final class Responder: @unchecked Sendable {
  private let shared: SharedState
  private let stream: BusStream
  private let trace: (@Sendable (String) -> Void)?
  /// Takes what the application has to do. It must not block.
  private let onRequest: @Sendable (AssistiveRequest, RequestReply, ReplyAddress) -> Void
  private let onNewCaller: @Sendable (String) -> Void
  private let onEmbedding: @Sendable (ElementID, EmbeddingNews, _ sender: String) -> Void
  private let largeAnswers = LargeAnswers()
  private let busName: String
  /// Questions that came before the first tree.
  private let held = Mutex<[KeptCall]>([])
  // Used on the connection's thread only.
  private var answers: WireWriter
  private var snapshot: Snapshot?
  /// Who called last and is known to have called, and since when.
  private var caller: [UInt8] = []
  private var audienceVersion = -1

  /// So many questions may wait for the first tree; more are answered from what there is.
  private static let heldLimit = 64
  /// Answers of so many bytes leave before the others are ready.
  private static let batchSize = 1 << 18
  private static let socketInterface: StaticString = "org.a11y.atspi.Socket"

  init(
    shared: SharedState, connection: BusConnection, trace: (@Sendable (String) -> Void)?,
    onRequest: @escaping @Sendable (AssistiveRequest, RequestReply, ReplyAddress) -> Void,
    onNewCaller: @escaping @Sendable (String) -> Void,
    onEmbedding: @escaping @Sendable (ElementID, EmbeddingNews, _ sender: String) -> Void
  ) {
    self.shared = shared
    stream = connection.stream
    busName = connection.uniqueName
    answers = WireWriter(busName: busName)
    self.trace = trace
    self.onRequest = onRequest
    self.onNewCaller = onNewCaller
    self.onEmbedding = onEmbedding
  }

  /// All calls that have come are here.
  func rest() {
    snapshot = nil
    sendAnswers()
  }

  private func sendAnswers() {
    guard !answers.isEmpty else { return }
    stream.send(answers.bytes)
    answers.removeAll()
  }

  func take(_ header: MessageHeader, _ body: UnsafeRawBufferPointer, _ isCut: Bool) {
    defer { if answers.bytes.count > Self.batchSize { sendAnswers() } }
    if Peer.isAsked(header) { return answerPeer(header) }
    if isCut { return refuse(header, .tooLarge(limit: BusStream.bodyLimit)) }
    trace?(
      "\(header.sender.text) \(header.interface.text).\(header.member.text) \(header.path.text)")
    // Before the publication is looked at: what changes after that is told to this caller.
    note(header.sender)
    let call = Call(header, body)
    if hold(call, header, body) { return }
    let snapshot = snapshot ?? shared.snapshot
    self.snapshot = snapshot
    if Dispatcher.isLarge(call, snapshot.publication) {
      answerLater(header, body, snapshot)
    } else {
      answer(call, header, snapshot, &answers)
      // It may have changed what the next is answered from.
      if call.interface.isEqual(to: Self.socketInterface) { self.snapshot = nil }
    }
  }

  private func note(_ sender: UnsafeRawBufferPointer) {
    let version = shared.audience.version
    if version == audienceVersion, sender.elementsEqual(caller) { return }
    let name = sender.text
    if shared.audience.note(name) {
      snapshot = nil
      onNewCaller(name)
    }
    caller = Array(sender)
    audienceVersion = version
  }

  /// Keeps a question about elements until there are any. True where it is kept.
  private func hold(
    _ call: Call, _ header: MessageHeader, _ body: UnsafeRawBufferPointer
  ) -> Bool {
    guard !shared.answersElements.load(ordering: .acquiring), Dispatcher.needsTree(call) else {
      return false
    }
    return held.withLock { held in
      // Looked at once more: what is shown in between would never be answered.
      guard held.count < Self.heldLimit, !shared.answersElements.load(ordering: .acquiring) else {
        return false
      }
      held.append(KeptCall(header, body))
      return true
    }
  }

  /// The tree is there, or has been waited for long enough.
  func answerHeld() {
    let calls = held.withLock { held in
      defer { held = [] }
      return held
    }
    guard !calls.isEmpty else { return }
    largeAnswers.put { [self] in
      let snapshot = shared.snapshot
      for call in calls { answer(call, snapshot) }
    }
  }

  private func answer(_ kept: KeptCall, _ snapshot: Snapshot) {
    var reply = WireWriter(busName: busName)
    kept.withCall { call, header in answer(call, header, snapshot, &reply) }
    stream.send(reply.bytes)
  }

  private func answer(
    _ call: Call, _ header: MessageHeader, _ snapshot: Snapshot, _ reply: inout WireWriter
  ) {
    var isBegun = false
    do throws(ProviderError) {
      let answer = try Dispatcher.answer(call, snapshot, &reply) { reply, signature in
        isBegun = true
        reply.beginReply(to: header, serial: stream.nextSerial, signature)
      }
      switch answer {
      case .written: break
      case .embedding(let id, let news):
        let sender = header.sender.text
        guard news.isCredible(from: sender) else { throw .notToBeEmbedded }
        if case .embedded(let path) = news {
          shared.change {
            $0.embeddings.hosts[id] = ForeignElement(program: sender, path: path)
          }
        }
        onEmbedding(id, news, sender)
      case .number(let number): shared.change { $0.number = number }
      case .request(let request, let outcome):
        reply.takeBack()
        return onRequest(request, outcome, ReplyAddress(header))
      }
      guard header.expectsReply else { return reply.takeBack() }
      if !reply.end() { refuse(header, .answerTooLarge, &reply) }
    } catch {
      if isBegun { reply.takeBack() }
      refuse(header, error, &reply)
    }
  }

  private func refuse(_ header: MessageHeader, _ error: ProviderError) {
    refuse(header, error, &answers)
  }

  private func refuse(
    _ header: MessageHeader, _ error: ProviderError, _ reply: inout WireWriter
  ) {
    guard header.expectsReply else { return }
    reply.error(to: ReplyAddress(header), serial: stream.nextSerial, error)
  }

  private func answerLater(
    _ header: MessageHeader, _ body: UnsafeRawBufferPointer, _ snapshot: Snapshot
  ) {
    let kept = KeptCall(header, body)
    largeAnswers.put { [self] in
      answer(kept, snapshot)
    } orElse: {
      refuse(header, .tooManyRequests)
    }
  }

  private func answerPeer(_ header: MessageHeader) {
    guard header.expectsReply else { return }
    if header.member.isEqual(to: "Ping") {
      answers.beginReply(to: header, serial: stream.nextSerial, "")
    } else if header.member.isEqual(to: "GetMachineId"), let id = Peer.machineID {
      answers.beginReply(to: header, serial: stream.nextSerial, "s")
      answers.string(id)
    } else {
      return refuse(header, .noSuchMethod(header.member.text))
    }
    answers.end()
  }
}

extension Call {
  init(_ header: MessageHeader, _ body: UnsafeRawBufferPointer) {
    self.init(
      path: header.path, interface: header.interface, member: header.member,
      signature: header.signature, body: WireReader(body, isSwapped: header.isSwapped))
  }
}

/// A call that outlives its message.
private final class KeptCall: Sendable {
  private let bytes: [UInt8]
  private let headerSize: Int

  init(_ header: MessageHeader, _ body: UnsafeRawBufferPointer) {
    bytes = Array(header.bytes) + Array(body)
    headerSize = header.bytes.count
  }

  func withCall(_ use: (Call, MessageHeader) -> Void) {
    bytes.withUnsafeBytes { bytes in
      // It has been read once.
      guard let header = MessageHeader(UnsafeRawBufferPointer(rebasing: bytes[..<headerSize]))
      else { return }
      use(Call(header, UnsafeRawBufferPointer(rebasing: bytes[headerSize...])), header)
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
    put(work)
  }

  func put(_ work: @escaping @Sendable () -> Void) {
    waiting.add(1, ordering: .relaxed)
    queue.async { [self] in
      work()
      waiting.subtract(1, ordering: .relaxed)
    }
  }
}
