// SPDX-License-Identifier: Apache-2.0

/// How a symbol would move. Symbols here are drawn at rest.
public protocol SymbolEffect: Sendable {}

/// An effect that happens once for each change of a value.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that goes on.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect by which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// It hops once.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The same: nothing of it is shown.
  public var up: BounceSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var down: BounceSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var byLayer: BounceSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// It becomes fainter and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The same: nothing of it is shown.
  public var byLayer: PulseSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// Its parts light up one after the other.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The same: nothing of it is shown.
  public var iterative: VariableColorSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var reversing: VariableColorSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

/// It becomes larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  /// The same: nothing of it is shown.
  public var up: ScaleSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var down: ScaleSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var byLayer: ScaleSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

/// It comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect {
  /// The same: nothing of it is shown.
  public var up: AppearSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var down: AppearSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var byLayer: AppearSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var wholeSymbol: AppearSymbolEffect { self }
}

/// It goes.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect {
  /// The same: nothing of it is shown.
  public var up: DisappearSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var down: DisappearSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var byLayer: DisappearSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

/// It moves to and fro.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The same: nothing of it is shown.
  public var left: WiggleSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var right: WiggleSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var up: WiggleSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var down: WiggleSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var clockwise: WiggleSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var byLayer: WiggleSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

/// It turns.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The same: nothing of it is shown.
  public var clockwise: RotateSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var counterClockwise: RotateSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var byLayer: RotateSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var wholeSymbol: RotateSymbolEffect { self }
}

/// It swells and goes back.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The same: nothing of it is shown.
  public var plain: BreatheSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var pulse: BreatheSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var byLayer: BreatheSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

/// One symbol becomes another one.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// One goes down, and the other comes up.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// One goes up, and the other comes up.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// One goes at once, and the other comes up.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }

  /// The same: nothing of it is shown.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var downUp: ReplaceSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var upUp: ReplaceSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var offUp: ReplaceSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The same: nothing of it is shown.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

/// What suits; nothing of it is shown.
public struct AutomaticSymbolEffect: SymbolEffect {}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// What suits.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// It hops once.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// It becomes fainter and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Its parts light up one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// It becomes larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// It comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// It goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// It moves to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// It turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// It swells and goes back.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol becomes another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// How often and how fast a symbol would move.
public struct SymbolEffectOptions: Hashable, Sendable {
  private init() {}

  /// When an effect begins again; a symbol is drawn at rest.
  public struct RepeatBehavior: Hashable, Sendable {
    private init() {}

    /// Without a pause.
    public static let continuous = RepeatBehavior()
    /// With a pause after each.
    public static let periodic = RepeatBehavior()
    /// So many times, with a pause of so many seconds after each.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  /// Again and again, in this way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }
  /// The same, again and again in this way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

  /// Once, at the usual speed.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// So many times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// So many times as fast as usual.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// The same, again and again.
  public var repeating: SymbolEffectOptions { self }
  /// The same, once.
  public var nonRepeating: SymbolEffectOptions { self }
  /// The same, so many times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// The same, so many times as fast as usual.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension AnyTransition {
  /// Accepted for the sake of the source: a symbol comes and goes by fading.
  public static var symbolEffect: AnyTransition { .opacity }

  /// Accepted for the sake of the source: a symbol comes and goes by fading.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    .opacity
  }
}

extension ContentTransition {
  /// Accepted for the sake of the source: a symbol becomes another one by fading.
  public static var symbolEffect: ContentTransition { .opacity }

  /// Accepted for the sake of the source: a symbol becomes another one by fading.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .opacity
  }
}

extension View {
  /// Accepted for the sake of the source: a symbol is drawn at rest.
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    self
  }

  /// Accepted for the sake of the source: a symbol is drawn at rest.
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    self
  }

  /// Accepted for the sake of the source: a symbol is drawn at rest.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
