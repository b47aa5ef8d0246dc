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

  /// Whether anybody looks. While nobody does, ``publish(_:windows:)`` keeps nothing, and no update
  /// needs to be made. When somebody comes, ``AssistiveRequest/showTree`` is asked for.
  var isWatched: Bool { get }

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

extension AccessibilityPlatform {
  /// True: a platform that does not say otherwise keeps every update.
  public var isWatched: Bool { true }
}

/// Takes what an assistive technology asks for: hands it to the application's thread and returns.
public typealias AssistiveRequestHandler = @Sendable (PendingRequest) -> Void

/// What an assistive technology asks for, on its way to the application's thread.
///
/// It waits for a bounded time, and is then answered as not done. So it is learned on the
/// application's thread alone, by ``begin()``: what came too late is never known, and never done.
public struct PendingRequest: Sendable {
  private let beginning: @Sendable () -> AssistiveRequest?
  private let finishing: @Sendable (Bool) -> Void

  /// One whose time a platform bounds.
  ///
  /// - Parameters:
  ///   - begin: Gives the request where its time is not over; it then is answered by `finish`.
  ///   - finish: Takes whether it was done. Called from any thread.
  public init(
    begin: @escaping @Sendable () -> AssistiveRequest?,
    finish: @escaping @Sendable (_ isDone: Bool) -> Void
  ) {
    beginning = begin
    finishing = finish
  }

  /// One that waits as long as it has to.
  public init(
    _ request: AssistiveRequest, finish: @escaping @Sendable (_ isDone: Bool) -> Void
  ) {
    self.init(begin: { request }, finish: finish)
  }

  /// What to do now; nil where the caller has been told that it will not be done.
  public func begin() -> AssistiveRequest? { beginning() }

  /// Answers the caller, after the update that shows the effect was published.
  public func finish(_ isDone: Bool) { finishing(isDone) }
}

/// What an assistive technology asks an element to do.
public enum AssistiveRequest: Hashable, Sendable {
  /// Somebody begins to look: publish everything there is, with one update. What was published before
  /// is gone. It waits for as long as it has to.
  case showTree
  /// By name, so that a list of actions that changed in between cannot run the wrong one.
  case performAction(ElementID, name: String)
  case setValue(ElementID, Double)
  case focus(ElementID)
  case scrollIntoView(ElementID)
  /// Goes to the editor that keys and pointers go to.
  case editText(ElementID, TextRequest)
  /// Chooses an element among its siblings, or lets go of it: by what a hand would do to it.
  case setChosen(ElementID, Bool)
  /// The same for all elements inside of this one at once.
  case setAllChosen(ElementID, Bool)

  /// What is asked to do it; nil for all there is.
  public var element: ElementID? {
    switch self {
    case .showTree: nil
    case .performAction(let id, _), .setValue(let id, _), .focus(let id), .scrollIntoView(let id),
      .editText(let id, _), .setChosen(let id, _), .setAllChosen(let id, _):
      id
    }
  }
}

/// A sentence for the screen reader that no property of the focused element says.
///
/// Orca speaks it from version 45; what an Orca 43 user must hear belongs in the focused element's
/// name, value or description.
public struct Announcement: Hashable, Sendable {
  /// How it competes with other speech, by AT-SPI's numbers.
  public enum Politeness: Sendable, Hashable {
    case polite
    case assertive
  }

  /// What is spoken, in the application's language.
  public var text: String
  /// Whether it waits for other speech or may interrupt it.
  public var politeness: Politeness
  /// The element it is about.
  public var source: ElementID

  public init(_ text: String, politeness: Politeness = .polite, source: ElementID) {
    self.text = text
    self.politeness = politeness
    self.source = source
  }
}
