// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction
import Semantics

/// What a hand can do with one gesture: small examples, told apart by direction and amount.
@MainActor
struct TraceMaker {
  private let stage: Stage
  private let gesture: DeclaredGesture

  init(_ stage: Stage, _ gesture: DeclaredGesture) {
    self.stage = stage
    self.gesture = gesture
  }

  /// Points that one arrow key moves what has no value; percent and degrees that one key zooms and
  /// turns.
  private static let step: CGFloat = 10
  private static let zoom = 1.25
  private static let turn = 5.0
  /// Points after which a press is a drag, where its author says nothing else.
  private static let least: CGFloat = 10
  /// How many places to drop something are tried.
  private static let places = 4

  var traces: [PointerTrace] {
    guard !gesture.leads.contains(.other) else { return [] }
    return (gesture.isAuthored ? bare + anything : bare).map { trace in
      var trace = trace
      trace.fingers = gesture.fingers
      trace.modifiers = gesture.modifiers
      for lead in gesture.leads {
        switch lead {
        case .taps(let count): trace.leadingTaps = count
        // A little longer than it has to be.
        case .hold(let seconds): trace.heldSeconds = seconds + 0.05
        case .other: break
        }
      }
      return trace
    }
  }

  private var bare: [PointerTrace] {
    switch gesture.gesture {
    case .tap(let count): [PointerTrace(motion: .taps(count))]
    case .spatialTap(let tap): [PointerTrace(motion: .taps(tap.count))]
    case .press: [PointerTrace(motion: .taps(1))]
    case .longPress(let seconds): [PointerTrace(motion: .hold(seconds + 0.05))]
    case .timedPress(let seconds): [PointerTrace(motion: .hold(seconds), isCanonical: false)]
    case .drag(let drag): self.drags(drag)
    case .swipe(let swipe):
      swipe.directions.map {
        PointerTrace(motion: .move($0.way(swipe.distance * 1.5)), isCanonical: false)
      }
    case .stroke(let stroke): strokes(stroke)
    case .magnify: pairs(zooming: true)
    case .rotate: pairs(zooming: false)
    case .none: anything
    case .scroll, .adjustment, .exclusive, .simultaneous, .sequence, .constrained: []
    }
  }

  private func drags(_ drag: DragDescription) -> [PointerTrace] {
    if drag.isTransfer {
      return stage.scene.dropPlaces.prefix(Self.places).map {
        PointerTrace(motion: .carry($0), isCanonical: false)
      }
    }
    if let adjustment = gesture.adjustment {
      // A movement that is too short for a drag says nothing.
      let points = adjustment.pointsPerStep > 0 ? adjustment.pointsPerStep : 1
      let steps = max(1, (Self.least / points).rounded(.up))
      return [steps, -steps, 3 * steps].map { move(adjustment.axis, points * $0) }
    }
    if let places = drag.places {
      return [1.0, -1].map { move(places.axis, places.spacing * CGFloat($0)) }
    }
    let step = drag.panStep ?? Self.step
    let axes = drag.axis.map { [$0] } ?? Axis.allCases
    var traces = axes.flatMap { [move($0, step), move($0, -step)] }
    if drag.axis == nil {
      traces.append(
        PointerTrace(
          motion: .move(CGSize(width: step * 3, height: step * 2)), isCanonical: false))
    }
    return traces
  }

  private func move(_ axis: Axis, _ points: CGFloat) -> PointerTrace {
    PointerTrace(
      motion: .move(
        axis == .horizontal
          ? CGSize(width: points, height: 0) : CGSize(width: 0, height: points)))
  }

  private func strokes(_ stroke: StrokeDescription) -> [PointerTrace] {
    guard let first = stroke.points.first else { return [] }
    let size = stage.element.bounds.size
    let offsets = stroke.points.dropFirst().map {
      CGSize(width: ($0.x - first.x) * size.width, height: ($0.y - first.y) * size.height)
    }
    return [PointerTrace(motion: .path(offsets), isCanonical: false, origin: first)]
  }

  /// By as much as one key, where that is known.
  private func pairs(zooming: Bool) -> [PointerTrace] {
    let current = gesture.adjustment.map { $0.current() }
    let step = gesture.adjustment?.step ?? 0
    return [1.0, -1].map { sign in
      guard zooming else {
        return PointerTrace(
          motion: .pair(magnification: 1, degrees: sign * (current == nil ? Self.turn : step)),
          isCanonical: false)
      }
      let factor =
        current.flatMap { $0 + sign * step > 0 && $0 > 0 ? ($0 + sign * step) / $0 : nil }
        ?? (sign > 0 ? Self.zoom : 1 / Self.zoom)
      return PointerTrace(motion: .pair(magnification: factor, degrees: 0), isCanonical: false)
    }
  }

  /// For a gesture that does not say what it asks for.
  private var anything: [PointerTrace] {
    [
      PointerTrace(motion: .taps(1)), PointerTrace(motion: .taps(2)),
      PointerTrace(motion: .hold(0.8)), move(.horizontal, 40), move(.horizontal, -40),
      move(.vertical, 40), move(.vertical, -40),
      PointerTrace(motion: .pair(magnification: Self.zoom, degrees: 0), isCanonical: false),
    ]
  }
}

extension SwipeGesture.Direction {
  fileprivate func way(_ points: CGFloat) -> CGSize {
    switch self {
    case .left: CGSize(width: -points, height: 0)
    case .right: CGSize(width: points, height: 0)
    case .up: CGSize(width: 0, height: -points)
    case .down: CGSize(width: 0, height: points)
    }
  }
}
