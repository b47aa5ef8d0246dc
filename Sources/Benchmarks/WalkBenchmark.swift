// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession
import Foundation
import RandomWalk
import Semantics

/// The gallery in a window, walked through at random by keys, mouse and fingers: what its memory comes
/// to, minute by minute.
enum WalkBenchmark {
  private struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// What the walk is asked to be.
  struct Options {
    var seed = UInt64.random(in: 1...99_999)
    var minutes = 10

    /// Nil for words that mean nothing.
    init?(_ arguments: [String]) {
      var rest = arguments[...]
      while let word = rest.popFirst() {
        switch (word, rest.popFirst().flatMap { UInt64($0) }) {
        case ("--seed", let number?): seed = number
        case ("--minutes", let number?) where (1...600).contains(number): minutes = Int(number)
        default: return nil
        }
      }
    }
  }

  /// Minutes in which what is made only once is made, and the heap and the caches find their size: each
  /// page comes five times.
  private static let warming = 5
  /// What the heap's own order may add after that, in KB.
  private static let allowance = 1500
  /// Seconds on one page.
  private static let stay = 6.0

  static func run(arguments: [String]) async -> Int32 {
    guard let options = Options(arguments) else {
      FileHandle.standardError.write(Data("walk [--seed N] [--minutes N]\n".utf8))
      return 64
    }
    do {
      print("seed \(options.seed), \(options.minutes) minutes")
      let session = try await DesktopSession.start(
        .init(display: .testInput, width: 1400, height: 1000, windowManager: true))
      defer { session.stop() }
      return try await walk(options, session) ? 0 : 1
    } catch {
      FileHandle.standardError.write(Data("walk: \(error)\n".utf8))
      return 1
    }
  }

  /// - Returns: Whether the memory stayed what it was.
  private static func walk(_ options: Options, _ session: DesktopSession) async throws -> Bool {
    let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "gallery").path
    let gallery = try session.start(path, [])
    defer { gallery.terminate() }
    let walker = try await LiveWalker(gallery, session)
    var steps = RandomWalk(seed: options.seed)
    var held: [Int] = []
    var count = 0
    for minute in 1...options.minutes {
      let end = Date() + 60
      var pageEnd = Date()
      while Date() < end {
        if Date() >= pageEnd {
          pageEnd = Date() + stay
          try await walker.showNextPage()
        }
        guard gallery.isRunning else {
          throw Problem(description: "the gallery ended after \(count) steps")
        }
        if let step = steps.next() { try await walker.make(step) }
        count += 1
      }
      held.append(try await walker.heldAtHome())
      print("minute \(minute): \(count) steps, \(walker.pageCount) pages, \(held[minute - 1]) KB")
    }
    let settled = held.dropFirst(min(warming, held.count - 1))
    let growth = (settled.last ?? 0) - (settled.first ?? 0)
    print("after minute \(min(warming, held.count - 1) + 1): \(growth) KB more")
    return growth <= allowance
  }
}

/// Makes steps in the window of a gallery that runs.
private final class LiveWalker {
  private struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  private let gallery: ChildProcess
  private let reader: AccessibilityReader
  private let snapshot: ApplicationSnapshot
  private let window: Rect
  private let buttons: [Node]
  private let keyboard: Keyboard
  private let pointer: Pointer
  private let touch: TouchScreen
  private(set) var pageCount = 0
  private static let attempts = 5

