// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// UIKit's name for what follows fingers, for files that bring one to a view with
/// ``UIGestureRecognizerRepresentable``.
///
/// Each of its kinds is one of SwiftUI's gestures underneath, and is offered to keys and assistive
/// technology as that gesture is; what they play comes through the same actions.
@MainActor @preconcurrency
open class UIGestureRecognizer {
  /// How far it has come.
  public enum State: Int, Hashable, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The end of a gesture that has no middle, as of a tap.
    public static let recognized = State.ended
  }

  /// While its action runs: what it is called for. Possible otherwise.
  public internal(set) var state = State.possible

  /// Whether it takes part. One that goes on is cancelled when it no longer does.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { enabledDidChange() } }
  }

  /// Who is asked whether it may begin, and how it stands to other gestures.
  public weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { settingsDidChange() }
  }

  /// What traces call it.
  public var name: String? {
    didSet { if name != oldValue { settingsDidChange() } }
  }

  /// Accepted for the sake of the source: nothing here takes touches but gestures.
  public var cancelsTouchesInView = true
  /// Accepted for the sake of the source: nothing here takes touches but gestures.
  public var delaysTouchesBegan = false
  /// Accepted for the sake of the source: nothing here takes touches but gestures.
  public var delaysTouchesEnded = true

  var reading = GestureReading()
  /// Called with each action; nil while it hangs on nothing.
  var onAction: (() -> Void)?
  /// Called when something has changed that the gesture is made of.
  var onSettingsChange: (() -> Void)?
  /// Whether the rest of a touch is not for it.
  private var isCut = false

  public init() {}

  /// The same: there are no selectors here, so both are nil. What it does stands in
  /// `handleUIGestureRecognizerAction`.
  public convenience init(target: Never?, action: Never?) { self.init() }

  // MARK: Where the fingers are

  /// What it hangs on; nil before the first touch.
  public var view: UIGestureRecognizerView? {
    reading.converter.map { UIGestureRecognizerView($0) }
  }

  /// How many fingers are down.
  public var numberOfTouches: Int { reading.contacts.count }

  /// The middle of the fingers, in points of the view; of the window where that is nil.
  public func location(in view: UIGestureRecognizerView?) -> CGPoint {
    reading.point(reading.location, in: view)
  }

  /// Where one of the fingers is.
  public func location(ofTouch touchIndex: Int, in view: UIGestureRecognizerView?) -> CGPoint {
    guard reading.contacts.indices.contains(touchIndex) else { return location(in: view) }
    return reading.point(reading.contacts[touchIndex], in: view)
  }

  // MARK: What is not here

  /// Not here.
  @available(
    *, unavailable,
    message: "there are no selectors here; write it in handleUIGestureRecognizerAction"
  )
  public func addTarget(_ target: Any, action: Any) {}

  /// Not here.
  @available(
    *, unavailable,
    message: "a recognizer knows no other here; compose gestures: exclusively(before:)"
  )
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Not here.
  @available(*, unavailable, message: "there are no touches here; write a CustomGesture")
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Not here.
  @available(*, unavailable, message: "there are no touches here; write a CustomGesture")
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Not here.
  @available(*, unavailable, message: "there are no touches here; write a CustomGesture")
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Not here.
  @available(*, unavailable, message: "there are no touches here; write a CustomGesture")
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  // MARK: The gesture underneath

  /// What it is in SwiftUI's words; nil for one that recognizes nothing.
  func makeGesture() -> AnyGesture<Void>? { nil }

  /// Whether its action runs once, at its end.
  var isDiscrete: Bool { false }
  /// Whether what begins it has moved already, so that a change follows at once: a key's whole way may
  /// be one step.
  var beginsWithChange: Bool { true }
  /// Forgets what an author has set back to zero in an earlier touch.
  func beginTouch() {}
  /// Called before the delegate is asked whether it may begin.
  func prepareToBegin() {}

  /// The gesture, followed.
  final func follow<G: Gesture>(
    _ gesture: G, as alternative: GestureDescription? = nil,
    isBegun: @escaping (G.Value) -> Bool = { _ in true },
    read: @escaping (GestureReading, G.Value) -> Void
  ) -> AnyGesture<Void> {
    func take(_ report: FollowedGesture<G>.Report) {
      reading.contacts = report.contacts
      reading.converter = report.converter
      if let value = report.phase.value { read(reading, value) }
    }
    return AnyGesture(
      FollowedGesture(
        gesture, as: alternative, isBegun: isBegun,
        mayBegin: { report in
          take(report)
          self.prepareToBegin()
          guard let delegate = self.delegate else { return true }
          return delegate.gestureRecognizer(self, shouldReceive: UITouch(of: self))
            && delegate.gestureRecognizerShouldBegin(self)
        },
        action: { report in
          if report.phase.isFailed { return self.fail() }
          take(report)
          self.advance(isFirst: report.isFirst, isEnd: report.phase.isEnded)
        }))
  }

  private func advance(isFirst: Bool, isEnd: Bool) {
    if isFirst {
      isCut = false
      beginTouch()
      if !isDiscrete {
        act(.began)
        if beginsWithChange { act(.changed) }
      }
    } else if !isEnd {
      act(.changed)
    }
    if isEnd { act(.ended) }
  }

  private func fail() {
    act(.cancelled)
    isCut = false
  }

  private func act(_ state: State) {
    guard !isCut else { return }
    self.state = state
    onAction?()
    switch state {
    case .began, .changed: break
    case .possible, .ended, .cancelled, .failed: self.state = .possible
    }
  }

  private func enabledDidChange() {
    if !isEnabled, state == .began || state == .changed {
      act(.cancelled)
      isCut = true
    }
    settingsDidChange()
  }

  final func settingsDidChange() { onSettingsChange?() }
}

