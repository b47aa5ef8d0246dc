// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// A tint is the same colour in the dark as where it is not set, with letters that are seen on it.
@MainActor
struct DarkTintTests {
  /// The colours of the letters, and those that are filled.
  private func colors(_ tester: ViewTester) -> (letters: [Color], grounds: [Color]) {
    tester.host.settings.colorScheme = .dark
    tester.settle()
    var (letters, grounds): ([Color], [Color]) = ([], [])
    for item in tester.displayList.items {
      switch item {
      case .text(let run, _): letters.append(run.color)
      case .fill(_, let color): grounds.append(color)
      default: break
      }
    }
    return (letters, grounds)
  }

  @Test func `a prominent button in blue is the same as one without a tint`() {
    let plain = colors(ViewTester { Button("Go") {}.buttonStyle(.borderedProminent) })
    #expect(plain.letters == [.white] && plain.grounds.count == 1)
    let styled = colors(
      ViewTester { Button("Go") {}.buttonStyle(.borderedProminent).tint(AnyShapeStyle(Color.blue)) }
    )
    #expect(styled.letters == plain.letters && styled.grounds == plain.grounds)
    let short = colors(ViewTester { Button("Go") {}.buttonStyle(.borderedProminent).tint(.blue) })
    #expect(short.letters == plain.letters && short.grounds == plain.grounds)
  }

  @Test func `letters on a swiped row's buttons keep 4.5 to 1, whatever the tint`() throws {
    for tint in [Color.orange, .yellow, .mint, .blue, .green, .gray, .cyan] {
      let tester = ViewTester {
        List { Text("Row").swipeActions { Button("Pin") {}.tint(tint) } }
      }
      try tester.drag("Row", by: CGSize(width: -160, height: 0))
      let (letters, grounds) = colors(tester)
      let ground = Color(red: tint.red, green: tint.green, blue: tint.blue)
      let letter = try #require(letters.last)
      #expect(grounds.contains(ground))
      #expect(letter.contrast(with: ground) >= 4.5, "\(tint): \(letter) on \(ground)")
    }
  }
}
