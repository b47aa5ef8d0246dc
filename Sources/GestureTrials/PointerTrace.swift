// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// What a hand does, in a form that can be broken off and said.
public struct PointerTrace: Hashable, Sendable {
  /// What the contacts do.
  public enum Motion: Hashable, Sendable {
    case taps(Int)
    /// Seconds.
    case hold(Double)
    /// Points.
    case move(CGSize)
    /// Offsets from where the contact came down, in points.
    case path([CGSize])
    /// Two fingers apart by the factor and round by degrees.
    case pair(magnification: Double, degrees: Double)
    /// To a point of the window.
    case carry(CGPoint)
    /// By the other button, which opens a menu.
    case secondaryClick
    /// A tap, and then keys in the place of the text that stands there; a line feed is Return.
    case type(String)
  }

  /// What the contacts do once they are down.
  public var motion: Motion
  var fingers = 1
  var modifiers: EventModifiers = []
  /// By what it may be made; a mouse makes it where it may.
  var inputKinds = GestureInputKinds.all
  /// How many taps each gesture before it takes, and seconds that the contact stays before it moves.
  var leadingTaps: [Int] = []
  var heldSeconds = 0.0
  /// Whether the contact rests before it is let go, so that it is not thrown.
  var stops = false
  /// Whether another finger comes down beside the contacts half way, and is lifted at once.
  var isDisturbed = false
  /// Whether keys and actions play just this much, so that the end has to be exactly the same.
  public var isCanonical: Bool
  /// From where it begins to the second of two fingers, and to the first the other way.
  var grip = CGSize(width: 30, height: 0)
  /// Where it begins, as fractions of the element's size; nil for any place that reaches it.
  public var origin: UnitPoint?

  public init(motion: Motion, isCanonical: Bool = true, origin: UnitPoint? = nil) {
    self.motion = motion
    self.isCanonical = isCanonical
    self.origin = origin
  }

  /// What makes it: a mouse, or fingers where there are several, as far as it may be made by these.
  var device: PointerEvent.Kind {
    let usual: PointerEvent.Kind = fingers > 1 || isDisturbed ? .touch : .mouse
    return [usual, .touch, .mouse, .pen, .touchpad].first(where: inputKinds.allows) ?? usual
  }

  /// Whether it can be broken off on its way, and joined by a second finger.
  var isGesture: Bool {
    switch motion {
    case .secondaryClick, .type: false
    case .taps, .hold, .move, .path, .pair, .carry: true
    }
  }

  /// Whether it is one tap with one finger, and nothing before.
  var isTap: Bool { motion == .taps(1) && fingers == 1 && leadingTaps.isEmpty && heldSeconds == 0 }

  /// Whether two fingers move apart, together or round.
  var isPair: Bool {
    switch motion {
    case .pair: true
    case .taps, .hold, .move, .path, .carry, .secondaryClick, .type: false
    }
  }

  /// Whether no contact moves.
  var staysInPlace: Bool {
    switch motion {
    case .taps, .hold, .secondaryClick, .type: true
    case .move, .path, .pair, .carry: false
    }
  }

  /// How far a drag goes, in points; 0 for everything else.
  var length: CGFloat {
    if case .move(let way) = motion { hypot(way.width, way.height) } else { 0 }
  }

  /// Which way contacts move, whatever the distance: to the right or left, and down or up; of two
  /// fingers apart or together, and round with or against the clock. Empty where none moves.
  var bearing: [FloatingPointSign?] {
    func sign(_ number: Double) -> FloatingPointSign? { number == 0 ? nil : number.sign }
    return switch motion {
    case .move(let way): [sign(way.width), sign(way.height)]
    case .pair(let magnification, let degrees): [sign(magnification - 1), sign(degrees)]
    case .taps, .hold, .path, .carry, .secondaryClick, .type: []
    }
  }

  @MainActor
  func start(on stage: Stage) -> CGPoint? {
    origin.map(stage.element.windowPoint)
  }

  /// The same, with the contact at rest before it is let go.
  var stopping: PointerTrace {
    var trace = self
    trace.stops = true
    return trace
  }

  /// The same by a finger that another one joins half way.
  var disturbed: PointerTrace {
    var trace = self
    trace.isDisturbed = true
    trace.isCanonical = false
    return trace
  }

  /// "drag 40 points to the right"
  var text: String {
    let hand =
      (fingers > 1 ? " with \(fingers) fingers" : isDisturbed ? "" : device.words)
      + (stops ? " and stop" : "")
      + (isDisturbed ? ", while a second finger comes down and is lifted" : "")
    let lead =
      leadingTaps.map { Self.text(taps: $0) + ", then " }.joined()
      + (heldSeconds > 0 ? "hold for \(brief(heldSeconds)) seconds, then " : "")
    switch motion {
    case .taps(let count): return lead + Self.text(taps: count) + hand
    case .hold(let seconds): return lead + "hold for \(brief(seconds)) seconds" + hand
    case .move(let way): return lead + "drag " + Self.text(way) + hand
    case .path: return lead + "draw the line" + hand
    case .pair(let magnification, 0): return "pinch to \(brief(magnification * 100)) %"
    case .pair(_, let degrees): return "turn two fingers by \(brief(degrees)) degrees"
    case .carry(let point):
      return lead + "drag to (\(brief(point.x)), \(brief(point.y)))" + hand
    case .secondaryClick: return "secondary click"
    case .type(let text): return "tap and " + Self.typing(text)
    }
  }

  /// "type “42” and press Return"
  static func typing(_ text: String) -> String {
    let (line, end) =
      text.last?.isNewline ?? false ? (text.dropLast(), " and press Return") : (text[...], "")
    return "type \u{201c}\(line)\u{201d}\(end)"
  }

  private static func text(taps: Int) -> String {
    switch taps {
    case 1: "tap"
    case 2: "double tap"
    default: "tap \(taps) times"
    }
  }

  private static func text(_ way: CGSize) -> String {
    let parts = [
      way.width == 0
        ? nil : "\(brief(abs(way.width))) points to the \(way.width > 0 ? "right" : "left")",
      way.height == 0 ? nil : "\(brief(abs(way.height))) points \(way.height > 0 ? "down" : "up")",
    ].compactMap { $0 }
    return parts.joined(separator: " and ")
  }

  private static func brief(_ number: Double) -> String { NumberText.brief(number) }
  private func brief(_ number: Double) -> String { NumberText.brief(number) }
}

extension [PointerTrace] {
  /// Of the drags that go the same way, the longest.
  var longestOfEachBearing: [PointerTrace] {
    filter { $0.length > 0 }.sorted { $0.length > $1.length }.firstOfEachBearing
  }

  /// Of those that go the same way, the first.
  var firstOfEachBearing: [PointerTrace] {
    var seen: Set<[FloatingPointSign?]> = []
    return filter { seen.insert($0.bearing).inserted }
  }
}

extension PointerEvent.Kind {
  /// " with a finger"; empty for what nobody says of a mouse.
  fileprivate var words: String {
    switch self {
    case .touch: " with a finger"
    case .pen: " with a pen"
    case .touchpad: " on a touchpad"
    case .mouse, .played: ""
    }
  }
}
