// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot

/// Something that could not be read, for the report.
public struct ProblemRecord: Hashable, Sendable {
  /// The element's selector, or its path on the bus where it is not in the tree.
  public let place: String
  /// What went wrong, for people.
  public let message: String
  /// Whether elements may be missing from the tree because of it: then the audit is not valid.
  public let hidesElements: Bool

  init(_ problem: ReadProblem, _ naming: ElementNaming) {
    let node = problem.element.flatMap { naming.context[$0] }
    place = node.map(naming.selector) ?? problem.path
    message = problem.message
    hidesElements = problem.hidesElements
  }
}
