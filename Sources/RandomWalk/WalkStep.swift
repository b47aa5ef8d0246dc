// SPDX-License-Identifier: Apache-2.0

/// One thing that a person at a window might do. Who walks makes it with the hands that they have.
public enum WalkStep: Hashable, Sendable {
  /// A place in a window, in parts of its width and height.
  public struct Place: Hashable, Sendable {
    /// 0 at the left side, 1 at the right.
    public var x: Double
    /// 0 at the top, 1 at the bottom.
    public var y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// Keys that are pressed; those that would close a window are not among them.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    case tab, enter, space, escape, up, down, left, right, home, end, pageUp, pageDown, delete
    case menu, f6, a, z, digit1, plus, minus
  }

  /// Keys that are held while another one is pressed.
  public enum Modifier: String, Hashable, Sendable, CaseIterable {
    case shift, control, alt
  }

  /// What moves a pointer.
  public enum Hand: Hashable, Sendable, CaseIterable {
    case mouse, finger
  }

  case type(Key, [Modifier])
  /// The pointer goes there.
  case point(Place)
  /// So many presses in a row.
  case press(Place, Hand, count: Int)
  /// Longer than a long press.
  case hold(Place, Hand)
  case drag(from: Place, to: Place, Hand)
  /// Two fingers on the screen: their distance becomes so many times as large, and they turn by so
  /// many degrees.
  case pinch(Place, magnification: Double, degrees: Double)
  /// Notches away from the person; with Control held or without.
  case turnWheel(Place, notches: Int, isZoom: Bool)
  /// Seconds in which nothing is done.
  case rest(Double)
}

/// Steps at random, the same ones for the same seed.
public struct RandomWalk: Sequence, IteratorProtocol, Sendable {
  private var numbers: SeededNumbers

  public init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
  }

  /// Walks do not end by themselves.
  public mutating func next() -> WalkStep? {
    switch number(0..<20) {
    case 0..<7: return .type(key(), modifiers())
    case 7: return .point(place())
    case 8..<11: return .press(place(), hand(), count: number(0..<4) == 0 ? 2 : 1)
    case 11: return .hold(place(), hand())
    case 12..<15: return .drag(from: place(), to: place(), hand())
    case 15:
      return .pinch(
        place(), magnification: Double.random(in: 0.5...2, using: &numbers),
        degrees: Double.random(in: -90...90, using: &numbers))
    case 16, 17:
      return .turnWheel(
        place(), notches: Int.random(in: -3...3, using: &numbers), isZoom: number(0..<3) == 0)
    default: return .rest(Double.random(in: 0...0.6, using: &numbers))
    }
  }

  private mutating func number(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  private mutating func place() -> WalkStep.Place {
    WalkStep.Place(
      x: Double.random(in: 0.01...0.99, using: &numbers),
      y: Double.random(in: 0.01...0.99, using: &numbers))
  }

  private mutating func hand() -> WalkStep.Hand { number(0..<2) == 0 ? .mouse : .finger }

  /// Half of them lead the focus on or press what has it.
  private mutating func key() -> WalkStep.Key {
    let keys = WalkStep.Key.allCases
    return switch number(0..<4) {
    case 0: .tab
    case 1: number(0..<2) == 0 ? .enter : .space
    default: keys[number(0..<keys.count)]
    }
  }

  private mutating func modifiers() -> [WalkStep.Modifier] {
    let modifiers = WalkStep.Modifier.allCases
    return number(0..<3) == 0 ? [modifiers[number(0..<modifiers.count)]] : []
  }
}
