// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation

/// Reads and writes files of known findings.
enum KnownFindingsFile {
  static func read(_ path: String) throws(CommandError) -> KnownFindings {
    let data = try InputFile.read(path)
    do {
      return try KnownFindings(data)
    } catch {
      throw .usage("cannot use \(Escaped.line(path)): \(error)")
    }
  }
}
