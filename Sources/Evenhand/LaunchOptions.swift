// SPDX-License-Identifier: Apache-2.0

import ATSPI
import AccessibilitySnapshot
import GestureTrials
import Views
import WindowHost

/// How an application starts, as its environment asks for it.
public struct LaunchOptions: Hashable, Sendable {
  /// Where the views are shown.
  public enum HostKind: String, Hashable, Sendable, CaseIterable {
    case window
    /// Nowhere: the accessibility tree is served all the same.
    case headless
  }

  /// Where the views are shown.
  public var host = HostKind.window
  /// When the application is on the accessibility bus.
  public var accessibility = Provider.Policy.auto
  /// What is reported on standard error, one line a decision.
  public var trace: Set<TraceTopic> = []
  /// Whether gestures without a name are reported on standard error, each once, with their place in
  /// the source.
  public var warnings = Warnings.standard

  /// Where to write what `evenhand audit model` asks for, in the place of running; nil to run.
  public var modelFile: String?
  /// Which part of it, where several processes share the work.
  var modelShare = TrialShare()
  /// A folder in which the processes that share it say what they have taken up.
  var modelClaims: String?
  /// Whether it holds pictures of what was not matched.
  var modelPictures = false
  /// Seconds of computing after which a step of a trial is held to be stuck.
  var modelPatience = Self.standardPatience

  /// Others that a hand uses at most on the way to a control that is tried.
  var modelControlsBefore = Limits().controlsBefore

  /// The names of controls that are not tried.
  var modelLeftOut: Set<String> = []
  /// When no more is tried; nil where all is.
  var modelEnd: ContinuousClock.Instant?

  /// Desktops ask after about as many seconds whether to wait for a window.
  private static let standardPatience = 5.0
  private static let patiences = 0.1...3600.0
  /// Up to a day.
  private static let durations = 0.0...86_400.0
  private static let controlsBefore = 0.0...20.0

  /// The folder into which the program's previews are drawn, in the place of running; nil to run.
  public var previewFolder: String?

  /// The title of the preview that is shown in the place of the application; nil for none.
  public var preview: String?

  /// How large text is, within `DisplaySettings.textScales`; nil for as the desktop has it.
  public var textScale: Double?
  /// The family of texts that name none ("Cantarell"); nil for the desktop's own.
  public var fontFamily: String?
  /// Dark on light or light on dark; nil for as the desktop has it.
  public var colorScheme: ColorScheme?
  /// Whether texts and borders stand out more; nil for as the desktop has it, and so the next.
  public var increasesContrast: Bool?
  /// Whether movement that only decorates is left out.
  public var reducesMotion: Bool?
  /// Whether controls say how they are used; no desktop has a setting for that.
  public var saysUsage = true

  /// Whether mistakes in the application are reported.
  public enum Warnings: String, Hashable, Sendable, CaseIterable {
    case on, off

    /// On in a debug build.
    public static var standard: Warnings {
      #if DEBUG
        .on
      #else
        .off
      #endif
    }
  }

  public init() {}

  private enum Scheme: String, CaseIterable {
    case light, dark
  }

  private enum Switch: String, CaseIterable {
    case on, off
  }

