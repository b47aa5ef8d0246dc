// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot

extension ControlProof {
  /// A way to use a control.
  public enum Modality: String, Hashable, Sendable, Encodable, CaseIterable {
    /// A hand: that all its movements were tried, and that what is broken off is taken back.
    case pointer
    /// Keys alone.
    case keys
    /// What an assistive technology asks for, alone.
    case actions

    /// At the beginning of a line.
    var title: String {
      switch self {
      case .pointer: "Pointer"
      case .keys: "Keys"
      case .actions: "Assistive technology"
      }
    }

    /// Both, where it was not written down by which way something was asked for.
    static func all(of way: ModelRefusal.Way?) -> [Modality] {
      switch way {
      case .keys: [.keys]
      case .actions: [.actions]
      case nil: [.keys, .actions]
      }
    }
  }

  /// Something that was left untried, or could not be compared.
  struct Doubt: Hashable, Sendable {
    let text: String
    /// The ways of using the control of which nothing follows because of it.
    var ways = Modality.allCases
  }

  /// What was found out of one way of using the control. A movement that was left untried leaves all
  /// ways undecided.
  public func verdict(of way: Modality) -> Verdict {
    if counterexamples.contains(where: { $0.ways.contains(way) }) { return .refuted }
    return doubts.contains { $0.ways.contains(way) } ? .undecided : .proved
  }

  /// Why one way of using the control is not decided, each once; none where it is.
  public func reasons(for way: Modality) -> [String] {
    guard verdict(of: way) == .undecided else { return [] }
    var seen: Set<String> = []
    return doubts.filter { $0.ways.contains(way) && seen.insert($0.text).inserted }.map(\.text)
  }
}

extension ModelTrial {
  /// From the first state on.
  var steps: [String] { after + [gesture] }

  /// What the other ways made of it.
  var searches: [(way: ControlProof.Modality, search: Search)] {
    [(.keys, keys), (.actions, actions)]
  }
}

extension ModelInterruption {
  /// The gesture, and what broke it off.
  var steps: [String] { after + [gesture, "\(means.text) \(moment.text)"] }
}
