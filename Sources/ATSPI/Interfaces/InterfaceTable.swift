// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Everything that one D-Bus interface answers: the dispatch and the introspection both follow it.
struct InterfaceTable: Sendable {
  /// One method. The arguments that reach `answer` have the types of the signature.
  struct Method: Sendable {
    let name: String
    let arguments: String
    let results: String
    let answer: @Sendable (Query, Arguments) throws(ProviderError) -> Answer

    init(
      _ name: String, _ arguments: String, _ results: String,
      _ answer: @escaping @Sendable (Query, Arguments) throws(ProviderError) -> Answer
    ) {
      self.name = name
      self.arguments = arguments
      self.results = results
      self.answer = answer
    }
  }

  /// One property. Without `write` it is read-only.
  struct Property: Sendable {
    let name: String
    let type: String
    let read: @Sendable (Query) throws(ProviderError) -> BusValue
    let write: (@Sendable (Query, BusValue) throws(ProviderError) -> Answer)?

    init(
      _ name: String, _ type: String,
      _ read: @escaping @Sendable (Query) throws(ProviderError) -> BusValue,
      write: (@Sendable (Query, BusValue) throws(ProviderError) -> Answer)? = nil
    ) {
      self.name = name
      self.type = type
      self.read = read
      self.write = write
    }
  }

  let interface: Interface
  let methods: [Method]
  let properties: [Property]
  private let methodIndex: [String: Int]
  private let propertyIndex: [String: Int]

  init(_ interface: Interface, methods: [Method], properties: [Property] = []) {
    self.interface = interface
    self.methods = methods
    self.properties = properties
    methodIndex = Dictionary(
      methods.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    propertyIndex = Dictionary(
      properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func method(_ name: String) throws(ProviderError) -> Method {
    guard let index = methodIndex[name] else {
      throw .noSuchMethod("\(interface.busName).\(name)")
    }
    return methods[index]
  }

  func property(_ name: String) throws(ProviderError) -> Property {
    guard let index = propertyIndex[name] else {
      throw .noSuchProperty("\(interface.busName).\(name)")
    }
    return properties[index]
  }
}

extension InterfaceTable {
  /// The table of an interface; nil for one that this provider does not answer.
  static func of(_ interface: Interface) -> InterfaceTable? {
    switch interface {
    case .accessible: accessible
    case .application: application
    case .action: action
    case .component: component
    case .value: value
    case .cache: cache
    case .text: text
    case .editableText: editableText
    case .selection, .hypertext, .hyperlink, .image, .table, .tableCell,
      .document, .collection, .socket:
      nil
    }
  }

  /// The interfaces that an element answers, in one order, for dispatch and `GetInterfaces` alike.
  static func answered(_ node: Node) -> [Interface] {
    node.interfaces.interfaces.filter { of($0) != nil }
  }

  /// The interface with this name on the wire, answered or not.
  static let interfaces: [String: Interface] = Dictionary(
    Interface.allCases.map { ($0.busName, $0) }, uniquingKeysWith: { first, _ in first })
}