  /// Reads `EVENHAND_HOST`, `EVENHAND_ACCESSIBILITY`, `EVENHAND_TRACE`, `EVENHAND_WARNINGS`,
  /// `EVENHAND_TEXT_SCALE`, `EVENHAND_FONT`, `EVENHAND_COLOR_SCHEME`, `EVENHAND_HIGH_CONTRAST`,
  /// `EVENHAND_REDUCE_MOTION`, `EVENHAND_USAGE_HINTS`, `EVENHAND_AUDIT_MODEL`, `EVENHAND_AUDIT_SHARE`, `EVENHAND_AUDIT_PATIENCE`,
  /// `EVENHAND_AUDIT_SECONDS`, `EVENHAND_AUDIT_CONTROLS_BEFORE`, `EVENHAND_AUDIT_EXCEPT` (names, one a line),
  /// `EVENHAND_AUDIT_CLAIMS`, `EVENHAND_AUDIT_PICTURES`, `EVENHAND_PREVIEWS` and `EVENHAND_PREVIEW`; an empty value counts as none.
  public init(environment: [String: String]) throws(LaunchError) {
    if let kind: HostKind = try Self.choice("EVENHAND_HOST", in: environment) { host = kind }
    if let policy: Provider.Policy = try Self.choice("EVENHAND_ACCESSIBILITY", in: environment) {
      accessibility = policy
    }
    if let choice: Warnings = try Self.choice("EVENHAND_WARNINGS", in: environment) {
      warnings = choice
    }
    previewFolder = environment["EVENHAND_PREVIEWS"].flatMap { $0.isEmpty ? nil : $0 }
    preview = environment["EVENHAND_PREVIEW"].flatMap { $0.isEmpty ? nil : $0 }
    modelFile = environment["EVENHAND_AUDIT_MODEL"].flatMap { $0.isEmpty ? nil : $0 }
    if let text = environment["EVENHAND_AUDIT_SHARE"], !text.isEmpty {
      guard let share = TrialShare(text) else {
        throw .environment(
          variable: "EVENHAND_AUDIT_SHARE", value: text, choices: ["1/2 for the first of two"])
      }
      modelShare = share
    }
    modelClaims = environment["EVENHAND_AUDIT_CLAIMS"].flatMap { $0.isEmpty ? nil : $0 }
    let pictures: Switch? = try Self.choice("EVENHAND_AUDIT_PICTURES", in: environment)
    modelPictures = pictures == .on
    textScale = try Self.number(
      "EVENHAND_TEXT_SCALE", within: DisplaySettings.textScales, in: environment)
    if let family = environment["EVENHAND_FONT"], !family.isEmpty {
      guard PangoTextMeasurer.hasFamily(family) else {
        throw .environment(
          variable: "EVENHAND_FONT", value: family,
          choices: ["a family that is installed (fc-list)"])
      }
      fontFamily = family
    }
    modelPatience =
      try Self.number("EVENHAND_AUDIT_PATIENCE", within: Self.patiences, in: environment)
      ?? Self.standardPatience
    modelEnd = try Self.number("EVENHAND_AUDIT_SECONDS", within: Self.durations, in: environment)
      .map { .now + .seconds($0) }
    modelLeftOut = Set(
      (environment["EVENHAND_AUDIT_EXCEPT"] ?? "").split(separator: "\n").map(String.init))
    modelControlsBefore =
      try Self.number(
        "EVENHAND_AUDIT_CONTROLS_BEFORE", within: Self.controlsBefore, in: environment
      ).map { Int($0) } ?? modelControlsBefore
    let scheme: Scheme? = try Self.choice("EVENHAND_COLOR_SCHEME", in: environment)
    colorScheme = scheme.map { $0 == .dark ? .dark : .light }
    let contrast: Switch? = try Self.choice("EVENHAND_HIGH_CONTRAST", in: environment)
    increasesContrast = contrast.map { $0 == .on }
    let motion: Switch? = try Self.choice("EVENHAND_REDUCE_MOTION", in: environment)
    reducesMotion = motion.map { $0 == .on }
    let usage: Switch? = try Self.choice("EVENHAND_USAGE_HINTS", in: environment)
    saysUsage = usage != .off
    for word in (environment["EVENHAND_TRACE"] ?? "").split(separator: ",") {
      let topic: TraceTopic = try Self.choice(
        String(word).trimmingCharacters(in: .whitespaces), of: "EVENHAND_TRACE")
      trace.insert(topic)
    }
  }

  private static func number(
    _ name: String, within range: ClosedRange<Double>, in environment: [String: String]
  ) throws(LaunchError) -> Double? {
    guard let text = environment[name], !text.isEmpty else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw .environment(
        variable: name, value: text,
        choices: ["a number from \(range.lowerBound) to \(range.upperBound)"])
    }
    return number
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, in environment: [String: String]
  ) throws(LaunchError) -> Choice? {
    guard let text = environment[name], !text.isEmpty else { return nil }
    return try choice(text, of: name)
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String, of name: String
  ) throws(LaunchError) -> Choice {
    guard let choice = Choice(rawValue: text) else {
      throw .environment(
        variable: name, value: text, choices: Choice.allCases.map(\.rawValue))
    }
    return choice
  }
}

/// Why an application could not start.
public enum LaunchError: Error, Hashable, Sendable, CustomStringConvertible {
  case environment(variable: String, value: String, choices: [String])
  case host(HostError)
  case unwritable(path: String, reason: String)
  /// The program has no previews to draw.
  case noPreviews

  public var description: String {
    switch self {
    case .environment(let variable, let value, let choices):
      "\(variable) is \"\(value)\"; it can be \(choices.joined(separator: ", "))"
    case .host(let error): error.description
    case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
    case .noPreviews: "there are no previews in this program"
    }
  }

  /// As sysexits.h numbers them: 64 for wrong usage, 69 for something that is not there, 73 for a file
  /// that cannot be written.
  public var exitCode: Int32 {
    switch self {
    case .environment: 64
    case .host, .noPreviews: 69
    case .unwritable: 73
    }
  }
}