  init(_ gallery: ChildProcess, _ session: DesktopSession) async throws {
    guard let keyboard = session.keyboard, let pointer = session.pointer, let touch = session.touch
    else { throw Problem(description: "the display takes no input") }
    (self.keyboard, self.pointer, self.touch) = (keyboard, pointer, touch)
    self.gallery = gallery
    reader = AccessibilityReader(
      address: session.accessibilityBusAddress, environment: session.environment)
    let end = Date().addingTimeInterval(60)
    while true {
      let all = try await reader.applications()
      if let found = all.first(where: { $0.pid == gallery.processID }) {
        let snapshot = try await reader.read(found)
        let window = snapshot.tree.depthFirst.first { $0.states[.active] }
        if let window, let frame = window.frame,
          let origin = snapshot.tree.window(of: window.id)?.screenOrigin
        {
          self.snapshot = snapshot
          self.window = Rect(x: origin.x, y: origin.y, width: frame.width, height: frame.height)
          buttons = snapshot.tree.depthFirst.filter { $0.role == .pageTab }
          return
        }
      }
      guard Date() < end else { throw Problem(description: "the gallery is not on the bus") }
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  /// Nobody presses the small buttons by chance.
  func showNextPage() async throws {
    pageCount += 1
    try keyboard.type(.escape)
    try await show(buttons[pageCount % buttons.count])
  }

  /// A menu that is open, or a gallery that is busy, lets nobody press a button: Escape ends the one,
  /// and waiting the other.
  private func show(_ button: Node) async throws {
    for _ in 1..<Self.attempts {
      do { return try await reader.perform("click", on: button.id, of: snapshot) } catch {
        try keyboard.type(.escape)
        try await Task.sleep(for: .milliseconds(300))
      }
    }
    try await reader.perform("click", on: button.id, of: snapshot)
  }

  /// KB of the program's own on the first page, without what its libraries map.
  func heldAtHome() async throws -> Int {
    try await show(buttons[0])
    // What waits for a moment has had it.
    try await Task.sleep(for: .seconds(1))
    return try HeldMemory.kilobytes(of: gallery.processID)
  }

  func make(_ step: WalkStep) async throws {
    switch step {
    case .type(let key, let modifiers):
      try keyboard.type(Self.key(key), with: modifiers.map(Self.modifier))
    case .point(let place): try pointer.move(to: point(place))
    case .press(let place, let hand, let count):
      for _ in 0..<count {
        switch hand {
        case .mouse: try pointer.click(at: point(place))
        case .finger: try touch.tap(at: point(place))
        }
        try await Task.sleep(for: .milliseconds(60))
      }
    case .hold(let place, let hand):
      switch hand {
      case .mouse:
        try pointer.move(to: point(place))
        try pointer.press()
        try await Task.sleep(for: .milliseconds(800))
        try pointer.release()
      case .finger: try await touch.hold(at: point(place), for: .milliseconds(800))
      }
    case .drag(let start, let end, let hand):
      switch hand {
      case .mouse: try await pointer.drag(from: point(start), to: point(end))
      case .finger: try await touch.drag(from: point(start), to: point(end))
      }
    case .pinch(let place, let magnification, let degrees):
      try await touch.pinch(
        around: point(place), radius: (40, 40 * magnification), degrees: (0, degrees))
    case .turnWheel(let place, let notches, let isZoom):
      try pointer.move(to: point(place))
      if isZoom { try keyboard.press(.leftControl) }
      for _ in 0..<abs(notches) { try pointer.turnWheel(notches > 0 ? .wheelUp : .wheelDown) }
      if isZoom { try keyboard.release(.leftControl) }
    case .rest(let seconds): try await Task.sleep(for: .seconds(seconds))
    }
  }

  private func point(_ place: WalkStep.Place) -> ScreenPoint {
    ScreenPoint(x: window.x + place.x * window.width, y: window.y + place.y * window.height)
  }

  private static func key(_ key: WalkStep.Key) -> PhysicalKey {
    switch key {
    case .tab: .tab
    case .enter: .enter
    case .space: .space
    case .escape: .escape
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .delete: .delete
    case .menu: .menu
    case .f6: .f6
    case .a: .a
    case .z: .z
    case .digit1: .digit1
    case .plus: .keypadPlus
    case .minus: .minus
    }
  }

  private static func modifier(_ modifier: WalkStep.Modifier) -> PhysicalKey {
    switch modifier {
    case .shift: .leftShift
    case .control: .leftControl
    case .alt: .leftAlt
    }
  }
}

/// What a program holds of its own.
enum HeldMemory {
  private struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// Without what its libraries map. Linux: `Anonymous` in `smaps_rollup`.
  static func kilobytes(of program: Int32) throws -> Int {
    let file = "/proc/\(program)/smaps_rollup"
    let line = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
      .first { $0.hasPrefix("Anonymous:") }
    guard let word = line?.split(separator: " ").dropFirst().first, let number = Int(word) else {
      throw Problem(description: "\(file) does not tell the memory")
    }
    return number
  }
}
