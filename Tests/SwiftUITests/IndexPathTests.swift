// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing

/// What UIKit adds to Foundation's places in tables.
struct IndexPathTests {
  @Test func `a row and an item of a section are its second index`() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == IndexPath(item: 3, section: 1) && path == [1, 3])
    path.row += 1
    path.section = 0
    #expect(path.item == 4 && path == [0, 4])
  }
}
