// SPDX-License-Identifier: Apache-2.0

import Semantics

@testable import ATSPI

/// Calls as they come over the bus, without a bus.
enum Asking {
  /// What a call leads to.
  enum Outcome: Hashable {
    case values([BusValue])
    case request(AssistiveRequest, RequestReply)
    case number(Int32)
    case embedding(ElementID, EmbeddingNews)
    case refused(ProviderError)
    /// The reply is no message, or has another signature than its values.
    case broken
  }

  /// A whole message.
  static func message(
    _ path: String, _ interface: String, _ member: String, _ arguments: [BusValue] = []
  ) -> [UInt8] {
    var writer = WireWriter(busName: "")
    writer.begin(.call, serial: 7)
    writer.field(.path, path)
    if !interface.isEmpty { writer.field(.interface, interface) }
    writer.field(.member, member)
    writer.field(.sender, ":1.9")
    writer.beginBody(arguments.map(\.signature).joined())
    for argument in arguments { writer.value(argument) }
    writer.end()
    return Array(writer.bytes)
  }

  static func ask(
    _ publication: Publication, _ path: String, _ interface: String, _ member: String,
    _ arguments: [BusValue] = []
  ) -> Outcome {
    ask(publication, message(path, interface, member, arguments))
  }

  static func ask(_ publication: Publication, _ message: [UInt8]) -> Outcome {
    var outcome = Outcome.broken
    read(message) { header, body in
      var reply = WireWriter(busName: ":1.1")
      do throws(ProviderError) {
        let answer = try Dispatcher.answer(
          Call(header, body), Snapshot(publication), &reply
        ) { reply, signature in
          reply.beginReply(to: header, serial: 1, signature)
        }
        switch answer {
        case .request(let request, let reply): outcome = .request(request, reply)
        case .number(let number): outcome = .number(number)
        case .embedding(let id, let news): outcome = .embedding(id, news)
        case .written:
          reply.end()
          outcome = values(Array(reply.bytes)).map { .values($0) } ?? .broken
        }
      } catch {
        outcome = .refused(error)
      }
    }
    return outcome
  }

  /// The values of the body of one message; nil where it is none.
  static func values(_ message: [UInt8]) -> [BusValue]? {
    var values: [BusValue]?
    read(message) { header, body in
      var reader = WireReader(body, isSwapped: header.isSwapped)
      values = reader.values(header.signature)
      if reader.offset != body.count { values = nil }
    }
    return values
  }

  /// Nothing happens for what is no whole message.
  static func read(
    _ message: [UInt8], _ body: (MessageHeader, UnsafeRawBufferPointer) -> Void
  ) {
    message.withUnsafeBytes { bytes in
      guard let lengths = MessageHeader.Lengths(bytes),
        lengths.header + lengths.body == bytes.count,
        let header = MessageHeader(UnsafeRawBufferPointer(rebasing: bytes[..<lengths.header]))
      else { return }
      body(header, UnsafeRawBufferPointer(rebasing: bytes[lengths.header...]))
    }
  }
}
