// SPDX-License-Identifier: Apache-2.0

import Semantics

/// One call, without its D-Bus dress.
struct Call: Sendable {
  var path: String
  var interface: String
  var member: String
  var signature: String
  /// Decodes the body. It is asked for only where the signature is the right one, so that a wrong
  /// call costs nothing, however large.
  var decode: @Sendable () throws(ProviderError) -> Arguments
}

/// Finds what a call means, and checks it.
enum Dispatcher {
  private static let properties = "org.freedesktop.DBus.Properties"

  /// Changes nothing: what the answer asks to be changed or done is for the caller.
  static func answer(_ call: Call, _ publication: Publication) throws(ProviderError) -> Answer {
    if isStateOfDefunct(call, publication) {
      return .value(InterfaceTable.stateWords(StateSet(.defunct)))
    }
    if call.member == "Introspect", let children = Introspection.children(of: call.path) {
      _ = try arguments(call, "")
      return .value(.string(Introspection.document(folderOf: children, publication)))
    }
    let target = try target(call, publication)
    switch call.interface {
    case properties: return try answerProperties(call, target)
    case Introspection.interface:
      guard call.member == "Introspect" else { throw .noSuchMethod(call.member) }
      _ = try arguments(call, "")
      return .value(.string(Introspection.document(target.tables)))
    default:
      let method = try method(call, target)
      return try method.answer(target.query, arguments(call, method.arguments))
    }
  }

  /// Whether the answer has to go through hundreds of elements.
  static func isLarge(_ call: Call, _ publication: Publication) -> Bool {
    switch call.member {
    case "GetItems", "GetAccessibleAtPoint": publication.tree.count > largeCount
    case "GetChildren":
      ObjectReference.element(at: call.path).flatMap { publication.tree[$0] }
        .map { $0.children.count > largeCount } ?? false
    default: false
    }
  }

  /// Elements that are listed in about the time of a few calls.
  private static let largeCount = 256

  /// The one question that an element which is gone still answers.
  private static func isStateOfDefunct(_ call: Call, _ publication: Publication) -> Bool {
    guard call.member == "GetState", call.interface == Interface.accessible.busName,
      call.signature.isEmpty, let id = ObjectReference.element(at: call.path)
    else { return false }
    return publication.isDefunct(id)
  }

  /// An object on the bus: an element, or the cache, which asks about the application.
  private struct Target {
    let query: Query
    let isCache: Bool

    var tables: [InterfaceTable] {
      isCache ? [.cache] : InterfaceTable.answered(query.node).compactMap(InterfaceTable.of)
    }

    func table(_ name: String) throws(ProviderError) -> InterfaceTable {
      guard let interface = InterfaceTable.interfaces[name],
        isCache ? interface == .cache : query.node.interfaces.contains(interface),
        let table = InterfaceTable.of(interface)
      else { throw .noSuchInterface(name) }
      return table
    }
  }

  private static func target(
    _ call: Call, _ publication: Publication
  ) throws(ProviderError) -> Target {
    if call.path == ObjectReference.cachePath {
      return Target(query: try publication.query(Provider.applicationID), isCache: true)
    }
    guard let id = ObjectReference.element(at: call.path) else { throw .noSuchElement }
    return Target(query: try publication.query(id), isCache: false)
  }

  /// D-Bus lets a caller leave the interface out.
  private static func method(
    _ call: Call, _ target: Target
  ) throws(ProviderError) -> InterfaceTable.Method {
    guard call.interface.isEmpty else {
      return try target.table(call.interface).method(call.member)
    }
    for table in target.tables {
      if let method = table.methods.first(where: { $0.name == call.member }) { return method }
    }
    throw .noSuchMethod(call.member)
  }

  private static func answerProperties(
    _ call: Call, _ target: Target
  ) throws(ProviderError) -> Answer {
    switch call.member {
    case "Get":
      let arguments = try arguments(call, "ss")
      let property = try target.table(arguments.string(0)).property(arguments.string(1))
      return .value(.variant(try property.read(target.query)))
    case "GetAll":
      let arguments = try arguments(call, "s")
      var values: [String: BusValue] = [:]
      for property in try target.table(arguments.string(0)).properties {
        values[property.name] = try property.read(target.query)
      }
      return .value(.properties(values))
    case "Set":
      let arguments = try arguments(call, "ssv")
      let property = try target.table(arguments.string(0)).property(arguments.string(1))
      guard let write = property.write else { throw .readOnlyProperty(property.name) }
      return try write(target.query, arguments.variant(2))
    default: throw .noSuchMethod("\(properties).\(call.member)")
    }
  }

  /// The arguments, where they are of the types that are expected.
  private static func arguments(
    _ call: Call, _ expected: String
  ) throws(ProviderError) -> Arguments {
    guard call.signature == expected else {
      throw .wrongSignature(expected: expected, found: call.signature)
    }
    return expected.isEmpty ? Arguments(values: []) : try call.decode()
  }
}
