// SPDX-License-Identifier: Apache-2.0

/// One file for a browser: what every report has round its own contents.
struct HTMLPage: Sendable {
  /// What all pages look like.
  static let style = String(decoding: PackageResources.report_css, as: UTF8.self)

  /// As text; the other parts are HTML.
  let title: String
  let toolVersion: String
  let style: String
  /// nil for a page that does without.
  let script: String?
  /// The first link: an element's id, and the words that lead there.
  let skip: (target: String, words: String)
  let header: String
  let main: String
  let footer: String

  /// The whole file.
  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="generator" content="evenhand \(HTMLText.plain(toolVersion))">
    <title>\(HTMLText.plain(title))</title>
    <style>\(style)</style>
    </head>
    <body>
    <a class="skip" href="#\(skip.target)">\(HTMLText.plain(skip.words))</a>
    <header>
    \(header)
    </header>
    <main>
    \(main)
    </main>
    <footer>
    \(footer)
    </footer>
    \(script.map { "<script>\($0)</script>\n" } ?? "")</body>
    </html>

    """
  }

  /// Only this style, this script and pictures that stand in the file.
  private var policy: String {
    let digests = [style, script].map { text in
      text.map { "'sha256-" + SHA256.base64(of: Array($0.utf8)) + "'" } ?? "'none'"
    }
    return "default-src 'none'; img-src data:; style-src \(digests[0]);"
      + " script-src \(digests[1]); base-uri 'none'; form-action 'none'"
  }
}
