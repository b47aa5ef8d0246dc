// SPDX-License-Identifier: Apache-2.0

/// A type of content, by its identifier.
///
/// Kept for code that names one; within a process, values are told apart by their Swift types.
public struct UTType: Hashable, Sendable {
  /// As it was given ("public.json"); nothing checks that anybody knows it.
  public let identifier: String

  /// Nil for an empty text; any other is taken.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// A type that the application itself defines; nothing is declared anywhere.
  public init(exportedAs identifier: String) { self.identifier = identifier }
  /// A type that another application defines; nothing is looked up.
  public init(importedAs identifier: String) { self.identifier = identifier }

  /// Bytes of any kind.
  public static let data = UTType(importedAs: "public.data")
  /// Text with or without styles.
  public static let text = UTType(importedAs: "public.text")
  /// Text without styles, in any encoding.
  public static let plainText = UTType(importedAs: "public.plain-text")
  /// Text without styles in UTF-8.
  public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
  /// A text in JSON.
  public static let json = UTType(importedAs: "public.json")
  /// An address of any kind.
  public static let url = UTType(importedAs: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(importedAs: "public.file-url")
  /// A picture in any format.
  public static let image = UTType(importedAs: "public.image")
  /// Whatever there is: files and folders too.
  public static let item = UTType(importedAs: "public.item")
  /// What people make and read: documents, texts, pictures.
  public static let content = UTType(importedAs: "public.content")
}
