// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What each setting did to each window.
struct PreferenceIndex: AuditIndex {
  private let trials: [DesktopPreference: PreferenceTrial]
  /// The windows that are judged, by their titles.
  private let titles: [String]

  init(_ context: AuditContext) {
    trials = Dictionary(
      (context.evidence.preferenceTrials?.trials ?? []).map { ($0.preference, $0) }
    ) { first, _ in first }
    titles = context.nodes.filter { Self.isWindow($0, context) }.map(\.name)
  }

  static func isWindow(_ node: Node, _ context: AuditContext) -> Bool {
    RoleGroups.titledWindows.contains(node.role) && node.states[.showing]
      && context.parent(of: node.id) == context.tree.root
  }

  /// Throws where there is nothing to compare.
  func comparison(of node: Node, _ preference: DesktopPreference) throws -> WindowComparison {
    guard let trial = trials[preference] else {
      throw NotTested("the program was not started with this setting")
    }
    if let gap = trial.gap { throw NotTested(gap) }
    // A title may change from start to start; a window that is alone is the same all the same.
    let isAlone = titles.count == 1 && trial.windows.count == 1
    let found = trial.windows.filter { isAlone || $0.title == node.name }
    guard let window = found.first else {
      throw NotTested("no window with this title came up when the program was started again")
    }
    guard found.count == 1, isAlone || titles.count(where: { $0 == node.name }) == 1 else {
      throw NotTested("several windows have this title")
    }
    if let gap = window.gap { throw NotTested(gap) }
    return window
  }

  /// The same with two pictures in it.
  func picture(
    of node: Node, _ preference: DesktopPreference
  ) throws -> WindowComparison.Picture {
    let window = try comparison(of: node, preference)
    guard let picture = window.picture else { throw Self.withoutPictures(window) }
    return picture
  }

  static func withoutPictures(_ window: WindowComparison) -> NotTested {
    NotTested(window.pictureGap ?? "there are no pictures of it")
  }
}

extension AuditContext {
  var preferences: PreferenceIndex { index(PreferenceIndex.self) }
}

extension Condition {
  static let isPreferenceWindow = Condition(
    "is a window with a title that is showing", of: .roles(RoleGroups.titledWindows)
  ) { node, context in PreferenceIndex.isWindow(node, context) }
}
