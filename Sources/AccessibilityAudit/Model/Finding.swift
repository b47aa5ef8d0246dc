// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// What one rule found at one element.
public struct Finding: Hashable, Sendable {
  /// The id of the rule that found it.
  public let rule: String
  /// Its number in the tree that was judged, or in the merged one of several steps.
  public internal(set) var element: ElementID
  /// For people ("frame[Preferences] > slider[Volume]").
  public let selector: String
  /// From the window down, with whole names; elements without a name are passed over on the way.
  public let path: [ElementNaming.Step]
  /// What the element is exposed as.
  public let role: Role
  /// The element's accessible name, whole; empty where it has none.
  public let name: String
  /// The identifier that its author gave it for tests; empty where there is none.
  public let identifier: String
  /// The window's number and selector; the application's where there is no window.
  public internal(set) var window: ElementID
  /// How reports print the window.
  public let windowSelector: String
  /// In points of the window; nil where the element has no place.
  public let bounds: Rect?
  /// False for toolkits that are known to give wrong places.
  public let boundsAreTrusted: Bool
  /// The object's path on the bus; empty where it is not known.
  public let objectPath: String
  /// Where the application declares what fell short; nil where it is not known.
  public internal(set) var source: SourcePosition?
  /// PNG files' bytes of what fell short; empty where the element's own place shows it.
  public internal(set) var pictures: [Data] = []
  /// Whether the element fell short, or a person has to decide.
  public internal(set) var outcome: Outcome
  /// That of the rule when it judged.
  public let impact: Impact
  /// Which of the rule's expectations fell short: kebab-case, and part of the fingerprint.
  public let reason: String
  /// What is wrong with this element, for people.
  public internal(set) var message: String
  /// Whether nobody sees the page that the element is on; another look may.
  var isOnUnshownPage = false
  /// By what it is recognised in a run in which the fingerprint is another one.
  public let surroundings: Surroundings
  /// The same in every run while the element keeps its role, its name and those of its ancestors.
  public let fingerprint: String
  /// The name of the stop among the steps at which it was found first; nil without steps.
  public internal(set) var stop: String?
  /// nil where the run was compared with no baseline.
  public internal(set) var baselineState: BaselineState?
  /// nil for a finding that counts.
  public internal(set) var suppression: Suppression?
  /// nil where the toolkit is not known for it.
  public internal(set) var toolkitIssue: ToolkitIssue?

  init(
    rule: RuleDescription, node: Node, outcome: Outcome, reason: String, message: String,
    naming: ElementNaming, source: SourcePosition? = nil
  ) {
    let path = naming.path(of: node)
    let window = naming.window(of: node)
    let snapshot = naming.context.snapshot
    self.rule = rule.id
    element = node.id
    selector = naming.selector(of: node)
    self.path = path
    role = node.role
    name = node.name
    identifier = node.identifier
    self.window = window.id
    windowSelector = naming.selector(of: window)
    bounds = node.frame
    boundsAreTrusted = snapshot.framesAreTrusted
    objectPath = snapshot.references[node.id]?.path ?? ""
    self.source = source
    self.outcome = outcome
    impact = rule.impact
    self.reason = reason
    self.message = message
    surroundings = Surroundings(node, naming)
    fingerprint =
      Fingerprint(
        application: snapshot.application.name, rule: rule.id, reason: reason, path: path,
        ordinal: naming.ordinal(of: node)
      ).text
  }
}

extension Finding {
  var recognised: RecognisedFinding {
    RecognisedFinding(rule: rule, fingerprint: fingerprint, place: surroundings)
  }

  /// The name that its selector does not tell, because an identifier stands there; nil where it does, or
  /// where there is none.
  var nameBesideIdentifier: String? {
    identifier.isEmpty || name.isEmpty || name == identifier ? nil : name
  }

  /// True where it is neither suppressed nor gone.
  var counts: Bool { suppression == nil && baselineState != .absent }
}

/// A known fault of the toolkit that a finding comes from.
public struct ToolkitIssue: Hashable, Sendable {
  /// Where the toolkit's makers keep the fault.
  public let url: String
  /// One sentence that says what the toolkit does.
  public let text: String

  public init(url: String, text: String) {
    self.url = url
    self.text = text
  }
}

/// Why a finding is reported and does not count.
public struct Suppression: Hashable, Sendable {
  /// What the person who let it pass says of it.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Known, and to be mended later.
    case baseline
    /// Somebody looked at it, and it is no fault.
    case falsePositive
  }

  /// Whether it is to be mended later, or is no fault.
  public let kind: Kind
  /// In a person's words; never empty.
  public let reason: String
  /// The last day on which it holds ("2027-03-31"); nil where it has no end.
  public let expires: String?

  public init(kind: Kind, reason: String, expires: String? = nil) {
    self.kind = kind
    self.reason = reason
    self.expires = expires
  }
}

/// How a finding stands to the baseline that a run was compared with, in SARIF's words.
public enum BaselineState: String, Sendable, Hashable, CaseIterable {
  case new
  case unchanged
  /// It stands in the baseline and was not found again.
  case absent
}
