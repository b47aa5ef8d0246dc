// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// An Evenhand application's tree with what was found out of its gestures: what the application writes
/// and the audit reads.
public struct ModelDocument: Codable, Hashable, Sendable {
  /// Why a file is no such document.
  public enum Damage: Error, Hashable, Sendable, CustomStringConvertible {
    case format(String)
    case version(Int)
    /// A word that nothing is called by.
    case unknown(String, String)
    case empty

    public var description: String {
      switch self {
      case .format(let text): "it is no model: \(text)"
      case .version(let number):
        "it is a model of version \(number), and this program reads \(ModelDocument.version)"
      case .unknown(let kind, let word): "there is no \(kind) \"\(word)\""
      case .empty: "it has no elements"
      }
    }
  }

  public static let version = 1

  let version: Int
  package let application: String
  /// The application first, then its window, parents before children.
  let nodes: [ModelNode]
  public var evidence: ModelEvidence

  /// - Parameters:
  ///   - tree: The window is its root.
  ///   - evidence: Its elements have the numbers that they have in the tree.
  public init(application: String, tree: Tree, evidence: ModelEvidence) {
    version = Self.version
    self.application = application
    let all = tree.depthFirst
    let numbers = Dictionary(
      all.enumerated().map { ($0.element.id, UInt64($0.offset + 2)) }
    ) { first, _ in first }
    let root = Node(
      id: ElementID(0), role: .application, name: application,
      states: StateSet(.enabled, .sensitive, .showing, .visible), children: [tree.root])
    nodes =
      [ModelNode(root) { $0 == root.id ? 1 : numbers[$0] }]
      + all.map { node in ModelNode(node) { numbers[$0] } }
    self.evidence = evidence
    self.evidence.elements = evidence.elements.compactMap { element in
      guard let number = numbers[ElementID(element.element)] else { return nil }
      var element = element
      element.element = number
      return element
    }
  }

  /// Reads what an application has written.
  public init(_ data: Data) throws(Damage) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      self = try decoder.decode(ModelDocument.self, from: data)
    } catch {
      throw .format("\(error)")
    }
    guard version == Self.version else { throw .version(version) }
  }

  /// What ``init(_:)`` reads.
  package func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(self)
  }

  /// The application, its window, and all that is in it.
  package func tree() throws(Damage) -> Tree {
    var all: [Node] = []
    for node in nodes { all.append(try node.node()) }
    guard let root = all.first else { throw .empty }
    return Tree(root: root, nodes: Array(all.dropFirst()))
  }
}
