// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// What the standard controls are called, whoever says it.
@MainActor
struct ControlNameTests {
  private func node(_ role: Role, in tester: ViewTester) throws -> Node {
    try #require(tester.tree.depthFirst.first { $0.role == role }, "\(tester.treeText())")
  }

  /// The names of what labels the node.
  private func labels(of node: Node, in tester: ViewTester) -> [String] {
    node.relations.filter { $0.kind == .labelledBy }.flatMap(\.targets).compactMap { id in
      tester.tree.depthFirst.first { $0.id == id }?.name
    }
  }

  @Test func `a name that is given to a control replaces its own label`() throws {
    let field = ViewTester {
      TextField("Jane Doe", text: .constant("")).accessibilityLabel("Name")
    }
    #expect(try node(.entry, in: field).name == "Name")
    #expect(try node(.entry, in: field).attributes["placeholder-text"] == "Jane Doe")
    let secret = ViewTester {
      SecureField("8 signs", text: .constant("")).accessibilityLabel(Text("Password"))
    }
    #expect(try node(.passwordText, in: secret).name == "Password")
    let slider = ViewTester {
      Slider(value: .constant(0.5)) { Text("V") }.accessibilityLabel("Volume")
    }
    #expect(try node(.slider, in: slider).name == "Volume")
  }

  @Test(arguments: [
    ("Copies: 2", "Copies"), ("2 guests", "guests"), ("Room 12", "Room 12"), ("2", "2"),
    ("Copies", "Copies"), ("2nd try", "2nd try"),
  ])
  func `a value that stands in a label is not said twice`(label: String, name: String) throws {
    let tester = ViewTester { Stepper(label, value: .constant(2), in: 0...9) }
    #expect(try node(.spinButton, in: tester).name == name)
  }

  @Test func `a name that is switched off leaves a control its own label`() throws {
    struct Switched: View {
      @Views.State private var isNamed = false
      var body: some View {
        TextField("Jane Doe", text: .constant("")).accessibilityLabel("Name", isEnabled: isNamed)
        Button("Switch") { isNamed.toggle() }
      }
    }
    let tester = ViewTester { Switched() }
    #expect(try node(.entry, in: tester).name == "Jane Doe")
    try tester.tap("Switch")
    #expect(try node(.entry, in: tester).name == "Name")
    try tester.tap("Switch")
    #expect(try node(.entry, in: tester).name == "Jane Doe")
  }

  @Test func `views that name a control keep the name that was given before`() throws {
    let tester = ViewTester {
      TextField("Jane Doe", text: .constant("")).accessibilityLabel("Name")
        .accessibilityLabel { name in
          name
          Text("required")
        }
    }
    #expect(try node(.entry, in: tester).name == "Name required")
  }

  @Test func `a labelled content labels its control`() throws {
    let tester = ViewTester {
      LabeledContent("Amount") { Slider(value: .constant(0.5)) }
      LabeledContent("Name") { TextField("Jane Doe", text: .constant("")) }
    }
    let slider = try node(.slider, in: tester)
    #expect(slider.name == "Amount")
    #expect(labels(of: slider, in: tester) == ["Amount"])
    let field = try node(.entry, in: tester)
    #expect(field.attributes["placeholder-text"] == "Jane Doe")
    #expect(labels(of: field, in: tester) == ["Name"])
  }

  @Test func `a label of several texts labels as one, and without a label there is none`() throws {
    let tester = ViewTester {
      LabeledContent {
        Toggle("", isOn: .constant(true))
      } label: {
        Text("Wi-Fi")
        Text("at home")
      }
      LabeledContent {
        TextField("Jane Doe", text: .constant(""))
      } label: {
        EmptyView()
      }
    }
    let toggle = try node(.checkBox, in: tester)
    #expect(toggle.name == "Wi-Fi, at home")
    #expect(labels(of: toggle, in: tester) == ["Wi-Fi, at home"])
    #expect(labels(of: try node(.entry, in: tester), in: tester) == [])
  }

  @Test func `controls under one label stand side by side, in a group with its name`() throws {
    let tester = ViewTester {
      LabeledContent("Address") {
        TextField("Street", text: .constant(""))
        Button("Find") {}
      }
      .frame(width: 300)
    }
    let (field, button) = (try node(.entry, in: tester), try node(.button, in: tester))
    let (left, right) = (try #require(field.frame), try #require(button.frame))
    #expect(left.x + left.width <= right.x)
    let group = try #require(
      tester.tree.depthFirst.first { $0.children.contains(field.id) }, "\(tester.treeText())")
    #expect(labels(of: group, in: tester) == ["Address"])
  }

  @Test func `two texts that belong together stay two texts`() throws {
    let tester = ViewTester { LabeledContent("Plan", value: "Free") }
    #expect(
      tester.treeText() == """
        frame "Test"
          label "Plan"
          label "Free"

        """)
  }

  @Test func `a picker without a label and a choice is not called by its border`() throws {
    let tester = ViewTester {
      Picker("", selection: .constant(Int?.none)) {
        Text("One").tag(Int?.some(1))
        Text("Two").tag(Int?.some(2))
      }
    }
    let picker = try node(.comboBox, in: tester)
    #expect(picker.name == "")
    #expect(picker.attributes["derived-name"] == nil)
  }

  @Test func `a choice without a text is not called by its border`() throws {
    let tester = ViewTester {
      Picker("Look", selection: .constant(1)) {
        Text("").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.segmented)
    }
    let choices = tester.tree.depthFirst.filter { $0.role == .radioButton }.map(\.name)
    #expect(choices == ["", "Two"])
  }
}
