// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Foundation

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
