// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What an Evenhand application declares of its gestures, and what came of trying them in process:
/// by pointer, by keys and by assistive requests, on a clock that only moves when told.
public struct ModelEvidence: Codable, Hashable, Sendable {
  /// Of the elements that have gestures, values or both, in the order of the tree.
  public var elements: [ModelElement]
  /// What kept the trials from being repeatable; empty where nothing did.
  public var obstacles: [String]

  public init(elements: [ModelElement] = [], obstacles: [String] = []) {
    self.elements = elements
    self.obstacles = obstacles
  }

  /// By the elements' numbers; of two for one element the first counts.
  package var index: [ElementID: ModelElement] {
    Dictionary(elements.map { (ElementID($0.element), $0) }) { first, _ in first }
  }
}
