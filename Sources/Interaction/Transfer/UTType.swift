// SPDX-License-Identifier: Apache-2.0

/// A type of content, by its identifier.
///
/// Kept for code that names one; within a process, values are told by their Swift types.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  public init(exportedAs identifier: String) { self.identifier = identifier }
  public init(importedAs identifier: String) { self.identifier = identifier }

  public static let data = UTType(importedAs: "public.data")
  public static let text = UTType(importedAs: "public.text")
  public static let plainText = UTType(importedAs: "public.plain-text")
  public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
  public static let json = UTType(importedAs: "public.json")
  public static let url = UTType(importedAs: "public.url")
  public static let fileURL = UTType(importedAs: "public.file-url")
  public static let image = UTType(importedAs: "public.image")
  public static let item = UTType(importedAs: "public.item")
  public static let content = UTType(importedAs: "public.content")
}
