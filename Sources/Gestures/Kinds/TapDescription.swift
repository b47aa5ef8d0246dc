// SPDX-License-Identifier: Apache-2.0

/// One tap, or several in a row.
public struct TapDescription: GestureKind, Hashable {
  /// At least 1.
  public var count: Int

  public init(count: Int = 1) {
    self.count = max(1, count)
  }

  public var name: String { Self.name(count) }
  public var text: String { Self.text(count) }
  public var demands: Set<GestureDemand> { Self.demands(count) }
  public var motion: ContactMotion { .tap }
  public var tapCount: Int? { count }

  static func name(_ count: Int) -> String { count > 1 ? "multiple-tap" : "tap" }

  static func text(_ count: Int) -> String {
    switch count {
    case ...1: "a tap"
    case 2: "a double tap"
    default: "a tap of \(count) times"
    }
  }

  static func demands(_ count: Int) -> Set<GestureDemand> {
    count > 1 ? [.timing, .discovery] : []
  }
}
