// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction

/// A kind of gesture that says how a hand makes it, so that a trial can.
///
/// Of a kind that is none, everything is tried that a hand usually does.
public protocol TracedGesture: GestureKind {
  /// Small examples, told apart by direction and amount; each gesture is tried with the first one at
  /// least. Fingers, held keys and what comes before in a sequence are added.
  @MainActor func traces(_ trial: GestureTrial) -> [PointerTrace]
}

/// What a kind of gesture may ask of the place where it is tried.
@MainActor
public struct GestureTrial {
  /// The value that the gesture moves; nil for none.
  public let adjustment: AdjustmentDescription?
  /// Whether it is part of a sequence.
  public let isInSequence: Bool
  /// Of what can be touched of the element, in its points.
  public let size: CGSize
  /// Points from where it is touched to the left and right, and to the upper and lower, edge of the
  /// window.
  public let room: [Axis: ClosedRange<CGFloat>]
  /// Where something that the element lets go of can be dropped, in points of the window.
  public let dropPlaces: [CGPoint]
}

/// Seconds by which a hold that has a shortest time is longer than it has to be.
let holdMargin = 0.05

extension DeclaredGesture {
  /// What a hand can do with it.
  @MainActor
  func traces(on stage: Stage, isInSequence: Bool) -> [PointerTrace] {
    let (size, point) = (stage.scene.size, stage.touchPoint ?? .zero)
    func room(_ place: CGFloat, of length: CGFloat) -> ClosedRange<CGFloat> {
      -max(0, place)...max(0, length - place)
    }
    let trial = GestureTrial(
      adjustment: adjustment, isInSequence: isInSequence, size: stage.element.contentSize,
      room: [
        .horizontal: room(point.x, of: size.width), .vertical: room(point.y, of: size.height),
      ], dropPlaces: stage.scene.dropPlaces)
    var traces = (kind as? any TracedGesture)?.traces(trial) ?? PointerTrace.usual
    if !ways.isEmpty {
      traces = ways.map { PointerTrace(motion: .move($0), isCanonical: false) }
    }
    // A recognizer of an author's own may answer to more than it says.
    if isAuthored { traces += PointerTrace.usual.filter { !traces.contains($0) } }
    let grip = traces.contains(where: \.isPair) ? stage.grip : nil
    return traces.compactMap { trace in
      var trace: PointerTrace? = trace
      trace?.fingers = fingers
      trace?.modifiers = modifiers
      trace?.inputKinds = inputKinds
      if let grip, trace?.isPair ?? false { trace?.grip = grip }
      for lead in leads.reversed() { trace = trace?.led(by: lead) }
      return trace
    }
  }
}

extension PointerTrace {
  /// The same with something before it; nil where a trace has no form for it.
  fileprivate func led(by lead: DeclaredGesture.Lead) -> PointerTrace? {
    var trace = self
    switch lead {
    case .taps(let count): trace.leadingTaps.insert(count, at: 0)
    case .hold(let seconds):
      let held = seconds + holdMargin
      guard held.isFinite, leadingTaps.isEmpty, heldSeconds == 0 else { return nil }
      switch motion {
      // The contact that was held is the one that is lifted then.
      case .taps(1): trace.motion = .hold(held)
      case .hold, .move, .path, .carry: trace.heldSeconds = held
      case .taps, .pair, .secondaryClick, .type: return nil
      }
    case .other: return nil
    }
    return trace
  }
}

extension PointerTrace {
  /// What a hand usually does.
  static let usual = [
    PointerTrace(motion: .taps(1)), PointerTrace(motion: .taps(2)),
    PointerTrace(motion: .hold(0.8)), line(.horizontal, 40), line(.horizontal, -40),
    line(.vertical, 40), line(.vertical, -40),
    PointerTrace(motion: .pair(magnification: 1.25, degrees: 0), isCanonical: false),
  ]

  /// So many points to the right or down.
  static func line(_ axis: Axis, _ points: CGFloat) -> PointerTrace {
    PointerTrace(
      motion: .move(
        axis == .horizontal
          ? CGSize(width: points, height: 0) : CGSize(width: 0, height: points)))
  }
}