extension UIGestureRecognizer: @preconcurrency Hashable {
  public nonisolated static func == (one: UIGestureRecognizer, other: UIGestureRecognizer) -> Bool {
    one === other
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// Who decides whether a recognizer begins, and beside which others.
///
/// How it stands to others is asked as it is brought to its view, with a recognizer whose view is a
/// `UIScrollView` for what scrolls, and with one that stands for all other gestures on the way from
/// the finger to the window. Whether it may begin is asked with
/// each touch, and beforehand for the four directions of a pan: those that it refuses are not offered
/// to keys.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether what it has seen may be its gesture.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether it sees the touch; asked with each touch, and each time a key or an action stands for one.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool

  /// Never asked: keys reach a recognizer as what they stand for.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool

  /// Never asked: the delegate is asked about touches.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool

  /// Whether it may go on beside others.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether it waits for others. Those of the views inside it has to wait for anyway; it does not
  /// wait for those outside, which is said once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether others wait for it: those of the views inside too.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// True.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// True.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  /// True.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }

  /// True.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }

  /// False: one of them is recognized, those of the views inside before those outside.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// What a recognizer hangs on: the SwiftUI view that it was brought to, which stands where UIKit has a
/// view.
@MainActor @preconcurrency
public class UIGestureRecognizerView {
  let converter: (any CoordinateConverter)?

  init(_ converter: (any CoordinateConverter)? = nil) { self.converter = converter }

  /// From 0, so large as the SwiftUI view.
  public var bounds: CGRect { CGRect(origin: .zero, size: converter?.size ?? .zero) }
}

extension UIGestureRecognizerView: Equatable {
  /// Whether both stand for the same view.
  nonisolated public static func == (
    left: UIGestureRecognizerView, right: UIGestureRecognizerView
  ) -> Bool {
    left === right
  }
}

/// UIKit's name for a view that is a control; no recognizer hangs on one here.
public class UIControl: UIGestureRecognizerView {}

/// A touch that a delegate is asked about, before its recognizer is.
@MainActor @preconcurrency
public class UITouch: Hashable {
  private let recognizer: UIGestureRecognizer

  init(of recognizer: UIGestureRecognizer) { self.recognizer = recognizer }

  nonisolated public static func == (left: UITouch, right: UITouch) -> Bool { left === right }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// What the recognizer hangs on: the views inside it are SwiftUI's.
  public var view: UIGestureRecognizerView? { recognizer.view }

  /// Where it is, in the view or, with nil, in the window.
  public func location(in view: UIGestureRecognizerView?) -> CGPoint {
    recognizer.location(in: view)
  }
}

/// UIKit's name for a key or a button of a remote control; keys reach a recognizer as what they stand
/// for.
@MainActor @preconcurrency
public class UIPress {
  init() {}
}

/// UIKit's name for what happened; a delegate is asked about touches.
@MainActor @preconcurrency
public class UIEvent {
  init() {}
}
