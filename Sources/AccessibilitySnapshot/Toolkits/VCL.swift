// SPDX-License-Identifier: Apache-2.0

extension Toolkit {
  /// LibreOffice without GTK: "VCL".
  static let vcl: [ToolkitFact] = [
    ToolkitFact(
      .countsHiddenSiblings, .still("7.4"),
      "LibreOffice Writer 7.4."),
    ToolkitFact(
      .leavesOutAbilities, .still("7.4"),
      "A case of role-states, 7.4."),
  ]
}
