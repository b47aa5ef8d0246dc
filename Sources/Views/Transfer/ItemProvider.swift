// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// Foundation's name for a thing that is dragged, as `onDrag(_:)` gives it: a text, an address, or bytes.
///
/// Nothing leaves the process, so what is asked for is there at once.
public final class NSItemProvider: NSObject, @unchecked Sendable {
  let item: (any Transferable)?
  private let type: UTType?
  /// What it is called.
  public var suggestedName: String?

  /// Nothing; it can be dragged all the same.
  public override init() {
    (item, type) = (nil, nil)
  }

  /// A text.
  public init(object: NSString) {
    (item, type) = (String(describing: object), .utf8PlainText)
  }

  /// An address.
  public init(object: NSURL) {
    let url = object as URL
    (item, type) = (url, url.isFileURL ? .fileURL : .url)
  }

  /// The address of a file; nil for another one, and for none.
  public init?(contentsOf url: URL?) {
    guard let url, url.isFileURL else { return nil }
    (item, type) = (url, .fileURL)
  }

  /// Whatever is given, under the identifier of its type.
  public init(item: (any Transferable)?, typeIdentifier: String?) {
    self.item = item
    type = typeIdentifier.flatMap { UTType($0) }
  }

  init(_ item: TransferItem) {
    if let text = item.value(as: String.self) {
      (self.item, type) = (text, .utf8PlainText)
    } else if let url = item.value(as: URL.self) {
      (self.item, type) = (url, url.isFileURL ? .fileURL : .url)
    } else {
      (self.item, type) = (item.value(as: Data.self), .data)
    }
  }

  /// What it is.
  public var registeredTypeIdentifiers: [String] { type.map { [$0.identifier] } ?? [] }

  /// Whether it is of the type, or of one that counts as such.
  public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
    UTType(identifier).map { conforms(to: [$0]) } ?? false
  }

  func conforms(to types: [UTType]) -> Bool {
    guard let type else { return true }
    return types.contains { type.conforms(to: $0) }
  }

  /// Whether it is such an object.
  public func canLoadObject<Object: ItemProviderObject>(ofClass type: Object.Type) -> Bool {
    Object.object(of: item) != nil
  }

  /// Hands the object over, before it comes back; nil where it is no such object.
  @discardableResult
  public func loadObject<Object: ItemProviderObject>(
    ofClass type: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    completionHandler(Object.object(of: item), nil)
    progress.completedUnitCount = 1
    return progress
  }
}

extension NSItemProvider {
  /// Hands over what it holds, before it comes back: a text, an address, or bytes.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (((any Sendable)?, (any Error)?) -> Void)? = nil
  ) {
    let isOfType = hasItemConformingToTypeIdentifier(typeIdentifier)
    completionHandler?(isOfType ? sendable : nil, nil)
  }

  /// Hands its bytes over, before it comes back; nil where it has none.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let isOfType = hasItemConformingToTypeIdentifier(typeIdentifier)
    completionHandler(isOfType ? data : nil, nil)
    progress.completedUnitCount = 1
    return progress
  }

  private var sendable: (any Sendable)? {
    (item as? String) ?? (item as? URL) ?? (item as? Data)
  }

  private var data: Data? {
    switch item {
    case let text as String: Data(text.utf8)
    case let url as URL: url.dataRepresentation
    default: item as? Data
    }
  }
}

/// What an ``NSItemProvider`` can be asked for.
public protocol ItemProviderObject {
  /// The object that stands for what was dragged; nil where there is none.
  static func object(of item: (any Transferable)?) -> Self?
}

extension String: ItemProviderObject {
  /// The text.
  public static func object(of item: (any Transferable)?) -> String? { item as? String }
}

extension URL: ItemProviderObject {
  /// The address.
  public static func object(of item: (any Transferable)?) -> URL? { item as? URL }
}

extension NSString: ItemProviderObject {
  /// The text.
  public static func object(of item: (any Transferable)?) -> Self? {
    (item as? String).flatMap { ($0 as NSString) as? Self }
  }
}

extension Color: Transferable {}

extension NSItemProvider: Transferable {
  /// What it holds, for places that ask for that.
  public static var transferRepresentation: some TransferRepresentation { HeldItem() }
}

private struct HeldItem: TransferRepresentation {
  func _value<T: Transferable>(of item: NSItemProvider, as type: T.Type) -> T? { item.item as? T }
}
