// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A finding that somebody knows of, with why it is let pass.
public struct KnownFinding: Hashable, Sendable, Codable {
  /// What it is recognised by.
  public var fingerprint: String
  /// The application's name; entries of other applications are left alone.
  public var application: String
  /// The rule's id.
  public var rule: String
  /// For the person who reads the file; never compared.
  public var selector: String
  /// In a person's words; never empty.
  public var reason: String
  /// The last day on which it holds ("2027-03-31"); nil where it has no end.
  public var expires: CalendarDay?
  /// By what it is recognised where the fingerprint is another one; nil in files that were written
  /// before it was kept.
  public var surroundings: Surroundings?

  public init(
    fingerprint: String, application: String, rule: String, selector: String, reason: String,
    expires: CalendarDay? = nil, surroundings: Surroundings? = nil
  ) {
    self.fingerprint = fingerprint
    self.application = application
    self.rule = rule
    self.selector = selector
    self.reason = reason
    self.expires = expires
    self.surroundings = surroundings
  }

  var recognised: RecognisedFinding {
    RecognisedFinding(rule: rule, fingerprint: fingerprint, place: surroundings)
  }
}

/// A file of findings that are known: a baseline (to be mended later) or false positives (somebody
/// looked, and it is no fault).
public struct KnownFindings: Hashable, Sendable {
  /// The version that is written; files of the same major version are read.
  public static let schemaVersion = "1.1"

  /// Whether the findings are to be mended later, or are no faults.
  public var kind: Suppression.Kind
  /// The language in which the names were read ("de_DE"): in another one the same elements have other
  /// names, and other fingerprints.
  public var locale: String
  /// In an order that does not depend on the tree; each finding once.
  public private(set) var entries: [KnownFinding]

  public init(kind: Suppression.Kind, locale: String, entries: [KnownFinding] = []) {
    self.kind = kind
    self.locale = locale
    self.entries = []
    add(entries)
  }

  /// Reads a file's content.
  public init(_ data: Data) throws(KnownFindingsError) {
    let document = try Self.document(data)
    guard document.schemaVersion.split(separator: ".").first == "1" else {
      throw .unknownVersion(document.schemaVersion)
    }
    guard let kind = Suppression.Kind(rawValue: document.kind) else {
      throw .unknownKind(document.kind)
    }
    for entry in document.findings where entry.reason.trimmed.isEmpty {
      throw .noReason(entry.selector)
    }
    self.init(kind: kind, locale: document.locale, entries: document.findings)
  }

  /// The same findings give the same bytes, in an order that does not depend on the tree.
  public var text: String {
    JSONText.of(
      Document(
        schemaVersion: Self.schemaVersion, kind: kind.rawValue, locale: locale, findings: entries))
  }

  /// Adds what is not there yet; an entry that is there keeps its reason and its last day, and is
  /// recognised by where it stands now.
  public mutating func add(_ new: [KnownFinding]) {
    for (application, new) in Dictionary(grouping: new, by: \.application) {
      let mine = entries.indices.filter { entries[$0].application == application }
      let match = FindingMatch(mine.map { entries[$0].recognised }, new.map(\.recognised))
      for (finding, earlier) in zip(new, match.earlier) {
        guard let earlier else {
          entries.append(finding)
          continue
        }
        entries[mine[earlier]].fingerprint = finding.fingerprint
        entries[mine[earlier]].selector = finding.selector
        entries[mine[earlier]].surroundings = finding.surroundings
      }
    }
    var known: Set<String> = []
    entries = entries.filter { known.insert($0.application + "\0" + $0.fingerprint).inserted }
    entries.sort {
      ($0.application, $0.rule, $0.selector, $0.fingerprint)
        < ($1.application, $1.rule, $1.selector, $1.fingerprint)
    }
  }

  /// Takes out the entries with the fingerprints of these.
  public mutating func remove(_ stale: [KnownFinding]) {
    let gone = Set(stale.map(\.fingerprint))
    entries.removeAll { gone.contains($0.fingerprint) }
  }

  private struct Document: Codable {
    let schemaVersion: String
    let kind: String
    let locale: String
    let findings: [KnownFinding]
  }

  private static func document(_ data: Data) throws(KnownFindingsError) -> Document {
    switch DecodingProblem.decoded(Document.self, data) {
    case .success(let document): return document
    case .failure(let error): throw .unreadable(error.problem)
    }
  }
}

/// Why a file of known findings cannot be used.
public enum KnownFindingsError: Error, Hashable, Sendable, CustomStringConvertible {
  case unreadable(String)
  case unknownVersion(String)
  case unknownKind(String)
  /// An entry without a reason, by its selector.
  case noReason(String)

  public var description: String {
    switch self {
    case .unreadable(let problem): Escaped.line(problem)
    case .unknownVersion(let version):
      "its schemaVersion is \(Escaped.brief(version)); this evenhand reads 1.x"
    case .unknownKind(let kind):
      "its kind is \"\(Escaped.brief(kind))\"; there are "
        + Suppression.Kind.allCases.map(\.rawValue).joined(separator: ", ")
    case .noReason(let selector):
      "the entry for \(Escaped.line(selector)) has no reason: say why it is let pass"
    }
  }
}
