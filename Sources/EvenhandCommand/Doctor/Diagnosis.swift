// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader

/// Looks at the session that an environment leads to, by using each part of it.
struct Diagnosis: Sendable {
  let environment: [String: String]

  /// Of this desktop, where the applications run that `--app`, `--pid` and `--all` mean. The private
  /// session can be done without.
  func desktop() async -> [Check] {
    let reader = AccessibilityReader(environment: environment)
    var status: BusStatus?
    var failure = ""
    do {
      status = try await reader.status()
    } catch {
      failure = "\(error)"
    }
    let buses = [
      sessionBus(status), accessibilityBus(status, failure), registry(status), enabled(status),
    ]
    return DisplayChecks(environment: environment).all + buses
      + [PrivateSessionCheck(environment: environment, isNeeded: false).check()]
      + (await ProgramChecks(environment: environment).all())
  }

  /// `org.a11y.Status` lives on the session bus: where it was told, that bus answers.
  private func sessionBus(_ status: BusStatus?) -> Check {
    let bus = BusAvailability(environment: environment)
    let answers = bus.hasSessionBus && (status?.isEnabled != nil || bus.isListening != false)
    let text =
      if answers {
        "answers"
      } else if bus.hasSessionBus {
        "nothing listens at its address; log in again, or run inside dbus-run-session"
      } else {
        "log in to a desktop, or run inside dbus-run-session"
      }
    return Check(subject: "session bus", isThere: answers, isNeeded: true, text: text)
  }

  private func accessibilityBus(_ status: BusStatus?, _ failure: String) -> Check {
    Check(
      subject: "accessibility bus", isThere: status != nil, isNeeded: true,
      text: status.map { Escaped.line($0.address) }
        ?? "install at-spi2-core and log in again (\(Escaped.line(failure)))")
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
}
