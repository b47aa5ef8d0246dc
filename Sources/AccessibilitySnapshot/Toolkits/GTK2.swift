// SPDX-License-Identifier: Apache-2.0

extension Toolkit {
  /// GTK 2, by its module gail: "GAIL". Its last series is 2.24.
  static let gtk2: [ToolkitFact] = [
    ToolkitFact(
      .givesRightPlaces, .before("3"),
      "The tree table of LXTask with 2.24.33, whose right button was tried where it said that it was."
    ),
    ToolkitFact(
      .leavesOutAbilities, .before("3"),
      "Check boxes of HexChat and tabs of gElemental with 2.24.33, which are called neither checkable nor"
        + " selectable."),
    ToolkitFact(
      .givesMnemonicsAlone, .before("3"),
      "Buttons of Pidgin with 2.24.33, whose keys are \"<Alt>a\" and nothing else."),
  ]
}
