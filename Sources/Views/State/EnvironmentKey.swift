// SPDX-License-Identifier: Apache-2.0

/// Names an environment value of your own.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
