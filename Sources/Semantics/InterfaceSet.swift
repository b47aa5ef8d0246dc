// SPDX-License-Identifier: Apache-2.0

/// One D-Bus interface of AT-SPI that an object can answer.
public enum Interface: UInt8, CaseIterable, Sendable, Hashable {
  case accessible, application, action, component, value, selection, text, editableText, hypertext
  case hyperlink, image, table, tableCell, document, collection, cache, socket

  /// The name on the wire ("org.a11y.atspi.EditableText").
  public var busName: String { "org.a11y.atspi." + name }

  /// AT-SPI's own name ("EditableText").
  public var name: String {
    switch self {
    case .accessible: "Accessible"
    case .application: "Application"
    case .action: "Action"
    case .component: "Component"
    case .value: "Value"
    case .selection: "Selection"
    case .text: "Text"
    case .editableText: "EditableText"
    case .hypertext: "Hypertext"
    case .hyperlink: "Hyperlink"
    case .image: "Image"
    case .table: "Table"
    case .tableCell: "TableCell"
    case .document: "Document"
    case .collection: "Collection"
    case .cache: "Cache"
    case .socket: "Socket"
    }
  }
}

/// The interfaces that one object answers.
public struct InterfaceSet: OptionSet, Hashable, Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public init(_ interfaces: some Sequence<Interface>) {
    rawValue = interfaces.reduce(0) { $0 | Self.bit($1) }
  }

  /// Whether the object answers the interface.
  public func contains(_ interface: Interface) -> Bool { rawValue & Self.bit(interface) != 0 }

  /// Adds the interface; nothing happens where the object answers it already.
  public mutating func insert(_ interface: Interface) { rawValue |= Self.bit(interface) }

  /// The interfaces that are set, in the order of their declaration.
  public var interfaces: [Interface] { Interface.allCases.filter(contains) }

  private static func bit(_ interface: Interface) -> UInt32 { 1 << UInt32(interface.rawValue) }
}
