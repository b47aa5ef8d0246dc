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
  /// For what is chosen to show other pages.
  private let actions: ActionOptions
  /// Says on standard error what became different.
  private let isVerbose: Bool

  /// Where an application stands after steps is not where it stands when it starts, and steps may
  /// have effects: these starts do none.
  init(
    options: TargetOptions, environment: [String: String], actions: ActionOptions, isVerbose: Bool
  ) {
    var options = options
    options.steps = nil
    self.options = options
    self.environment = environment
    self.actions = actions
    self.isVerbose = isVerbose
  }

  func trials() async -> PreferenceTrials {
    defer { Progress.shared.enter("") }
    let usual: Start
    let again: [WindowLook]
    do throws(Failure) {
      usual = try await look(nil, "with usual settings") { target in
        PageTour(target.snapshot, policy: actions.policy(for: target))
      }
      // What differs between two starts with the same settings is no answer to a setting.
      again = try await look(nil, "with usual settings again").windows
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

  /// One start of the program.
  private struct Start: Sendable {
    var windows: [WindowLook]
    /// The windows as each other page shows in them.
    var pages: [WindowLook] = []
    var tour: PageTour?
  }

  private func trial(
    _ preference: DesktopPreference, _ start: Start, _ again: [WindowLook]
  ) async -> PreferenceTrial {
    let usual = start.windows
    let isSeen = usual.contains(where: \.hasPictures)
    if preference == .reducedMotion, isSeen, usual.allSatisfy({ $0.movingPlaces == 0 }) {
      return PreferenceTrial(preference, gap: "nothing was seen to move")
    }
    func comparisons() async throws(Failure) -> [WindowComparison] {
      let changed = try await look(preference, "with \(preference.words)") { _ in
        preference.losesContent ? start.tour : nil
      }
      return usual.map { window in
        guard let other = window.counterpart(in: changed.windows, of: usual) else {
          return WindowComparison(
            title: window.title,
            gap: "with \(preference.words) no window with this title came up")
        }
        var comparison = window.comparison(
          with: other, preference, besides: window.counterpart(in: again, of: usual))
        for page in changed.pages {
          guard let first = start.pages.first(where: { $0.page == page.page }),
            first.isOfWindow(window), let title = page.page?.title
          else { continue }
          let own = first.comparison(with: page, preference)
          comparison.add(own, onPage: title)
          if isVerbose {
            let place = "with \(preference.words), on \"\(Escaped.brief(title))\""
            Output.complain("\(place): \(own.measures)")
          }
        }
        return comparison
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

  /// The program's windows as they stand when it has come to rest, and on the pages of a tour.
  private func look(
    _ preference: DesktopPreference?, _ stage: String,
    along tour: @Sendable (OpenTarget) -> PageTour? = { _ in nil }
  ) async throws(Failure) -> Start {
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
          let bound = preference?.bound
          var start = Start(windows: try await WindowLook.all(of: target, bound: bound))
          start.tour = tour(target)
          var pages: [WindowLook] = []
          let first = start.windows.first?.snapshot ?? target.snapshot
          await start.tour?.lead(target.reader, from: first) { page in
            Progress.shared.begin("looking at other pages")
            guard let look = try? await WindowLook.page(page, of: target, bound: bound) else {
              return page.snapshot
            }
            pages.append(look)
            return look.snapshot
          }
          start.pages = pages
          return start
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

  /// Whether something may be lost by it, on any page.
  fileprivate var losesContent: Bool { bound != nil }

  /// What has become larger than the screen is made smaller, by a person or the window manager.
  fileprivate var bound: WindowLook.Bound? {
    switch self {
    case .textScale: .screen
    case .narrowWindow: .width(WindowLook.narrowWidth)
    case .highContrast, .darkStyle, .reducedMotion: nil
    }
  }
}
