// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Everything that was read of an application, as a file keeps it: JSON with one line an element.
///
/// The same snapshot gives the same bytes, and reading them gives the same snapshot. The address of
/// the bus is left out; it means nothing to others.
public struct Recording: Hashable, Sendable {
  /// Of the form. It goes up when a reader of the last one would misread the next.
  public static let version = 1
  /// Bytes of the largest file that is read; an element takes about 500.
  public static let largestFile = 256 << 20

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
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: RecordedNumbers.infinity, negativeInfinity: RecordedNumbers.minusInfinity,
      nan: RecordedNumbers.noNumber)
    guard let head = try? decoder.decode(RecordingDocument.Head.self, from: data) else {
      throw .notRecording
    }
    guard head.version == Self.version else { throw .version(head.version) }
    let document: RecordingDocument
    do {
      document = try decoder.decode(RecordingDocument.self, from: data)
    } catch {
      throw .invalid(Self.text(of: error))
    }
    self = try document.recording
  }

  public var text: String { RecordingDocument(self).text }

  /// Where in the file, and what.
  private static func text(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    let context: DecodingError.Context
    switch error {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found):
      context = found
    case .keyNotFound(let key, let found):
      return place(found) + "\"\(key.stringValue)\" is missing"
    @unknown default: return "\(error)"
    }
    return place(context) + context.debugDescription
  }

  private static func place(_ context: DecodingError.Context) -> String {
    guard !context.codingPath.isEmpty else { return "" }
    let words = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return words.joined(separator: ".") + ": "
  }
}
