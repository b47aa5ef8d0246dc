// SPDX-License-Identifier: Apache-2.0

/// Where the answer to a call goes, also long after the call.
struct ReplyAddress: Hashable, Sendable {
  let sender: String
  let callSerial: UInt32
  let expectsReply: Bool

  init(_ header: MessageHeader) {
    sender = header.sender.text
    callSerial = header.serial
    expectsReply = header.expectsReply
  }
}

extension WireWriter {
  /// The results have to follow, and then the end of the message.
  mutating func beginReply(to call: MessageHeader, serial: UInt32, _ signature: String) {
    begin(.reply, flags: MessageFlags.noReplyExpected, serial: serial)
    field(.replySerial, call.serial)
    field(.destination, call.sender)
    beginBody(signature)
  }

  /// A whole answer to a call of before: with true or false, or without a value.
  mutating func reply(to address: ReplyAddress, serial: UInt32, _ value: Bool?) {
    begin(.reply, flags: MessageFlags.noReplyExpected, serial: serial)
    field(.replySerial, address.callSerial)
    field(.destination, address.sender)
    beginBody(value == nil ? "" : "b")
    if let value { boolean(value) }
    end()
  }

  /// A whole answer that says why there is no other.
  mutating func error(to address: ReplyAddress, serial: UInt32, _ error: ProviderError) {
    let (name, message) = error.wire
    begin(.error, flags: MessageFlags.noReplyExpected, serial: serial)
    field(.errorName, name)
    field(.replySerial, address.callSerial)
    field(.destination, address.sender)
    beginBody("s")
    string(message)
    end()
  }
}

extension BusStream {
  /// Answers a call, unless its sender asked for no answer.
  func reply(to address: ReplyAddress, _ answer: Result<Bool?, ProviderError>) {
    guard address.expectsReply else { return }
    var message = WireWriter(busName: "")
    switch answer {
    case .success(let value): message.reply(to: address, serial: nextSerial, value)
    case .failure(let error): message.error(to: address, serial: nextSerial, error)
    }
    send(message.bytes)
  }
}
