// SPDX-License-Identifier: Apache-2.0

/// What an application may say to break a report.
enum HostileText {
  static let all = [
    "\u{1B}]0;owned\u{7}\u{1B}[2J\u{9B}31m",
    "a\r\n::error title=owned::b\n  fail  no-such-rule",
    "\u{202E}evil\u{2066}\u{2028}\u{2029}\u{85}\u{200F}\u{E0041}\u{FEFF}",
    "<script>owned()</script><img src=x onerror=owned()>",
    "\"><svg onload=owned()>' onfocus='owned()",
    "]]><![CDATA[<!-- --> <?xml?> &amp; &#0; &lt;",
    "::set-output name=x::y %0A::warning::z%25%0D",
    "| a | b |\n|---|---|\n`code` ``` [link](javascript:owned()) ![i](https://owned.example/x)",
    "@everyone #1 https://owned.example www.owned.example </details></code> $x$ :tada: a@owned.example",
    "{0} {1} [words](https://owned.example) {{x}}",
    "\0\u{1}\u{8}\u{B}\u{C}\u{E}\u{1F}\u{7F}\u{FFFE}\u{FFFF}\u{FFFD}",
    "javascript:owned()", "https://owned.example/\"onclick=\"owned()",
    // As long as the reader lets a text be.
    "e" + String(repeating: "\u{301}", count: 32_000), String(repeating: "x", count: 65_536),
  ]
}
