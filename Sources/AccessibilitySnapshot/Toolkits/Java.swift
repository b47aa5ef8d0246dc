// SPDX-License-Identifier: Apache-2.0

extension Toolkit {
  /// Java's Swing and AWT, by java-atk-wrapper: "J2SE-access-bridge". It gives the version 1.0.
  static let java: [ToolkitFact] = [
    ToolkitFact(
      .relatesOneSided, .still("1.0"),
      "A case of label-relations (java-atk-wrapper 0.40.0)."),
    ToolkitFact(
      .namesPagesLikeTabs, .still("1.0"),
      "A case of label-in-name (java-atk-wrapper 0.40.0)."),
  ]
}
