// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// Words about an element that are shown beside it for a while: over what rests under the pointer, or
/// at what has the focus when a key asks for them.
///
/// It is made of an ordinary element, so that it is exposed as everything else is. A toolkit that
/// shows it gives ``element`` its place in the window, and draws the words;
/// ``InteractionScene/toolTip`` says which tip is shown.
@MainActor
public final class ToolTip {
  /// For people; empty where there is nothing but keys.
  public var text: String { words.text }
  /// The keys of what it is about, where somebody asked for them; the last is the menu of all, where
  /// there is one.
  public var lines: [KeyLine] { words.lines }
  let words: ToolTipWords
  /// What stands for it: bounds and transform are the toolkit's to give. No pointer hits it.
  public let element = Element()
  /// Where the pointer rests, in points of the window; nil where a key asked for the words.
  public let pointer: CGPoint?
  let owner: Element

  /// Points of what is pointed at that is larger than a control.
  private static let pointed = CGSize(width: 16, height: 24)
  /// Points that a control is high at most.
  private static let controlHeight: CGFloat = 96

  init(_ words: ToolTipWords, of owner: Element, at pointer: CGPoint?) {
    self.words = words
    self.owner = owner
    self.pointer = pointer
    var declaration = SemanticsDeclaration()
    declaration.role = .toolTip
    declaration.label = words.spoken
    declaration.offersActionsMenu = false
    element.declarations = [declaration]
    element.isFocusable = false
    element.hitShape = .none
    element.zIndex = .greatestFiniteMagnitude
  }

  /// What it stands beside and must not cover, in points of the window: the control, or of something
  /// large what is pointed at.
  public var anchor: CGRect {
    let frame = owner.windowFrame
    let whole = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    guard let pointer, whole.height > Self.controlHeight else { return whole }
    let size = Self.pointed
    return CGRect(
      x: pointer.x - size.width / 2, y: pointer.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// What is seen of the window inside of what scrolls round it and of its section, in points of the
  /// window; nil for all.
  public var visibleRoom: CGRect? {
    guard let frame = owner.section?.windowFrame else { return owner.visibleRoom }
    let section = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    return owner.visibleRoom?.intersection(section) ?? section
  }

  /// Whether it reads from right to left, as what it belongs to does.
  public var isRightToLeft: Bool { owner.isRightToLeft }

  /// Whether a point of the window lies on the words, or on the way to them from what they are about.
  func holds(_ point: CGPoint) -> Bool {
    let frame = element.windowFrame
    let box = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    return box.contains(point) || way(to: box).contains(point)
  }

  /// What lies between the words and what they are about.
  private func way(to box: CGRect) -> CGRect {
    let anchor = anchor
    if box.minY >= anchor.maxY {
      return CGRect(
        x: box.minX, y: anchor.maxY, width: box.width, height: box.minY - anchor.maxY)
    }
    if box.maxY <= anchor.minY {
      return CGRect(
        x: box.minX, y: box.maxY, width: box.width, height: anchor.minY - box.maxY)
    }
    return box.minX >= anchor.maxX
      ? CGRect(x: anchor.maxX, y: box.minY, width: box.minX - anchor.maxX, height: box.height)
      : CGRect(
        x: box.maxX, y: box.minY, width: max(0, anchor.minX - box.maxX), height: box.height)
  }

  /// Whether it stands beside something high, or stays for as long as keys are used, so that what stands
  /// below is better left in sight.
  public var prefersSide: Bool {
    pointer == nil || !lines.isEmpty || anchor.height > Self.controlHeight
  }
}
