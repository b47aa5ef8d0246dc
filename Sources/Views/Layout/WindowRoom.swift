// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The room of the window that was laid out last, for code that asks nobody in particular.
@MainActor
public enum WindowRoom {
  /// In points; before there is a window that of a phone held upright, which such code expects.
  public internal(set) static var size = CGSize(width: 390, height: 844)
}
