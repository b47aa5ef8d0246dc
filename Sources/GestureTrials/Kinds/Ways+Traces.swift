// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

// How a hand drags, swipes and draws.

extension PointerTrace {
  /// Points that one arrow key moves what has no value.
  static let arrowStep: CGFloat = 10
}

extension DragDescription: TracedGesture {
  /// Points after which a press is a drag, where its author says nothing else.
  private static let least: CGFloat = 10
  /// How many places to drop something are tried.
  private static let dropPlaces = 4
  /// Steps of one long drag of what has no value.
  private static let longDrag: CGFloat = 12
  /// Points that a hand goes at most where nothing says how far there is to go.
  private static let longestWay: CGFloat = 400

  /// As far as the window and a hand reach, in steps; 0 where that is no longer than a long drag.
  private static func farthest(_ room: CGFloat, _ step: CGFloat) -> CGFloat {
    let steps = (min(abs(room), longestWay) / step).rounded(.down)
    return steps > longDrag ? (room < 0 ? -steps : steps) * step : 0
  }

  /// Points beyond which no hand drags.
  private static let furthest: CGFloat = 4000

  public func traces(_ trial: GestureTrial) -> [PointerTrace] {
    if isTransfer {
      return trial.dropPlaces.prefix(Self.dropPlaces).map {
        PointerTrace(motion: .carry($0), isCanonical: false)
      }
    }
    if let adjustment = trial.adjustment {
      // A movement that is too short for a drag says nothing.
      let points = adjustment.pointsPerStep > 0 ? adjustment.pointsPerStep : 1
      let steps = max(1, (Self.least / points).rounded(.up))
      let small = [steps, -steps, 3 * steps].map {
        PointerTrace.line(adjustment.axis, points * $0)
      }
      let places = adjustment.range.map { ($0.upperBound - $0.lowerBound) / adjustment.step }
      let page = adjustment.pageStep / adjustment.step
      let large = [page, -page] + (places.map { [$0, -$0] } ?? [])
      return small
        + large.map { points * CGFloat($0) }
        .filter { abs($0) > 3 * steps * points && abs($0) <= Self.furthest }
        .map { PointerTrace.line(adjustment.axis, $0).stopping }
    }
    if let places {
      return [1.0, -1].map { .line(places.axis, places.spacing * CGFloat($0)) }
    }
    let step = panStep ?? PointerTrace.arrowStep
    let axes = axis.map { [$0] } ?? Axis.allCases
    var traces = axes.flatMap { [PointerTrace.line($0, step), .line($0, -step)] }
    if axis == nil {
      traces += [
        CGSize(width: step * 3, height: step * 2), CGSize(width: step * -2, height: step * -3),
      ].map { PointerTrace(motion: .move($0), isCanonical: false) }
    }
    traces += axes.flatMap { axis in
      let far = trial.room[axis].map { [$0.upperBound, $0.lowerBound] } ?? []
      let ways = [Self.longDrag * step] + far.map { Self.farthest($0, step) }
      return ways.filter { $0 != 0 }.map { way in
        var long = PointerTrace.line(axis, way).stopping
        // Keys go there in steps.
        long.isCanonical = false
        return long
      }
    }
    return beginsAtTouch
      ? traces + [PointerTrace(motion: .taps(1), isCanonical: false)] : traces
  }
}

extension SwipeDescription: TracedGesture {
  public func traces(_ trial: GestureTrial) -> [PointerTrace] {
    directions.map {
      PointerTrace(motion: .move($0.way(distance * 1.5)), isCanonical: false)
    }
  }
}

extension StrokeDescription: TracedGesture {
  public func traces(_ trial: GestureTrial) -> [PointerTrace] {
    guard let first = points.first else { return [] }
    let offsets = points.dropFirst().map {
      CGSize(
        width: ($0.x - first.x) * trial.size.width, height: ($0.y - first.y) * trial.size.height)
    }
    return [PointerTrace(motion: .path(offsets), isCanonical: false, origin: first)]
  }
}
