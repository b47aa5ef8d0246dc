// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The one platform of an application, for the bridges of all its windows.
@MainActor
final class SharedPlatform {
  private struct Entry {
    weak var bridge: SceneBridge?
  }

  let platform: any AccessibilityPlatform
  private var entries: [Entry] = []
  /// What the windows publish while all of them are asked for everything.
  private var gathered: TreeUpdate?
  private var isStarted = false

  init(
    post: @escaping @Sendable (@escaping Mailbox.Work) -> Void,
    platform: (@escaping AssistiveRequestHandler) -> any AccessibilityPlatform
  ) {
    let target = Target()
    self.platform = platform { pending in
      post {
        guard let shared = target.shared else { return pending.finish(false) }
        shared.take(pending)
      }
    }
    target.shared = self
  }

  /// Leads from the platform's threads to the windows.
  private final class Target: Sendable {
    @MainActor weak var shared: SharedPlatform?
  }

  private var bridges: [SceneBridge] { entries.compactMap(\.bridge) }

  /// From its next update on, the window is one of the application's.
  func add(_ bridge: SceneBridge) {
    entries.append(Entry(bridge: bridge))
  }

  /// With the first window.
  func start() {
    guard !isStarted else { return }
    isStarted = true
    platform.start()
  }

  func remove(_ bridge: SceneBridge) {
    entries.removeAll { $0.bridge == nil || $0.bridge === bridge }
    guard entries.isEmpty else { return show(TreeUpdate()) }
    platform.stop()
  }

  func publish(_ update: TreeUpdate) {
    guard !update.isEmpty else { return }
    if gathered == nil { return show(update) }
    gathered?.nodes += update.nodes
    gathered?.announcements += update.announcements
    gathered?.spaces += update.spaces
  }

  private func show(_ update: TreeUpdate) {
    platform.publish(update, windows: bridges.map(\.scene.windowID))
  }

  /// The answer comes after the update that shows the effect.
  private func take(_ pending: PendingRequest) {
    guard let request = pending.begin() else { return pending.finish(false) }
    pending.finish(request == .showTree ? showTree() : perform(request))
  }

  private func perform(_ request: AssistiveRequest) -> Bool {
    let all = bridges
    let owner = request.element.flatMap { id in all.first { $0.scene.exposes(id) } } ?? all.first
    guard let owner else { return false }
    let isDone = owner.perform(request)
    owner.update()
    return isDone
  }

  /// Everything comes with one update.
  private func showTree() -> Bool {
    let all = bridges
    gathered = TreeUpdate()
    let areShown = all.map { $0.perform(.showTree) }
    for bridge in all { bridge.update() }
    let update = gathered ?? TreeUpdate()
    gathered = nil
    if !update.isEmpty { show(update) }
    return !areShown.contains(false) && !all.isEmpty
  }
}
