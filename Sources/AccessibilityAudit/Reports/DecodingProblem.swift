// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What is wrong with a JSON file, in one sentence that names the place.
package struct DecodingProblem: CustomStringConvertible {
  package let description: String

  package init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      description = "\(Self.place(context)) has no \"\(key.stringValue)\""
    case .valueNotFound(_, let context): description = "\(Self.place(context)) is empty"
    case .typeMismatch(_, let context):
      description = "\(Self.place(context)) has another type than it should"
    case .dataCorrupted(let context):
      description =
        context.codingPath.isEmpty
        ? "it is no JSON" : "\(Self.place(context)): \(context.debugDescription)"
    @unknown default: description = "\(error)"
    }
  }

  /// A file's content, or what is wrong with it.
  package static func decoded<Value: Decodable>(
    _ type: Value.Type, _ data: Data
  ) -> Result<Value, Unreadable> {
    do {
      return .success(try JSONDecoder().decode(type, from: data))
    } catch let error as DecodingError {
      return .failure(Unreadable(problem: DecodingProblem(error).description))
    } catch {
      return .failure(Unreadable(problem: "\(error)"))
    }
  }

  /// Why a file could not be read, in one sentence.
  package struct Unreadable: Error {
    package let problem: String
  }

  /// "findings[2].expires"; "the file" at the top.
  private static func place(_ context: DecodingError.Context) -> String {
    if context.codingPath.isEmpty { return "the file" }
    return context.codingPath.reduce("") { path, key in
      if let index = key.intValue { return path + "[\(index)]" }
      return path.isEmpty ? key.stringValue : path + "." + key.stringValue
    }
  }
}
