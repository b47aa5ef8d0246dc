// SPDX-License-Identifier: Apache-2.0

/// What a D-Bus message is for.
enum MessageKind: UInt8, Sendable {
  case call = 1
  case reply = 2
  case error = 3
  case signal = 4
}

/// What stands in the header of a message, by D-Bus' numbers.
enum HeaderField: UInt8, Sendable {
  case path = 1
  case interface = 2
  case member = 3
  case errorName = 4
  case replySerial = 5
  case destination = 6
  case sender = 7
  case signature = 8

  /// The letter of the field's type.
  var type: UInt8 {
    switch self {
    case .path: UInt8(ascii: "o")
    case .signature: UInt8(ascii: "g")
    case .replySerial: UInt8(ascii: "u")
    case .interface, .member, .errorName, .destination, .sender: UInt8(ascii: "s")
    }
  }
}

/// How a message is to be treated: D-Bus' bits.
enum MessageFlags {
  static let noReplyExpected: UInt8 = 1
  static let noAutoStart: UInt8 = 2
}

/// The header of a message that came in, read in place.
///
/// Its texts last as long as the bytes that it was read from.
struct MessageHeader {
  static let version: UInt8 = 1
  #if _endian(little)
    static let ownOrder = UInt8(ascii: "l")
    private static let otherOrder = UInt8(ascii: "B")
  #else
    static let ownOrder = UInt8(ascii: "B")
    private static let otherOrder = UInt8(ascii: "l")
  #endif
  /// What has to be there before anything can be told: up to and with the length of the fields.
  static let fixedSize = 16

  /// The whole header.
  let bytes: UnsafeRawBufferPointer
  private(set) var kind: UInt8 = 0
  private(set) var flags: UInt8 = 0
  private(set) var serial: UInt32 = 0
  private(set) var replySerial: UInt32 = 0
  private(set) var isSwapped = false
  private(set) var path = UnsafeRawBufferPointer(start: nil, count: 0)
  private(set) var interface = UnsafeRawBufferPointer(start: nil, count: 0)
  private(set) var member = UnsafeRawBufferPointer(start: nil, count: 0)
  private(set) var errorName = UnsafeRawBufferPointer(start: nil, count: 0)
  private(set) var sender = UnsafeRawBufferPointer(start: nil, count: 0)
  private(set) var signature = UnsafeRawBufferPointer(start: nil, count: 0)

  var expectsReply: Bool { flags & MessageFlags.noReplyExpected == 0 }

  /// How long a message is, from its first bytes.
  struct Lengths {
    /// With the padding behind it.
    var header: Int
    var body: Int

    /// Nil where the bytes are no message. There have to be ``fixedSize`` of them.
    init?(_ bytes: UnsafeRawBufferPointer) {
      guard bytes.count >= MessageHeader.fixedSize, bytes[3] == MessageHeader.version,
        bytes[0] == MessageHeader.ownOrder || bytes[0] == MessageHeader.otherOrder
      else { return nil }
      let isSwapped = bytes[0] != MessageHeader.ownOrder
      func number(at offset: Int) -> UInt32 {
        let number = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        return isSwapped ? number.byteSwapped : number
      }
      let (fields, body) = (number(at: 12), number(at: 4))
      // The D-Bus specification's limits of an array, and of a message.
      guard fields <= 1 << 26, body <= 1 << 27 else { return nil }
      header = (MessageHeader.fixedSize + Int(fields) + 7) & ~7
      self.body = Int(body)
    }
  }

  /// Nil where the fields are not what they should be.
  ///
  /// - Parameter bytes: The whole header, without the body.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= Self.fixedSize else { return nil }
    self.bytes = bytes
    isSwapped = bytes[0] != Self.ownOrder
    kind = bytes[1]
    flags = bytes[2]
    var reader = WireReader(bytes, isSwapped: isSwapped)
    guard reader.skip(8), let serial = reader.uint32(), let length = reader.uint32(),
      Self.fixedSize + Int(length) <= bytes.count
    else { return nil }
    self.serial = serial
    let end = Self.fixedSize + Int(length)
    while reader.offset < end {
      guard reader.align(8), let code = reader.byte(), let type = reader.signature() else {
        return nil
      }
      guard let field = HeaderField(rawValue: code) else {
        // One that has come into the specification since.
        guard reader.skip(type) else { return nil }
        continue
      }
      guard type.count == 1, type[0] == field.type else { return nil }
      switch field {
      case .replySerial:
        guard let number = reader.uint32() else { return nil }
        replySerial = number
      case .signature:
        guard let text = reader.signature() else { return nil }
        signature = text
      case .path, .interface, .member, .errorName, .destination, .sender:
        guard let text = reader.text() else { return nil }
        switch field {
        case .path: path = text
        case .interface: interface = text
        case .member: member = text
        case .errorName: errorName = text
        case .sender: sender = text
        case .destination, .replySerial, .signature: break
        }
      }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// The bytes as a text; what is no UTF-8 is replaced.
  var text: String { String(decoding: self, as: UTF8.self) }

  func isEqual(to text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount
      && UnsafeRawBufferPointer(start: text.utf8Start, count: count).elementsEqual(self)
  }
}
