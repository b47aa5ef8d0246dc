// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// The pointer over one window of one instance, and what can be seen of it.
final class PointerDesk {
  let instance: FreshInstance
  let scene: PointerScene
  private let display: XDisplay
  private let pointer: XPointer
  let keyboard: XKeyboard
  private let window: XWindow
  private let area: ScreenArea
  /// What changes by itself.
  private(set) var restless: ChangedSquares

  /// What a window manager draws round a window, in pixels.
  private static let decoration = 30.0
  /// A frame of a screen at 60 Hz, in which a toolkit draws what the pointer has come over.
  private static let frame = Duration.milliseconds(17)
  /// For what follows the pointer by an animation.
  static let rest = Duration.milliseconds(90)
  /// For two sides of a drag to speak with each other over X (XDND), in microseconds.
  private static let consent: UInt32 = 200_000
  /// For the application to do what a click asks for, and to come to rest again: a button of Qt
  /// stays down for 100 ms, GTK's states fade for 200 ms.
  private static let effect = Duration.milliseconds(240)
  /// How far from a click it shows what it has done, mostly, in pixels.
  static let neighbourhood = 24.0
  private static let longest = Duration.milliseconds(1200)
  /// Toolkits show tool tips after half a second; Qt after 0.7 s.
  private static let toolTip = Duration.milliseconds(900)
  /// A text cursor comes and goes in 1.2 s in GTK, in 1 s in Qt.
  private static let watch = 13

  /// - Parameters:
  ///   - part: Of the window, what alone is looked at; nil for all of it.
  ///   - restless: What changes by itself, as other instances have shown.
  init(
    _ instance: FreshInstance, window: Node, part: Rect? = nil, policy: ActionPolicy,
    restless: ChangedSquares
  ) async throws(DriverError) {
    self.instance = instance
    self.restless = restless
    display = try XDisplay(environment: instance.environment)
    pointer = XPointer(display)
    keyboard = try XKeyboard(display)
    let end = ContinuousClock.now + .seconds(3)
    var found: XWindow?
    while found == nil {
      do throws(DriverError) {
        found = try display.window(of: window, in: instance.snapshot)
      } catch {
        // A window manager lists a window a little after the application shows it.
        if ContinuousClock.now >= end { throw error }
        try? await Task.sleep(for: .milliseconds(50))
      }
    }
    guard let found, let area = display.area(of: found) else { throw .displayLost }
    self.window = found
    self.area = area
    while display.activeWindow != found.id, ContinuousClock.now < end {
      try display.activate(found)
      try? await Task.sleep(for: .milliseconds(50))
    }
    scene = PointerScene(
      instance.snapshot, window: window, part: part, width: area.width, height: area.height,
      covers: display.covers(of: found).map { cover in
        Rect(
          x: Double(cover.x - area.x), y: Double(cover.y - area.y), width: Double(cover.width),
          height: Double(cover.height)
        ).grown(by: Self.decoration)
      }, policy: policy)
    for bar in scene.scrollBars { self.restless.cover(bar) }
    display.parkPointer()
  }

  var size: (width: Int, height: Int) { (area.width, area.height) }

  /// True while the window stands where it stood, above all others.
  var isInPlace: Bool { display.area(of: window) == area && display.isListed(window) }

  func picture() throws(DriverError) -> PixelMap { try display.pixels(of: area) }

  var pointerName: String { display.pointerName() }

  /// With menus and pop-overs, or these alone.
  func windows(unmanaged: Bool = false) -> Set<UInt32> {
    display.shownWindows(unmanaged: unmanaged)
  }

  /// Learns what changes while nobody touches the window.
  func watchUntouched() async throws(DriverError) {
    display.parkPointer()
    var last = try picture()
    for _ in 0..<Self.watch {
      try? await Task.sleep(for: .milliseconds(100))
      let now = try picture()
      learn(from: last, to: now)
      last = now
    }
  }

  func learn(from earlier: PixelMap, to later: PixelMap) {
    guard let changed = ChangedSquares(from: earlier, to: later), !changed.isEmpty else { return }
    restless.formUnion(changed)
    // A bar that fills, or a clock's words, may be larger the next time.
    for frame in scene.framesDrawnAlone where changed.touches(frame, margin: 0) {
      restless.cover(frame)
    }
  }

  /// Without what changes by itself; nil where the window has another size.
  func change(from earlier: PixelMap, to later: PixelMap) -> ChangedSquares? {
    ChangedSquares(from: earlier, to: later)?.subtracting(restless)
  }

  /// Puts the pointer there, for a frame.
  func pass(_ x: Double, _ y: Double) async throws(DriverError) {
    try pointer.hover(onScreen(x, y))
    try? await Task.sleep(for: Self.frame)
  }

