// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// Brings a wheel to what can be zoomed or has a value under it, into the same recognizers as a hand
/// or a key.
@MainActor
final class WheelRouter {
  /// Whole steps of a value: a touchpad's parts of a notch are added up.
  private struct Rest {
    var element: ElementReference
    var axis: Axis
    /// Less than one notch.
    var notches: CGFloat
    var time: Double
  }

  private unowned let scene: InteractionScene
  private var rest: Rest?

  init(_ scene: InteractionScene) {
    self.scene = scene
  }

  /// - Parameter path: What is under the wheel, front first.
  /// - Returns: Whether anything came of it; nil where the wheel is about nothing here.
  func turn(_ path: [Element], _ event: ScrollEvent) -> Bool? {
    let first = path.lastIndex { !$0.takesWheel }.map { $0 + 1 } ?? path.startIndex
    let reached = path[first...]
    let (axis, notches) = Self.notches(event)
    guard notches != 0 else { return nil }
    if event.modifiers.contains(.control) {
      for element in reached where axis == .vertical {
        if let isZoomed = zoom(element, notches, event) { return isZoomed }
      }
    }
    let canZoom = axis == .vertical && !event.modifiers.contains(.control)
    for element in reached {
      if let isMoved = adjust(element, axis, notches, event, isPlace: true) { return isMoved }
      if canZoom, let isZoomed = zoom(element, notches, event) { return isZoomed }
      if let isTurned = adjust(element, axis, notches, event, isPlace: false) { return isTurned }
    }
    return nil
  }

  /// The way that a wheel mostly goes. Away from the person and to the right are more.
  private static func notches(_ event: ScrollEvent) -> (Axis, CGFloat) {
    let delta = event.turned
    return abs(delta.width) > abs(delta.height)
      ? (.horizontal, delta.width / ScrollStep.wheelNotch)
      : (.vertical, -delta.height / ScrollStep.wheelNotch)
  }

  // MARK: Zooming

  /// Where the pointer is, by parts of a notch too; a value goes in steps.
  private func zoom(_ element: Element, _ notches: CGFloat, _ event: ScrollEvent) -> Bool? {
    let control = scene.control(of: element)
    let place = WheelPlace(pointer: event.location)
    if let facet = control.facets.firstIndex(where: { $0.follows(event) && $0.isZoomed }) {
      return step(element, .vertical, notches, event) { count in
        adjust(control, facet, count, on: element, at: place)
      }
    }
    guard let target = control.wheelTargets.first(where: { $0.hand.isHeld(in: event) }),
      let play = target.kind.wheelPlay(notches)
    else { return nil }
    let whole = target.hand.isBare ? Play.gesture(play) : .by(target.hand, .gesture(play))
    return scene.player.byWheel(place, aim: target.aim) {
      scene.player.play(whole, on: element, control: control, isHeld: true, at: scene.now)
    }
  }

  // MARK: Values

  /// - Parameter isPlace: Whether it is about values that lie along an axis, and what the author does
  ///   for a step; else about all others, which are turned.
  private func adjust(
    _ element: Element, _ axis: Axis, _ notches: CGFloat, _ event: ScrollEvent, isPlace: Bool
  ) -> Bool? {
    let control = scene.control(of: element)
    if isPlace, element.declaration.adjustableAction != nil {
      return step(element, axis, notches, event) { count in
        self.declared(control, count, on: element)
      }
    }
    let facets = control.facets.indices.filter {
      control.facets[$0].follows(event) && !control.facets[$0].isZoomed
        && control.facets[$0].kind.followsReadingDirection == isPlace
    }
    // A wheel that goes up and down also moves what lies sideways; the other way round, what is meant
    // to scroll would move values by the way.
    let along = facets.first { control.facets[$0].adjustment.axis == axis }
    guard let facet = along ?? (axis == .vertical ? facets.first : nil) else { return nil }
    let isMirrored =
      axis == .horizontal && element.isRightToLeft
      && control.facets[facet].kind.followsReadingDirection
    return step(element, axis, isMirrored ? -notches : notches, event) { count in
      adjust(control, facet, count, on: element, at: WheelPlace())
    }
  }

  private func adjust(
    _ control: DerivedControl, _ facet: Int, _ count: Int, on element: Element, at place: WheelPlace
  ) -> Bool {
    scene.player.byWheel(place) {
      scene.player.play(
        .adjust(facet, .steps(count)), on: element, control: control, isHeld: true, at: scene.now)
    }
  }

  /// What the author does for a step, as often as there are notches.
  private func declared(_ control: DerivedControl, _ count: Int, on element: Element) -> Bool {
    let name = count > 0 ? Derivation.incrementName : Derivation.decrementName
    guard let offered = control.action(named: name, facet: nil) else { return false }
    return (0..<abs(count)).reduce(false) { isDone, _ in
      scene.play(offered, on: element) || isDone
    }
  }

  /// Whole steps, of at most a page's worth at once; parts of a notch wait for the rest of it. True
  /// also while nothing but a part has come: the wheel is this element's.
  private func step(
    _ element: Element, _ axis: Axis, _ notches: CGFloat, _ event: ScrollEvent,
    _ move: (Int) -> Bool
  ) -> Bool {
    var sum = notches
    if let rest, rest.element.element === element, rest.axis == axis,
      scene.now - rest.time < Player.pause, rest.notches.sign == notches.sign
    {
      sum += rest.notches
    }
    // What differs from a whole notch only by the arithmetic is that notch.
    let nearest = sum.rounded()
    let whole = abs(nearest - sum) < 1e-6 ? nearest : sum.rounded(.towardZero)
    let bounded = min(max(whole, -Self.most), Self.most)
    rest = Rest(
      element: ElementReference(element), axis: axis, notches: sum - whole, time: scene.now)
    return bounded == 0 || move(Int(bounded))
  }

  /// Notches that one event is taken at its word for: a wheel that spins freely makes about so many in
  /// a frame.
  private static let most: CGFloat = 100
}

extension Facet {
  /// Whether what moves the value is itself what a wheel stands for.
  @MainActor fileprivate var isZoomed: Bool { kind.wheelPlay(1) != nil }

  /// Whether a wheel can move it: nothing has to be done before, and the keys are held that it asks
  /// for.
  fileprivate func follows(_ event: ScrollEvent) -> Bool {
    leads.isEmpty && hand.isHeld(in: event)
  }
}

extension PlayedHand {
  /// Whether one finger makes it, with keys that are held.
  fileprivate func isHeld(in event: ScrollEvent) -> Bool {
    fingers == 1 && event.modifiers.isSuperset(of: modifiers)
  }
}
