// SPDX-License-Identifier: Apache-2.0

import Semantics

/// One call, as it lies in its message. Its texts last as long as the message.
struct Call {
  var path: UnsafeRawBufferPointer
  var interface: UnsafeRawBufferPointer
  var member: UnsafeRawBufferPointer
  var signature: UnsafeRawBufferPointer
  /// The arguments, which are read only where the signature is the right one, so that a wrong call
  /// costs nothing, however large.
  var body: WireReader
}

/// Finds what a call means, checks it, and writes what it is answered with.
enum Dispatcher {
  static let properties: StaticString = "org.freedesktop.DBus.Properties"

  /// Changes nothing: what the answer asks to be changed or done is for the caller.
  ///
  /// - Parameter begin: Begins the reply, whose body has this signature. It is called once, unless an
  ///   error is thrown before.
  static func answer(
    _ call: Call, _ snapshot: Snapshot, _ reply: inout WireWriter,
    begin: (inout WireWriter, _ signature: String) -> Void
  ) throws(ProviderError) -> Answer {
    if isStateOfDefunct(call, snapshot.publication) {
      begin(&reply, "au")
      reply.states(StateSet(.defunct))
      return .written
    }
    if call.member.isEqual(to: "Introspect"), let children = Introspection.children(of: call.path) {
      _ = try arguments(call, "")
      begin(&reply, "s")
      reply.known(Introspection.document(folderOf: children, snapshot.publication))
      return .written
    }
    let target = try target(call, snapshot)
    if call.interface.isEqual(to: properties) {
      return try answerProperties(call, target, &reply, begin)
    }
    if call.interface.isEqual(to: Introspection.interface) {
      guard call.member.isEqual(to: "Introspect") else { throw .noSuchMethod(call.member.text) }
      _ = try arguments(call, "")
      begin(&reply, "s")
      reply.known(Introspection.document(target.tables))
      return .written
    }
    let method = try method(call, target)
    var arguments = try arguments(call, method.arguments)
    begin(&reply, method.results)
    return try method.answer(target.query, &arguments, &reply)
  }

  /// Whether the answer tells of more than the application itself.
  static func needsTree(_ call: Call) -> Bool {
    guard ObjectReference.element(at: call.path) == Provider.applicationID else {
      return Introspection.children(of: call.path) == nil
    }
    if call.interface.isEqual(to: properties) {
      var arguments = Arguments(call.body)
      guard call.member.isEqual(to: "Get"), (try? arguments.name()) != nil,
        let name = try? arguments.name()
      else { return call.member.isEqual(to: "GetAll") }
      return name.isEqual(to: "ChildCount")
    }
    return call.member.isEqual(to: "GetChildren") || call.member.isEqual(to: "GetChildAtIndex")
  }

  /// Whether the answer has to go through hundreds of elements.
  static func isLarge(_ call: Call, _ publication: Publication) -> Bool {
    if call.member.isEqual(to: "GetItems") || call.member.isEqual(to: "GetAccessibleAtPoint") {
      return publication.tree.count > largeCount
    }
    if publication.tree.count > largeCount,
      let interface = InterfaceTable.interfaces[call.interface],
      interface == .collection || interface == .table || interface == .selection
    {
      return true
    }
    guard call.member.isEqual(to: "GetChildren") else { return false }
    return ObjectReference.element(at: call.path).flatMap { publication.tree[$0] }
      .map { $0.children.count > largeCount } ?? false
  }

  /// Elements that are listed in about the time of a few calls.
  private static let largeCount = 256

  /// The one question that an element which is gone still answers.
  private static func isStateOfDefunct(_ call: Call, _ publication: Publication) -> Bool {
    guard call.member.isEqual(to: "GetState"), call.signature.isEmpty,
      InterfaceTable.interfaces[call.interface] == .accessible,
      let id = ObjectReference.element(at: call.path)
    else { return false }
    return publication.isDefunct(id)
  }

  /// An object on the bus: an element, or the cache, which asks about the application.
  private struct Target {
    let query: Query
    let isCache: Bool

    var tables: [InterfaceTable] {
      isCache ? [.cache] : InterfaceTable.answered(query.node).map(InterfaceTable.of)
    }

    func table(_ name: UnsafeRawBufferPointer) throws(ProviderError) -> InterfaceTable {
      guard let interface = InterfaceTable.interfaces[name],
        isCache ? interface == .cache : query.node.interfaces.contains(interface)
      else { throw .noSuchInterface(name.text) }
      return InterfaceTable.of(interface)
    }
  }

  private static func target(
    _ call: Call, _ snapshot: Snapshot
  ) throws(ProviderError) -> Target {
    if let id = ObjectReference.element(at: call.path) {
      return Target(query: try snapshot.query(id), isCache: false)
    }
    guard call.path.elementsEqual(ObjectReference.cachePath.utf8) else { throw .noSuchElement }
    return Target(query: try snapshot.query(Provider.applicationID), isCache: true)
  }

  /// D-Bus lets a caller leave the interface out.
  private static func method(
    _ call: Call, _ target: Target
  ) throws(ProviderError) -> InterfaceTable.Method {
    if call.interface.isEmpty {
      for table in target.tables {
        if let method = table.method(call.member) { return method }
      }
      throw .noSuchMethod(call.member.text)
    }
    let table = try target.table(call.interface)
    guard let method = table.method(call.member) else {
      throw .noSuchMethod("\(table.interface.busName).\(call.member.text)")
    }
    return method
  }

  private static func answerProperties(
    _ call: Call, _ target: Target, _ reply: inout WireWriter,
    _ begin: (inout WireWriter, String) -> Void
  ) throws(ProviderError) -> Answer {
    if call.member.isEqual(to: "Get") {
      var arguments = try arguments(call, "ss")
      let property = try target.table(arguments.name()).property(arguments.name())
      begin(&reply, "v")
      reply.variant(property.type)
      try property.read(target.query, &reply)
    } else if call.member.isEqual(to: "GetAll") {
      var arguments = try arguments(call, "s")
      let properties = try target.table(arguments.name()).properties
      begin(&reply, "a{sv}")
      let array = reply.beginArray(alignment: 8)
      for property in properties {
        reply.structure()
        reply.known(property.name)
        reply.variant(property.type)
        try property.read(target.query, &reply)
      }
      reply.end(array)
    } else if call.member.isEqual(to: "Set") {
      var arguments = try arguments(call, "ssv")
      let property = try target.table(arguments.name()).property(arguments.name())
      guard let set = property.set else { throw .readOnlyProperty(property.name) }
      begin(&reply, "")
      return try set(target.query, &arguments)
    } else {
      throw .noSuchMethod("\(properties).\(call.member.text)")
    }
    return .written
  }

  /// The arguments, where they are of the types that are expected.
  private static func arguments(
    _ call: Call, _ expected: String
  ) throws(ProviderError) -> Arguments {
    guard call.signature.elementsEqual(expected.utf8) else {
      throw .wrongSignature(expected: expected, found: call.signature.text)
    }
    return Arguments(call.body)
  }
}
