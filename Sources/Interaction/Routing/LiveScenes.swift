// SPDX-License-Identifier: Apache-2.0

/// The scenes that there are, for what is said without naming one.
@MainActor
final class LiveScenes {
  private struct Entry {
    weak var scene: InteractionScene?
  }

  private static var entries: [Entry] = []

  static func add(_ scene: InteractionScene) {
    entries.removeAll { $0.scene == nil }
    entries.append(Entry(scene: scene))
  }

  /// The one whose window has the keyboard; else the newest.
  static var current: InteractionScene? {
    let scenes = entries.compactMap(\.scene)
    return scenes.last(where: \.isActive) ?? scenes.last
  }
}

extension InteractionScene {
  /// The scene whose window has the keyboard; where none has, the newest one.
  public static var current: InteractionScene? { LiveScenes.current }
}
