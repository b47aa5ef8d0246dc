// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// What `.primary`, `.secondary` and the levels below them are drawn in.
@MainActor
struct InkLevelTests {
  private func fills(_ view: some View) -> [Color] {
    ViewTester { view }.displayList.items.compactMap { item in
      if case .fill(_, let color) = item { color } else { nil }
    }
  }

  private func inks(_ view: some View) -> [Color] {
    ViewTester { view }.displayList.items.compactMap { item in
      if case .text(let run, _) = item { run.color } else { nil }
    }
  }

  private func texts() -> some View {
    VStack {
      Text("a").foregroundStyle(.primary)
      Text("b").foregroundStyle(.secondary)
      Text("c").foregroundStyle(.tertiary)
    }
  }

  @Test func `without a foreground style the levels are the standard colours of text`() {
    #expect(inks(texts()) == [.primary, .secondary, .tertiary])
    #expect(fills(Rectangle().fill(.primary)) == [.primary])
  }

  @Test func `in a foreground style the levels are so much of it`() {
    let red = Color.red
    #expect(inks(texts().foregroundStyle(.red)) == [red, red.opacity(0.5), red.opacity(0.25)])
    #expect(fills(Rectangle().fill(.primary).foregroundStyle(.red)) == [red])
    #expect(fills(Rectangle().fill(.tertiary).foregroundStyle(.red)) == [red.opacity(0.25)])
  }

  @Test func `a style may be given for each level`() {
    #expect(inks(texts().foregroundStyle(.red, .green, .blue)) == [.red, .green, .blue])
    #expect(inks(texts().foregroundStyle(.red, .green)) == [.red, .green, .green])
    let inner = VStack { texts() }.foregroundStyle(.primary)
    #expect(inks(inner.foregroundStyle(.red, .green, .blue)) == [.red, .green, .blue])
    #expect(
      inks(texts().foregroundStyle(.blue).foregroundStyle(.red, .green))
        == [.blue, Color.blue.opacity(0.5), Color.blue.opacity(0.25)])
  }

  @Test func `a level of a level stays readable`() {
    #expect(inks(texts().foregroundStyle(.secondary)) == [.secondary, .secondary, .tertiary])
  }

  @Test func `a name of a level is a colour where all else is one`() {
    let shown = [true, false].flatMap { isOn in
      inks(Text("a").foregroundStyle(isOn ? .red : .secondary))
    }
    #expect(shown == [.red, .secondary])
  }
}
