// SPDX-License-Identifier: Apache-2.0

extension Toolkit {
  /// Chromium and what is built on it: "Chromium". Newer ones give the version 1.0, whatever they
  /// are. A case is one of the rule's test cases, each of which was met in an application.
  static let chromium: [ToolkitFact] = [
    ToolkitFact(
      .endsAtGetAllOfOthers, .still("156"),
      "GetAll of a value without a number ended 156: libdbus aborts over the half- "
        + "written reply (at-spi2-core 2.46)."),
    ToolkitFact(
      .relatesOneSided, .still("156"),
      "The recording chromium (156)."),
    ToolkitFact(
      .countsHiddenSiblings, .still("156"),
      "The recording chromium (156)."),
    ToolkitFact(
      .leavesOutAbilities, .still("156"),
      "The recording chromium (156)."),
    ToolkitFact(
      .keepsPopupsReady, .still("156"),
      "A case of window-title."),
    ToolkitFact(
      .publishesContentOnDemand, .still("156"),
      "156 with and without --force-renderer-accessibility."),
    ToolkitFact(
      .offersDoDefaultEverywhere, .still("156"),
      "Cases of role-known and action-focusable."),
  ]
}
