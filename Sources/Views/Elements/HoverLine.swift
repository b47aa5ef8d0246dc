// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction

/// The line round what a hand can do something with: a thin one while a pointer is over it, and a
/// thick one that grows while it is held and something comes of that only later. It stands outside, so
/// that colours and contrast inside stay what they are.
@MainActor
struct HoverLine: Equatable {
  /// In points, on the screen.
  private static let gap: CGFloat = 1.5
  private static let (width, heldWidth): (CGFloat, CGFloat) = (1, 3)
  /// As dark on white as it is light on black.
  private static let plain = Color(red: 0.46, green: 0.46, blue: 0.46)

  private let bounds: CGRect
  private let transform: AffineTransform
  private let radius: CGFloat
  private let visible: CGRect?
  private let color: Color
  private let width: CGFloat
  /// How much of it is drawn, from 0 to 1.
  private let part: CGFloat

  /// Where the person wants more contrast, it is thicker and in the colour of words.
  ///
  /// - Parameter part: How far the hold has come; nil where a pointer is over it.
  init(_ element: Element, part: CGFloat? = nil, _ settings: DisplaySettings) {
    let isHeavy = settings.colorSchemeContrast == .increased
    let accent = Color.accentColor.inAccent(settings.accentColor)
    color = isHeavy ? settings.shown(.primary) : part == nil ? Self.plain : settings.shown(accent)
    width = (part == nil ? Self.width : Self.heldWidth) + (isHeavy ? 1 : 0)
    self.part = min(max(0, part ?? 1), 1)
    let place = element.touchablePlace
    (bounds, transform) = (place.bounds, place.transform)
    radius = element.ringRadius
    visible = place.visible
  }

  func draw(_ list: inout DisplayList) {
    let scale = transform.scale
    guard scale > 0, scale.isFinite, part > 0 else { return }
    let gap = (Self.gap + (width - Self.width) / 2) / scale
    let whole = Path(
      roundedRect: bounds.insetBy(dx: -gap, dy: -gap), cornerRadius: radius / scale + gap)
    let path = part < 1 ? whole.trimmedPath(from: 0, to: part) : whole
    list.items.append(.push)
    if let visible {
      let room = visible.room(
        forLineRound: bounds, transform, reach: Self.gap + width)
      list.items.append(.clip(Path(room)))
    }
    list.items.append(.transform(transform))
    list.items.append(.stroke(path, color, StrokeStyle(lineWidth: width / scale)))
    list.items.append(.pop)
  }
}

/// How far a hold has come: the picture's own time, as what is held knows its end alone.
@MainActor
final class HoldProgress {
  /// Seconds in which a hand that only taps, or goes on to scroll, has left.
  private static let patience = 0.12

  private let element: ObjectIdentifier
  private let hold: GestureHold
  private let part: Moving<Double>

  /// With a line that is there at once where nothing has to be waited for, and where less should move.
  init(_ element: Element, _ hold: GestureHold, _ clock: MotionClock) {
    self.element = ObjectIdentifier(element)
    self.hold = hold
    part = Moving(0, clock, displacesNodes: false)
    var transaction = Transaction()
    if hold.duration > Self.patience {
      transaction.animation = .linear(duration: hold.duration - Self.patience)
        .delay(Self.patience)
    }
    part.move(to: 1, transaction)
  }

  var shown: CGFloat { part.shown }

  func isOf(_ element: Element, _ hold: GestureHold) -> Bool {
    self.element == ObjectIdentifier(element) && self.hold == hold
  }
}

extension View {
  /// Whether the lines are left out that stand round what a hand can do something with inside: while a
  /// pointer is over it, and while it is held; what is inside cannot bring them back.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    EnvironmentView(content: self) {
      $0.isHoverEffectEnabled = $0.isHoverEffectEnabled && !disabled
    }
  }

  /// Whether the views inside show no longer by themselves that they are pressed; what is inside
  /// cannot bring it back. Buttons show it by their style.
  public func pressEffectDisabled(_ disabled: Bool = true) -> some View {
    EnvironmentView(content: self) {
      $0.known.isPressEffectEnabled = $0.known.isPressEffectEnabled && !disabled
    }
  }
}

extension EnvironmentValues {
  /// Whether a line stands round what a hand can do something with while a pointer is over it.
  public internal(set) var isHoverEffectEnabled: Bool {
    get { known.isHoverEffectEnabled }
    set { known.isHoverEffectEnabled = newValue }
  }
}
