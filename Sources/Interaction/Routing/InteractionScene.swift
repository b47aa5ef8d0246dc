// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// The elements of one window, and everything that reaches them: pointers, keys, assistive requests
/// and time.
@MainActor
public final class InteractionScene {
  public let root: Element
  public var title: String
  public var size: CGSize = .zero
  /// Whether the window has the keyboard.
  public var isActive = false
  /// The client area's top left on the screen; nil where the platform does not tell.
  public var screenOrigin: Point?
  /// Called when there is something to draw or to publish.
  public var onChange: (() -> Void)?

  public init(title: String) {
    self.title = title
    root = Element()
  }

  // Input. Times are seconds on one monotonic clock.
  public func handle(_ event: PointerEvent) {}
  /// True where the key did something, so that nobody else should use it.
  @discardableResult
  public func handle(_ event: KeyEvent) -> Bool { false }
  /// True where the request could be carried out.
  @discardableResult
  public func perform(_ request: AssistiveRequest, at time: Double) -> Bool { false }
  /// The contacts are gone without an end: focus lost, window hidden.
  public func cancelAll(at time: Double) {}

  /// When a recognizer waits for time to pass, the moment to call ``advance(to:)``.
  public var nextDeadline: Double? { nil }
  public func advance(to time: Double) {}

  public var focused: Element? { nil }
  @discardableResult
  public func focus(_ element: Element?) -> Bool { false }

  /// Where to draw the focus ring: bounds in the element's coordinates, the transform from them to
  /// the window, and a corner radius. Nil without focus, or while it came from a pointer.
  public var focusRing: (bounds: CGRect, transform: AffineTransform, radius: CGFloat)? { nil }

  /// The actions of an element with their keys, default first.
  public func alternatives(of element: Element) -> [Alternative] { [] }

  /// From the front to the root, the elements under a point of the window.
  public func path(at point: CGPoint) -> [Element] { [] }

  /// What changed since the last call, for the accessibility tree. The application node is not part
  /// of it: the first node is the window.
  public func takeUpdate() -> TreeUpdate { TreeUpdate() }
  /// The window's node.
  public var windowID: ElementID { root.id }
}
