// SPDX-License-Identifier: Apache-2.0

import CAllocations
import EvenhandTesting
import Foundation
import Gestures
import Views

/// What it takes to make and to publish a thousand of each control, and a page with one of each.
@MainActor
enum ControlsBenchmark {
  private static let count = 1_000
  private static let rounds = 3

  /// A control, made of a number that tells it from the others.
  private struct Kind {
    let name: String
    let make: (Int) -> AnyView

    init(_ name: String, @ViewBuilder _ make: @escaping (Int) -> some View) {
      self.name = name
      self.make = { AnyView(make($0)) }
    }
  }

  private static let kinds: [Kind] = [
    Kind("Text") { Text("Text \($0)") },
    Kind("Image") { _ in Image(systemName: "star") },
    Kind("Label") { Label("Label \($0)", systemImage: "star") },
    Kind("Button") { Button("Button \($0)") {} },
    Kind("Toggle") { Toggle("Toggle \($0)", isOn: .constant(true)) },
    Kind("Slider") { number in Slider(value: .constant(0.5)) { Text("Slider \(number)") } },
    Kind("Stepper") { Stepper("Stepper \($0)", value: .constant(3)) },
    Kind("Picker, menu") { number in
      Picker("Picker \(number)", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }
        .pickerStyle(.menu)
    },
    Kind("Picker, segmented") { number in
      Picker("Picker \(number)", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }
        .pickerStyle(.segmented)
    },
    Kind("DatePicker") { DatePicker("Date \($0)", selection: .constant(.distantPast)) },
    Kind("ColorPicker") { ColorPicker("Colour \($0)", selection: .constant(.red)) },
    Kind("ProgressView") { ProgressView("Progress \($0)", value: 0.4) },
    Kind("Gauge") { number in Gauge(value: 0.4) { Text("Gauge \(number)") } },
    Kind("TextField") { TextField("Field \($0)", text: .constant("text")) },
    Kind("SecureField") { SecureField("Secret \($0)", text: .constant("text")) },
    Kind("TextEditor") { _ in TextEditor(text: .constant("text")).frame(height: 40) },
    Kind("Menu") { number in Menu("Menu \(number)") { Button("Line") {} } },
    Kind("Link") { Link("Link \($0)", destination: URL(filePath: "/")) },
    Kind("DisclosureGroup") { number in DisclosureGroup("Group \(number)") { Text("inside") } },
    Kind("GroupBox") { number in GroupBox("Box \(number)") { Text("inside") } },
    Kind("LabeledContent") { LabeledContent("Content \($0)", value: "value") },
    Kind("a tap") { Text("Tap \($0)").onTapGesture {} },
    Kind("a hold") { Text("Hold \($0)").onLongPressGesture {} },
    Kind("a drag") { Text("Drag \($0)").gesture(DragGesture().onEnded { _ in }) },
    Kind("a pinch and a turn") {
      Text("Pinch \($0)").gesture(
        MagnifyGesture().onEnded { _ in }.simultaneously(with: RotateGesture().onEnded { _ in }))
    },
  ]

  static func run() {
    print("\(count) of each control: made, laid out and published, median of \(rounds)")
    let floor = time(of: kinds[0])
    for kind in kinds {
      let made = kind.name == "Text" ? floor : time(of: kind)
      print(
        String(
          format: "%18@: %7.1f ms, %5.1f times a Text; %6.0f bytes each", kind.name as NSString,
          made.milliseconds, made.milliseconds / floor.milliseconds, made.bytes))
    }
    let page = time(of: 1) { number in
      ForEach(kinds.indices, id: \.self) { kinds[$0].make(number) }
    }
    print(
      String(
        format: "A page with one of each: %.1f ms, %.0f bytes", page.milliseconds, page.bytes))
  }

  private static func time(of kind: Kind) -> (milliseconds: Double, bytes: Double) {
    time(of: count) { kind.make($0) }
  }

  /// - Returns: Of all of them, and of one.
  private static func time(
    of count: Int, @ViewBuilder _ make: @escaping (Int) -> some View
  ) -> (milliseconds: Double, bytes: Double) {
    func window(_ count: Int) -> ViewTester {
      ViewTester(size: CGSize(width: 400, height: 400)) {
        ScrollView { VStack { ForEach(0..<count, id: \.self) { make($0) } } }
      }
    }
    // What the first of all needs once is nobody's.
    _ = window(1)
    var times: [Double] = []
    var bytes: [Double] = []
    for _ in 0..<rounds {
      let before = Int64(evenhand_heap_bytes())
      let start = Measurement.processorTime
      let made = window(count)
      times.append(Double(Measurement.processorTime - start) / 1e6)
      withExtendedLifetime(made) {
        bytes.append(Double(Int64(evenhand_heap_bytes()) - before) / Double(count))
      }
    }
    return (times.sorted()[rounds / 2], bytes.sorted()[rounds / 2])
  }
}
