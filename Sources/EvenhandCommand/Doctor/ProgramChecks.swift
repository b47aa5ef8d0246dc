// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation

/// Looks at what is installed and what runs.
struct ProgramChecks: Sendable {
  let environment: [String: String]
  private let running = RunningPrograms()

  init(environment: [String: String]) { self.environment = environment }

  func all() async -> [Check] {
    [
      bridges, chromium, await textRecognition(), await spelling(), screenReaderInstalled,
      screenReaderRunning,
    ]
  }

  /// What keeps the programs that are started from here off the bus. --exec takes it away itself.
  private var bridges: Check {
    var obstacles: [String] = []
    // ATK's bridge, which is GTK 3's, keeps away where the number at the beginning is 1, and for
    // nothing else (at-spi2-core 2.46, tried with eleven values). GTK 4 and Qt do not look at it.
    if let text = environment["NO_AT_BRIDGE"], strtol(text, nil, 10) == 1 {
      obstacles.append("unset NO_AT_BRIDGE")
    }
    if environment["GTK_A11Y"] == "none" { obstacles.append("unset GTK_A11Y") }
    let text = obstacles.joined(separator: " and ")
    return Check(
      subject: "toolkits", isThere: obstacles.isEmpty, isNeeded: false,
      text: obstacles.isEmpty
        ? "no variable keeps them from publishing"
        : "\(text), and start applications again: they publish nothing")
  }

  private var chromium: Check {
    let silent = running.all.filter { program in
      LaunchPlan.isChromium(program.words.first ?? "", environment)
        && !program.words.contains { $0.hasPrefix("--type=") }
        && !program.words.contains { $0.hasPrefix(LaunchPlan.chromiumSwitch) }
    }
    return Check(
      subject: "Chromium", isThere: silent.isEmpty, isNeeded: false,
      text: silent.isEmpty
        ? "none runs without \(LaunchPlan.chromiumSwitch)"
        : "end " + silent.map { "\(Escaped.line($0.name)) (\($0.pid))" }.joined(separator: ", ")
          + " and start with \(LaunchPlan.chromiumSwitch), or the windows may be empty")
  }

  /// For `unexposed-text` and `label-in-name`.
  private func textRecognition() async -> Check {
    var languages: [String] = []
    var obstacle: String?
    do {
      languages = try await Tesseract(environment: environment).languages()
      if languages.isEmpty { obstacle = "tesseract has no language: install tesseract-ocr-eng" }
    } catch {
      obstacle = "\(error)"
    }
    return Check(
      subject: "text in pictures", isThere: obstacle == nil, isNeeded: false,
      text: obstacle ?? "tesseract reads " + languages.map(Escaped.line).joined(separator: ", "))
  }

  /// For `foreign-words`.
  private func spelling() async -> Check {
    let name = Hunspell.dictionary(of: TargetLocale.name(environment))
    var obstacle: String?
    do {
      _ = try await Hunspell(environment: environment).spelling(of: [], locale: name)
    } catch {
      obstacle = "\(error)"
    }
    return Check(
      subject: "words of the language", isThere: obstacle == nil, isNeeded: false,
      text: obstacle ?? "hunspell has the dictionary \(name)")
  }

  private var screenReaderInstalled: Check {
    let path = (environment["PATH"] ?? "").split(separator: ":").map { $0 + "/orca" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    return Check(
      subject: "Orca", isThere: path != nil, isNeeded: false,
      text: path ?? "install the package orca to hear applications")
  }

  private var screenReaderRunning: Check {
    let isRunning = running.isRunning("orca")
    return Check(
      subject: "Orca running", isThere: isRunning, isNeeded: false,
      text: isRunning ? "yes" : "start it with Super+Alt+S, or with: orca")
  }
}

/// The programs that run now, by their command lines.
struct RunningPrograms: Sendable {
  struct Program: Hashable, Sendable {
    let pid: Int32
    let words: [String]

    /// Without the folders.
    var name: String { words.first?.split(separator: "/").last.map(String.init) ?? "" }
  }

  let all: [Program]

  init() {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    all = entries.compactMap { entry in
      guard let pid = Int32(entry),
        let data = FileManager.default.contents(atPath: "/proc/\(pid)/cmdline"), !data.isEmpty
      else { return nil }
      return Program(
        pid: pid, words: data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    }.sorted { $0.pid < $1.pid }
  }

  /// A program that Python runs has its name in the second word, or in the third.
  func isRunning(_ name: String) -> Bool {
    all.contains { program in
      program.words.prefix(3).contains { $0.split(separator: "/").last.map(String.init) == name }
    }
  }
}
