// SPDX-License-Identifier: Apache-2.0

/// Why a file is no recording that can be read.
public enum RecordingError: Error, Hashable, Sendable {
  case tooLarge(limit: Int)
  /// It is no JSON, or JSON of something else.
  case notRecording
  /// It was written in another version of the form.
  case version(Int)
  /// What is wrong in it.
  case invalid(String)
}

extension RecordingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooLarge(let limit): "it has more than \(limit) bytes"
    case .notRecording: "it is no recording; evenhand tree --record writes one"
    case .version(let version):
      "it is a recording of version \(version); this command reads versions"
        + " \(Recording.readableVersions.lowerBound) to \(Recording.version)"
    case .invalid(let text): "the recording is damaged: " + text
    }
  }
}
