// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the compiler asks of a plugin, over standard input and output: JSON with its length in eight
/// bytes, little endian, before it.
struct CompilerConversation {
  /// The version of the compiler's messages (`PluginMessage.PROTOCOL_VERSION_NUMBER` of Swift 6).
  private static let protocolVersion = 7
  /// No source file comes near; a longer message is none of the compiler's.
  private static let longestMessage: UInt64 = 256 << 20

  private let input = FileHandle.standardInput
  private let output = FileHandle.standardOutput

  /// Answers until the compiler closes its end.
  mutating func run() {
    while let request = nextRequest() {
      guard send(answer(to: request)) else { return }
    }
  }

  private func answer(to request: [String: Any]) -> [String: Any] {
    if request["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": Self.protocolVersion]]]
    }
    let expansions: [(key: String, isAttached: Bool)] = [
      ("expandFreestandingMacro", false), ("expandAttachedMacro", true),
    ]
    for (key, isAttached) in expansions {
      guard let fields = request[key] as? [String: Any] else { continue }
      return ["expandMacroResult": result(MacroCall(fields, isAttached: isAttached))]
    }
    return ["expandMacroResult": ["diagnostics": [] as [Any]]]
  }

  private func result(_ call: MacroCall) -> [String: Any] {
    do {
      return ["expandedSource": try call.expansion(), "diagnostics": [] as [Any]]
    } catch {
      let diagnostic: [String: Any] = [
        "message": error.message, "severity": "error",
        "position": ["fileName": call.fileName, "offset": call.offset],
        "highlights": [] as [Any], "notes": [] as [Any], "fixIts": [] as [Any],
      ]
      return ["expandedSource": "", "diagnostics": [diagnostic]]
    }
  }

  private func nextRequest() -> [String: Any]? {
    guard let header = bytes(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length > 0, length <= Self.longestMessage, let body = bytes(Int(length)) else {
      return nil
    }
    return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
  }

  private func bytes(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      let chunk = input.readData(ofLength: count - data.count)
      guard !chunk.isEmpty else { return nil }
      data.append(chunk)
    }
    return data
  }

  private func send(_ message: [String: Any]) -> Bool {
    guard let body = try? JSONSerialization.data(withJSONObject: message) else { return false }
    let header = (0..<8).map { UInt8(truncatingIfNeeded: UInt64(body.count) >> (8 * $0)) }
    return (try? output.write(contentsOf: Data(header) + body)) != nil
  }
}
