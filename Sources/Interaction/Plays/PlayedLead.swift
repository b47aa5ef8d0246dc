// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// What is played before a gesture that comes second in a sequence.
public struct PlayedLead {
  private let kindName: String
  private let kindLabel: String
  let play: any GesturePlay
  /// Seconds that the contact is held before anything else, and stays down after; nil where the
  /// contact leaves.
  let heldSeconds: Double?
  /// How many taps it is; nil for anything else.
  let tapCount: Int?
  var hand = PlayedHand()

  /// - Parameters:
  ///   - name: In a word, for machines ("double-tap").
  ///   - label: For people ("Double tap").
  public init(_ name: String, _ label: String, _ play: any GesturePlay) {
    self.init(name, label, play, heldSeconds: nil, tapCount: nil)
  }

  private init(
    _ name: String, _ label: String, _ play: any GesturePlay, heldSeconds: Double?, tapCount: Int?
  ) {
    kindName = name
    kindLabel = label
    self.play = play
    self.heldSeconds = heldSeconds
    self.tapCount = tapCount
  }

  /// A contact that is held and stays down.
  public static func hold(_ seconds: Double) -> PlayedLead {
    PlayedLead(
      "long-press", "Long press", HoldPlay(duration: seconds), heldSeconds: seconds, tapCount: nil)
  }

  /// So many taps in a row, all of them lifted.
  public static func taps(_ count: Int) -> PlayedLead {
    let (name, label) =
      switch count {
      case ...1: ("tap", "Tap")
      case 2: ("double-tap", "Double tap")
      default: ("tap-\(count)", "Tap \(count) times")
      }
    return PlayedLead(name, label, TapPlay(count: count), heldSeconds: nil, tapCount: count)
  }

  var name: String { hand.namePrefix + kindName }
  var label: String { kindLabel + hand.labelSuffix }
}

extension PlayedLead {
  /// How many ways to one gesture are offered where compositions multiply.
  static let limit = 8

  /// The ways in which a gesture can be played so that another comes after it; empty where it
  /// cannot.
  @MainActor
  static func ways(
    through description: GestureDescription, _ hand: PlayedHand = PlayedHand()
  ) -> [[PlayedLead]] {
    switch description {
    case .none: []
    case .single(let kind):
      (kind as? any OperableGesture)?.leads.map { lead in
        var lead = lead
        lead.hand = hand
        return [lead]
      } ?? []
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
