// SPDX-License-Identifier: Apache-2.0

import Gestures

/// What stands for a line that a finger draws.
extension StrokeDescription: OperableGesture {
  public func addAlternatives(_ rank: KeyRank, to derivation: inout Derivation) {
    guard rank == .press, !points.isEmpty else { return }
    derivation.propose(.button, as: .press)
    derivation.add(
      ActionName.unique(label, among: derivation.names), label,
      for: derivation.hasClick ? .otherPress : .click, StrokePlay(points: points), isWhole: true)
  }

  public var leads: [PlayedLead] {
    points.isEmpty ? [] : [PlayedLead("stroke", "Stroke", StrokePlay(points: points))]
  }
}
