// SPDX-License-Identifier: Apache-2.0

/// Carries what its owner guards with a lock, or uses on one thread at a time.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
