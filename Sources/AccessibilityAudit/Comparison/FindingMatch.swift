// SPDX-License-Identifier: Apache-2.0

/// A finding of one run, as far as it is recognised in another one.
struct RecognisedFinding: Hashable, Sendable {
  let rule: String
  let fingerprint: String
  /// nil in files that were written before places were kept: the fingerprint alone counts then.
  let place: Surroundings?
}

/// Which findings of two runs are the same, found as a diff is: by what is certain first, then by what
/// is most alike. Titles and names are weak, because they change; a group in which there is one more
/// than before has one that is new.
struct FindingMatch: Sendable {
  /// For each of the later findings, the place of the earlier one; nil for what is new.
  private(set) var earlier: [Int?]

  init(_ old: [RecognisedFinding], _ new: [RecognisedFinding]) {
    earlier = Array(repeating: nil, count: new.count)
    var pairing = Pairing(old, new)
    pairing.pair { Key(rule: $0.rule, parts: [$0.fingerprint], place: $0.place) }
    pairing.pair { finding in
      finding.place.map { Key(rule: finding.rule, parts: [], place: $0) }
    }
    pairing.pair { finding in
      finding.place.flatMap { place in
        place.identifier.isEmpty
          ? nil : Key(rule: finding.rule, parts: [place.identifier, place.roles.last ?? ""])
      }
    }
    pairing.pair { finding in
      finding.place.flatMap { place in
        place.name.isEmpty
          ? nil
          : Key(
            rule: finding.rule,
            parts: [place.name, place.window] + place.containers + place.roles)
      }
    }
    pairing.pairMostAlike()
    // One side has been written before places were kept.
    pairing.pair { Key(rule: $0.rule, parts: [$0.fingerprint]) }
    earlier = pairing.earlier
  }

  /// The places of the earlier findings that were found again.
  var found: Set<Int> { Set(earlier.compactMap(\.self)) }

  /// Findings with equal keys are the same, in their order.
  private struct Key: Hashable {
    let rule: String
    let parts: [String]
    var place: Surroundings?
  }

  private struct Pairing {
    let old: [RecognisedFinding]
    let new: [RecognisedFinding]
    var earlier: [Int?]
    var isFound: [Bool]

    init(_ old: [RecognisedFinding], _ new: [RecognisedFinding]) {
      self.old = old
      self.new = new
      earlier = Array(repeating: nil, count: new.count)
      isFound = Array(repeating: false, count: old.count)
    }

    mutating func pair(by key: (RecognisedFinding) -> Key?) {
      var waiting: [Key: [Int]] = [:]
      for place in old.indices.reversed() where !isFound[place] {
        if let key = key(old[place]) { waiting[key, default: []].append(place) }
      }
      for place in new.indices where earlier[place] == nil {
        guard let key = key(new[place]), let match = waiting[key]?.popLast() else { continue }
        earlier[place] = match
        isFound[match] = true
      }
    }

    /// More pairs than these are not compared: equal roles in their order count then.
    private static let mostPairs = 40_000

    mutating func pairMostAlike() {
      struct Group: Hashable {
        let rule: String
        let role: String
      }
      var left: [Group: [Int]] = [:]
      for place in old.indices where !isFound[place] {
        guard let role = old[place].place?.roles.last else { continue }
        left[Group(rule: old[place].rule, role: role), default: []].append(place)
      }
      var came: [Group: [Int]] = [:]
      for place in new.indices where earlier[place] == nil {
        guard let role = new[place].place?.roles.last else { continue }
        came[Group(rule: new[place].rule, role: role), default: []].append(place)
      }
      let titles = Titles(old, new)
      var crowds: Set<Group> = []
      for (group, places) in came {
        guard let others = left[group] else { continue }
        if places.count * others.count <= Self.mostPairs {
          pairMostAlike(others, places, titles)
        } else {
          crowds.insert(group)
        }
      }
      pair { finding in
        guard let place = finding.place, let role = place.roles.last,
          crowds.contains(Group(rule: finding.rule, role: role))
        else { return nil }
        return Key(rule: finding.rule, parts: [place.window] + place.roles)
      }
    }

    private mutating func pairMostAlike(_ others: [Int], _ places: [Int], _ titles: Titles) {
      var pairs: [(likeness: Double, distance: Int, old: Int, new: Int)] = []
      for (row, one) in others.enumerated() {
        for (column, other) in places.enumerated() {
          guard let first = old[one].place, let second = new[other].place,
            let likeness = Likeness.of(first, second, titles)
          else { continue }
          pairs.append((likeness, abs(row - column), one, other))
        }
      }
      pairs.sort {
        ($1.likeness, $0.distance, $0.old, $0.new) < ($0.likeness, $1.distance, $1.old, $1.new)
      }
      for pair in pairs where !isFound[pair.old] && earlier[pair.new] == nil {
        earlier[pair.new] = pair.old
        isFound[pair.old] = true
      }
    }
  }
}

/// The titles of the windows that have findings. A title that both runs have is of two windows, and one
/// that has gone may have become another one.
private struct Titles {
  let old: Set<String>
  let new: Set<String>

  init(_ old: [RecognisedFinding], _ new: [RecognisedFinding]) {
    self.old = Set(old.compactMap(\.place?.window))
    self.new = Set(new.compactMap(\.place?.window))
  }

  func areOfOneWindow(_ one: String, _ other: String) -> Bool {
    one == other || !new.contains(one) && !old.contains(other)
  }
}

/// How much two places of findings with the same rule and role have in common.
private enum Likeness {
  /// The least that counts as the same.
  private static let least = 3.0

  /// nil where they are too different.
  static func of(_ one: Surroundings, _ other: Surroundings, _ titles: Titles) -> Double? {
    let common = Double(2 * length(ofCommon: one.roles, other.roles))
    let roles = common / Double(one.roles.count + other.roles.count)
    guard roles > 0.5 else { return nil }
    var likeness = 4 * roles
    if one.name == other.name {
      likeness += one.name.isEmpty ? 1 : 3
    } else if !one.name.isEmpty, !other.name.isEmpty {
      likeness -= 1
    }
    let all = Set(one.containers).union(other.containers)
    if !all.isEmpty {
      let both = Set(one.containers).intersection(other.containers)
      likeness += 2 * Double(both.count) / Double(all.count)
    }
    if one.before == other.before { likeness += 1 }
    if one.after == other.after { likeness += 1 }
    if !titles.areOfOneWindow(one.window, other.window) { likeness -= 4 }
    if one.identifier != other.identifier, !one.identifier.isEmpty, !other.identifier.isEmpty {
      likeness -= 3
    }
    return likeness >= least ? likeness : nil
  }

  /// Of the longest common subsequence.
  private static func length(ofCommon one: [String], _ other: [String]) -> Int {
    if one == other { return one.count }
    var row = Array(repeating: 0, count: other.count + 1)
    for first in one {
      var diagonal = 0
      for (place, second) in other.enumerated() {
        let above = row[place + 1]
        row[place + 1] = first == second ? diagonal + 1 : max(above, row[place])
        diagonal = above
      }
    }
    return row[other.count]
  }
}
