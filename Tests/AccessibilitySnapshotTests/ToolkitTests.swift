// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AccessibilitySnapshot

/// What is known of toolkits, and of which versions.
@Suite struct ToolkitTests {
  @Test(arguments: [
    ("4.0", KnownVersions.Knowledge.holds), ("4", .holds), ("4.8.3", .holds),
    ("4.13.9-1", .holds), ("3.24.38", .doesNotHold), ("4.14", .doesNotHold),
    ("10.0", .doesNotHold), ("99999999999999999999", .doesNotHold), ("", .unknown),
    ("git", .unknown),
  ])
  func `something holds from its first version up to the one that mends it`(
    version: String, knowledge: KnownVersions.Knowledge
  ) {
    #expect(
      KnownVersions.from("4", before: "4.14").knowledge(of: ToolkitVersion(version)) == knowledge)
  }

  @Test(arguments: [
    ("4.8.9", KnownVersions.Knowledge.holds), ("4.7", .holds), ("4.9", .unknown),
    ("5.0.0", .unknown), ("4.10", .unknown), ("3.24", .doesNotHold),
  ])
  func `what was last seen in a series is not known of the next`(
    version: String, knowledge: KnownVersions.Knowledge
  ) {
    #expect(
      KnownVersions.from("4", still: "4.8.3").knowledge(of: ToolkitVersion(version)) == knowledge)
  }

  @Test func `a series of one number has every correction in it`() {
    #expect(KnownVersions.still("153").knowledge(of: ToolkitVersion("153.7.0")) == .holds)
    #expect(KnownVersions.still("153").knowledge(of: ToolkitVersion("154")) == .unknown)
  }

  @Test func `versions are compared by numbers`() throws {
    let old = try #require(ToolkitVersion("4.9"))
    let new = try #require(ToolkitVersion("4.10"))
    #expect(old < new)
    #expect(ToolkitVersion("4.0") == ToolkitVersion("4"))
    #expect(ToolkitVersion("") == nil && ToolkitVersion("git") == nil)
  }

  @Test func `a name in any letters is the same toolkit`() {
    #expect(Toolkit(name: "GTK", version: "4.8.3").has(.givesNoStep))
    #expect(Toolkit(name: "gtk", version: "4.8.3").has(.givesNoStep))
    #expect(!Toolkit(name: "gtk", version: "3.24.38").has(.givesNoStep))
    #expect(!Toolkit(name: "AccessKit", version: "4.8.3").has(.givesNoStep))
  }

  @Test func `what nobody knows of a version may be, and is listed`() {
    let new = Toolkit(name: "gtk", version: "5.0.0")
    #expect(!new.has(.givesNoStep) && new.mayHave(.givesNoStep))
    #expect(!new.has(.namesByClass) && !new.mayHave(.namesByClass))
    let unknown = new.unknownFacts.map(\.trait)
    #expect(unknown.contains(.givesNoStep) && !unknown.contains(.namesByClass))
    #expect(Set(unknown).count == unknown.count)
    #expect(Toolkit(name: "gtk", version: "4.8.3").unknownFacts.isEmpty)
    #expect(Toolkit(name: "gtk", version: "3.24.38").unknownFacts.isEmpty)
  }

  @Test func `every trait is known of a toolkit, by an observation`() {
    let names = [
      "gail", "gtk", "qt", "chromium", "gecko", "vcl", "j2se-access-bridge", "evenhand",
    ]
    let facts = names.flatMap { Toolkit.facts(named: $0) }
    #expect(Set(facts.map(\.trait)) == Set(Toolkit.Trait.allCases))
    #expect(facts.allSatisfy { !$0.observation.isEmpty && !$0.trait.text.isEmpty })
    // A text in the table that is no version would count as none.
    for fact in facts {
      if case .still(let last) = fact.versions.end { #expect(last != .none, "\(fact)") }
      if case .before(let last) = fact.versions.end { #expect(last != .none, "\(fact)") }
    }
  }
}
