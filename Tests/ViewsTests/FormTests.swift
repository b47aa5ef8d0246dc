// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// Forms that are higher than their room.
@MainActor
struct FormTests {
  private struct Options: View {
    let isGrouped: Bool
    @Views.State private var on = Array(repeating: false, count: 40)

    var body: some View {
      VStack(spacing: 0) {
        Text("Title")
        if isGrouped { form.formStyle(.grouped) } else { form }
        Text("Status")
      }
    }

    private var form: some View {
      Form { ForEach(0..<40, id: \.self) { Toggle("Option \($0)", isOn: $on[$0]) } }
    }
  }

  @Test(arguments: [true, false])
  func `what does not fit is scrolled to, and what is around stays`(isGrouped: Bool) throws {
    let size = CGSize(width: 300, height: 240)
    let tester = ViewTester(size: size) { Options(isGrouped: isGrouped) }
    func isInside(_ name: String) throws -> Bool {
      let frame = try #require(try tester.element(named: name).frame)
      return frame.y >= 0 && frame.maxY <= size.height
    }
    #expect(try isInside("Title") && isInside("Status") && isInside("Option 0"))
    #expect(try !isInside("Option 39"))
    try tester.tabTo("Option 39")
    #expect(try isInside("Option 39") && isInside("Title") && !isInside("Option 0"))
    tester.press(.space)
    #expect(try tester.element(named: "Option 39").states[.checked])
  }

  @Test func `a text of many lines is as high as the least height of its frame`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 600)) {
      Form {
        TextEditor(text: .constant("")).accessibilityLabel("Notes").frame(minHeight: 240)
        TextEditor(text: .constant("")).accessibilityLabel("More").frame(minHeight: 40)
      }
    }
    #expect(try tester.element(named: "Notes").frame?.height == 240)
    #expect(try #require(tester.element(named: "More").frame).height > 40)
  }

  @Test func `a control stands at the other side of its row than its label`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 400)) {
      VStack(spacing: 0) {
        Form { Section { Stepper("Cups", value: .constant(2)) } }.formStyle(.grouped)
        List { Stepper("Spoons", value: .constant(2)) }
        Stepper("Plates", value: .constant(2))
      }
    }
    func width(_ name: String) throws -> Double {
      try #require(tester.element(named: name).frame).width
    }
    #expect(try width("Cups") > 200 && width("Spoons") > 200 && width("Plates") < 200)
  }

  @Test func `a control whose label is hidden leaves the room of its row to what stands beside it`()
    throws
  {
    let tester = ViewTester(size: CGSize(width: 300, height: 200)) {
      List {
        HStack {
          Text("Cups")
          Spacer()
          Stepper("Number of cups", value: .constant(2)).labelsHidden()
        }
      }
    }
    let stepper = try #require(tester.element(named: "Number of cups").frame)
    #expect(stepper.maxX > 270 && stepper.width < 120)
  }

  @Test func `a section without a heading is set off from the rows above`() throws {
    func gap(_ style: some ListStyle) throws -> Double {
      let tester = ViewTester(size: CGSize(width: 300, height: 400)) {
        List {
          Section { Text("Oak") }
          Section { Text("Elm") }
        }
        .listStyle(style)
      }
      let rows = try ["Oak", "Elm"].map { try #require(tester.element(named: $0).frame) }
      return rows[1].y - rows[0].y
    }
    #expect(try gap(.insetGrouped) > gap(.plain) + 8)
  }
}
