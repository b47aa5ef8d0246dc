// SPDX-License-Identifier: Apache-2.0

import Foundation

/// As UIKit adds it to Foundation: a place in a table or a collection of sections.
extension IndexPath {
  /// The place of a row in a section.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The place of an item in a section.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The second index.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second index.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
}
