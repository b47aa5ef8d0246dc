// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Views

/// A control or a container, made of a number that tells it from the others of its kind.
@MainActor
struct ControlKind {
  let name: String
  let make: (Int) -> AnyView

  private init(_ name: String, @ViewBuilder _ make: @escaping (Int) -> some View) {
    self.name = name
    self.make = { AnyView(make($0)) }
  }

  /// A text is the first: the others are told in multiples of it.
  static let all = shown + pressed + written + arranged + containers + gestures

  private static let shown: [ControlKind] = [
    ControlKind("Text") { Text("Text \($0)") },
    ControlKind("Image") { _ in Image(systemName: "star") },
    ControlKind("Label") { Label("Label \($0)", systemImage: "star") },
    ControlKind("LabeledContent") { LabeledContent("Content \($0)", value: "value") },
    ControlKind("ProgressView") { ProgressView("Progress \($0)", value: 0.4) },
    ControlKind("Gauge") { number in Gauge(value: 0.4) { Text("Gauge \(number)") } },
    ControlKind("Gauge, circular") { number in
      Gauge(value: 0.4) { Text("Gauge \(number)") }.gaugeStyle(.accessoryCircular)
    },
    ControlKind("Canvas") { _ in
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
      .frame(width: 20, height: 20)
    },
    ControlKind("TimelineView") { number in
      TimelineView(.periodic(from: .distantPast, by: 60)) { _ in Text("Time \(number)") }
    },
    ControlKind("ContentUnavailable") {
      ContentUnavailableView("Empty \($0)", systemImage: "star")
    },
  ]

  private static let pressed: [ControlKind] = [
    ControlKind("Button") { Button("Button \($0)") {} },
    ControlKind("Button, bordered") { Button("Button \($0)") {}.buttonStyle(.bordered) },
    ControlKind("Toggle") { Toggle("Toggle \($0)", isOn: .constant(true)) },
    ControlKind("Toggle, switch") {
      Toggle("Toggle \($0)", isOn: .constant(true)).toggleStyle(.switch)
    },
    ControlKind("Slider") { number in Slider(value: .constant(0.5)) { Text("Slider \(number)") } },
    ControlKind("Stepper") { Stepper("Stepper \($0)", value: .constant(3)) },
    ControlKind("Picker, menu") { picker($0).pickerStyle(.menu) },
    ControlKind("Picker, segmented") { picker($0).pickerStyle(.segmented) },
    ControlKind("Picker, inline") { picker($0).pickerStyle(.inline) },
    ControlKind("Picker, wheel") { picker($0).pickerStyle(.wheel) },
    ControlKind("DatePicker") { DatePicker("Date \($0)", selection: .constant(.distantPast)) },
    ControlKind("DatePicker, days") {
      DatePicker("Date \($0)", selection: .constant(.distantPast)).datePickerStyle(.graphical)
    },
    ControlKind("ColorPicker") { ColorPicker("Colour \($0)", selection: .constant(.red)) },
    ControlKind("Menu") { number in Menu("Menu \(number)") { Button("Line") {} } },
    ControlKind("Link") { Link("Link \($0)", destination: URL(filePath: "/")) },
    ControlKind("ShareLink") { ShareLink("Share \($0)", item: "text") },
    ControlKind("ControlGroup") { number in
      ControlGroup {
        Button("One \(number)") {}
        Button("Two") {}
      }
    },
  ]

  private static let written: [ControlKind] = [
    ControlKind("TextField") { TextField("Field \($0)", text: .constant("text")) },
    ControlKind("SecureField") { SecureField("Secret \($0)", text: .constant("text")) },
    ControlKind("TextEditor") { _ in TextEditor(text: .constant("text")).frame(height: 40) },
  ]

  private static let arranged: [ControlKind] = [
    ControlKind("DisclosureGroup") { number in
      DisclosureGroup("Group \(number)") { Text("inside") }
    },
    ControlKind("GroupBox") { number in GroupBox("Box \(number)") { Text("inside") } },
    ControlKind("Section") { number in Section("Section \(number)") { Text("inside") } },
    ControlKind("Form") { number in
      Form { Toggle("Form \(number)", isOn: .constant(true)) }.frame(height: 60)
    },
    ControlKind("Grid") { number in
      Grid {
        GridRow {
          Text("Grid \(number)")
          Text("inside")
        }
      }
    },
    ControlKind("LazyVGrid") { number in
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Text("Grid \(number)")
        Text("inside")
      }
    },
    ControlKind("ViewThatFits") { number in
      ViewThatFits {
        Text("A long line of words \(number)")
        Text("\(number)")
      }
    },
    ControlKind("AnyLayout") { number in AnyLayout(HStackLayout())() { Text("Row \(number)") } },
  ]

  private static let containers: [ControlKind] = [
    ControlKind("List") { number in
      List { Text("Row \(number)") }.frame(height: 60)
    },
    ControlKind("List, chosen from") { number in
      List(0..<3, selection: .constant(1)) { Text("Row \($0) of \(number)") }.frame(height: 100)
    },
    ControlKind("Table") { number in
      Table([Line(id: number)]) { TableColumn("Name") { (line: Line) in Text("Line \(line.id)") } }
        .frame(height: 80)
    },
    ControlKind("TabView") { number in
      TabView {
        Text("First \(number)").tabItem { Text("First") }
        Text("Second \(number)").tabItem { Text("Second") }
      }
      .frame(height: 100)
    },
    ControlKind("TabView, pages") { number in
      TabView {
        Text("First \(number)")
        Text("Second \(number)")
      }
      .tabViewStyle(.page)
      .frame(height: 100)
    },
    ControlKind("NavigationStack") { number in
      NavigationStack {
        NavigationLink("Link \(number)") { Text("inside") }.navigationTitle("Title \(number)")
      }
      .frame(height: 120)
    },
    ControlKind("Toolbar") { number in
      NavigationStack {
        Text("Page \(number)").toolbar {
          Button("Add \(number)") {}
          Button("Remove") {}
        }
      }
      .frame(height: 120)
    },
    ControlKind("NavigationSplitView") { number in
      NavigationSplitView {
        Text("First \(number)")
      } detail: {
        Text("Second \(number)")
      }
      .frame(height: 120)
    },
    ControlKind("sheet and alert") { number in
      Text("Page \(number)")
        .sheet(isPresented: .constant(false)) { Text("inside") }
        .alert("Alert", isPresented: .constant(false)) { Button("OK") {} }
    },
  ]

  private static let gestures: [ControlKind] = [
    ControlKind("a tap") { Text("Tap \($0)").onTapGesture {} },
    ControlKind("a hold") { Text("Hold \($0)").onLongPressGesture {} },
    ControlKind("a drag") { Text("Drag \($0)").gesture(DragGesture().onEnded { _ in }) },
    ControlKind("a pinch and a turn") {
      Text("Pinch \($0)").gesture(
        MagnifyGesture().onEnded { _ in }.simultaneously(with: RotateGesture().onEnded { _ in }))
    },
  ]

  private struct Line: Identifiable {
    let id: Int
  }

  private static func picker(_ number: Int) -> some View {
    Picker("Picker \(number)", selection: .constant(1)) {
      ForEach(0..<3) { Text("\($0)").tag($0) }
    }
  }
}
