// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What can be dragged from one view and dropped on another of the same application.
///
/// A drop takes a payload where it is of the type that it asks for, or where one of the payload's
/// ``ProxyRepresentation``s is. Nothing leaves the process: content types are kept so that code for
/// SwiftUI compiles, and other applications' drags and drops are not carried.
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation = InProcessRepresentation<Self>

  /// How else the value can be given; without one, as itself alone. Its type is written
  /// `some TransferRepresentation`: with the item's type in brackets behind it, the compiler does not
  /// take it for this one.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable where Representation == InProcessRepresentation<Self> {
  /// The value as itself, and nothing else.
  public static var transferRepresentation: InProcessRepresentation<Self> {
    InProcessRepresentation()
  }
}

extension String: Transferable {}
extension Data: Transferable {}
extension URL: Transferable {}
extension AttributedString: Transferable {}

/// One thing that is being dragged.
public struct TransferItem: Sendable {
  private let payload: any Transferable

  public init(_ payload: some Transferable) {
    self.payload = payload
  }

  /// The thing as a type that a drop asks for; nil where it is no such thing.
  public func value<T: Transferable>(as type: T.Type = T.self) -> T? {
    payload as? T ?? Self.represented(payload, as: type)
  }

  private static func represented<Item: Transferable, T: Transferable>(
    _ item: Item, as type: T.Type
  ) -> T? {
    func ask<Way: TransferRepresentation>(_ way: Way) -> T? {
      (item as? Way.Item).flatMap { way._value(of: $0, as: type) }
    }
    return ask(Item.transferRepresentation)
  }

  /// Whether both are the same thing, as far as can be told.
  func isSame(as other: TransferItem) -> Bool {
    guard let one = payload as? any Hashable, let two = other.payload as? any Hashable else {
      return false
    }
    return AnyHashable(one) == AnyHashable(two)
  }
}

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
  /// A PNG picture.
  public static let png = UTType(importedAs: "public.png")
  /// A JPEG picture.
  public static let jpeg = UTType(importedAs: "public.jpeg")
  /// A GIF picture.
  public static let gif = UTType(importedAs: "com.compuserve.gif")
  /// A folder that people see as one.
  public static let folder = UTType(importedAs: "public.folder")
  /// A folder of any kind.
  public static let directory = UTType(importedAs: "public.directory")
  /// Whatever there is: files and folders too.
  public static let item = UTType(importedAs: "public.item")
  /// What people make and read: documents, texts, pictures.
  public static let content = UTType(importedAs: "public.content")
}
