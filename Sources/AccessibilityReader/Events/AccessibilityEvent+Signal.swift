// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

extension AccessibilityEvent {
  /// Bytes of a text that are kept.
  private static let textLimit = 1024
  /// Bytes of an object path or of a detail. Real ones have less than a hundred.
  private static let nameLimit = 1024

  /// nil where the signal is not what AT-SPI says an event is.
  init?(_ signal: BusSignal) {
    var arguments = signal.reply.arguments
    guard let detail = arguments.next()?.string, detail.utf8.count <= Self.nameLimit,
      signal.path.utf8.count <= Self.nameLimit,
      let detail1 = arguments.next()?.int32, let detail2 = arguments.next()?.int32,
      let kind = EventKind(interface: signal.interface, member: signal.member, detail: detail)
    else { return nil }
    self.init(
      kind: kind, source: ObjectReference(busName: signal.sender, path: signal.path),
      detail1: detail1, detail2: detail2, value: Self.value(arguments.next()?.content))
  }

  private static func value(_ content: BusValue?) -> EventValue {
    guard let content else { return .other("") }
    if let text = content.string {
      return .text(String(decoding: text.utf8.prefix(textLimit), as: UTF8.self))
    }
    if let number = content.int32 { return .number(Double(number)) }
    if let number = content.uint32 { return .number(Double(number)) }
    if let number = content.double { return .number(number) }
    switch content.signature {
    case "(so)":
      if let object = ObjectReference(content), object.path.utf8.count <= nameLimit {
        return .object(object)
      }
    case "(iiii)":
      let numbers = content.members.compactMap(\.int32).map(Double.init)
      if numbers.count == 4 {
        return .rectangle(
          Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      }
    default: break
    }
    return .other(String(content.signature.prefix(nameLimit)))
  }
}
