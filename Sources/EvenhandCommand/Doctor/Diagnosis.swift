// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import DesktopSession

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
    let session = sessionBus(status)
    let hasSession = session.state == .ok
    let buses = [
      session, accessibilityBus(status, hasSession ? failure : nil), registry(status),
      enabled(status, hasSession: hasSession),
    ]
    return DisplayChecks(environment: environment).all + buses
      + PrivateSessionCheck(environment: environment, isNeeded: false).checks()
      + (await ProgramChecks(environment: environment).all())
  }

  /// `org.a11y.Status` lives on the session bus: where it could be read, that bus answers.
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

  /// The failure is nil where there is no session bus, which tells where this one is.
  private func accessibilityBus(_ status: BusStatus?, _ failure: String?) -> Check {
    let launcher = AccessibilityPrograms.launcher(in: environment)
    let text =
      if let status {
        Escaped.line(status.address)
      } else if let launcher, failure == nil {
        "needs the session bus, which starts \(launcher)"
      } else if let launcher, let failure {
        "at-spi2-core is installed, and did not answer: log in again, or start \(launcher)"
          + " (\(Escaped.line(failure)))"
      } else {
        "install at-spi2-core, and log in again"
      }
    return Check(
      subject: "accessibility bus", isThere: status != nil, isNeeded: true, text: text)
  }

  private func registry(_ status: BusStatus?) -> Check {
    let isThere = status?.registryAnswers ?? false
    let program = AccessibilityPrograms.registry(in: environment)
    let text =
      if isThere {
        "answers"
      } else if let program {
        status == nil
          ? "needs the accessibility bus, which starts \(program)"
          : "did not answer: log in again, or start \(program)"
      } else {
        "install at-spi2-core; the bus starts its registry by itself"
      }
    return Check(subject: "registry", isThere: isThere, isNeeded: true, text: text)
  }

  private func enabled(_ status: BusStatus?, hasSession: Bool) -> Check {
    let isThere = status?.isEnabled ?? false
    let text =
      if isThere {
        "org.a11y.Status.IsEnabled is true"
      } else if !hasSession {
        "needs the session bus"
      } else {
        "gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus --method"
          + " org.freedesktop.DBus.Properties.Set org.a11y.Status IsEnabled '<true>'"
      }
    return Check(subject: "switched on", isThere: isThere, isNeeded: true, text: text)
  }
}

/// One thing that accessibility needs, or can use.
struct Check: Hashable, Sendable, Encodable {
  enum State: String, Sendable, Encodable {
    case ok
    /// An audit of this kind cannot be had without it.
    case missing
    /// An audit can do without it.
    case absent
  }

  let subject: String
  let state: State
  /// What was found, or what to do.
  let text: String

  init(subject: String, isThere: Bool, isNeeded: Bool, text: String) {
    self.subject = subject
    state = isThere ? .ok : isNeeded ? .missing : .absent
    self.text = text
  }

  func line(subjectWidth: Int) -> String {
    let mark = state.rawValue.padding(to: "missing".count)
    return "\(mark)  \(subject.padding(to: subjectWidth))  \(text)"
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
