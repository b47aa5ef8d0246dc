// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// Opens the menu of an element on which a finger or a pen stays, where staying means nothing else
/// there: the way in for those who only touch (WCAG 2.5.1).
///
/// Everything on the way from the element to the window comes first. Where a gesture asks to stay,
/// or has begun by then, the touch is that gesture's.
@MainActor
final class MenuPress {
  /// Seconds: what a tap may take (``DeviceProfile/touch``), so that none is lost to the menu.
  static let duration = DeviceProfile.touch.tapMaximumDuration
  /// Points that the contact may stray, as of a long press.
  static let maximumDistance = LongPressGesture().maximumDistance

  private struct Waiting {
    var contact: PointerEvent.ID
    var start: CGPoint
    var until: Double
    var element: ElementReference
  }

  private unowned let scene: InteractionScene
  private var waiting: Waiting?

  init(_ scene: InteractionScene) {
    self.scene = scene
  }

  var deadline: Double? { waiting?.until }

  func forget() { waiting = nil }

  /// An event that the gestures have had.
  func follow(_ event: PointerEvent) {
    switch event.phase {
    case .began:
      waiting = nil
      guard event.kind == .touch || event.kind == .pen, event.button == .primary,
        event.location.x.isFinite, event.location.y.isFinite, event.time.isFinite,
        scene.pointers.contactCount <= 1, let element = element(under: event)
      else { return }
      waiting = Waiting(
        contact: event.id, start: event.location, until: scene.now + Self.duration,
        element: ElementReference(element))
    case .moved:
      guard let waiting, waiting.contact == event.id else { return }
      let way = CGSize(
        width: event.location.x - waiting.start.x, height: event.location.y - waiting.start.y)
      let isNear = hypot(way.width, way.height) < Self.maximumDistance
      if !isNear { self.waiting = nil }
    case .ended, .cancelled:
      if waiting?.contact == event.id { waiting = nil }
    }
  }

  /// - Parameter including: Whether what is due at this very moment is due.
  func advance(to time: Double, including: Bool) {
    guard let waiting, waiting.until < time || (including && waiting.until == time) else { return }
    self.waiting = nil
    scene.pointers.advance(to: waiting.until)
    guard let element = waiting.element.element, element.scene === scene,
      isFree(waiting.contact, element)
    else { return }
    scene.openMenu(of: element, at: waiting.start, by: waiting.contact)
  }

  /// The control that is touched, where there is more to it than a press.
  private func element(under event: PointerEvent) -> Element? {
    guard let element = control(at: event.location) else { return nil }
    let isAuthored = scene.hasAuthoredMenu(element)
    let isTaken = scene.pointers.attachments(under: event.id).contains {
      $0.mask.contains(.gesture) && $0.description.asksToStay(isPress: !isAuthored)
    }
    return isTaken ? nil : element
  }

  private func control(at point: CGPoint) -> Element? {
    for hit in scene.path(at: point) where hit !== scene.root {
      // What stands for all that is inside has the menu of all.
      let element = hit.oneForAllRound ?? hit
      let control = scene.control(of: element)
      if let menu = control.menu {
        return menu.alternative.isAction || element.writtenText != nil ? element : nil
      }
      if control.isInteractive { return nil }
    }
    return nil
  }

  /// Whether no gesture has taken the contact. A control that is only pressed gives way to a menu of
  /// its author's.
  private func isFree(_ contact: PointerEvent.ID, _ element: Element) -> Bool {
    guard !scene.pointers.hasRecognized(contact) else { return false }
    let isAuthored = scene.hasAuthoredMenu(element)
    return scene.pointers.attachments(under: contact).allSatisfy {
      !$0.isClaimed || (isAuthored && $0.description.isPress)
    }
  }
}

extension GestureDescription {
  /// Whether a contact that stays is the gesture, or the beginning of it.
  ///
  /// - Parameter isPress: Whether that holds for a press on a control, which may last.
  fileprivate func asksToStay(isPress: Bool) -> Bool {
    kinds.contains { $0.motion == .hold || ($0.motion == .press && isPress) }
  }
}
