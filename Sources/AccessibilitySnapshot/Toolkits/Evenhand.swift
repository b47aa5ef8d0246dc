// SPDX-License-Identifier: Apache-2.0

extension Toolkit {
  /// Evenhand itself.
  static let evenhand: [ToolkitFact] = [
    ToolkitFact(
      .answersBeforeInput, .still("0.1"),
      "SDL, below it, answers pings while it collects events, which are handled after "
        + "that."),
    ToolkitFact(
      .tellsHelpInDescriptions, .still("0.1"),
      "Orca 43 says it of each element that gets the focus (the goldens of speech)."),
    ToolkitFact(
      .declaresScrolling, .still("0.1"),
      "The gallery's pages in a narrow window."),
  ]
}
