// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import DesktopSession
import Foundation
import Semantics

/// An application that stays open while the command works on it.
struct OpenTarget: Sendable {
  let reader: AccessibilityReader
  /// As it stood when the target was opened, or read last.
  var snapshot: ApplicationSnapshot
  /// How the bus stood; nil where it could not be asked.
  let status: BusStatus?
  /// In which the application names things ("de_DE").
  let language: String
  /// The environment that leads to the application's display and buses.
  let environment: [String: String]
  /// What was started for it; nil for an application that ran before.
  let started: StartedApplication?
  /// For the report.
  var setting = AuditSetting()
  /// The elements that are meant; nil for all of them.
  var scope: Set<ElementID>?
}

/// A file that `--record` has written, in the place of an application.
struct RecordedTarget: Sendable {
  let path: String

  func open(_ environment: [String: String]) throws(CommandError) -> OpenTarget {
    let data: Data
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      // One byte more than allowed tells that it is too large, whatever the file is.
      data = try file.read(upToCount: Recording.largestFile + 1) ?? Data()
    } catch {
      throw .usage("cannot read \(Escaped.line(path)): \(Output.reason(error))")
    }
    do {
      let recording = try Recording(data)
      return OpenTarget(
        reader: AccessibilityReader(environment: environment), snapshot: recording.snapshot,
        status: recording.status, language: recording.language, environment: environment,
        started: nil)
    } catch {
      throw .usage("cannot read \(Escaped.line(path)): \(Escaped.line(error.description))")
    }
  }
}
