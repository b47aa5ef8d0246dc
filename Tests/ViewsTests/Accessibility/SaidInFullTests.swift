// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// Small things that are read: levels of headings, a gauge's own words, pictures that are not there.
@MainActor
struct SaidInFullTests {
  @Test func `a gauge says its value in its author's words, which are no part of its name`()
    throws
  {
    func gauge<Style: GaugeStyle>(_ style: Style) throws -> Node {
      let tester = ViewTester {
        Gauge(value: 68, in: 0...100) {
          Text("Warmth")
        } currentValueLabel: {
          Text("68 degrees")
        }
        .gaugeStyle(style)
      }
      return try #require(tester.tree.depthFirst.first { $0.role == .levelBar })
    }
    for node in [try gauge(.linearCapacity), try gauge(.accessoryCircular)] {
      #expect(node.name == "Warmth")
      #expect(node.value?.text == "68 degrees" && node.value?.current == 68)
    }
    let plain = ViewTester { Gauge(value: 0.25) { Text("Warmth") } }
    #expect(try plain.element(named: "Warmth").value?.text == "25 %")
  }

  @Test func `headings of sections and pages have levels`() throws {
    let tester = ViewTester {
      NavigationStack {
        List { Section("Fruits") { Text("Apple") } }.navigationTitle("Food")
      }
    }
    #expect(try tester.element(named: "Food").attributes["level"] == "1")
    #expect(try tester.element(named: "Fruits").attributes["level"] == "2")
  }

  @Test func `a picture that is not there is seen, and called in words`() throws {
    let tester = ViewTester {
      Button {
      } label: {
        Image("hero_photo.fill")
      }
      .buttonStyle(.plain)
    }
    let button = try tester.element(named: "hero photo")
    #expect(try #require(button.frame).width > 10)
    #expect(!tester.displayList.items.isEmpty)
  }

  @Test func `a symbol is called in words`() throws {
    let tester = ViewTester {
      VStack {
        Button {
        } label: {
          Image(systemName: "heart.fill")
        }
        Image(systemName: "quite.unknown.fill")
      }
    }
    #expect(!tester.tree.depthFirst.contains { $0.name.contains(".") })
  }

  @Test func `a column that is not shown is no landmark`() throws {
    let tester = ViewTester(size: CGSize(width: 320, height: 400)) {
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        List { Text("Ash") }
      } detail: {
        Text("Nothing yet")
      }
    }
    #expect(!tester.tree.depthFirst.contains { $0.name == "Sidebar" })
    #expect(tester.tree.depthFirst.contains { $0.name == "Nothing yet" })
  }
}
