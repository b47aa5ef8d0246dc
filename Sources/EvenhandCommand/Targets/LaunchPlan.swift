// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a program is started so that it publishes what it can, and what a report says of that.
///
/// Toolkits look at the accessibility bus in ways of their own, and some look at variables or
/// options first.
struct LaunchPlan: Sendable {
  let words: [String]
  let environment: [String: String]
  /// What was changed for it, for the report.
  let notes: [String]

  /// `words` begin with the program; `javaBridge` is the file with Java's bridge, where there is one.
  init(
    _ words: [String], environment: [String: String], isPrivate: Bool,
    javaBridge: String? = JavaBridge.installed
  ) {
    var words = words
    var environment = environment
    var notes: [String] = []
    // Where it is 1, GTK 3 publishes nothing.
    environment["NO_AT_BRIDGE"] = nil
    if environment["GTK_A11Y"] == "none" { environment["GTK_A11Y"] = nil }
    // Qt 5 and 6 otherwise wait until somebody switches accessibility on, and Qt 4 needs its own.
    environment["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1"
    environment["QT_ACCESSIBILITY"] = "1"
    // Firefox and Thunderbird; Chromium and Electron read the next for their own controls.
    environment["GNOME_ACCESSIBILITY"] = "1"
    environment["ACCESSIBILITY_ENABLED"] = "1"
    // Every Java machine reads it, also one that a script starts.
    if let javaBridge {
      environment[JavaBridge.variable] = JavaBridge.options(
        environment[JavaBridge.variable], bridge: javaBridge)
    }
    // Without a graphics card GTK 4's other renderers take minutes to draw the first frame.
    if isPrivate, environment["GSK_RENDERER"] == nil { environment["GSK_RENDERER"] = "cairo" }
    if let program = words.first, Self.isChromium(program, environment) {
      // A private session has a new home, where the window would wait for a first run's questions.
      let added = ([Self.chromiumSwitch] + (isPrivate ? [Self.noFirstRun] : [])).filter { added in
        !words.contains { $0.hasPrefix(added) }
      }
      words += added
      notes += added.map { "it was started with \($0) added" }
    }
    self.words = words
    self.environment = environment
    self.notes = notes
  }

  static let chromiumSwitch = "--force-renderer-accessibility"
  private static let noFirstRun = "--no-first-run"

  /// Browsers and Electron applications under the names that their packages install.
  private static let chromiumNames: Set<String> = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
    "brave-browser", "microsoft-edge", "vivaldi", "vivaldi-stable", "opera", "electron", "code",
    "codium", "slack", "discord", "signal-desktop", "element-desktop",
  ]

  /// Files that lie beside the program of everything that is built on Chromium.
  private static let chromiumFiles = ["chrome_100_percent.pak", "v8_context_snapshot.bin"]

  static func isChromium(_ program: String, _ environment: [String: String]) -> Bool {
    let name = program.split(separator: "/").last.map(String.init) ?? program
    if chromiumNames.contains(name) { return true }
    let folders =
      program.contains("/")
      ? [""] : (environment["PATH"] ?? "").split(separator: ":").map { $0 + "/" }
    let files = FileManager.default
    guard let path = folders.map({ $0 + program }).first(where: files.isExecutableFile(atPath:))
    else { return false }
    let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
    return [folder, folder.deletingLastPathComponent()].contains { folder in
      chromiumFiles.contains { files.fileExists(atPath: folder.appendingPathComponent($0).path) }
    }
  }
}
