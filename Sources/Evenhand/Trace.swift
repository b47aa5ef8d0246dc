// SPDX-License-Identifier: Apache-2.0

/// Says on standard error why things happened, one line a decision, for `EVENHAND_TRACE`.
struct Trace: Sendable {
  var topics: Set<TraceTopic>

  func line(_ topic: TraceTopic, _ text: String) {
    if topics.contains(topic) { Self.write(topic, text) }
  }

  static func write(_ topic: TraceTopic, _ text: String) {
    write("\(topic.rawValue): \(text)")
  }

  static func write(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