  func park() async {
    display.parkPointer()
    try? await Task.sleep(for: Self.rest)
  }

  /// Whether what is different in a box round the pointer goes when the pointer goes, and comes back with
  /// it. What changes by itself, now and then, does not.
  func comesAndGoes(
    _ box: Rect, with place: PointerScene.Place, untouched: PixelMap
  ) async throws(DriverError) -> Bool {
    display.parkPointer()
    let hasGone = try await comes { now in
      change(from: untouched, to: now).map { !$0.touches(box, margin: 0) } ?? false
    }
    guard hasGone else { return false }
    try await pass(place.x, place.y)
    return try await comes { now in
      change(from: untouched, to: now)?.box(around: place.x, place.y)?.isLike(box) ?? false
    }
  }

  /// Whether the window looks like that before anything that follows the pointer has ended.
  private func comes(_ isMet: (PixelMap) -> Bool) async throws(DriverError) -> Bool {
    let end = ContinuousClock.now + Self.longest
    repeat {
      try? await Task.sleep(for: Self.rest)
      if isMet(try picture()) { return true }
    } while ContinuousClock.now < end
    return false
  }

  func click(_ x: Double, _ y: Double, button: XPointer.Button = .left) throws(DriverError) {
    try pointer.click(onScreen(x, y), button: button)
  }

  /// Presses there, and lets go in the screen's corner.
  func pressAndSlideOff(_ x: Double, _ y: Double) throws(DriverError) {
    try pointer.drag([onScreen(x, y), (0, 0)], steps: 1)
  }

  func drag(
    _ x: Double, _ y: Double, by way: (x: Double, y: Double)
  ) throws(DriverError) {
    try pointer.drag([onScreen(x, y), onScreen(x + way.x, y + way.y)])
  }

  /// Drags something from place to place, and drops it when what lies there has said that it takes it.
  func drop(_ places: [(x: Double, y: Double)]) throws(DriverError) {
    try pointer.drag(places.map { onScreen($0.x, $0.y) }, rest: Self.consent)
  }

  /// The picture when nothing changes any more, or a bound is met.
  func settled() async throws(DriverError) -> PixelMap {
    let end = ContinuousClock.now + Self.longest
    try? await Task.sleep(for: Self.effect)
    var last = try picture()
    while ContinuousClock.now < end {
      try? await Task.sleep(for: Self.rest)
      let now = try picture()
      if change(from: last, to: now)?.isEmpty ?? false { return now }
      last = now
    }
    return last
  }

  /// The words of a tool tip that comes up while the pointer rests there; empty without one.
  func toolTip(_ x: Double, _ y: Double) async throws(DriverError) -> String {
    let before = windows()
    try await pass(x, y)
    let end = ContinuousClock.now + Self.toolTip
    while ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(60))
      guard !windows().isSubset(of: before) else { continue }
      guard let tree = await read()?.tree else { return "" }
      let tip = tree.depthFirst.first { $0.role == .toolTip && $0.states[.showing] }
      return tip.map { tip in
        tip.name.isEmpty
          ? tip.children.compactMap { tree[$0]?.name }.joined(separator: " ") : tip.name
      } ?? ""
    }
    return ""
  }

  /// nil where the application cannot be read any more.
  func read() async -> ApplicationSnapshot? {
    try? await instance.reader.read(instance.snapshot.application).withInferredShowing
  }

  /// What the place and a little round it looked like in a picture of the window.
  static func crop(_ map: PixelMap, to box: Rect) -> PixelMap? {
    let box = box.grown(by: 16)
    let left = max(0, Int(box.x) - map.x)
    let top = max(0, Int(box.y) - map.y)
    let right = min(map.width, Int(box.maxX) - map.x)
    let bottom = min(map.height, Int(box.maxY) - map.y)
    guard left < right, top < bottom, map.bytes.count == map.width * map.height * 4 else {
      return nil
    }
    var bytes: [UInt8] = []
    for row in top..<bottom {
      bytes += map.bytes[(row * map.width + left) * 4..<(row * map.width + right) * 4]
    }
    return PixelMap(
      x: map.x + left, y: map.y + top, width: right - left, height: bottom - top, bytes: bytes)
  }

  private func onScreen(_ x: Double, _ y: Double) -> (x: Int, y: Int) {
    (area.x + Int(x), area.y + Int(y))
  }
}

extension Rect {
  /// Each edge within two of the squares by which pictures are compared.
  fileprivate func isLike(_ other: Rect) -> Bool {
    [x - other.x, y - other.y, maxX - other.maxX, maxY - other.maxY].allSatisfy {
      $0.magnitude <= 16
    }
  }
}
