// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What a page has come to: the part that the table shows, and every element of the page.
struct TourState: Sendable {
  let shown: String
  /// Role, name, value, description and identifier of each element, in order. Labels are left out:
  /// those of the gallery repeat a value, or tell the keys of what has the focus; so is what says by
  /// which way the step was done.
  let elements: [String]

  init(_ tree: Tree, of step: TourStep) {
    shown = step.shown(tree)
    let text = TreeText(tree, detail: [.value, .texts])
    elements = tree.depthFirst
      .filter { $0.role != .label && $0.role != step.roleOfWay }.map(text.line)
  }

  /// The first element that is not the same in both; nil where there is none.
  func difference(from other: TourState, within tolerance: Double) -> String? {
    for (own, its) in zip(elements, other.elements)
    where !NumberedText(own).equals(NumberedText(its), within: tolerance) {
      return "\(own) is not \(its)"
    }
    guard elements.count == other.elements.count else {
      return "\(elements.count) elements are not \(other.elements.count)"
    }
    return nil
  }
}
