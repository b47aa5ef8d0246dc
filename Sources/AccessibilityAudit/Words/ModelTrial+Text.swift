// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot

extension ModelTrial {
  /// "tap, then drag 10 points to the right"
  var movementText: String { (after + [gesture]).joined(separator: ", then ") }

  /// What the gesture changes and a way did not come to ("changes value 30 to 34, and no keys do (12
  /// states tried)").
  func unreachedText(_ way: String, _ search: Search) -> String {
    let nearest =
      search.steps.isEmpty
      ? "" : "; the nearest is \(search.wayText), and what is missing then is \(search.difference)"
    return "changes \(change), and no \(way) do (\(search.states) states tried\(nearest))"
  }
}

extension ModelTrial.Search {
  /// "Right, Right"
  var wayText: String { steps.joined(separator: ", ") }
}
