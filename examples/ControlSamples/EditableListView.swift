// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Foundation

/// Rows that are deleted and moved.
struct EditableListView: View {
  @State private var trees = ["Ash", "Beech", "Cedar"]

  var body: some View {
    List {
      ForEach(trees, id: \.self) { Text($0) }
        .onDelete { trees.remove(atOffsets: $0) }
        .onMove { trees.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
