// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What makes values of something that they were written as.
public protocol TopLevelDecoder<Input> {
  /// What values were written as.
  associatedtype Input

  /// A value of the type; throws where what was written is none.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// What writes values as something else.
public protocol TopLevelEncoder<Output> {
  /// What values are written as.
  associatedtype Output

  /// The value as it is written; throws where it cannot be.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {
  /// What a value was written as.
  public typealias Input = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  /// What a value was written as.
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  /// What a value is written as.
  public typealias Output = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  /// What a value is written as.
  public typealias Output = Data
}
