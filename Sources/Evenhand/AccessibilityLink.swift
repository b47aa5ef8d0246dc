// SPDX-License-Identifier: Apache-2.0

import ATSPI
import Semantics
import WindowHost

/// Where the window and the accessibility bus meet: updates go out, requests and keys' answers
/// come in.
@MainActor
final class AccessibilityLink {
  private let host: any ApplicationHost
  private let provider: Provider
  private let trace: Trace

  init(host: any ApplicationHost, applicationName: String, options: LaunchOptions) {
    self.host = host
    trace = Trace(topics: options.trace)
    host.viewHost.scene.trace = { [trace] topic, text in trace.line(topic, text) }
    if options.trace.contains(.gestures) {
      host.viewHost.scene.explainGestures { Trace.write(.gestures, $0.description) }
    }
    var configuration = Provider.Configuration(applicationName: applicationName)
    configuration.policy = options.accessibility
    if options.trace.contains(.bus) {
      configuration.trace = { text in Trace.write(.bus, text) }
    }
    let target = RequestTarget(host)
    provider = Provider(configuration: configuration) { request, reply in
      target.perform(request, reply: reply)
    }
    host.onUpdate = { [weak self] in self?.publish() }
    host.onActivation = { [weak self] isActive in self?.windowActivated(isActive) }
    host.keyInterceptor = { [weak self] event, answer in
      guard let self else { return answer(false) }
      offer(event, answer)
    }
  }

  /// The tree is there before the bus asks for it.
  func start() {
    host.update()
    provider.start()
  }

  func stop() {
    host.onUpdate = nil
    host.onActivation = nil
    host.keyInterceptor = nil
    provider.stop()
  }

  private func publish() {
    let update = scene.takeUpdate()
    guard !update.isEmpty else { return }
    provider.publish(update, windows: [scene.windowID])
  }

  /// A screen reader takes focus from an active window only, so the window's event is the first of
  /// its coming and the last of its going.
  private func windowActivated(_ isActive: Bool) {
    if isActive { provider.windowActivated(scene.windowID, true) }
    host.update()
    if !isActive { provider.windowActivated(scene.windowID, false) }
  }

  private func offer(_ event: KeyEvent, _ answer: @escaping @MainActor (Bool) -> Void) {
    guard let platform = event.platform else { return answer(false) }
    let stroke = KeyStroke(
      isPress: event.phase != .up, keysym: platform.keysym,
      hardwareCode: platform.hardwareCode, modifierMask: platform.modifierMask,
      name: event.key.name, characters: event.characters, time: event.time)
    let answered: @MainActor (Bool) -> Void = { [trace] isConsumed in
      if isConsumed {
        let binding = KeyBinding(event.key, event.modifiers)
        trace.line(.keys, "\(binding.label) \(event.phase) is an assistive technology's")
      }
      answer(isConsumed)
    }
    provider.forward(stroke) { [weak host] isConsumed in
      // Where nobody listens, the answer is there before the call returns.
      if Thread.isMainThread {
        MainActor.assumeIsolated { answered(isConsumed) }
      } else {
        host?.post { answered(isConsumed) }
      }
    }
  }

  private var scene: InteractionScene { host.viewHost.scene }
}
