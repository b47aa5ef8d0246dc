// SPDX-License-Identifier: Apache-2.0

import ATSPI
import Interaction
import Semantics
import WindowHost

/// Makes the platform on which assistive technologies find an application, from what takes their
/// requests.
public typealias MakePlatform =
  (@escaping AssistiveRequestHandler) -> any AccessibilityPlatform

/// Where the window and the accessibility bus meet.
@MainActor
final class AccessibilityLink {
  private let host: any ApplicationHost
  private let bridge: SceneBridge

  init(
    host: any ApplicationHost, applicationName: String, options: LaunchOptions,
    platform: MakePlatform?
  ) {
    self.host = host
    let trace = Trace(topics: options.trace)
    let scene = host.viewHost.scene
    if !options.trace.isEmpty {
      scene.observeDecisions { topic, text in trace.line(topic, text) }
    }
    if options.warnings == .on {
      scene.observeUnnamedGestures { Trace.write($0.description) }
      scene.observeSlowCallbacks(clock: { MonotonicClock.now }) { Trace.write($0.description) }
    }
    if options.trace.contains(.gestures) {
      scene.explainGestures { Trace.write(.gestures, $0.description) }
    }
    bridge = SceneBridge(
      scene: scene, clock: { MonotonicClock.now }, post: host.loop.mailbox.post,
      platform: platform ?? Self.bus(applicationName, options))
    bridge.onConsumed = { event in
      let binding = KeyBinding(event.key, event.modifiers)
      trace.line(.keys, "\(binding.label) \(event.phase) is an assistive technology's")
    }
  }

  private static func bus(_ applicationName: String, _ options: LaunchOptions) -> MakePlatform {
    var configuration = Provider.Configuration(applicationName: applicationName)
    configuration.policy = options.accessibility
    if options.trace.contains(.bus) {
      configuration.trace = { text in Trace.write(.bus, text) }
    }
    return { Provider(configuration: configuration, requests: $0) }
  }

  /// The tree is there before anybody asks for it.
  func start() {
    host.loop.bridge = bridge
    host.loop.update()
    bridge.start()
  }

  func stop() {
    host.loop.bridge = nil
    bridge.stop()
  }
}

/// Says on standard error why things happened, one line a decision, for `EVENHAND_TRACE`.
struct Trace: Sendable {
  var topics: Set<TraceTopic>

  func line(_ topic: TraceTopic, _ text: String) {
    if topics.contains(topic) { Self.write(topic, text) }
  }

  static func write(_ topic: TraceTopic, _ text: String) {
    write("\(topic.rawValue): \(text)")
  }

  static func write(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
