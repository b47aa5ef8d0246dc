// SPDX-License-Identifier: Apache-2.0

/// What somebody chose who wrote a view with two or three gestures.
package struct GestureChoices: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case tap, doubleTap, placeTap, twoFingerTap, longPress, drag, dragDown, swipe, holdAndDrag
    case pinch, turn, value, touchDown
  }

  package enum Composition: String, CaseIterable, Sendable {
    case exclusively, simultaneously, sequenced
    case attachedInside, attachedHigh, attachedBeside
  }

  /// Where what a gesture does is seen.
  package enum Effect: String, CaseIterable, Sendable {
    /// After it, in a text.
    case ended
    /// While it lasts and after it.
    case updating
    /// After it, in a text of another view.
    case outside
  }

  /// Where the gestures stand among the other modifiers.
  package enum Order: String, CaseIterable, Sendable {
    case beforeLabel, afterLabel, afterOffset
  }

  package var kinds: [Kind]
  package var compositions: [Composition]
  package var effect: Effect
  package var order: Order
  /// Whether the author declares an action of their own as well.
  package var declaresAction: Bool

  package init(
    kinds: [Kind], compositions: [Composition], effect: Effect = .ended,
    order: Order = .beforeLabel, declaresAction: Bool = false
  ) {
    self.kinds = kinds
    self.compositions = compositions
    self.effect = effect
    self.order = order
    self.declaresAction = declaresAction
  }

  package var text: String {
    let names = kinds.map(\.rawValue)
    let composed = zip(compositions, names.dropFirst()).map { "\($0.rawValue) \($1)" }
    return ([names[0]] + composed).joined(separator: " ")
      + " (\(effect), \(order)\(declaresAction ? ", with an action" : ""))"
  }
}

extension GestureChoices {
  /// Every two kinds, and every kind with every other choice.
  package static func pairs(seed: UInt64) -> [GestureChoices] {
    CoveringArray(
      [
        Kind.allCases.count, Kind.allCases.count, Composition.allCases.count,
        Effect.allCases.count, Order.allCases.count, 2,
      ], seed: seed
    ).rows.map { row in
      GestureChoices(
        kinds: [Kind.allCases[row[0]], Kind.allCases[row[1]]],
        compositions: [Composition.allCases[row[2]]], effect: Effect.allCases[row[3]],
        order: Order.allCases[row[4]], declaresAction: row[5] == 1)
    }
  }

  /// Every two kinds in every composition.
  package static var allPairs: [GestureChoices] {
    Composition.allCases.flatMap { composition in
      Kind.allCases.flatMap { first in
        Kind.allCases.map {
          GestureChoices(kinds: [first, $0], compositions: [composition])
        }
      }
    }
  }

  /// Every two kinds, at every two places of three.
  package static func triples(seed: UInt64) -> [GestureChoices] {
    let (kinds, compositions) = (Kind.allCases, Composition.allCases)
    return CoveringArray(
      [
        kinds.count, kinds.count, kinds.count, compositions.count, compositions.count,
        Effect.allCases.count, Order.allCases.count, 2,
      ], seed: seed
    ).rows.map { row in
      GestureChoices(
        kinds: row[..<3].map { kinds[$0] }, compositions: row[3..<5].map { compositions[$0] },
        effect: Effect.allCases[row[5]], order: Order.allCases[row[6]],
        declaresAction: row[7] == 1)
    }
  }
}
