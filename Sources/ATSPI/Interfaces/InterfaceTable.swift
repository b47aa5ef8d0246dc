// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Everything that one D-Bus interface answers: the dispatch and the introspection both follow it.
struct InterfaceTable: Sendable {
  /// Writes the results of a method in the order of their signature.
  typealias Write =
    @Sendable (Query, inout Arguments, inout WireWriter) throws(ProviderError) -> Void
  /// The same, or says what the application has to do first; then nothing is written.
  typealias Ask =
    @Sendable (Query, inout Arguments, inout WireWriter) throws(ProviderError) -> Answer

  /// One method. The arguments have the types of the signature.
  struct Method: Sendable {
    let name: String
    let arguments: String
    let results: String
    let answer: Ask

    /// One that is answered at once.
    init(_ name: String, _ arguments: String, _ results: String, _ write: @escaping Write) {
      self = .asking(name, arguments, results) {
        query, arguments, reply throws(ProviderError) -> Answer in
        try write(query, &arguments, &reply)
        return .written
      }
    }

    /// One that may be for the application to do.
    static func asking(
      _ name: String, _ arguments: String, _ results: String, _ ask: @escaping Ask
    ) -> Method {
      Method(name: name, arguments: arguments, results: results, answer: ask)
    }

    private init(name: String, arguments: String, results: String, answer: @escaping Ask) {
      self.name = name
      self.arguments = arguments
      self.results = results
      self.answer = answer
    }
  }

  /// One property. Without `write` it is read-only.
  struct Property: Sendable {
    typealias Read = @Sendable (Query, inout WireWriter) throws(ProviderError) -> Void
    /// The arguments go on with the new value, a variant.
    typealias Set = @Sendable (Query, inout Arguments) throws(ProviderError) -> Answer

    let name: String
    let type: String
    let read: Read
    let set: Set?

    init(_ name: String, _ type: String, _ read: @escaping Read, set: Set? = nil) {
      self.name = name
      self.type = type
      self.read = read
      self.set = set
    }
  }

  let interface: Interface
  let methods: [Method]
  /// In the order of their names.
  let properties: [Property]
  private let methodTable: NameTable<Int>
  private let propertyTable: NameTable<Int>

  init(_ interface: Interface, methods: [Method], properties: [Property] = []) {
    self.interface = interface
    self.methods = methods
    self.properties = properties.sorted { $0.name < $1.name }
    methodTable = NameTable(methods.enumerated().map { ($1.name, $0) })
    propertyTable = NameTable(self.properties.enumerated().map { ($1.name, $0) })
  }

  func method(_ name: UnsafeRawBufferPointer) -> Method? { methodTable[name].map { methods[$0] } }

  func property(_ name: UnsafeRawBufferPointer) throws(ProviderError) -> Property {
    guard let index = propertyTable[name] else {
      throw .noSuchProperty("\(interface.busName).\(name.text)")
    }
    return properties[index]
  }
}

extension InterfaceTable {
  static func of(_ interface: Interface) -> InterfaceTable {
    switch interface {
    case .accessible: accessible
    case .application: application
    case .action: action
    case .component: component
    case .value: value
    case .cache: cache
    case .text: text
    case .editableText: editableText
    case .selection: selection
    case .hypertext: hypertext
    case .hyperlink: hyperlink
    case .image: image
    case .table: table
    case .tableCell: tableCell
    case .document: document
    case .collection: collection
    case .socket: socket
    }
  }

  /// The interfaces that an element answers, in one order, for dispatch and `GetInterfaces` alike.
  static func answered(_ node: Node) -> [Interface] {
    node.interfaces.interfaces
  }

  /// The interface with this name on the wire, answered or not.
  static let interfaces = NameTable(Interface.allCases.map { ($0.busName, $0) })
}
