// SPDX-License-Identifier: Apache-2.0

/// What a report has to answer: the rows of OpenACR's catalog "2.5-edition-wcag-2.2-508-en", as far
/// as they are about software. Source: https://github.com/GSA/openacr at 86f890a (CC0 1.0).
enum OpenACRCatalog {
  /// One table of the report.
  struct Chapter: Sendable {
    /// As the catalog writes it.
    let id: String
    /// What its rows are numbers of; nil where no rule quotes them.
    let scheme: Standard.Scheme?
    /// Which of the catalog's components each row is answered for.
    let component: String
    let rows: [String]
  }

  static let name = "2.5-edition-wcag-2.2-508-en"

  /// The chapter about hardware is left aside: it asks nothing of a program.
  static let hardware = "hardware"

  static let chapters = [
    Chapter(
      id: "success_criteria_level_a", scheme: .wcag, component: "software",
      rows: words(
        """
        1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1
        2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7
        4.1.1 4.1.2
        """)),
    Chapter(
      id: "success_criteria_level_aa", scheme: .wcag, component: "software",
      rows: words(
        """
        1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7
        2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3
        """)),
    Chapter(
      id: "success_criteria_level_aaa", scheme: .wcag, component: "software",
      rows: words(
        """
        1.2.6 1.2.7 1.2.8 1.2.9 1.3.6 1.4.6 1.4.7 1.4.8 1.4.9 2.1.3 2.2.3 2.2.4 2.2.5 2.2.6 2.3.2
        2.3.3 2.4.8 2.4.9 2.4.10 2.4.12 2.4.13 2.5.5 2.5.6 3.1.3 3.1.4 3.1.5 3.1.6 3.2.5 3.3.5
        3.3.6 3.3.9
        """)),
    Chapter(
      id: "functional_performance_criteria", scheme: nil, component: "none",
      rows: words("302.1 302.2 302.3 302.4 302.5 302.6 302.7 302.8 302.9")),
    Chapter(
      id: "software", scheme: .section508, component: "none",
      rows: words(
        """
        502.2.1 502.2.2 502.3.1 502.3.2 502.3.3 502.3.4 502.3.5 502.3.6 502.3.7 502.3.8 502.3.9
        502.3.10 502.3.11 502.3.12 502.3.13 502.3.14 502.4 503.2 503.3 503.4.1 503.4.2 504.2 504.2.1
        504.2.2 504.3 504.4
        """)),
    Chapter(
      id: "support_documentation_and_services", scheme: nil, component: "none",
      rows: words("602.2 602.3 602.4 603.2 603.3")),
  ]

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
