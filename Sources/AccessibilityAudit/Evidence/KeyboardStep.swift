// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Where the focus stood.
public struct FocusPlace: Hashable, Sendable, Codable {
  /// nil for an element that came after the tree was read.
  public var element: ElementID?
  /// For people ("push button[OK]").
  public var text: String
  /// True where an event named it and nothing in the tree leads to it.
  public var isOutsideOfTree: Bool

  public init(element: ElementID?, text: String, isOutsideOfTree: Bool = false) {
    self.element = element
    self.text = text
    self.isOutsideOfTree = isOutsideOfTree
  }
}

/// One key, and what came of it.
public struct KeyboardStep: Hashable, Sendable, Codable {
  /// As people say it ("Shift+Tab").
  public var keys: String
  /// nil where nothing had the focus.
  public var before: FocusPlace?
  /// nil where nothing has the focus any more.
  public var after: FocusPlace?
  /// Whether an event reported the new focus; nil where nobody listened.
  public var hasFocusEvent: Bool?
  /// Windows that opened, by role and name; tool tips and menus left out.
  public var openedWindows: [String] = []
  /// Elements whose value, or whether they are checked, was another one afterwards.
  public var changed: [ElementID] = []
  /// What the pictures before and after show; nil where none were taken.
  public var appearance: FocusAppearance?
  /// True where the element that has the focus lies wholly outside of what shows it; nil where its
  /// place is not known.
  public var isOutOfView: Bool?

  public init(keys: String, before: FocusPlace? = nil, after: FocusPlace? = nil) {
    self.keys = keys
    self.before = before
    self.after = after
  }

  /// Whether the focus stands elsewhere than before.
  public var isMove: Bool { after != nil && after != before }
}

/// What became different on the screen when the focus came.
public struct FocusAppearance: Hashable, Sendable, Codable {
  /// Pixels that changed in the element's box and a few round it, and outside of the box of the
  /// element that lost the focus.
  public var changedInside: Int
  /// Pixels that changed anywhere in the window outside of the box that lost the focus.
  public var changedOutsideOfLast: Int
  /// Pixels of a line one pixel wide round the element.
  public var outline: Int
  /// Why it could not be measured; nil where it was.
  public var gap: String?

  public init(
    changedInside: Int = 0, changedOutsideOfLast: Int = 0, outline: Int = 0, gap: String? = nil
  ) {
    self.changedInside = changedInside
    self.changedOutsideOfLast = changedOutsideOfLast
    self.outline = outline
    self.gap = gap
  }
}
