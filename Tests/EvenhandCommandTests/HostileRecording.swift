// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The recording of an application whose texts are made to break a report.
enum HostileRecording {
  private static let texts = [
    "\u{1B}]0;owned\u{7}\u{1B}[2J\u{9B}31m", "a\r\n::error title=owned::b\n  fail  no-such-rule",
    "\u{202E}evil\u{2066}\u{2028}\u{2029}\u{85}\u{200F}\u{E0041}\u{FEFF}",
    "<script>owned = 1</script><img src=x onerror='owned = 1'>",
    "\"><svg onload='owned = 1'>' autofocus onfocus='owned = 1",
    "]]><![CDATA[<!-- --> <?xml?> &amp; &#0; &lt;", "::set-output name=x::y %0A::warning::z%25%0D",
    "| a | b |\n|---|---|\n`code` ``` [link](javascript:owned()) ![i](https://owned.example/x)",
    "@everyone #1 https://owned.example www.owned.example </details></code> $x$ :tada:",
    "{0} {1} [words](https://owned.example) {{x}}", "\u{1}\u{8}\u{B}\u{7F}\u{FFFE}\u{FFFF}\u{FFFD}",
    "javascript:owned()", "e" + String(repeating: "\u{301}", count: 32_000),
    String(repeating: "x", count: 65_536),
  ]

  private static let shown = "enabled sensitive showing visible"

  /// Puts a file into the folder, and gives its path: a window with unnamed buttons that have these
  /// texts for identifier and description, below panels that have them for names.
  static func write(in folder: String) throws -> String {
    try write(
      window(children: texts.indices.map { 3 + 2 * $0 }) + texts.enumerated().flatMap(pair),
      to: folder + "/hostile.recording")
  }

  /// The same with so many buttons without a name and nothing else.
  static func write(in folder: String, buttons: Int) throws -> String {
    let numbers = 3..<3 + buttons
    return try write(
      window(children: Array(numbers)) + numbers.map { button($0, place: $0, text: "") },
      to: folder + "/buttons.recording")
  }

  /// An application without windows: nothing can be judged.
  static func writeEmpty(in folder: String) throws -> String {
    try write(
      [["id": 1, "role": "application", "name": "empty"]], to: folder + "/empty.recording")
  }

  private static func window(children: [Int]) -> [[String: Any]] {
    [
      ["id": 1, "role": "application", "name": texts[3], "children": [2]],
      [
        "id": 2, "role": "frame", "name": texts[7], "states": shown + " active",
        "frame": [0, 0, 400, 300], "interfaces": "Accessible Component", "children": children,
      ],
    ]
  }

  private static func pair(_ place: Int, _ text: String) -> [[String: Any]] {
    let id = 3 + 2 * place
    let panel: [String: Any] = [
      "id": id, "role": "panel", "name": text, "states": shown, "children": [id + 1],
      "frame": [0, place * 20, 400, 20], "interfaces": "Accessible Component",
    ]
    return [panel, button(id + 1, place: place, text: text)]
  }

  private static func button(_ id: Int, place: Int, text: String) -> [String: Any] {
    [
      "id": id, "role": "push button", "identifier": text, "description": text,
      "states": shown, "frame": [10, place * 20, 10, 10],
      "interfaces": "Accessible Action Component",
    ]
  }

  private static func write(_ elements: [[String: Any]], to file: String) throws -> String {
    let document: [String: Any] = [
      "evenhandRecording": 1, "problems": [], "elements": elements,
      "facts": [
        "application": [
          "bus": ":1.1", "isAnswering": true, "name": texts[3],
          "path": "/org/a11y/atspi/accessible/root", "toolkitName": texts[4],
          "toolkitVersion": texts[0],
        ],
        "calls": 0, "duration": [0, 0], "framesAreTrusted": true, "language": "C",
        "locale": "C.UTF-8", "status": ["isEnabled": true, "registryAnswers": true],
      ],
    ]
    try JSONSerialization.data(withJSONObject: document).write(to: URL(fileURLWithPath: file))
    return file
  }
}
