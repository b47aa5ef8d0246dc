// SPDX-License-Identifier: Apache-2.0

/// The result as one file for a browser or a printer: nothing is loaded, and without scripts
/// everything is shown.
public struct HTMLReport: Sendable {
  private let report: AuditReport

  public init(_ report: AuditReport) {
    self.report = report
  }

  /// The whole file.
  public var text: String {
    let title = "Accessibility audit of " + report.title
    let style = String(decoding: PackageResources.report_css, as: UTF8.self)
    let script = String(decoding: PackageResources.report_js, as: UTF8.self)
    let findings = HTMLFindings(report)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy(style, script))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="evenhand \(HTMLText.plain(report.run.toolVersion))">
      <title>\(HTMLText.plain(title))</title>
      <style>\(style)</style>
      </head>
      <body>
      <a class="skip" href="#findings">Skip to the findings</a>
      <header>
      <h1>Accessibility audit of \(HTMLText.foreign(report.title))</h1>
      \(HTMLSummary(report).text)
      </header>
      <main>
      \(findings.text)
      \(HTMLCoverage(report).text)
      </main>
      <footer>
      <p>Made by evenhand \(HTMLText.plain(report.run.toolVersion)). <code>evenhand explain RULE</code>
      says what a rule checks. The fingerprint of a finding stays the same from run to run.</p>
      </footer>
      <script>\(script)</script>
      </body>
      </html>

      """
  }

  /// Only this style, this script and pictures that stand in the file.
  private static func policy(_ style: String, _ script: String) -> String {
    let digests = [style, script].map { "'sha256-" + SHA256.base64(of: Array($0.utf8)) + "'" }
    return "default-src 'none'; img-src data:; style-src \(digests[0]);"
      + " script-src \(digests[1]); base-uri 'none'; form-action 'none'"
  }
}
