// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What stands where a name of SwiftUI's is that is not here: it takes whatever that name takes, so that
/// the compiler says what to write instead, and nothing besides.
@dynamicCallable
@dynamicMemberLookup
@MainActor @preconcurrency
public struct UnavailableName: Shape {
  nonisolated init() {}

  /// Takes whatever the name takes.
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>)
    -> UnavailableName
  { self }

  /// Whatever stands behind the name.
  public subscript(dynamicMember name: String) -> UnavailableName { self }

  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}
