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

  /// Reads a file's content. Nothing in it is believed that an application could not have told.
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
