// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

extension ResolvedStyle: Animatable {
  /// A colour; or the numbers of a gradient's geometry, and then red, green, blue, opacity and place
  /// of each stop. What has the same form is shown on its way number by number.
  var animatableData: AnimatablePair<Color.AnimatableData, AnimatableArray> {
    get {
      switch self {
      case .color(let color): AnimatablePair(color.animatableData, .zero)
      case .gradient(let gradient): AnimatablePair(.zero, AnimatableArray(gradient.numbers))
      }
    }
    set {
      switch self {
      case .color:
        var shown = Color.clear
        shown.animatableData = newValue.first
        self = .color(shown)
      case .gradient(let gradient):
        self = .gradient(gradient.with(numbers: newValue.second.elements))
      }
    }
  }

  /// Whether both have the same numbers, which mean the same.
  func hasForm(of other: ResolvedStyle) -> Bool {
    switch (self, other) {
    case (.color, .color): true
    case (.gradient(let left), .gradient(let right)):
      left.kind.hasForm(of: right.kind) && left.stops.count == right.stops.count
    case (.color, .gradient), (.gradient, .color): false
    }
  }

  /// Both in one form that looks the same as they do; nil where there is none, as for a line and
  /// a circle.
  @MainActor
  static func matched(
    _ old: ResolvedStyle, _ new: ResolvedStyle
  ) -> (old: ResolvedStyle, new: ResolvedStyle)? {
    switch (old, new) {
    case (.color, .color): return (old, new)
    case (.color(let color), .gradient(let gradient)):
      return (.gradient(gradient.colored { _ in color }), new)
    case (.gradient(let gradient), .color(let color)):
      return (old, .gradient(gradient.colored { _ in color }))
    case (.gradient(let left), .gradient(let right)):
      guard left.kind.hasForm(of: right.kind), !left.stops.isEmpty, !right.stops.isEmpty else {
        return nil
      }
      guard left.stops.count != right.stops.count else { return (old, new) }
      return (
        .gradient(left.withStops(whereAlso: right)), .gradient(right.withStops(whereAlso: left))
      )
    }
  }
}

extension UnitGradient.Kind {
  fileprivate func hasForm(of other: UnitGradient.Kind) -> Bool {
    switch (self, other) {
    case (.linear, .linear), (.placed, .placed), (.radial, .radial), (.elliptical, .elliptical),
      (.angular, .angular), (.placedRadial, .placedRadial), (.placedAngular, .placedAngular):
      true
    case (.mesh(let columns, let points), .mesh(let others, let otherPoints)):
      columns == others && points.count == otherPoints.count
    case (.mesh, _), (.linear, _), (.placed, _), (.radial, _), (.elliptical, _), (.angular, _),
      (.placedRadial, _), (.placedAngular, _):
      false
    }
  }

  fileprivate var numbers: [Double] {
    switch self {
    case .linear(let from, let to): [from.x, from.y, to.x, to.y]
    case .placed(let from, let to): [from.x, from.y, to.x, to.y]
    case .radial(let center, let from, let to), .elliptical(let center, let from, let to):
      [center.x, center.y, from, to]
    case .placedRadial(let center, let from, let to): [center.x, center.y, from, to]
    case .angular(let center, let from, let to): [center.x, center.y, from.radians, to.radians]
    case .placedAngular(let center, let from): [center.x, center.y, from.radians, 0]
    case .mesh(_, let points): points.flatMap { [$0.x, $0.y] }
    }
  }

  fileprivate var numberCount: Int {
    if case .mesh(_, let points) = self { 2 * points.count } else { 4 }
  }

  fileprivate func with(_ numbers: [Double]) -> UnitGradient.Kind {
    guard numbers.count == numberCount else { return self }
    if case .mesh(let columns, let points) = self {
      return .mesh(
        columns: columns,
        points: points.indices.map { UnitPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) })
    }
    let (first, second, third, fourth) = (numbers[0], numbers[1], numbers[2], numbers[3])
    switch self {
    case .linear:
      return .linear(from: UnitPoint(x: first, y: second), to: UnitPoint(x: third, y: fourth))
    case .placed:
      return .placed(from: CGPoint(x: first, y: second), to: CGPoint(x: third, y: fourth))
    case .radial:
      return .radial(center: UnitPoint(x: first, y: second), from: third, to: fourth)
    case .elliptical:
      return .elliptical(center: UnitPoint(x: first, y: second), from: third, to: fourth)
    case .angular:
      return .angular(
        center: UnitPoint(x: first, y: second), from: .radians(third), to: .radians(fourth))
    case .placedRadial:
      return .placedRadial(center: CGPoint(x: first, y: second), from: third, to: fourth)
    case .placedAngular:
      return .placedAngular(center: CGPoint(x: first, y: second), from: .radians(third))
    case .mesh: return self
    }
  }
}

@MainActor
extension UnitGradient {
  fileprivate var numbers: [Double] {
    kind.numbers
      + stops.flatMap { stop in
        let color = stop.color.animatableData
        return [
          color.first.first, color.first.second, color.second.first, color.second.second,
          Double(stop.location),
        ]
      }
  }

  /// Of each stop.
  private static let stopNumbers = 5

  fileprivate func with(numbers: [Double]) -> UnitGradient {
    let head = kind.numberCount
    guard numbers.count == head + stops.count * Self.stopNumbers else { return self }
    return UnitGradient(
      kind: kind.with(Array(numbers.prefix(head))),
      stops: stops.indices.map { index in
        let start = head + index * Self.stopNumbers
        var color = Color.clear
        color.animatableData = AnimatablePair(
          AnimatablePair(numbers[start], numbers[start + 1]),
          AnimatablePair(numbers[start + 2], numbers[start + 3]))
        return Gradient.Stop(color: color, location: CGFloat(numbers[start + 4]))
      })
  }

  /// The same look with stops at the places of another one's as well: as many as both need.
  fileprivate func withStops(whereAlso other: UnitGradient) -> UnitGradient {
    let places = Set(stops.map(\.location) + other.stops.map(\.location)).sorted()
    let made = places.flatMap { place -> [Gradient.Stop] in
      let own = stops.filter { $0.location == place }
      // Two stops at one place are a hard edge, which the other one has not.
      let count = max(own.count, other.stops.count { $0.location == place })
      let filler = own.last ?? Gradient.Stop(color: color(at: place), location: place)
      return own + Array(repeating: filler, count: count - own.count)
    }
    return UnitGradient(kind: kind, stops: made)
  }

  private func color(at place: CGFloat) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if place <= first.location { return first.color }
    for (left, right) in zip(stops, stops.dropFirst()) where place <= right.location {
      let length = right.location - left.location
      var color = left.color
      color.animatableData.interpolate(
        towards: right.color.animatableData,
        amount: length > 0 ? Double((place - left.location) / length) : 1)
      return color
    }
    return last.color
  }
}
