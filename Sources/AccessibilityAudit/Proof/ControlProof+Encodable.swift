// SPDX-License-Identifier: Apache-2.0

extension ControlProof: Encodable {
  private enum CodingKeys: String, CodingKey {
    case element, after, verdict, ways, counterexamples, omitted, reasons, states, movements,
      movementsWithOtherNumbers, mostKeyPresses, isLike, idleDirections
  }

  /// Without the pictures, which are for people.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(element, forKey: .element)
    if !after.isEmpty { try container.encode(after, forKey: .after) }
    try container.encode(verdict, forKey: .verdict)
    let ways = Modality.allCases.map { ($0.rawValue, verdict(of: $0)) }
    try container.encode(Dictionary(uniqueKeysWithValues: ways), forKey: .ways)
    try container.encode(counterexamples, forKey: .counterexamples)
    if omitted > 0 { try container.encode(omitted, forKey: .omitted) }
    try container.encode(reasons, forKey: .reasons)
    try container.encodeIfPresent(states, forKey: .states)
    try container.encode(movements, forKey: .movements)
    if movementsWithOtherNumbers > 0 {
      try container.encode(movementsWithOtherNumbers, forKey: .movementsWithOtherNumbers)
    }
    try container.encodeIfPresent(mostKeyPresses, forKey: .mostKeyPresses)
    try container.encodeIfPresent(isLike, forKey: .isLike)
    if !idleDirections.isEmpty {
      try container.encode(idleDirections, forKey: .idleDirections)
    }
  }
}

extension ControlProof.Counterexample: Encodable {
  private enum CodingKeys: String, CodingKey {
    case steps, problem, source, ways, rule
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(steps, forKey: .steps)
    try container.encode(problem, forKey: .problem)
    try container.encodeIfPresent(source, forKey: .source)
    try container.encode(ways, forKey: .ways)
    try container.encode(rule, forKey: .rule)
  }
}
