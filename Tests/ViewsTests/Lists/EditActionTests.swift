// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// Lists of bound collections, whose rows a person moves, deletes and chooses.
@MainActor
struct EditActionTests {
  private struct Name: Identifiable {
    let number: Int
    var text: String
    var id: Int { number }
  }

  private struct Words: View {
    let actions: EditActions<[String]>
    @Views.State private var words = ["Ann", "Bob", "Cy"]
    @Views.State private var chosen: String?

    var body: some View {
      VStack {
        List($words, id: \.self, editActions: actions, selection: $chosen) { $word in Text(word) }
        Text("chosen \(chosen ?? "none") of \(words.joined())")
      }
    }
  }

  private func texts(_ tester: ViewTester) -> [String] {
    tester.tree.depthFirst.map(\.name).filter { $0.hasPrefix("chosen") }
  }

  @Test func `a row that is known by a property is chosen, and deleted where that is allowed`()
    throws
  {
    let tester = ViewTester { Words(actions: .all) }
    try tester.tabTo("Ann")
    tester.press(.down)
    tester.press(.space)
    #expect(texts(tester) == ["chosen Bob of AnnBobCy"])
    tester.press(.delete)
    tester.advance(by: 1)
    #expect(texts(tester) == ["chosen Bob of AnnCy"])
    let moving = ViewTester { Words(actions: .move) }
    try moving.tabTo("Ann")
    moving.press(.delete)
    moving.advance(by: 1)
    #expect(texts(moving) == ["chosen none of AnnBobCy"])
  }

  @Test func `any number of bound rows is chosen, whether they are edited or not`() throws {
    struct Many: View {
      @Views.State private var names = [Name(number: 1, text: "Ann"), Name(number: 2, text: "Bob")]
      @Views.State private var chosen: Set<Int> = []

      var body: some View {
        VStack {
          List($names, id: \.number, editActions: .move, selection: $chosen) { $name in
            Text(name.text)
          }
          List($names, selection: $chosen) { $name in TextField("Name", text: $name.text) }
          Text("chosen \(chosen.count)")
        }
      }
    }
    let tester = ViewTester { Many() }
    try tester.tabTo("Ann")
    tester.press(.space)
    tester.press(.down)
    tester.press(.space)
    #expect(texts(tester) == ["chosen 2"])
  }

  @Test func `bound rows that nobody edits are chosen`() throws {
    struct One: View {
      @Views.State private var names = [Name(number: 1, text: "Ann"), Name(number: 2, text: "Bob")]
      @Views.State private var chosen: Int?

      var body: some View {
        VStack {
          List($names, id: \.number, selection: $chosen) { $name in Text(name.text) }
          Text("chosen \(chosen ?? 0)")
        }
      }
    }
    let tester = ViewTester { One() }
    try tester.tabTo("Ann")
    tester.press(.down)
    tester.press(.space)
    #expect(texts(tester) == ["chosen 2"])
  }
}
