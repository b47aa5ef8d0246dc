// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityDriver
import DesktopSession

/// Starts a program again and again, each time on a desktop of its own with one setting changed, and
/// compares what it shows.
struct PreferenceRuns: Sendable {
  /// A start that did not come to a window; completes "not tested: ...".
  private struct Failure: Error {
    let reason: String
  }

  private let options: TargetOptions
  private let environment: [String: String]
  /// Says on standard error what became different.
  private let isVerbose: Bool

  /// Where an application stands after steps is not where it stands when it starts, and steps may
  /// have effects: these starts do none.
  init(options: TargetOptions, environment: [String: String], isVerbose: Bool) {
    var options = options
    options.steps = nil
    self.options = options
    self.environment = environment
    self.isVerbose = isVerbose
  }

  func trials() async -> PreferenceTrials {
    defer { Progress.shared.enter("") }
    let usual: [WindowLook]
    let again: [WindowLook]
    do throws(Failure) {
      usual = try await look(nil, "with usual settings")
      // What differs between two starts with the same settings is no answer to a setting.
      again = try await look(nil, "with usual settings again")
    } catch {
      return PreferenceTrials(obstacle: error.reason)
    }
    var trials: [PreferenceTrial] = []
    for preference in DesktopPreference.allCases {
      trials.append(await trial(preference, usual, again))
    }
    if isVerbose { trials.forEach(tell) }
    return PreferenceTrials(
      trials: trials, missingTheme: SessionPreferences.missingDarkTheme(environment))
  }

  private func trial(
    _ preference: DesktopPreference, _ usual: [WindowLook], _ again: [WindowLook]
  ) async -> PreferenceTrial {
    let isSeen = usual.contains(where: \.hasPictures)
    if preference == .reducedMotion, isSeen, usual.allSatisfy({ $0.movingPlaces == 0 }) {
      return PreferenceTrial(preference, gap: "nothing was seen to move")
    }
    func comparisons() async throws(Failure) -> [WindowComparison] {
      let windows = try await look(preference, "with \(preference.words)")
      return usual.map { window in
        guard let other = window.counterpart(in: windows, of: usual) else {
          return WindowComparison(
            title: window.title,
            gap: "with \(preference.words) no window with this title came up")
        }
        return preference == .narrowWindow
          ? window.comparison(withNarrower: other)
          : window.comparison(with: other, besides: window.counterpart(in: again, of: usual))
      }
    }
    do throws(Failure) {
      var windows = try await comparisons()
      // A busy program may have come to rest before it has heard of the setting, or been read on its way
      // there.
      if preference != .narrowWindow,
        windows.allSatisfy({ $0.showsNoAnswer(byTextsAlone: preference == .textScale) })
      {
        windows = try await comparisons()
      }
      return PreferenceTrial(preference, windows: windows)
    } catch {
      return PreferenceTrial(preference, gap: error.reason)
    }
  }

  /// The program's windows as they stand when it has come to rest.
  private func look(
    _ preference: DesktopPreference?, _ stage: String
  ) async throws(Failure) -> [WindowLook] {
    Progress.shared.enter(stage)
    var preferences = SessionPreferences()
    switch preference {
    case .textScale: preferences.textScale = 2
    case .highContrast: preferences.highContrast = true
    case .darkStyle: preferences.darkStyle = true
    case .reducedMotion: preferences.reducedMotion = true
    case .narrowWindow, nil: break
    }
    do throws(CommandError) {
      return try await TargetOpening(
        options: options, environment: environment, preferences: preferences
      ).with { target async throws(CommandError) in
        do {
          return switch preference {
          case .narrowWindow:
            try await WindowLook.all(of: target, noLargerThan: (WindowLook.narrowWidth, .max))
          // What has become larger than the screen is made smaller, by a person or the window manager.
          case .textScale: try await WindowLook.all(of: target, noLargerThan: nil)
          default: try await WindowLook.all(of: target)
          }
        } catch {
          throw .invalid("\(error)")
        }
      }
    } catch {
      switch error {
      case .usage(let reason), .invalid(let reason):
        throw Failure(reason: "\(stage) the program did not come up: \(reason)")
      case .interrupted: throw Failure(reason: "it was interrupted")
      }
    }
  }

  private func tell(_ trial: PreferenceTrial) {
    let words = "with \(trial.preference.words)"
    if let gap = trial.gap { Output.complain("\(words): \(Escaped.line(gap))") }
    for window in trial.windows {
      Output.complain("\(words), \"\(Escaped.brief(window.title))\": \(window.measures)")
    }
  }
}

extension WindowComparison {
  /// Nothing became larger, looks different or moves less; where texts that can be compared have to
  /// grow, nothing became larger.
  fileprivate func showsNoAnswer(byTextsAlone: Bool) -> Bool {
    guard gap == nil, texts.grown == 0, growth <= 1 else { return false }
    if byTextsAlone, texts.compared > 0 { return true }
    return (picture?.changed ?? 0) == 0 && motion.map { $0.after >= $0.before } ?? true
  }
}

extension DesktopPreference {
  /// Completes "with ...".
  fileprivate var words: String {
    switch self {
    case .textScale: "text of double size"
    case .highContrast: "high contrast"
    case .darkStyle: "a dark style"
    case .reducedMotion: "reduced motion"
    case .narrowWindow: "a narrow window"
    }
  }
}
