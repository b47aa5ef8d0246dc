// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics
import Testing

@testable import AccessibilityAudit

/// Which words of an application are looked up.
@Suite struct SpellingTests {
  private func words(_ names: [String]) -> Set<String> {
    let nodes = names.enumerated().map { place, name in
      Node(id: ElementID(UInt64(place + 2)), role: place == 0 ? .label : .button, name: name)
    }
    let root = Node(id: ElementID(1), role: .application, name: "App", children: nodes.map(\.id))
    let application = ApplicationReference(
      object: ObjectReference(busName: ":1.1", path: "/root"), name: "App", toolkitName: "Qt",
      toolkitVersion: "6.4.2")
    return Spelling.words(
      in: ApplicationSnapshot(application: application, tree: Tree(root: root, nodes: nodes)))
  }

  @Test func `abbreviations, numbers, paths and words without end are not looked up`() {
    let long = String(repeating: "a", count: 65_000)
    #expect(words(["", "HTTP", "Open 2", "/usr/bin/env", "x@y", long, "iPhone"]) == [])
    #expect(words(["", "Save all"]).isSuperset(of: ["Save", "all"]))
  }

  @Test func `the words of controls are looked up first, and no more than some thousands`() {
    func text(_ letter: String, _ range: Range<Int>) -> String {
      range.map { number in
        letter + String(number).map { String(UnicodeScalar(97 + Int(String($0))!)!) }.joined()
      }.joined(separator: " ")
    }
    let words = words([text("z", 1_000..<9_000), text("q", 1_000..<2_000)])
    #expect(words.count { $0.first == "q" && $0.count == 5 } == 1_000)
    #expect(words.count { $0.first == "z" && $0.count == 5 } == 1_000)
  }

  @Test func `a word that nobody looked up is neither known nor unknown`() {
    let spelling = Spelling(
      dictionary: "en_US", lookedUp: ["folder", "lesen"], unknown: ["lesen", "les", "sen", "sub"])
    #expect(spelling.knows("folder") == true)
    #expect(spelling.knows("lesen") == false)
    #expect(spelling.knows("window") == nil)
  }
}
