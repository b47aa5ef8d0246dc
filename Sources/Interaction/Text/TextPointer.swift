// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import TextEditing

/// What a pointer does in texts: a click puts the caret, a second selects the word and a third the
/// paragraph, a drag selects, and the middle button pastes what is selected elsewhere, where that can
/// be. A finger puts the caret where it comes up.
@MainActor
final class TextPointer {
  /// Seconds within which another press counts as the next click, as GTK's `gtk-double-click-time`.
  private static let interval = 0.4
  /// Points within which it has to be, as GTK's `gtk-double-click-distance`.
  private static let distance: CGFloat = 5
  /// Points that a finger may move and still be a tap.
  private static let slop: CGFloat = 10

  private struct Press {
    var contact: PointerEvent.ID
    weak var element: Element?
    var place: CGPoint
    var isTouch: Bool
    var clicks: Int
  }

  private struct Click {
    weak var element: Element?
    var place: CGPoint
    var time: Double
    var count: Int
  }

  private unowned let scene: InteractionScene
  private var press: Press?
  private var last: Click?

  init(_ scene: InteractionScene) {
    self.scene = scene
  }

  func follow(_ event: PointerEvent) {
    guard event.location.x.isFinite, event.location.y.isFinite, event.time.isFinite else { return }
    switch event.phase {
    case .began: begin(event)
    case .moved: move(event)
    case .ended: end(event)
    case .cancelled: if press?.contact == event.id { press = nil }
    }
  }

  /// The text under a point, unless something in front of it takes pointers.
  private func element(at point: CGPoint) -> Element? {
    for element in scene.path(at: point) {
      if let input = element.textInput, input.isEditable || scene.takesFocus(element) {
        return element.isEffectivelyEnabled ? element : nil
      }
      if !element.gestures.isEmpty { return nil }
    }
    return nil
  }

  private func begin(_ event: PointerEvent) {
    guard let element = element(at: event.location), let input = element.textInput else { return }
    let offset = self.offset(event.location, in: element)
    if event.button == .middle { return input.pasteSelection(at: offset) }
    guard event.button == .primary else { return }
    let isTouch = event.kind == .touch
    let clicks = self.clicks(event, on: element)
    press = Press(
      contact: event.id, element: element, place: event.location, isTouch: isTouch, clicks: clicks)
    if !isTouch {
      put(offset, clicks, in: input, selecting: event.modifiers.contains(.shift))
    }
  }

  private func move(_ event: PointerEvent) {
    guard let press, press.contact == event.id, !press.isTouch, press.clicks == 1,
      let element = press.element, event.location != press.place
    else { return }
    element.textInput?.perform(.place(offset(event.location, in: element), selecting: true))
  }

  private func end(_ event: PointerEvent) {
    guard let press, press.contact == event.id else { return }
    self.press = nil
    let way = hypot(event.location.x - press.place.x, event.location.y - press.place.y)
    guard press.isTouch, way <= Self.slop, let element = press.element,
      let input = element.textInput
    else { return }
    put(offset(event.location, in: element), press.clicks, in: input, selecting: false)
  }

  private func put(_ offset: Int, _ clicks: Int, in input: TextInput, selecting: Bool) {
    switch clicks {
    case 1: input.perform(.place(offset, selecting: selecting))
    case 2: input.selectWord(at: offset)
    default: input.selectParagraph(at: offset)
    }
  }

  /// A menu is asked for at a point: it is about what is selected there, or about the place itself.
  func aim(at point: CGPoint, in element: Element) {
    guard let input = element.textInput else { return }
    let offset = offset(point, in: element)
    let selection = input.editor.selection
    if selection.isEmpty || !(selection.lowerBound...selection.upperBound).contains(offset) {
      input.perform(.place(offset, selecting: false))
    }
  }

  private func clicks(_ event: PointerEvent, on element: Element) -> Int {
    var count = 1
    if let last, last.element === element, event.time - last.time <= Self.interval,
      hypot(event.location.x - last.place.x, event.location.y - last.place.y) <= Self.distance
    {
      count = last.count % 3 + 1
    }
    last = Click(element: element, place: event.location, time: event.time, count: count)
    return count
  }

  private func offset(_ point: CGPoint, in element: Element) -> Int {
    guard let input = element.textInput else { return 0 }
    let local = element.localPoint(point)
    return input.lines.offset(x: local.x - input.origin.x, y: local.y - input.origin.y)
  }
}

/// What reaches the text that has the focus, or that a request names.
extension InteractionScene {
  /// The text that has the keyboard.
  var focusedText: TextInput? {
    guard let element = focusTarget?.element, element.isEffectivelyEnabled else { return nil }
    return element.textInput
  }

  /// Whether Tab comes to the element.
  fileprivate func takesFocus(_ element: Element) -> Bool {
    publisher.refresh()
    return publisher.focusOrder.contains { $0.element === element }
  }

  /// Whether nobody may learn what is typed now.
  public var isTypingSecret: Bool { focusedText?.isSecure == true }

  /// A key as it may be recorded and written down.
  func recordable(_ event: KeyEvent) -> KeyEvent { isTypingSecret ? event.withoutText : event }

  /// True where the text with the focus used the key.
  func textTakes(_ event: KeyEvent) -> Bool {
    guard let element = focusTarget?.element, let input = focusedText,
      input.handle(event, isRightToLeft: element.isRightToLeft)
    else { return false }
    note(.keys, "the text has a key")
    return true
  }
}
