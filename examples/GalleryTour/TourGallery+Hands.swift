// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Semantics

/// What a person's hands do. Distances are pixels, which are the gallery's points.
extension TourGallery {
  /// Longer than the longest press that the gallery asks for (0.8 s), also where the gallery is busy
  /// when the press begins.
  private static let hold = Duration.seconds(2)

  func mouseDrag(_ name: String, x: Double = 0, y: Double = 0) async throws {
    let start = try await middle(of: name)
    try await pointer.drag(from: start, to: start.moved(x, y))
  }

  func mouseDrag(_ name: String, onto other: String) async throws {
    try await pointer.drag(from: try await middle(of: name), to: try await middle(of: other))
  }

  func fingerDrag(_ name: String, x: Double = 0, y: Double = 0) async throws {
    let start = try await middle(of: name)
    try await touch.drag(from: start, to: start.moved(x, y))
  }

  /// Two fingers opposite each other, as far apart at first as a hand's.
  func pinch(_ name: String, scale: Double = 1, degrees: Double = 0) async throws {
    let radius = 60.0
    try await touch.pinch(
      around: try await middle(of: name), radius: (radius, radius * scale), degrees: (0, degrees))
  }

  func click(_ name: String, x: Double = 0, y: Double = 0) async throws {
    try pointer.click(at: try await middle(of: name).moved(x, y))
  }

  func tap(_ name: String, times: Int = 1) async throws {
    let place = try await middle(of: name)
    for _ in 0..<times { try touch.tap(at: place) }
  }

  func longPress(_ name: String) async throws {
    try await touch.hold(at: try await middle(of: name), for: Self.hold)
  }

  func fingerCarry(_ name: String, y: Double) async throws {
    let start = try await middle(of: name)
    try await fingerCarry(from: start, to: start.moved(0, y))
  }

  func fingerCarry(_ name: String, onto other: String) async throws {
    try await fingerCarry(from: try await middle(of: name), to: try await middle(of: other))
  }

  /// A finger that stays before it goes.
  private func fingerCarry(from start: ScreenPoint, to end: ScreenPoint) async throws {
    try touch.begin(at: start)
    // How long the finger stays is what makes this gesture.
    try await Task.sleep(for: Self.hold)
    for step in 1...10 {
      let part = Double(step) / 10
      try touch.move(to: start.moved((end.x - start.x) * part, (end.y - start.y) * part))
    }
    try touch.end(at: end)
  }

  /// A mouse that stays before it goes.
  func mouseCarry(_ name: String, y: Double) async throws {
    let start = try await middle(of: name)
    try pointer.move(to: start)
    try pointer.press()
    // As above.
    try await Task.sleep(for: Self.hold)
    for step in 1...10 { try pointer.move(to: start.moved(0, y * Double(step) / 10)) }
    try pointer.release()
  }

  func type(_ keys: PhysicalKey..., times: Int = 1, with modifiers: [PhysicalKey] = []) throws {
    for _ in 0..<times {
      for key in keys { try keyboard.type(key, with: modifiers) }
    }
  }
}

extension ScreenPoint {
  fileprivate func moved(_ x: Double, _ y: Double) -> ScreenPoint {
    ScreenPoint(x: self.x + x, y: self.y + y)
  }
}
