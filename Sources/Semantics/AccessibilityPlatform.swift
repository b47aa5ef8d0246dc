// SPDX-License-Identifier: Apache-2.0

/// What the accessibility of an application needs of a platform: a place where assistive
/// technologies find its tree, and where what they ask for comes from.
///
/// `ATSPI.Provider` is the one for Linux. All members may be called from any thread; none waits.
public protocol AccessibilityPlatform: AnyObject, Sendable {
  /// Goes where assistive technologies look for applications.
  func start()

  /// Leaves for good. Whoever still waits for an answer is refused.
  func stop()

  /// Shows the update. Questions are answered from it when this returns, and its events follow.
  ///
  /// - Parameter windows: The top-level windows, in order.
  func publish(_ update: TreeUpdate, windows: [ElementID])

  /// Says that the keyboard came to a window or left it.
  func windowActivated(_ id: ElementID, _ isActive: Bool)

  /// Shows a key to the assistive technologies that listen to keys, and gives it back: with true
  /// where one of them used it, so that the application must not.
  ///
  /// Keys come back in their order, each within a bound that the platform keeps, on any thread; at
  /// once, before this returns, where nobody listens and no earlier key is under way.
  func forward(_ key: KeyStroke, then: @escaping @Sendable (_ consumed: Bool) -> Void)
}

/// Takes what an assistive technology asks for. It hands the request to the application's thread and
/// returns; `reply` is called with whether it was done, after the update that shows the effect.
public typealias AssistiveRequestHandler =
  @Sendable (AssistiveRequest, _ reply: @escaping @Sendable (Bool) -> Void) -> Void
