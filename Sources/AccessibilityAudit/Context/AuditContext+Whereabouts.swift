// SPDX-License-Identifier: Apache-2.0

import Semantics

extension AuditContext {
  /// How a message names another element: "push button[Next] at 10, 20".
  func whereabouts(of node: Node) -> String {
    "\(node.role.name)[\(Escaped.brief(name(of: node)))]"
      + (place(of: node).map { " at " + $0 } ?? "")
  }

  /// Where several of one name stand: ", at 10, 20; at 10, 50"; empty where that is not known.
  func places(of elements: [ElementID]) -> String {
    let places = elements.prefix(4).compactMap { self[$0].flatMap(place) }
    return places.isEmpty ? "" : ": " + places.map { "at " + $0 }.joined(separator: "; ")
  }

  private func place(of node: Node) -> String? {
    guard trustsPlaces, let frame = node.frame?.integral else { return nil }
    return "\(frame.x), \(frame.y)"
  }
}
