// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// One thing in a window: a place, the gestures on it, and what it means.
///
/// A toolkit keeps one for each thing it draws or that takes input. Setting a property is cheap; the
/// scene looks at what changed when it is asked for an update.
@MainActor
public final class Element {
  public let id: ElementID
  public private(set) weak var parent: Element?
  public private(set) var children: [Element] = []

  /// In the element's own coordinates, points.
  public var bounds: CGRect = .zero
  /// From the element's own coordinates to its parent's.
  public var transform: AffineTransform = .identity
  public var hitShape: HitShape = .none
  public var allowsHitTesting = true
  public var isEnabled = true
  /// False for what is scrolled out of sight, hidden or fully transparent.
  public var isShowing = true
  /// Back to front: a later child is hit first.
  /// In the order of the modifiers, inner first.
  public var gestures: [GestureAttachment] = []
  /// Inner first; an outer declaration overrides an inner one.
  public var declarations: [SemanticsDeclaration] = []
  /// Whether Tab stops here; nil follows from the gestures and actions.
  public var isFocusable: Bool?
  /// The corner radius of the focus ring, in points.
  public var focusRingRadius: CGFloat = 6
  public var onFocusChange: ((Bool) -> Void)?

  public init() {
    id = ElementID(0)
  }

  public func insert(_ child: Element, at index: Int) {}
  public func append(_ child: Element) {}
  public func removeFromParent() {}
}
