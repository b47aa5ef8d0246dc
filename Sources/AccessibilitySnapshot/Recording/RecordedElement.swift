// SPDX-License-Identifier: Apache-2.0

import Semantics

/// One element of a recording: its node, and what was read beyond that.
struct RecordedElement {
  let node: Node
  /// Without AT-SPI's usual beginning, where it has that.
  let path: String?
  /// Where it is not the application's.
  let bus: String?
  let unanswered: [String]?
  let details: ElementDetails?

  private static let usualBeginning = "/org/a11y/atspi/accessible/"

  static func whole(_ path: String) -> String {
    path.hasPrefix("/") ? path : usualBeginning + path
  }

  private static func short(_ path: String) -> String {
    guard path.hasPrefix(usualBeginning), path.count > usualBeginning.count else { return path }
    let end = String(path.dropFirst(usualBeginning.count))
    return end.hasPrefix("/") ? path : end
  }

  init(_ node: Node, of snapshot: ApplicationSnapshot) {
    self.node = node
    let reference = snapshot.references[node.id]
    path = (reference?.path).map(Self.short)
    bus = reference?.busName == snapshot.application.busName ? nil : reference?.busName
    unanswered = snapshot.unanswered[node.id]
    details = snapshot.details[node.id]
  }
}

/// The node's fields and these stand side by side.
extension RecordedElement: Codable {
  private enum CodingKeys: String, CodingKey {
    case path, bus, unanswered, details
  }

  init(from decoder: any Decoder) throws {
    node = try EncodedNode(from: decoder).node
    let container = try decoder.container(keyedBy: CodingKeys.self)
    path = try container.decodeIfPresent(String.self, forKey: .path)
    bus = try container.decodeIfPresent(String.self, forKey: .bus)
    unanswered = try container.decodeIfPresent([String].self, forKey: .unanswered)
    details = try container.decodeIfPresent(ElementDetails.self, forKey: .details)
  }

  func encode(to encoder: any Encoder) throws {
    try EncodedNode(node).encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(path, forKey: .path)
    try container.encodeIfPresent(bus, forKey: .bus)
    try container.encodeIfPresent(unanswered, forKey: .unanswered)
    try container.encodeIfPresent(details, forKey: .details)
  }
}
