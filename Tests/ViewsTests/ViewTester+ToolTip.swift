// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Semantics

@testable import Views

extension ViewTester {
  /// The tool tip that is shown; nil for none.
  var toolTip: Node? { tree.depthFirst.first { $0.role == .toolTip } }

  /// All texts that are drawn.
  var drawnTexts: [String] {
    displayList.items.compactMap {
      if case .text(let run, _) = $0 { run.text } else { nil }
    }
  }
}
