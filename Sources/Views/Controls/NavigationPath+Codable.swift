// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NavigationPath {
  /// A path that can be written to a file and read again: each value behind the name of its type.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) { self.values = values }

    /// Reads a path; throws where it has a type that the program does not have.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is no type of values in a path")
        }
        values.append(try Self.read(type, from: &container))
      }
      self.values = values
    }

    private static func read<V: Hashable & Codable>(
      _ type: V.Type, from container: inout any UnkeyedDecodingContainer
    ) throws -> AnyHashable {
      let data = Data(try container.decode(String.self).utf8)
      return AnyHashable(try JSONDecoder().decode(V.self, from: data))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values {
        guard let value = value.base as? any (Hashable & Codable) else { continue }
        try Self.write(value, to: &container)
      }
    }

    private static func write<V: Hashable & Codable>(
      _ value: V, to container: inout any UnkeyedEncodingContainer
    ) throws {
      guard let name = _mangledTypeName(V.self) else {
        throw EncodingError.invalidValue(
          value,
          EncodingError.Context(
            codingPath: container.codingPath, debugDescription: "\(V.self) has no name"))
      }
      try container.encode(name)
      try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
    }
  }

  /// The path to be written; nil where one of its values cannot be, or is of a type that cannot be found
  /// again by its name, as a private one cannot.
  public var codable: CodableRepresentation? {
    values.allSatisfy { value in
      guard value.base is any (Hashable & Codable) else { return false }
      return _mangledTypeName(type(of: value.base)).flatMap { _typeByName($0) } != nil
    } ? CodableRepresentation(values: values) : nil
  }

  /// A path that was read.
  public init(_ codable: CodableRepresentation) {
    self.init()
    values = codable.values
  }
}
