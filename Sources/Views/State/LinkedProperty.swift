// SPDX-License-Identifier: Apache-2.0

/// A property that keeps something in the tree.
@MainActor
protocol LinkedProperty {
  /// Takes over what the slot kept from an earlier value of the view, or leaves something there.
  func link(_ slot: PropertySlot)
}

/// Where the tree keeps what one property of one view needs.
@MainActor
final class PropertySlot {
  unowned let reader: any Reader
  var kept: AnyObject?

  init(reader: any Reader) {
    self.reader = reader
  }
}
