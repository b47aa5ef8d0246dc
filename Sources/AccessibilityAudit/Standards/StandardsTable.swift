// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The requirements that rules quote, each in the version of its standard that it was taken from;
/// `standards.json` holds them as data.
struct StandardsTable: Sendable {
  /// One version of one standard.
  struct Document: Decodable, Sendable {
    let scheme: Standard.Scheme
    /// As people write it ("EN 301 549").
    let name: String
    let version: String
    /// The day or month of publication (ISO 8601).
    let published: String
    let url: String
    let requirements: [Requirement]
  }

  /// One success criterion, clause or provision.
  struct Requirement: Decodable, Sendable {
    let reference: String
    let title: String
    /// WCAG's level; nil for the other schemes.
    let level: Standard.Level?
    /// The version of WCAG that brought it; nil for the other schemes.
    let since: String?
    /// Its own page; nil where only the document has one.
    let url: String?
  }

  let documents: [Document]
  private let requirements: [Standard.Scheme: [String: Requirement]]

  /// The table that is built in.
  static let current = StandardsTable(Data(PackageResources.standards_json))

  /// A table that cannot be read is empty; a test holds that the one built in can.
  init(_ data: Data) {
    documents = (try? JSONDecoder().decode([Document].self, from: data)) ?? []
    requirements = Dictionary(
      documents.map { document in
        (
          document.scheme,
          Dictionary(document.requirements.map { ($0.reference, $0) }) { first, _ in first }
        )
      }
    ) { first, _ in first }
  }

  func document(_ scheme: Standard.Scheme) -> Document? {
    documents.first { $0.scheme == scheme }
  }

  func requirement(_ scheme: Standard.Scheme, _ reference: String) -> Requirement? {
    requirements[scheme]?[reference]
  }
}
