// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import Foundation

/// Looks at the session that an environment leads to.
struct Diagnosis: Sendable {
  let environment: [String: String]

  func checks() async -> [Check] {
    let reader = AccessibilityReader(environment: environment)
    var status: BusStatus?
    var failure = ""
    do {
      status = try await reader.status()
    } catch {
      failure = "\(error)"
    }
    return [
      display, sessionBus, accessibilityBus(status, failure), registry(status), enabled(status),
      screenReaderInstalled, screenReaderRunning,
    ]
  }

  private var display: Check {
    let name = ["WAYLAND_DISPLAY", "DISPLAY"].lazy
      .compactMap { environment[$0].map { $0.trimmingCharacters(in: .whitespaces) } }
      .first { !$0.isEmpty }
    return Check(
      subject: "display", isThere: name != nil, isNeeded: true,
      text: name ?? "set DISPLAY or WAYLAND_DISPLAY, or use --exec, which makes its own")
  }

  private var sessionBus: Check {
    let isThere = BusAvailability(environment: environment).hasSessionBus
    return Check(
      subject: "session bus", isThere: isThere, isNeeded: true,
      text: isThere ? "found" : "log in to a desktop, or run inside dbus-run-session")
  }

  private func accessibilityBus(_ status: BusStatus?, _ failure: String) -> Check {
    Check(
      subject: "accessibility bus", isThere: status != nil, isNeeded: true,
      text: status?.address
        ?? "install at-spi2-core and log in again (\(failure))")
  }

  private func registry(_ status: BusStatus?) -> Check {
    let isThere = status?.registryAnswers ?? false
    return Check(
      subject: "registry", isThere: isThere, isNeeded: true,
      text: isThere ? "answers" : "install at-spi2-core; the bus starts its registry by itself")
  }

  private func enabled(_ status: BusStatus?) -> Check {
    let isThere = status?.isEnabled ?? false
    return Check(
      subject: "switched on", isThere: isThere, isNeeded: true,
      text: isThere
        ? "org.a11y.Status.IsEnabled is true"
        : "gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus --method"
          + " org.freedesktop.DBus.Properties.Set org.a11y.Status IsEnabled '<true>'")
  }

  private var screenReaderInstalled: Check {
    let path = (environment["PATH"] ?? "").split(separator: ":").map { $0 + "/orca" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    return Check(
      subject: "Orca", isThere: path != nil, isNeeded: false,
      text: path ?? "install the package orca to hear applications")
  }

  /// Orca is a Python program: its name stands in its command line.
  private var screenReaderRunning: Check {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let isRunning = processes.contains { process in
      guard Int32(process) != nil,
        let data = FileManager.default.contents(atPath: "/proc/\(process)/cmdline")
      else { return false }
      return data.split(separator: 0).prefix(3).contains { word in
        String(decoding: word, as: UTF8.self).split(separator: "/").last == "orca"
      }
    }
    return Check(
      subject: "Orca running", isThere: isRunning, isNeeded: false,
      text: isRunning ? "yes" : "start it with Super+Alt+S, or with: orca")
  }
}
