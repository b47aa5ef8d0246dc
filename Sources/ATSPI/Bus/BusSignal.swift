// SPDX-License-Identifier: Apache-2.0

/// A signal that goes out.
struct BusSignal: Hashable, Sendable {
  var path: String
  var interface: String
  var member: String
  var arguments: [BusValue]
}
