// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// Puts one scene on a platform for assistive technologies: updates go out, requests and the keys
/// that nobody took come in. Another window of the same application has a bridge of its own, beside
/// the first.
///
/// What comes in goes through one mailbox, in its order. Nothing here waits for the platform.
@MainActor
public final class SceneBridge {
  /// What is shown to assistive technologies.
  public let scene: InteractionScene
  /// Brings the elements up to date with what a request changed and ends with ``publish()``; nil
  /// where gestures' callbacks have done so.
  public var refresh: (() -> Void)?
  /// Called with each key that an assistive technology took.
  public var onConsumed: ((KeyEvent) -> Void)?
  private let shared: SharedPlatform
  private let post: @Sendable (@escaping Mailbox.Work) -> Void
  private let clock: @Sendable () -> Double
  /// Keys whose answer lies in the mailbox or has not come yet.
  private var keysUnderWay = 0
  /// How many keys are down with which a screen reader's commands begin.
  private var heldKeys = 0
  private var isStopped = false

  /// - Parameters:
  ///   - clock: Seconds, the same as in the scene's events.
  ///   - post: Does work on the main thread in the order in which it is posted, from any thread: a
  ///     ``Mailbox``'s `post`.
  ///   - platform: Makes the platform, which hands requests to the handler.
  public init(
    scene: InteractionScene, clock: @escaping @Sendable () -> Double,
    post: @escaping @Sendable (@escaping Mailbox.Work) -> Void,
    platform: (@escaping AssistiveRequestHandler) -> any AccessibilityPlatform
  ) {
    self.scene = scene
    self.clock = clock
    self.post = post
    shared = SharedPlatform(post: post, platform: platform)
    shared.add(self)
  }

  /// Puts the scene of another window beside one that is there: on the same platform, with the same
  /// mailbox.
  public init(scene: InteractionScene, beside other: SceneBridge) {
    self.scene = scene
    clock = other.clock
    post = other.post
    shared = other.shared
    shared.add(self)
  }

  /// Publishes the tree, and goes where assistive technologies find it.
  public func start() {
    publish()
    shared.start()
  }

  /// Leaves for good; what still waits is refused. The platform ends with the last window.
  public func stop() {
    guard !isStopped else { return }
    isStopped = true
    shared.remove(self)
  }

  /// Publishes what changed, where anybody looks.
  public func publish() {
    guard shared.platform.isWatched else { return scene.passOverUpdate() }
    shared.publish(scene.takeUpdate())
  }

  /// Lets the scene's deadlines pass and publishes what changed: what a loop of its own calls in each
  /// turn, after it has drained its mailbox.
  public func turn() {
    let now = clock()
    if let deadline = scene.nextDeadline, deadline <= now { scene.advance(to: now) }
    publish()
  }

  /// The keyboard came to the window or left it. A screen reader takes focus from an active window
  /// only, so the window's event is the first of its coming and the last of its going.
  public func windowActivated(_ isActive: Bool) {
    if isActive { shared.platform.windowActivated(scene.windowID, true) }
    scene.isActive = isActive
    update()
    if !isActive { shared.platform.windowActivated(scene.windowID, false) }
  }

  /// Hands a key to the scene, after the assistive technologies that want to see keys first. Keys
  /// keep their order.
  public func handle(_ event: KeyEvent) {
    noteHeld(event)
    // What is typed where nobody may read it goes to nobody, unless it is a command for a screen
    // reader, which begins with a key of its own.
    guard !scene.isTypingSecret || heldKeys > 0 || event.withoutText == event else {
      return give(afterOthers: event)
    }
    let isFirst = keysUnderWay == 0
    keysUnderWay += 1
    shared.platform.forward(KeyStroke(event)) { [weak self, post] isConsumed in
      // Where nobody listens the answer is there before the call returns.
      if isFirst, Thread.isMainThread {
        MainActor.assumeIsolated { self?.give(event, isConsumed) }
      } else {
        post {
          self?.give(event, isConsumed)
          self?.update()
        }
      }
    }
  }

  /// Keys that are still with assistive technologies come first.
  private func give(afterOthers event: KeyEvent) {
    let isFirst = keysUnderWay == 0
    keysUnderWay += 1
    if isFirst { return give(event, false) }
    post { [weak self] in
      self?.give(event, false)
      self?.update()
    }
  }

  /// Screen readers take Insert and Caps Lock for the key that begins their commands.
  private func noteHeld(_ event: KeyEvent) {
    guard ["Insert", "KP_Insert", "Caps_Lock"].contains(event.key.name) else { return }
    switch event.phase {
    case .down: heldKeys += 1
    case .repeat: break
    case .up: heldKeys = max(0, heldKeys - 1)
    }
  }

  private func give(_ event: KeyEvent, _ isConsumed: Bool) {
    keysUnderWay -= 1
    if isConsumed {
      onConsumed?(event)
    } else {
      scene.handle(event)
    }
  }

  /// False for what this scene cannot do.
  func perform(_ request: AssistiveRequest) -> Bool {
    !isStopped && scene.perform(request, at: clock())
  }

  func update() {
    if let refresh { refresh() } else { publish() }
  }
}

extension KeyStroke {
  /// A host that does not know X's numbers leaves them to the key's name.
  init(_ event: KeyEvent) {
    self.init(
      isPress: event.phase != .up, keysym: event.platform?.keysym ?? event.key.keysym ?? 0,
      hardwareCode: event.platform?.hardwareCode ?? 0,
      modifierMask: event.platform?.modifierMask ?? event.modifiers.mask,
      name: event.key.name, characters: event.characters, time: event.time)
  }
}
