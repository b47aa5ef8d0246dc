// SPDX-License-Identifier: Apache-2.0

import Evenhand
import EvenhandTesting
import Foundation
import Testing

/// Apple's verbs of UI tests, on a window that nobody sees.
@MainActor
struct ElementVerbTests {
  private struct Form: View {
    @State private var name = ""
    @State private var secret = ""
    @State private var volume = 30.0
    @State private var isLoud = false
    @State private var taps = 0
    @State private var held = false
    @State private var place = CGSize.zero
    @State private var swiped = "nowhere"

    var body: some View {
      VStack {
        Text("Hello \(name)")
        TextField("Name", text: $name)
        SecureField("Secret", text: $secret)
        Slider(value: $volume, in: 0...100) { Text("Volume") }
        Toggle("Loud", isOn: $isLoud)
        Button("Play") { taps += 1 }.accessibilityIdentifier("play-button")
        Text("\(taps) taps")
        Text(held ? "Held" : "Hold me").onLongPressGesture { held = true }
        Text(swiped).onTapGesture(count: 2) { swiped = "twice" }
          .gesture(SwipeGesture([.left]).onEnded { _ in swiped = "left" })
        Color.red.frame(width: 80, height: 80)
          .offset(place)
          .gesture(DragGesture().onChanged { place = $0.translation })
          .accessibilityLabel("Card")
        Text("\(Int(place.width)) points")
        List(["Ann", "Bob"], id: \.self) { person in
          HStack {
            Text(person)
            Button("Call \(person)") { swiped = "called \(person)" }
          }
        }
        .frame(height: 120)
      }
    }
  }

  private let app = ViewTester(size: CGSize(width: 500, height: 900)) { Form() }

  @Test func `elements are found by their kinds, names, identifiers and numbers`() {
    #expect(app.buttons["Play"].exists && app.buttons["play-button"].exists)
    #expect(!app.buttons["Pause"].exists)
    #expect(app.buttons.matching(identifier: "play-button").count == 1)
    #expect(app.buttons.firstMatch.label == "Play")
    #expect(app.staticTexts["0 taps"].isHittable)
    #expect(app.cells.count == 2)
    #expect(app.cells.element(boundBy: 1).buttons["Call Bob"].exists)
    #expect(!app.cells.element(boundBy: 1).buttons["Call Ann"].exists)
    #expect(app.buttons.allElementsBoundByIndex.map(\.label).contains("Call Ann"))
    #expect(app.descendants(matching: .any).count > 10)
    #expect(app.buttons["play-button"].frame.width > 0 && app.buttons["Play"].isEnabled)
  }

  private struct Asking: View {
    @State private var isAsking = false
    @State private var answer = "none"

    var body: some View {
      TabView {
        Text("Answer: \(answer)")
          .toolbar { Button("Ask") { isAsking = true } }
          .alert("Really?", isPresented: $isAsking) {
            Button("Yes") { answer = "yes" }
            Button("No", role: .cancel) {}
          }
          .tabItem { Text("Page") }
        Text("Other").tabItem { Text("Other page") }
      }
    }
  }

  @Test func `elements of one kind are looked for in those of another`() {
    let app = ViewTester(size: CGSize(width: 400, height: 400)) { Asking() }
    #expect(app.tabBars.tabs.count == 2)
    #expect(app.toolbars.buttons["Ask"].firstMatch.exists)
    app.toolbars.buttons["Ask"].tap()
    #expect(!app.alerts.buttons["Ask"].exists)
    app.alerts.buttons["Yes"].firstMatch.tap()
    #expect(app.staticTexts["Answer: yes"].exists)
    let middle = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    #expect(middle.screenPoint == CGPoint(x: 200, y: 200))
  }

  @Test func `taps, presses, swipes and drags do what a hand does`() {
    app.buttons["Play"].tap()
    app.buttons["Play"].coordinate(withNormalizedOffset: CGVector(dx: 0.2, dy: 0.5)).tap()
    #expect(app.staticTexts["2 taps"].exists)
    app.descendants(matching: .any)["Hold me"].press(forDuration: 1)
    #expect(app.descendants(matching: .any)["Held"].exists)
    app.descendants(matching: .any)["nowhere"].doubleTap()
    #expect(app.descendants(matching: .any)["twice"].exists)
    app.descendants(matching: .any)["twice"].swipeLeft()
    #expect(app.descendants(matching: .any)["left"].exists)
    let card = app.descendants(matching: .any)["Card"]
    card.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).press(
      forDuration: 0.1,
      thenDragTo: card.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
        .withOffset(CGVector(dx: 60, dy: 0)))
    #expect(app.staticTexts["60 points"].exists)
    app.buttons["Call Ann"].click()
    #expect(app.descendants(matching: .any)["called Ann"].exists)
  }

  @Test func `two fingers pinch and turn`() {
    let app = ViewTester { Pinched() }
    app.images["Picture"].pinch(withScale: 1.5, velocity: 1)
    #expect(app.staticTexts["large 0"].exists)
    app.images["Picture"].rotate(.pi / 4, withVelocity: 1)
    #expect(app.staticTexts["large 45"].exists)
  }

  private struct Pinched: View {
    @State private var scale = 1.0
    @State private var angle = Angle.zero

    var body: some View {
      VStack {
        Color.red.frame(width: 200, height: 200)
          .gesture(
            MagnifyGesture().onChanged { scale = $0.magnification }
              .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
          )
          .accessibilityLabel("Picture").accessibilityAddTraits(.isImage)
        Text("\(scale > 1.1 ? "large" : "small") \(Int(angle.degrees.rounded()))")
      }
    }
  }

  @Test func `values are read, written and typed`() {
    app.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.8)
    #expect(app.sliders["Volume"].normalizedSliderPosition == 0.8)
    app.textFields["Name"].typeText("Ann")
    #expect(app.staticTexts["Hello Ann"].exists)
    #expect(app.textFields.firstMatch.value == "Ann" && app.textFields.firstMatch.hasFocus)
    app.secureTextFields.firstMatch.typeText("abc")
    #expect(app.secureTextFields.count == 1)
    #expect(!app.switches["Loud"].isSelected && app.switches["Loud"].value == "0")
    app.switches["Loud"].tap()
    #expect(app.switches["Loud"].isSelected && app.switches["Loud"].value == "1")
  }

  @Test func `what comes later is waited for on the window's clock`() {
    #expect(!app.staticTexts["Nobody"].waitForExistence(timeout: 1))
    #expect(app.staticTexts["0 taps"].waitForNonExistence(timeout: 0.5) == false)
    #expect(app.clock >= 1.5)
  }

  @Test func `a verb without its element is an issue that says what there is`() {
    withKnownIssue {
      app.buttons["Pause"].tap()
    } matching: { issue in
      issue.comments.contains { comment in
        comment.rawValue.hasPrefix("there is no button \u{201c}Pause\u{201d}\n")
          && comment.rawValue.contains("push button \"Play\"")
      }
    }
    withKnownIssue {
      app.staticTexts["0 taps"].adjust(toNormalizedSliderPosition: 0.5)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("has no value") }
    }
  }
}
