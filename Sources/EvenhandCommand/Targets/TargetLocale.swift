// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation

/// Finds out where an application runs, for the report.
enum TargetSetting {
  static func setting(
    of pid: Int32?, in environment: [String: String], started: StartedApplication?,
    notes: [String]
  ) -> AuditSetting {
    let place =
      started?.isFenced == true ? "fenced private " : started?.isPrivate == true ? "private " : ""
    return AuditSetting(
      session: place + display(environment),
      notes: (started?.notes ?? []) + notes,
      loadedFiles: pid.map(RunningProgram.loadedFiles) ?? [])
  }

  private static func display(_ environment: [String: String]) -> String {
    let isSet = { (name: String) in !(environment[name] ?? "").isEmpty }
    return isSet("WAYLAND_DISPLAY") ? "wayland" : isSet("DISPLAY") ? "x11" : "without display"
  }
}

/// The language in which an application names things.
enum TargetLocale {
  /// Of a running process: what its environment asked for when it started; of this command where that
  /// cannot be read.
  static func of(_ pid: Int32?, _ environment: [String: String]) -> String {
    name(pid.flatMap(started) ?? environment)
  }

  /// "de_DE" for "de_DE.UTF-8"; "C" where no language is asked for.
  static func name(_ environment: [String: String]) -> String {
    let asked = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let locale = language(asked ?? "C")
    // gettext asks LANGUAGE first, but only in a locale that has a language at all.
    guard locale != "C", let preferred = environment["LANGUAGE"]?.split(separator: ":").first else {
      return locale
    }
    return language(String(preferred))
  }

  private static func language(_ locale: String) -> String {
    let name = String(locale.prefix { $0 != "." && $0 != "@" })
    return name.isEmpty || name == "POSIX" ? "C" : name
  }

  private static func started(_ pid: Int32) -> [String: String]? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(pid)/environ") else {
      return nil
    }
    var environment: [String: String] = [:]
    for entry in data.split(separator: 0) {
      let parts = entry.split(separator: UInt8(ascii: "="), maxSplits: 1)
      guard parts.count == 2 else { continue }
      environment[String(decoding: parts[0], as: UTF8.self)] =
        String(decoding: parts[1], as: UTF8.self)
    }
    return environment
  }
}
