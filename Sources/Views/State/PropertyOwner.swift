// SPDX-License-Identifier: Apache-2.0

/// A view whose dynamic properties are those of something else.
@MainActor
protocol PropertyOwner {
  var propertyOwner: Any { get }
}
