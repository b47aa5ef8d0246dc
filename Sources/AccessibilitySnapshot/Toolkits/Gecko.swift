// SPDX-License-Identifier: Apache-2.0

extension Toolkit {
  /// Firefox and Thunderbird: "Gecko". A case is one of the rule's test cases, each of which was
  /// met in an application.
  static let gecko: [ToolkitFact] = [
    ToolkitFact(
      .relatesOneSided, .still("153"),
      "The recording firefox (153.7)."),
    ToolkitFact(
      .leavesOutAbilities, .still("153"),
      "The recording firefox (153.7)."),
    ToolkitFact(
      .hasOneStopForToolBars, .still("153"),
      "A case of keyboard-reachable, 153."),
    ToolkitFact(
      .listensToClicksOfInner, .still("153"),
      "A case of action-focusable, 153."),
  ]
}
