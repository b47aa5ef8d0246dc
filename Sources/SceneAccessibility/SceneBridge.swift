// SPDX-License-Identifier: Apache-2.0

import ATSPI
import Foundation
import Interaction
import Semantics

/// Serves one scene on the accessibility bus: updates go out, requests and keys' answers come in.
///
/// An application with a loop of its own calls ``turn()`` in it, and ends its loop's wait when it
/// is woken. Nothing here waits for the bus.
@MainActor
public final class SceneBridge {
  /// The elements that are served.
  public let scene: InteractionScene
  /// Brings the elements up to date with what a request changed, before the answer to it.
  public var refresh: (() -> Void)?
  /// Called with each key that an assistive technology took.
  public var onConsumed: ((KeyEvent) -> Void)?
  private let provider: Provider
  private let inbox: SceneInbox
  private let clock: @Sendable () -> Double

  /// - Parameters:
  ///   - clock: Seconds, the same as in the scene's events.
  ///   - wake: Called on any thread when there is something for ``turn()``.
  public init(
    scene: InteractionScene, configuration: Provider.Configuration,
    clock: @escaping @Sendable () -> Double, wake: @escaping @Sendable () -> Void
  ) {
    self.scene = scene
    self.clock = clock
    let inbox = SceneInbox(wake: wake)
    self.inbox = inbox
    provider = Provider(configuration: configuration) { request, reply in
      inbox.add(.request(request, reply))
    }
  }

  /// Publishes the tree, and goes on the bus.
  public func start() {
    publish()
    provider.start()
  }

  /// Leaves the bus for good; what still waits is refused.
  public func stop() {
    provider.stop()
    for item in inbox.close() {
      if case .request(_, let reply) = item { reply(false) }
    }
  }

  /// Does what came in since the last call, lets the scene's deadlines pass, and publishes what
  /// changed.
  public func turn() {
    for item in inbox.take() {
      switch item {
      case .request(let request, let reply):
        let isDone = scene.perform(request, at: clock())
        refresh?()
        publish()
        reply(isDone)
      case .answer(let answer):
        answer()
        // A key that was given back may have changed the application's state: it is shown first.
        refresh?()
      }
    }
    if let deadline = scene.nextDeadline, deadline <= clock() { scene.advance(to: clock()) }
    publish()
  }

  /// Sends what changed since the last call to the bus; nothing where nothing did.
  public func publish() {
    let update = scene.takeUpdate()
    guard !update.isEmpty else { return }
    provider.publish(update, windows: [scene.windowID])
  }

  /// The keyboard came to the window or left it. A screen reader takes focus from an active window
  /// only, so the window's event is the first of its coming and the last of its going.
  public func windowActivated(_ isActive: Bool) {
    if isActive { provider.windowActivated(scene.windowID, true) }
    scene.isActive = isActive
    refresh?()
    publish()
    if !isActive { provider.windowActivated(scene.windowID, false) }
  }

  /// Hands a key to the scene, after the assistive technologies that want to see keys first. Keys
  /// keep their order.
  public func handle(_ event: KeyEvent) {
    offer(event) { [weak self] isConsumed in
      guard let self, !isConsumed else { return }
      scene.handle(event)
    }
  }

  /// Shows a key to the assistive technologies that asked for keys.
  ///
  /// - Parameter answer: Called with whether one of them took it: at once where nobody asked, and
  ///   otherwise from ``turn()``, within about 100 ms.
  public func offer(_ event: KeyEvent, _ answer: @escaping @MainActor (Bool) -> Void) {
    guard let platform = event.platform else { return answer(false) }
    let stroke = KeyStroke(
      isPress: event.phase != .up, keysym: platform.keysym,
      hardwareCode: platform.hardwareCode, modifierMask: platform.modifierMask,
      name: event.key.name, characters: event.characters, time: event.time)
    provider.forward(stroke) { [weak self, inbox] isConsumed in
      let tell: @MainActor @Sendable () -> Void = {
        if isConsumed { self?.onConsumed?(event) }
        answer(isConsumed)
      }
      // Where nobody listens, the answer is there before the call returns.
      if Thread.isMainThread {
        MainActor.assumeIsolated { tell() }
      } else {
        inbox.add(.answer(tell))
      }
    }
  }
}
