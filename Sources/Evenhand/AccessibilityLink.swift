// SPDX-License-Identifier: Apache-2.0

import ATSPI
import Interaction
import Semantics
import WindowHost

/// Makes the platform on which assistive technologies find an application, from what takes their
/// requests.
public typealias MakePlatform =
  (@escaping AssistiveRequestHandler) -> any AccessibilityPlatform

/// Where the windows and the accessibility bus meet.
@MainActor
final class AccessibilityLink {
  private let host: any ApplicationHost
  private let options: LaunchOptions
  private let bridge: SceneBridge
  /// Windows beside the first.
  private var others: [(loop: HostLoop, bridge: SceneBridge)] = []

  init(
    host: any ApplicationHost, applicationName: String, options: LaunchOptions,
    platform: MakePlatform?
  ) {
    self.host = host
    self.options = options
    bridge = SceneBridge(
      scene: host.viewHost.scene, clock: { MonotonicClock.now }, post: host.loop.mailbox.post,
      platform: platform ?? Self.bus(applicationName, options))
    listen(to: bridge)
  }

  /// Reports what the launch options ask for.
  private func listen(to bridge: SceneBridge) {
    let trace = Trace(topics: options.trace)
    let scene = bridge.scene
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

  /// Another window opens.
  func add(_ loop: HostLoop) {
    let bridge = SceneBridge(scene: loop.viewHost.scene, beside: bridge)
    listen(to: bridge)
    others.append((loop, bridge))
    loop.bridge = bridge
    loop.update()
    bridge.start()
  }

  /// A window has closed, and others stay.
  func remove(_ loop: HostLoop) {
    loop.bridge = nil
    if loop === host.loop { return bridge.stop() }
    others.first { $0.loop === loop }?.bridge.stop()
    others.removeAll { $0.loop === loop }
  }

  func stop() {
    for other in others { remove(other.loop) }
    remove(host.loop)
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
