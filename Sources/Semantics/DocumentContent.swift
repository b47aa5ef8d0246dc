// SPDX-License-Identifier: Apache-2.0

/// What is known of a document as a whole.
public struct DocumentContent: Hashable, Sendable {
  /// Of its text, as a POSIX locale ("de_DE"); empty for the application's.
  public var locale: String
  /// The page that is shown, from 1; nil for a document without pages.
  public var page: Int?
  /// Nil where nobody knows.
  public var pageCount: Int?
  /// What else its format knows of it ("Title", "MimeType", "DocURL"), by name.
  public var properties: [String: String]

  public init(
    locale: String = "", page: Int? = nil, pageCount: Int? = nil,
    properties: [String: String] = [:]
  ) {
    self.locale = locale
    self.page = page
    self.pageCount = pageCount
    self.properties = properties
  }
}
