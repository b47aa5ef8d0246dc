// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// What a pointer with a cursor is doing: a mouse, not a finger.
struct MousePlace {
  /// Of the window, in points.
  var point: CGPoint
  /// What the pointer looked like when it was pressed; nil while it is not.
  var pressedShape: PointerShape?
  var contact: PointerEvent.ID?
}

/// What the pointer looks like, and what it points at.
extension InteractionScene {
  /// What the pointer looks like where it is now; an arrow outside of the window and while the place
  /// is not known. A host asks after each update, and shows it where it is another one.
  public var pointerShape: PointerShape {
    guard let mouse else { return .arrow }
    guard let contact = mouse.contact, let pressed = mouse.pressedShape else {
      return pointerShape(at: mouse.point)
    }
    let drags = pointers.attachments(under: contact).contains { attachment in
      attachment.isClaimed && attachment.description.pointerShapes.contains(.grabIdle)
    }
    return drags || pressed == .grabIdle ? .grabActive : pressed
  }

  /// The element under the pointer that a hand can do something with, for a sign that it can; nil while
  /// the pointer is pressed.
  public var hovered: Element? {
    guard let mouse, mouse.contact == nil else { return nil }
    let found = path(at: mouse.point).first { $0.showsHover && answersHands($0) }
    return found.flatMap { isPressed($0) || !isMostOfWindow($0) ? $0 : nil }
  }

  private func isPressed(_ element: Element) -> Bool {
    element.gestures.contains { $0.description.pointerShape == .link }
  }

  /// A line round a page that is drawn on, leafed through or moved would tell it from nothing.
  private func isMostOfWindow(_ element: Element) -> Bool {
    let place = element.touchablePlace
    let scale = place.transform.scale
    let area = place.bounds.width * place.bounds.height * scale * scale
    return area > size.width * size.height / 2
  }

  /// The element on which a hand or a pointer has to stay, or to move, before anything comes of it, for
  /// a sign that grows meanwhile; nil where nothing of the kind is going on.
  public var held: (element: Element, hold: GestureHold)? {
    guard let held = pointers.held, let element = held.attachment.converter as? Element,
      element.showsHover
    else { return nil }
    return (element, held.hold)
  }

  /// Follows the pointer of an event of a mouse that has been over the window: a contact alone does
  /// not say that there is a pointer to be seen.
  func followMouse(_ event: PointerEvent) {
    guard mouse != nil, event.kind == .mouse, event.location.x.isFinite, event.location.y.isFinite
    else { return }
    switch event.phase {
    case .began:
      mouse = MousePlace(
        point: event.location, pressedShape: pointerShape(at: event.location), contact: event.id)
    case .moved:
      mouse?.point = event.location
    case .ended, .cancelled:
      if mouse?.contact == event.id { mouse = MousePlace(point: event.location) }
    }
  }

  /// The pointer is over a point without a contact, or outside of the window.
  ///
  /// - Returns: Whether it is over another control than before.
  func followMouse(to point: CGPoint?) -> Bool {
    let before = hovered
    mouse = point.map { MousePlace(point: $0) }
    return hovered !== before
  }

  /// What is written into shows its beam, and what scrolls is no control.
  private func answersHands(_ element: Element) -> Bool {
    guard element.isEffectivelyEnabled,
      !(element.declaration.role.map(PointerShape.textRoles.contains) ?? false)
    else { return false }
    return element.gestures.contains { attachment in
      attachment.description.kinds.contains { $0 is any OperableGesture && !$0.isScroll }
    }
  }

  private func pointerShape(at point: CGPoint) -> PointerShape {
    for element in path(at: point) {
      if let shape = element.pointerShape { return shape }
      if element.isEffectivelyEnabled, let shape = derivedShape(of: element) { return shape }
    }
    return .arrow
  }

  private func derivedShape(of element: Element) -> PointerShape? {
    guard !element.gestures.isEmpty || !element.declarations.isEmpty else { return nil }
    let control = control(of: element)
    if control.isSplitter {
      return control.axis == .vertical ? .rowResize : .columnResize
    }
    if element.declaration.role.map(PointerShape.textRoles.contains) ?? false {
      return .horizontalText
    }
    let shapes = element.gestures.compactMap(\.description.pointerShape)
    return shapes.contains(.link) ? .link : shapes.first
  }
}

extension PointerShape {
  /// What is written into.
  fileprivate static let textRoles: Set<Role> = [.entry, .passwordText, .text]
}

extension GestureDescription {
  /// What the pointer looks like over an element with the gesture: over what can be pressed a hand,
  /// whatever else can be done with it.
  @MainActor var pointerShape: PointerShape? {
    let shapes = pointerShapes
    return shapes.contains(.link) ? .link : shapes.first
  }

  /// What it looks like by each of its kinds. A mouse takes up at once what a finger holds first.
  @MainActor fileprivate var pointerShapes: [PointerShape] {
    switch self {
    case .none: []
    case .single(let kind): [(kind as? any OperableGesture)?.pointerShape].compactMap(\.self)
    case .adjustment(let base, _), .constrained(let base, _): base.pointerShapes
    case .sequence(_, let next) where next.kinds.contains(where: \.isTransfer): next.pointerShapes
    case .exclusive(let first, let second), .simultaneous(let first, let second),
      .sequence(let first, let second):
      first.pointerShapes + second.pointerShapes
    }
  }
}
