// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// The open menu of what can be done with an element: what its author put there, then everything
/// that its gestures can do, with the keys that do it.
///
/// It is made of ordinary elements, so that it is focused, pressed and exposed as everything else
/// is. A toolkit that shows it gives ``element`` and each line's element their places in the
/// window, and draws them; ``InteractionScene/menu`` says which menu is open.
@MainActor
public final class ActionsMenu {
  /// A line of the menu, from top to bottom.
  @MainActor
  public final class Line {
    /// For people; empty for a divider.
    public let label: String
    /// The key that does it without the menu ("Shift+Enter"); empty for none.
    public let keys: String
    /// Whether it can be chosen; false for what its author has taken out of use.
    public let isEnabled: Bool
    /// Whether it takes something away for good: to be drawn so.
    public let isDestructive: Bool
    /// Whether it is the one of several that is chosen; nil where nothing is chosen by it.
    public let isChosen: Bool?
    /// What stands for the line: bounds and transform are the toolkit's to give.
    public let element = Element()
    let binding: KeyBinding?
    let choice: Choice?

    /// Whether it is a line between groups, which can be neither focused nor chosen.
    public var isDivider: Bool { choice == nil }

    init(
      _ label: String, keys: [KeyBinding] = [], isEnabled: Bool = true,
      isDestructive: Bool = false, isChosen: Bool? = nil, _ choice: Choice?
    ) {
      self.label = label
      self.keys = keys.first?.label ?? ""
      self.isEnabled = isEnabled
      self.isDestructive = isDestructive
      self.isChosen = isChosen
      binding = keys.first
      self.choice = choice
    }
  }

  /// What a line does.
  enum Choice {
    case author(@MainActor () -> Void)
    /// By its name, so that what changed in between cannot run the wrong one.
    case alternative(name: String, facet: Int?)
  }

  /// What the menu is of, for people.
  public let title: String
  /// Where it was asked for, in points of the window: its top left corner, where there is room.
  public let anchor: CGPoint
  /// From top to bottom, dividers among them.
  public let lines: [Line]
  /// What holds the lines.
  public let element = Element()
  let owner: FocusTarget
  /// What has the focus when the menu closes.
  let origin: FocusTarget?
  /// Where to look for a neighbour if that is gone.
  let memory: FocusMemory?
  /// Whether the focus was to be seen.
  let wasFocusVisible: Bool
  /// The menu beside it that was open before, until the next key. A screen reader tells of the menu round
  /// a line as it looks where the focus came from, and says nothing where that is gone.
  package private(set) var former: Element?

  /// Where the focus is at first: where each line is one of several choices at the one that is made,
  /// else at the first that can be chosen.
  var firstLine: Int? {
    let offered = lines.indices.filter { !lines[$0].isDivider && lines[$0].isEnabled }
    let isChoice = offered.allSatisfy { lines[$0].isChosen != nil }
    return isChoice ? offered.first { lines[$0].isChosen == true } ?? offered.first : offered.first
  }

  init(
    title: String, anchor: CGPoint, lines: [Line], owner: FocusTarget, origin: FocusTarget?,
    memory: FocusMemory?, wasFocusVisible: Bool, choose: @escaping (Line) -> Void
  ) {
    self.title = title
    self.anchor = anchor
    self.lines = lines
    self.owner = owner
    self.origin = origin
    self.memory = memory
    self.wasFocusVisible = wasFocusVisible
    var declaration = SemanticsDeclaration()
    declaration.role = .menu
    declaration.label = title
    declaration.childBehavior = .contain
    element.declarations = [declaration]
    element.isFocusable = false
    element.hitShape = .bounds
    element.zIndex = .greatestFiniteMagnitude
    let count = lines.count { !$0.isDivider }
    var place = 0
    for line in lines {
      if !line.isDivider { place += 1 }
      Self.declare(line, place: place, of: count, choose)
      element.append(line.element)
    }
  }

  /// Takes the place of the menu beside it, which is out of sight and out of reach from now on.
  func follow(_ former: Element) {
    former.transform = AffineTransform(translationByX: -Self.far, byY: -Self.far)
    former.allowsHitTesting = false
    for line in former.children { line.isFocusable = false }
    self.former = former
  }

  func forgetFormer() {
    former?.removeFromParent()
    former = nil
  }

  /// Points that are in no window.
  private static let far = 16_384.0

  private static func declare(
    _ line: Line, place: Int, of count: Int, _ choose: @escaping (Line) -> Void
  ) {
    var declaration = SemanticsDeclaration()
    declaration.offersActionsMenu = false
    guard !line.isDivider else {
      declaration.role = .separator
      line.element.declarations = [declaration]
      return
    }
    declaration.role = line.isChosen == nil ? .menuItem : .radioMenuItem
    if let isChosen = line.isChosen {
      declaration.addedStates = isChosen ? StateSet(.checkable, .checked) : StateSet(.checkable)
    }
    declaration.label = line.label
    declaration.setPosition = (place, count)
    // What is exposed of an item is the key that does the same without the menu.
    declaration.exposedKey = line.binding
    line.element.declarations = [declaration]
    line.element.hitShape = .bounds
    line.element.isEnabled = line.isEnabled
    line.element.gestures = [
      GestureAttachment(
        PressGesture().onEnded { [unowned line] isOver in
          if isOver { choose(line) }
        })
    ]
  }

  /// The line that has the focus; to be drawn so that it stands out.
  public var focusedLine: Int? { focusedLine(element.scene?.focusTarget) }

  func focusedLine(_ target: FocusTarget?) -> Int? {
    lines.firstIndex { $0.element === target?.element }
  }

  func contains(_ target: FocusTarget?) -> Bool {
    target?.element.map { element in
      element === self.element || lines.contains { $0.element === element }
    }
      ?? false
  }

  /// Whether it reads from right to left, as what it belongs to does.
  public var isRightToLeft: Bool { owner.element?.isRightToLeft ?? false }

  /// Whether a point of the window lies on the menu.
  package func contains(_ point: CGPoint) -> Bool { element.contains(point) }
}

/// One line of a menu that an author gives an element.
public enum MenuEntry {
  /// Something to choose.
  case item(Item)
  /// A line between groups of items.
  case divider

  /// What can be chosen, and what that does.
  public struct Item {
    /// For people.
    public var label: String
    /// False shows the item without letting anybody choose it.
    public var isEnabled: Bool
    /// Whether it takes something away for good: to be drawn so.
    public var isDestructive: Bool
    /// Whether it is the one of several that is chosen; nil where nothing is chosen by it.
    public var isChosen: Bool?
    /// The keys that do the same without the menu; the first is written beside the label.
    public var keys: [KeyBinding]
    /// Called once the menu has closed and the focus is back.
    public var action: @MainActor () -> Void

    public init(
      _ label: String, keys: [KeyBinding] = [], isEnabled: Bool = true, isDestructive: Bool = false,
      isChosen: Bool? = nil, action: @escaping @MainActor () -> Void
    ) {
      self.label = label
      self.keys = keys
      self.isEnabled = isEnabled
      self.isDestructive = isDestructive
      self.isChosen = isChosen
      self.action = action
    }
  }
}
