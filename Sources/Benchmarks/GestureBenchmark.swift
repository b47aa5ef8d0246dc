// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction

/// What one pointer event costs, from the window to the callback.
@MainActor
enum GestureBenchmark {
  static func run() {
    print("case                                          ns/event  allocations/event")
    let oneDrag = moves(over: { plate in plate.add([drag()]) })
    report("move, one drag", oneDrag)
    report(
      "move, ten composed recognizers",
      moves(over: { plate in plate.add([GestureAttachment(ten())]) }))
    let twoFingers = pinch()
    report("pinch of two fingers", twoFingers)
    for count in [10, 1_000, 100_000] {
      report("hit test among \(count) elements", hitTest(count))
    }
    comparePeer(drag: oneDrag, pinch: twoFingers)
  }

  private static func comparePeer(drag: Measurement, pinch: Measurement) {
    switch GrailPeer.measure() {
    case .notInstalled:
      print("peer: libgrail is not installed (libgrail-dev, libframe-dev, a C compiler)")
    case .failed(let reason): print("peer: libgrail is installed, but \(reason)")
    case .measured(let version, let figures):
      print("\npeer: libgrail \(version)                           ns/event  times ours")
      reportPeer("move, its drag", figures.drag, beside: drag)
      reportPeer("pinch and turn of two fingers", figures.pinch, beside: pinch)
    }
  }

  private static func reportPeer(_ name: String, _ time: Double, beside ours: Measurement) {
    print(
      column(name, String(format: "%.0f", time))
        + String(format: "%12.2f", time / ours.nanoseconds))
  }

  private static func report(_ name: String, _ measurement: Measurement) {
    let time = String(format: "%.0f", measurement.nanoseconds)
    let allocations = String(format: "%.2f", measurement.allocations)
    print(
      column(name, time)
        + String(repeating: " ", count: max(1, 19 - allocations.count)) + allocations)
  }

  private static func column(_ name: String, _ time: String) -> String {
    name.padding(toLength: 44, withPad: " ", startingAt: 0)
      + String(repeating: " ", count: max(1, 10 - time.count)) + time
  }

  /// A window with one element of 400 by 400 points.
  @MainActor
  private final class Plate {
    let scene = InteractionScene(title: "Benchmark")
    var time = 0.0

    init() {
      scene.size = CGSize(width: 800, height: 600)
    }

    func add(_ gestures: [GestureAttachment]) {
      let element = Element()
      element.bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
      element.transform = AffineTransform(translationByX: 20, byY: 20)
      element.hitShape = .bounds
      element.gestures = gestures
      scene.root.append(element)
    }

    func send(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double, id: UInt64 = 1) {
      time += 0.001
      scene.handle(
        PointerEvent(
          id: .init(id), phase: phase, location: CGPoint(x: x, y: y), time: time, kind: .touch))
    }
  }

  private static var sum: CGFloat = 0

  private static func drag() -> GestureAttachment {
    GestureAttachment(DragGesture().onChanged { sum += $0.translation.width })
  }

  private static func ten() -> some Gesture {
    TapGesture(count: 2)
      .exclusively(before: TapGesture())
      .exclusively(before: LongPressGesture(minimumDuration: 1000, maximumDistance: 1000))
      .simultaneously(with: DragGesture().onChanged { sum += $0.translation.width })
      .simultaneously(with: MagnifyGesture())
      .simultaneously(with: RotateGesture())
      .simultaneously(with: LongPressGesture().sequenced(before: DragGesture()))
      .simultaneously(with: SpatialTapGesture())
      .simultaneously(with: TapGesture(count: 3))
  }

  private static func moves(over build: (Plate) -> Void) -> Measurement {
    let plate = Plate()
    build(plate)
    plate.send(.began, 100, 100)
    plate.send(.moved, 180, 100)
    return .of(repetitions: 20_000) { plate.send(.moved, 150 + Double($0 & 63), 120) }
  }

  private static func pinch() -> Measurement {
    let plate = Plate()
    plate.add([
      GestureAttachment(
        MagnifyGesture().onChanged { sum += $0.magnification }
          .simultaneously(with: RotateGesture().onChanged { sum += CGFloat($0.rotation.radians) }))
    ])
    plate.send(.began, 150, 200, id: 1)
    plate.send(.began, 250, 200, id: 2)
    return .of(repetitions: 20_000) {
      plate.send(.moved, 300 + Double($0 & 63), 200 + Double($0 & 31), id: 2)
    }
  }

  /// A grid of elements; the point goes over all of them.
  private static func hitTest(_ count: Int) -> Measurement {
    let scene = InteractionScene(title: "Benchmark")
    let columns = Int(Double(count).squareRoot().rounded(.up))
    let cell = 10.0
    scene.size = CGSize(width: Double(columns) * cell, height: Double(columns) * cell)
    for index in 0..<count {
      let element = Element()
      element.bounds = CGRect(x: 0, y: 0, width: cell, height: cell)
      element.transform = AffineTransform(
        translationByX: Double(index % columns) * cell, byY: Double(index / columns) * cell)
      element.hitShape = .bounds
      scene.root.append(element)
    }
    let repetitions = max(20, 200_000 / count)
    return .of(rounds: 5, repetitions: repetitions) { repetition in
      let index = repetition &* 7919 % count
      let point = CGPoint(
        x: (Double(index % columns) + 0.5) * cell, y: (Double(index / columns) + 0.5) * cell)
      sum += CGFloat(scene.path(at: point).count)
    }
  }
}
