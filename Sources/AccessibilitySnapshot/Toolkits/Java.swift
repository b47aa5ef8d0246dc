// SPDX-License-Identifier: Apache-2.0

extension Toolkit {
  /// Java's Swing and AWT, by java-atk-wrapper: "J2SE-access-bridge". It gives the version 1.0.
  static let java: [ToolkitFact] = [
    ToolkitFact(
      .givesWrongPlacesInWindows, .still("1.0"),
      "Extents of a form of OpenJDK 17 in both coordinates, beside its picture: in a window they"
        + " count from outside of the borders that the window manager draws (java-atk-wrapper"
        + " 0.40.0)."),
    ToolkitFact(
      .callsEverythingFocusable, .still("1.0"),
      "Labels, panels and panes of a form of OpenJDK 17 that never take the focus (java-atk-wrapper"
        + " 0.40.0)."),
    ToolkitFact(
      .relatesOneSided, .still("1.0"),
      "A case of label-relations (java-atk-wrapper 0.40.0)."),
    ToolkitFact(
      .namesPagesLikeTabs, .still("1.0"),
      "A case of label-in-name (java-atk-wrapper 0.40.0)."),
  ]
}
