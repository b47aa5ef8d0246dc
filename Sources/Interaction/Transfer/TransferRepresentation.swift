// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One way in which a ``Transferable`` value can be given.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable

  /// The value as the type; nil where this is no way to it.
  func _value<T: Transferable>(of item: Item, as type: T.Type) -> T?
}

/// The value as itself.
public struct InProcessRepresentation<Item: Transferable>: TransferRepresentation {
  public init() {}

  public func _value<T: Transferable>(of item: Item, as type: T.Type) -> T? { item as? T }
}

/// The value as another one that stands for it: a card as its title.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  private let export: @Sendable (Item) throws -> Proxy

  /// An export that throws counts as no such value.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
    export = exporting
  }

  /// What comes in is in this process already, and so `importing` is never asked.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {
    export = exporting
  }

  public func _value<T: Transferable>(of item: Item, as type: T.Type) -> T? {
    guard T.self == Proxy.self else { return nil }
    return (try? export(item)) as? T
  }
}

/// The value as JSON: given to a drop that asks for `Data`.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// The content type is kept for the sake of the source: within a process nothing asks for it.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}

  public func _value<T: Transferable>(of item: Item, as type: T.Type) -> T? {
    guard T.self == Data.self else { return nil }
    return (try? JSONEncoder().encode(item)) as? T
  }
}

/// The value as data that its author makes: given to a drop that asks for `Data`.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  private let export: (@Sendable (Item) throws -> Data)?

  /// The content type and `importing` are kept for the sake of the source: what comes in is in this
  /// process already.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data,
    importing: @escaping @Sendable (Data) throws -> Item
  ) {
    export = exporting
  }

  /// For a type that is only dragged out.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data
  ) {
    export = exporting
  }

  /// For a type that only comes in: it gives no data.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) throws -> Item
  ) {
    export = nil
  }

  public func _value<T: Transferable>(of item: Item, as type: T.Type) -> T? {
    guard T.self == Data.self, let export else { return nil }
    return (try? export(item)) as? T
  }
}

/// A file that is given away.
public struct SentTransferredFile: Sendable {
  /// Where it lies.
  public let file: URL

  /// - Parameter allowAccessingOriginalFile: Kept for the sake of the source: within a process the file
  ///   itself is given.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that came in.
public struct ReceivedTransferredFile: Sendable {
  /// Where it lies.
  public let file: URL
  /// Whether it is the file itself, and no copy: within a process it always is.
  public var isOriginalFile: Bool { true }
}

/// The value as a file that its author writes: given to a drop that asks for a `URL`.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  private let export: (@Sendable (Item) throws -> SentTransferredFile)?

  /// The content type and `importing` are kept for the sake of the source: what comes in is in this
  /// process already.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
  ) {
    export = exporting
  }

  /// For a type that is only dragged out.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) throws -> SentTransferredFile
  ) {
    export = exporting
  }

  /// For a type that only comes in: it gives no file.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
  ) {
    export = nil
  }

  public func _value<T: Transferable>(of item: Item, as type: T.Type) -> T? {
    guard T.self == URL.self, let export else { return nil }
    return (try? export(item))?.file as? T
  }
}

/// Two ways, the first before the second.
public struct PairedRepresentation<
  First: TransferRepresentation, Second: TransferRepresentation
>: TransferRepresentation where First.Item == Second.Item {
  let first: First
  let second: Second

  public func _value<T: Transferable>(of item: First.Item, as type: T.Type) -> T? {
    first._value(of: item, as: type) ?? second._value(of: item, as: type)
  }
}

/// Puts the ways one after another.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  public static func buildPartialBlock<Content: TransferRepresentation>(
    first: Content
  ) -> Content where Content.Item == Item { first }

  public static func buildPartialBlock<
    First: TransferRepresentation, Second: TransferRepresentation
  >(accumulated: First, next: Second) -> PairedRepresentation<First, Second>
  where First.Item == Item, Second.Item == Item {
    PairedRepresentation(first: accumulated, second: next)
  }
}
