// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Foundation
import Testing

@testable import EvenhandTesting

/// Queries of UI tests as they are pasted.
@MainActor
struct PastedQueryTests {
  private struct Shop: View {
    @State private var look = "List"
    @State private var colour = "Red"
    @State private var query = ""
    @State private var day = Date(timeIntervalSinceReferenceDate: 0)
    @State private var note = ""
    @State private var isLoud = false
    @State private var swipes = 0

    var body: some View {
      TabView {
        NavigationStack {
          ScrollView {
            Picker("Look", selection: $look) {
              Text("List").tag("List")
              Text("Grid").tag("Grid")
            }
            .pickerStyle(.segmented)
            Picker("Colour", selection: $colour) {
              ForEach(["Red", "Blue", "Green"], id: \.self) { Text($0) }
            }
            .pickerStyle(.wheel)
            DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(.field)
            TextField("Note", text: $note)
            Toggle("Loud", isOn: $isLoud)
            Button("Buy 3 apples") {}.accessibilityIdentifier("buy-apples")
            Button("Buy 5 pears") {}.accessibilityIdentifier("buy-pears").disabled(true)
            Text("\(look), \(colour), \(query), \(note)")
            Text("swiped \(swipes)")
            HStack {
              Text("Pear")
              Button("Remove") {}
            }
            .accessibilityElement(children: .contain)
          }
          .searchable(text: $query, prompt: "Find")
        }
        .simultaneousGesture(SwipeGesture([.left]).onEnded { _ in swipes += 1 })
        .tabItem { Text("Goods") }
        Text("Empty").tabItem { Text("Basket") }
      }
    }
  }

  private let app = ViewTester(size: CGSize(width: 500, height: 900)) { Shop() }

  @Test func `choices, wheels, fields and tabs are found by the names that they have elsewhere`() {
    app.segmentedControls.buttons["Grid"].tap()
    #expect(app.staticTexts["Grid, Red, , "].exists)
    app.pickerWheels["Colour"].adjust(toPickerWheelValue: "Blue")
    #expect(app.staticTexts["Grid, Blue, , "].exists)
    #expect(app.searchFields.count == 1)
    app.searchFields["Find"].tap()
    app.searchFields["Find"].typeText("ap")
    #expect(app.staticTexts["Grid, Blue, ap, "].exists)
    app.textFields["Note"].typeText("milk" + XCUIKeyboardKey.delete.rawValue)
    #expect(app.staticTexts["Grid, Blue, ap, mil"].exists)
    #expect(app.textFields["Note"].placeholderValue == "Note")
    app.tabBars.buttons["Basket"].tap()
    #expect(app.staticTexts["Empty"].waitForExistence(timeout: 1))
  }

  @Test func `the field of a date is counted to what it should say`() {
    let years = app.pickerWheels.matching(NSPredicate(format: "value == '2001'"))
    #expect(years.count == 1)
    years.element.adjust(toPickerWheelValue: "2003")
    #expect(app.pickerWheels.matching(NSPredicate(format: "value == '2003'")).count == 1)
  }

  @Test func `predicates say which elements are meant`() {
    let buttons = app.buttons
    #expect(buttons.matching(NSPredicate(format: "label BEGINSWITH %@", "Buy")).count == 2)
    #expect(buttons.matching(NSPredicate(format: "label CONTAINS[c] 'APPLES'")).count == 1)
    #expect(buttons.matching(NSPredicate(format: "identifier == \"buy-pears\"")).count == 1)
    #expect(
      buttons.element(
        matching: NSPredicate(format: "label BEGINSWITH 'Buy' AND isEnabled == true")
      ).identifier == "buy-apples")
    #expect(
      buttons.matching(
        NSPredicate(format: "label LIKE 'Buy ? *' AND NOT (enabled == YES OR label ENDSWITH 's!')")
      ).count == 1)
    #expect(
      buttons.matching(NSPredicate(format: "label MATCHES %@", "Buy [0-9]+ .*")).count == 2)
    #expect(
      buttons.matching(NSPredicate(format: "identifier IN {'buy-pears', 'other'}")).count == 1)
    #expect(app.switches.matching(NSPredicate(format: "value == 0")).count == 1)
    #expect(
      buttons.matching(
        NSPredicate { element, _ in (element as? XCUIElementAttributes)?.label == "Buy 5 pears" }
      ).count == 1)
  }

  @Test func `elements are found by what they contain`() {
    let rows = app.otherElements.containing(.staticText, identifier: "Pear")
    #expect(rows.buttons["Remove"].exists)
    #expect(
      app.otherElements.containing(NSPredicate(format: "label == 'Pear'")).buttons["Remove"].exists)
    #expect(app.buttons.matching(.button, identifier: "buy-apples").count == 1)
    #expect(app.descendants(matching: .any).element(matching: .button, identifier: "Remove").exists)
    #expect(app.scrollViews.firstMatch.children(matching: .any).count > 0)
  }

  @Test func `a swipe of the window goes as fast as it is told`() {
    app.swipeLeft(velocity: .fast)
    #expect(app.staticTexts["swiped 1"].exists)
    app.scrollViews.firstMatch.swipeLeft()
    #expect(app.staticTexts["swiped 2"].exists)
    let before = app.clock
    app.swipeUp(velocity: 100)
    #expect(app.clock - before > 3)
    #expect(app.staticTexts["swiped 2"].wait(for: \.exists, toEqual: true, timeout: 1))
    #expect(app.debugDescription.contains("Goods"))
  }

  @Test func `what is no predicate is said, and holds for nothing`() {
    #expect(throws: PredicateFormatError.self) { try PredicateFormat.expression("label ~ 'a'", []) }
    #expect(throws: PredicateFormatError.self) { try PredicateFormat.expression("label ==", []) }
    #expect(throws: PredicateFormatError.self) { try PredicateFormat.expression("label == %@", []) }
    #expect(throws: PredicateFormatError.self) {
      try PredicateFormat.expression("(label == 'a'", [])
    }
    withKnownIssue {
      #expect(app.buttons.matching(NSPredicate(format: "label == 'a")).count == 0)
    }
  }
}
