// SPDX-License-Identifier: Apache-2.0

import ATSPI
import SceneAccessibility
import Semantics
import WindowHost

/// Where the window and the accessibility bus meet.
@MainActor
final class AccessibilityLink {
  private let host: any ApplicationHost
  private let bridge: SceneBridge

  init(host: any ApplicationHost, applicationName: String, options: LaunchOptions) {
    self.host = host
    let trace = Trace(topics: options.trace)
    let scene = host.viewHost.scene
    scene.trace = { topic, text in trace.line(topic, text) }
    if options.warnings == .on { scene.onUnnamedGesture = { Trace.write($0.description) } }
    if options.trace.contains(.gestures) {
      scene.explainGestures { Trace.write(.gestures, $0.description) }
    }
    var configuration = Provider.Configuration(applicationName: applicationName)
    configuration.policy = options.accessibility
    if options.trace.contains(.bus) {
      configuration.trace = { text in Trace.write(.bus, text) }
    }
    let target = BridgeTarget()
    bridge = SceneBridge(
      scene: scene, configuration: configuration, clock: { MonotonicClock.now },
      wake: { [weak host] in host?.post { target.bridge?.turn() } })
    target.bridge = bridge
    bridge.refresh = { [weak host] in host?.update() }
    bridge.onConsumed = { event in
      let binding = KeyBinding(event.key, event.modifiers)
      trace.line(.keys, "\(binding.label) \(event.phase) is an assistive technology's")
    }
    host.onUpdate = { [bridge] in bridge.publish() }
    host.onActivation = { [bridge] isActive in bridge.windowActivated(isActive) }
    host.keyInterceptor = { [bridge] event, answer in bridge.offer(event, answer) }
  }

  /// The tree is there before the bus asks for it.
  func start() {
    host.update()
    bridge.start()
  }

  func stop() {
    host.onUpdate = nil
    host.onActivation = nil
    host.keyInterceptor = nil
    bridge.stop()
  }
}

/// Leads from the host's mailbox to the bridge.
@MainActor
private final class BridgeTarget {
  weak var bridge: SceneBridge?
  nonisolated init() {}
}
