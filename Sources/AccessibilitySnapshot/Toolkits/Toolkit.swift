// SPDX-License-Identifier: Apache-2.0

/// The toolkit that an application says it is made with, and what is known of that version.
///
/// Who judges or operates an application asks for a trait, never for a name or a version, and where an
/// application shows something itself, asks the application. What is known stands in one file a
/// toolkit.
public struct Toolkit: Hashable, Sendable {
  /// As the application gives it ("gtk", "Qt", "AccessKit"); empty where it gives none.
  public let name: String
  /// As the application gives it ("3.24.38"); empty where it gives none.
  public let version: String
  /// The version whose traits count.
  package let behaviour: ToolkitVersion?
  private var known: TraitSet
  private var unknown: TraitSet

  public init(name: String, version: String) {
    self.init(name: name, version: version, behavingLike: ToolkitVersion(version))
  }

  /// As if it were another version.
  package init(name: String, version: String, behavingLike other: ToolkitVersion?) {
    self.name = name
    self.version = version
    behaviour = other
    (known, unknown) = Self.facts(named: name).reduce(into: (TraitSet(), TraitSet())) {
      sets, fact in
      switch fact.versions.knowledge(of: other) {
      case .holds: sets.0.insert(fact.trait)
      case .unknown: sets.1.insert(fact.trait)
      case .doesNotHold: break
      }
    }
  }

  /// Letters may be small or capital.
  public func isCalled(_ name: String) -> Bool { self.name.lowercased() == name.lowercased() }

  /// True where the trait is known of this version.
  public func has(_ trait: Trait) -> Bool { known.contains(trait) }

  /// True where the trait is known of this version, or of older ones while nobody has looked at this
  /// one: for what would do harm.
  public func mayHave(_ trait: Trait) -> Bool { has(trait) || unknown.contains(trait) }

  /// As if nobody had looked for this trait in this version.
  package func forgetting(_ trait: Trait) -> Toolkit {
    var copy = self
    copy.known.remove(trait)
    copy.unknown.insert(trait)
    return copy
  }

  /// What is known of older versions, and of this one not.
  public var unknownFacts: [ToolkitFact] {
    let facts = Self.facts(named: name)
    return Trait.allCases.filter { unknown.contains($0) && !known.contains($0) }
      .compactMap { trait in facts.last { $0.trait == trait } }
  }

  /// Everything that is known of toolkits of that name, in any version.
  public static func facts(named name: String) -> [ToolkitFact] {
    facts[name.lowercased()] ?? []
  }

  private static let facts: [String: [ToolkitFact]] = [
    "gail": gtk2, "gtk": gtk3 + gtk4, "qt": qt, "chromium": chromium, "gecko": gecko, "vcl": vcl,
    "j2se-access-bridge": java, "evenhand": evenhand,
  ]
}

/// One trait of a toolkit, the versions that it is known of, and how it is known.
public struct ToolkitFact: Hashable, Sendable {
  /// What the toolkit does otherwise than others.
  public let trait: Toolkit.Trait
  /// The versions that it was seen in.
  public let versions: KnownVersions
  /// What was seen where, in one sentence.
  public let observation: String

  init(_ trait: Toolkit.Trait, _ versions: KnownVersions, _ observation: String) {
    self.trait = trait
    self.versions = versions
    self.observation = observation
  }
}

/// A set of traits in one number, so that rules may ask for each element.
private struct TraitSet: Hashable, Sendable {
  private var bits: UInt64 = 0

  mutating func insert(_ trait: Toolkit.Trait) { bits |= 1 << UInt64(trait.rawValue) }

  mutating func remove(_ trait: Toolkit.Trait) { bits &= ~(1 << UInt64(trait.rawValue)) }

  func contains(_ trait: Toolkit.Trait) -> Bool { bits & 1 << UInt64(trait.rawValue) != 0 }
}
