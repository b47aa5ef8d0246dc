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

  /// What the application shows beside its other windows is one, even where Qt calls it a filler.
  static func isWindow(_ node: Node, _ context: AuditContext) -> Bool {
    node.states[.showing] && context.isTopWindow(node)
      && (RoleGroups.titledWindows.contains(node.role) || !node.name.trimmed.isEmpty)
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
    "is a window with a title that is showing", of: .states(.showing)
  ) { node, context in PreferenceIndex.isWindow(node, context) }
}

/// Which settings have a way to an application at all. One that draws nothing else for a setting that
/// its toolkit never hears of says nothing of its author.
enum PreferenceReach {
  /// Why it does not hear of the setting; nil where it can, or where nothing is known of the toolkit.
  static func gap(_ preference: DesktopPreference, in context: AuditContext) -> String? {
    let toolkit = context.toolkit
    if preference == .darkStyle, toolkit.has(.hearsOfDarkStyleByTheme),
      let theme = context.evidence.preferenceTrials?.missingTheme
    {
      return "GTK 3 hears of it by the theme \(theme), which is not installed here (Debian:"
        + " gnome-themes-extra)"
    }
    let deafness: Toolkit.Trait? =
      switch preference {
      case .textScale, .narrowWindow: nil
      case .darkStyle: .ignoresDarkStyle
      case .highContrast: .ignoresContrast
      case .reducedMotion: .ignoresReducedMotion
      }
    guard let deafness, toolkit.has(deafness) else { return nil }
    return "\(toolkit.name) \(toolkit.version) \(deafness.text)"
  }
}

/// A part of a whole, for people ("12.5 %").
struct Share: CustomStringConvertible {
  private let part: Double

  /// From 0 to 1.
  init(_ part: Double) { self.part = part }

  var description: String {
    guard part.isFinite else { return "an unknown part" }
    // Two places below one percent, so that little is not told as nothing.
    let scale = abs(part) < 0.01 ? 100.0 : 10.0
    let number = "\((part * 100 * scale).rounded() / scale)"
    return (number.hasSuffix(".0") ? String(number.dropLast(2)) : number) + " %"
  }
}
