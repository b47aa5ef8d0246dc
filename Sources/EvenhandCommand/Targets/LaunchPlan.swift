// SPDX-License-Identifier: Apache-2.0

import Foundation

/// On which desktop `--exec` starts a program.
enum SessionChoice: String, CaseIterable, Sendable {
  /// On one of its own, with an X server in memory.
  case `private`
  /// On the one that the environment leads to.
  case current
  /// On the current one where there is one.
  case auto

  static let specification = OptionSpecification(
    "session", .text, "WHICH",
    help: "Desktop for --exec: private, current, or auto: private if there is none (auto)")

  init(_ values: OptionValues) throws(CommandError) {
    let name = values.text("session") ?? Self.auto.rawValue
    guard let choice = SessionChoice(rawValue: name) else {
      throw .unknown("session", name, known: Self.allCases.map(\.rawValue))
    }
    self = choice
  }
}

/// How a program is started so that it publishes what it can, and what a report says of that.
///
/// Toolkits look at the accessibility bus in ways of their own, and some look at variables or
/// options first.
struct LaunchPlan: Sendable {
  let words: [String]
  let environment: [String: String]
  /// What was changed for it, for the report.
  let notes: [String]

  /// `words` begin with the program; `javaBridge` is the file with Java's bridge, where there is one, and
  /// `hasGTK2Bridge` is true where GTK 2 has its own.
  init(
    _ words: [String], environment: [String: String], isPrivate: Bool,
    javaBridge: String? = JavaBridge.installed, hasGTK2Bridge: Bool = GTK2Bridge.isInstalled
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
    if hasGTK2Bridge, let program = words.first, GTK2Bridge.isNeeded(by: program, environment) {
      let modules = GTK2Bridge.modules(environment[GTK2Bridge.variable])
      if modules != environment[GTK2Bridge.variable] {
        notes.append("it was started with \(GTK2Bridge.variable)=\(modules)")
      }
      environment[GTK2Bridge.variable] = modules
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
    guard let file = file(of: program, environment) else { return false }
    let folder = file.deletingLastPathComponent()
    return [folder, folder.deletingLastPathComponent()].contains { folder in
      chromiumFiles.contains {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
      }
    }
  }

  /// The file that is started, behind all links; nil where there is none.
  static func file(of program: String, _ environment: [String: String]) -> URL? {
    let folders =
      program.contains("/")
      ? [""] : (environment["PATH"] ?? "").split(separator: ":").map { $0 + "/" }
    return folders.map { $0 + program }
      .first(where: FileManager.default.isExecutableFile(atPath:))
      .map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
  }
}

/// GTK 2 publishes nothing on the accessibility bus by itself; two modules do, where it is asked to load
/// them.
enum GTK2Bridge {
  /// Modules for every program of GTK 2 or 3, with colons between them. GTK 3 needs none, and complains.
  static let variable = "GTK_MODULES"

  /// What has names of GTK's own elements, and what tells them to the bus.
  private static let own = ["gail", "atk-bridge"]
  /// As the file of a program names what it is linked to.
  static let library = "libgtk-x11-2.0.so"

  /// In bytes; larger ones bring a browser along, and none of GTK 2.
  private static let largestProgram = 64 * 1024 * 1024

  /// Where both are, as Debian's `libgail-common` and `libatk-adaptor` bring them.
  static var isInstalled: Bool {
    let files = FileManager.default
    let folders = (try? files.contentsOfDirectory(atPath: "/usr/lib")) ?? []
    return (folders + ["."]).contains { folder in
      own.allSatisfy {
        files.fileExists(atPath: "/usr/lib/\(folder)/gtk-2.0/modules/lib\($0).so")
      }
    }
  }

  static func isNeeded(by program: String, _ environment: [String: String]) -> Bool {
    guard let file = LaunchPlan.file(of: program, environment),
      (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? .max <= largestProgram,
      let content = try? Data(contentsOf: file, options: .alwaysMapped)
    else { return false }
    return content.range(of: Data(library.utf8)) != nil
  }

  /// What was asked for before, and the bridge.
  static func modules(_ before: String?) -> String {
    let before = (before ?? "").split(separator: ":").map(String.init)
    return (before + own.filter { !before.contains($0) }).joined(separator: ":")
  }
}

/// Java publishes nothing on the accessibility bus by itself; a bridge does, where it is asked to.
enum JavaBridge {
  /// Options for every Java machine.
  static let variable = "JAVA_TOOL_OPTIONS"

  private static let property = "-Djavax.accessibility.assistive_technologies="

  /// The bridge's file; nil where one of its two halves is missing, because a program that is told of
  /// half a bridge ends at once.
  static var installed: String? {
    let bridge = "/usr/share/java/java-atk-wrapper.jar"
    let files = FileManager.default
    let folders = (try? files.contentsOfDirectory(atPath: "/usr/lib")) ?? []
    let hasNative = folders.contains {
      files.fileExists(atPath: "/usr/lib/\($0)/jni/libatk-wrapper.so")
    }
    return hasNative && files.fileExists(atPath: bridge) ? bridge : nil
  }

  /// What was asked for before, and the bridge; nothing is added to a bridge of somebody's own.
  static func options(_ before: String?, bridge: String) -> String {
    let before = before ?? ""
    if before.contains(property) { return before }
    // From Java 9 on there is no folder of extensions any more, where the class was found.
    let added = "\(property)org.GNOME.Accessibility.AtkWrapper -Xbootclasspath/a:\(bridge)"
    return before.isEmpty ? added : before + " " + added
  }
}
