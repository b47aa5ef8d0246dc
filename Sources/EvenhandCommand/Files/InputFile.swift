// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation

/// A file that the command line names.
enum InputFile {
  /// Larger than any report of a real application.
  private static let limit = 256 * 1024 * 1024

  /// `-` is standard input.
  static func read(_ path: String) throws(CommandError) -> Data {
    let handle: FileHandle
    if path == "-" {
      handle = .standardInput
    } else {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else {
        throw .usage("cannot read \(Escaped.line(path)): \(String(cString: strerror(errno)))")
      }
      handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }
    do {
      let data = try handle.read(upToCount: limit + 1) ?? Data()
      guard data.count <= limit else {
        throw CommandError.usage("\(Escaped.line(path)) is larger than \(limit) bytes")
      }
      return data
    } catch let error as CommandError {
      throw error
    } catch {
      throw .usage("cannot read \(Escaped.line(path)): \(Escaped.line("\(error)"))")
    }
  }
}

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

/// Reads what `audit --format json` wrote.
enum StoredReportFile {
  static func read(_ path: String) throws(CommandError) -> StoredReport {
    let data = try InputFile.read(path)
    do {
      return try StoredReport(data)
    } catch {
      throw .usage("cannot use \(Escaped.line(path)) as a report: \(error)")
    }
  }
}
