// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// What is played before a gesture that comes second in a sequence.
enum PlayedLead {
  case tap(count: Int, PlayedHand)
  /// Seconds. The contact stays down.
  case hold(Double, PlayedHand)
  /// Seconds. The contact leaves.
  case press(Double, PlayedHand)
  case drag(CGSize, CoordinateSpace, PlayedHand)
  case stroke([UnitPoint], PlayedHand)
  case pinch(magnification: CGFloat, turn: Angle)

  /// "double-tap"
  var name: String {
    switch self {
    case .tap(1, let hand): hand.namePrefix + "tap"
    case .tap(2, let hand): hand.namePrefix + "double-tap"
    case .tap(let count, let hand): hand.namePrefix + "tap-\(count)"
    case .hold(_, let hand), .press(_, let hand): hand.namePrefix + "long-press"
    case .drag(_, _, let hand): hand.namePrefix + "drag"
    case .stroke(_, let hand): hand.namePrefix + "stroke"
    case .pinch(_, let turn): turn == .zero ? "zoom" : "rotate"
    }
  }

  /// "Double tap"
  var label: String {
    switch self {
    case .tap(1, let hand): "Tap" + hand.labelSuffix
    case .tap(2, let hand): "Double tap" + hand.labelSuffix
    case .tap(let count, let hand): "Tap \(count) times" + hand.labelSuffix
    case .hold(_, let hand), .press(_, let hand): "Long press" + hand.labelSuffix
    case .drag(_, _, let hand): "Drag" + hand.labelSuffix
    case .stroke(_, let hand): "Stroke" + hand.labelSuffix
    case .pinch(_, let turn): turn == .zero ? "Zoom" : "Rotate"
    }
  }

  /// The seconds that a contact is held before anything else; nil where the lead is no hold.
  var heldSeconds: Double? {
    if case .hold(let seconds, _) = self { seconds } else { nil }
  }
}

extension PlayedLead {
  /// How many ways to one gesture are offered where compositions multiply.
  static let limit = 8

  /// The ways in which a gesture can be played so that another comes after it; empty where it
  /// cannot.
  static func ways(
    through description: GestureDescription, _ hand: PlayedHand = PlayedHand()
  ) -> [[PlayedLead]] {
    switch description {
    case .none, .scroll: []
    case .tap(let count): [[.tap(count: count, hand)]]
    case .spatialTap(let tap): [[.tap(count: tap.count, hand)]]
    case .press: [[.tap(count: 1, hand)]]
    case .longPress(let duration): [[.hold(duration, hand)]]
    case .timedPress(let duration): [[.press(duration, hand)]]
    case .drag(let drag):
      [
        [
          .drag(
            MoveDirection.allCases.first { $0.axis == drag.axis ?? .horizontal }?
              .size(Derivation.moveStep) ?? .zero, drag.coordinateSpace, hand)
        ]
      ]
    case .swipe(let swipe):
      swipe.directions.map { [.drag($0.way(swipe.distance), .local, hand)] }
    case .stroke(let stroke): stroke.points.isEmpty ? [] : [[.stroke(stroke.points, hand)]]
    case .magnify: [[.pinch(magnification: Derivation.zoomStep, turn: .zero)]]
    case .rotate: [[.pinch(magnification: 1, turn: Derivation.turnStep)]]
    case .adjustment(let base, _): ways(through: base, hand)
    case .exclusive(let first, let second), .simultaneous(let first, let second):
      Array((ways(through: first, hand) + ways(through: second, hand)).prefix(limit))
    case .sequence(let first, let second):
      Array(
        ways(through: first, hand).flatMap { one in
          ways(through: second, hand).map { one + $0 }
        }.prefix(limit))
    case .constrained(let base, let constraints):
      ways(through: base, hand.adding(PlayedHand(constraints)))
    }
  }
}
