// SPDX-License-Identifier: Apache-2.0

/// The environment values that a part of the tree shares.
final class EnvironmentScope {
  let values: EnvironmentValues

  init(_ values: EnvironmentValues) {
    self.values = values
  }
}
