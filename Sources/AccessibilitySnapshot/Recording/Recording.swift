// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Everything that was read of an application, as a file keeps it: JSON with one line an element.
///
/// The same snapshot gives the same bytes, and reading them gives the same snapshot. The address of
/// the bus is left out; it means nothing to others.
public struct Recording: Hashable, Sendable {
  /// Of the form that is written. It goes up when a reader of the last one would misread the next.
  public static let version = 2
  /// The forms that are read.
  static let readableVersions = 1...version
  /// Bytes of the largest file that is read; an element takes about 500.
  public static let largestFile = 256 << 20

  /// What was read.
  public let snapshot: ApplicationSnapshot
  /// How the bus stood; nil where it could not be asked.
  public let status: BusStatus?
  /// In which the application names things ("de_DE").
  public let language: String

  public init(snapshot: ApplicationSnapshot, status: BusStatus?, language: String) {
    self.snapshot = snapshot
    self.language = language
    self.status = status.map {
      BusStatus(address: "", registryAnswers: $0.registryAnswers, isEnabled: $0.isEnabled)
    }
  }

  /// Reads a file's content. Nothing in it is believed that an application could not have exposed.
  public init(_ data: Data) throws(RecordingError) {
    guard data.count <= Self.largestFile else { throw .tooLarge(limit: Self.largestFile) }
    let decoder = JSONDecoder.forFiles
    guard let head = try? decoder.decode(RecordingDocument.Head.self, from: data) else {
      throw .notRecording
    }
    guard Self.readableVersions.contains(head.version) else { throw .version(head.version) }
    let document: RecordingDocument
    do {
      document = try decoder.decode(RecordingDocument.self, from: data)
    } catch {
      throw .invalid(JSONDecoder.text(of: error))
    }
    self = try document.recording
  }

  /// The file's content.
  public var text: String { RecordingDocument(self).text }
}

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
