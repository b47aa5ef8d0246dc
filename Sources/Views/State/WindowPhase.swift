// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whether a window takes input, for the views in it.
@MainActor
final class WindowPhase: Source {
  private var phase = ScenePhase.active
  private var wasActive = false

  func read() -> ScenePhase {
    noteRead()
    return phase
  }

  /// A window that has not had the keyboard yet counts as active: it is about to.
  func follow(isActive: Bool) {
    wasActive = wasActive || isActive
    set(isActive || !wasActive ? .active : .inactive)
  }

  func set(_ phase: ScenePhase) {
    guard phase != self.phase, self.phase != .background else { return }
    self.phase = phase
    changed()
    for name in ApplicationNotification.told(of: phase) {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }
}

/// What is told of a window that gets and loses the keyboard, under UIKit's names.
package enum ApplicationNotification {
  /// It has the keyboard again: told after ``willEnterForeground``.
  package static let didBecomeActive = named("DidBecomeActive")
  /// Another has the keyboard.
  package static let willResignActive = named("WillResignActive")
  /// It goes.
  package static let didEnterBackground = named("DidEnterBackground")
  /// It has the keyboard again.
  package static let willEnterForeground = named("WillEnterForeground")

  fileprivate static func told(of phase: ScenePhase) -> [Notification.Name] {
    switch phase {
    case .active: [willEnterForeground, didBecomeActive]
    case .inactive: [willResignActive]
    case .background: [didEnterBackground]
    }
  }

  private static func named(_ name: String) -> Notification.Name {
    Notification.Name("UIApplication\(name)Notification")
  }
}

extension EnvironmentValues {
  private enum SetPhaseKey: EnvironmentKey {
    static let defaultValue: ScenePhase? = nil
  }
  private enum SetActiveStateKey: EnvironmentKey {
    static let defaultValue: ControlActiveState? = nil
  }

  /// Active while the window has the keyboard, and until it first has it; inactive while another window
  /// has; in the background for one last update before the window goes.
  /// A view around may set it.
  @MainActor public var scenePhase: ScenePhase {
    get { self[SetPhaseKey.self] ?? phase?.read() ?? .active }
    set { self[SetPhaseKey.self] = newValue }
  }
  /// Whether the window has the keyboard; a view around may set it.
  @MainActor public var controlActiveState: ControlActiveState {
    get { self[SetActiveStateKey.self] ?? (scenePhase == .active ? .key : .inactive) }
    set { self[SetActiveStateKey.self] = newValue }
  }
  /// Whether the window has the keyboard.
  @MainActor public var appearsActive: Bool { scenePhase == .active }
}
