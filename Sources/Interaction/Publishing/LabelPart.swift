// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A name that is made of views.
public enum LabelPart {
  /// Stands in the texts of a label for the name that the element would have without it.
  public static let placeholder = "\u{FFFC}"

  /// The texts of the element's label parts, the innermost first; its own name where it has none.
  @MainActor
  static func name(
    of element: Element, replacing own: String, nodes: [ElementID: Node]
  ) -> String {
    var name = own
    for part in element.parts where part.part == .label {
      let texts = part.cache.nodes.compactMap { nodes[$0]?.name }.filter { !$0.isEmpty }
      name = texts.joined(separator: " ").split(
        separator: placeholder, omittingEmptySubsequences: false
      )
      .joined(separator: name)
    }
    return name
  }
}
