// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// What a drag comes to in one direction, or in several.
struct MappedStroke {
  /// For people.
  var label: String
  /// Points of the drag's space.
  var way: CGSize
  /// The directions that come to the same, the one that is played first.
  var directions: [MoveDirection]
}

/// A kind whose contact goes where a hand likes.
protocol TravellingGesture: OperableGesture {
  /// Nil where its author says what the way does: it goes among places, or over a map.
  var freeWay: FreeWay? { get }
}

/// Where a contact may go.
struct FreeWay {
  /// The one axis that it goes along; nil for both.
  var axis: Axis?
  var coordinateSpace: CoordinateSpace
}

/// A single gesture whose value is made into another one, with what belongs to it inside.
struct MappedPart {
  var value: MappedValue
  /// What is played before it, of what the value is made from.
  var leads: [PlayedLead]
  var hand: PlayedHand
}

extension MappedPart {
  /// Points of a drag that is tried, and played: the first that comes to anything. Thresholds of
  /// swipes on record go from 10 to 150 points.
  private static let lengths: [CGFloat] = [60, 120, 240]

  /// Nil where the value grows with the way: then the drag is a movement, whatever its value's type.
  @MainActor
  func strokes(along free: FreeWay, on element: Element) -> [MappedStroke]? {
    let directions = MoveDirection.all(along: free.axis)
    var outcomes: [Outcome] = []
    for direction in directions {
      let values = Self.lengths.map { length in
        rehearsed(direction.size(length), free, on: element).map(ValueWords.init)
      }
      let found = values.compactMap { $0 }
      if found.count == values.count, Self.isMeasure(found) { return nil }
      guard let place = values.firstIndex(where: { $0.map { !$0.isNothing } ?? false }),
        let value = values[place]
      else { continue }
      outcomes.append(
        Outcome(direction: direction, length: Self.lengths[place], value: value))
    }
    // What comes to nothing now may come to something later.
    guard !outcomes.isEmpty else {
      return directions.map { Self.stroke([$0], Self.lengths[0], label: nil) }
    }
    return Self.strokes(Self.telling(outcomes))
  }

  private struct Outcome {
    var direction: MoveDirection
    var length: CGFloat
    var value: ValueWords
  }

  @MainActor
  private func rehearsed(_ way: CGSize, _ free: FreeWay, on element: Element) -> Any? {
    value.rehearse(at: element) { arena in
      let gesture = PlayedGesture(element, rehearsal: arena, in: free.coordinateSpace)
      for lead in leads { gesture.play(lead) }
      gesture.take(hand)
      let play = MoveToPlay(translation: way, coordinateSpace: free.coordinateSpace)
      play.begin(gesture)
      play.step(gesture)
      gesture.end()
    }
  }

  /// Whether each way comes to something else.
  private static func isMeasure(_ values: [ValueWords]) -> Bool {
    guard values.allSatisfy(\.canMeasure) else { return false }
    return values.indices.allSatisfy { index in
      values[..<index].allSatisfy { $0.compared(with: values[index]) == .different }
    }
  }

  // MARK: Directions

  /// Leaves an axis away that makes no difference, where what it comes to is an outcome of the other
  /// one: `width < 0 ? left : right` says nothing of up and down.
  private static func telling(_ outcomes: [Outcome]) -> [Outcome] {
    func along(_ axis: Axis) -> [Outcome] { outcomes.filter { $0.direction.axis == axis } }
    func isIndifferent(_ pair: [Outcome]) -> Bool {
      pair.count == 2 && pair[0].value.compared(with: pair[1].value) == .same
    }
    for (axis, other) in [(Axis.vertical, Axis.horizontal), (.horizontal, .vertical)] {
      let (own, others) = (along(axis), along(other))
      if isIndifferent(own), !isIndifferent(others),
        others.contains(where: { $0.value.compared(with: own[0].value) == .same })
      {
        return others
      }
    }
    return outcomes
  }

  /// One for each value, in the order of the directions.
  private static func strokes(_ outcomes: [Outcome]) -> [MappedStroke] {
    var groups: [[Outcome]] = []
    for outcome in outcomes {
      if let group = groups.firstIndex(where: {
        $0[0].value.compared(with: outcome.value) == .same
      }) {
        groups[group].append(outcome)
      } else {
        groups.append([outcome])
      }
    }
    let labels = groups.map { $0[0].value.text }
    return zip(groups, labels).map { group, label in
      let isOwn = label.map { own in labels.count(where: { $0 == own }) == 1 } ?? false
      return stroke(group.map(\.direction), group[0].length, label: isOwn ? label : nil)
    }
  }

  private static func stroke(
    _ directions: [MoveDirection], _ length: CGFloat, label: String?
  ) -> MappedStroke {
    let neutral =
      directions.count == MoveDirection.allCases.count ? "Drag" : "Drag \(directions[0].name)"
    return MappedStroke(
      label: label ?? neutral, way: directions[0].size(length), directions: directions)
  }
}
