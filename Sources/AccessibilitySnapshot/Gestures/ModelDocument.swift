// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// An Evenhand application's tree with what was found out of its gestures: what the application writes
/// and the audit reads.
public struct ModelDocument: Hashable, Sendable {
  /// Why a file is no such document.
  public enum Damage: Error, Hashable, Sendable, CustomStringConvertible {
    case format(String)
    case version(Int)

    public var description: String {
      switch self {
      case .format(let text): "it is no model: \(text)"
      case .version(let number):
        "it is a model of version \(number), and this program reads \(ModelDocument.version)"
      }
    }
  }

  /// The version that is written, and the only one that is read.
  public static let version = 5

  package let application: String
  /// The application, its window, and all that is in it, numbered from 1 in this order.
  package let tree: Tree
  /// What was found out of the elements' gestures, by their numbers.
  public var evidence: ModelEvidence

  /// - Parameters:
  ///   - tree: The window is its root.
  ///   - evidence: Its elements have the numbers that they have in the tree.
  public init(application: String, tree: Tree, evidence: ModelEvidence) {
    self.application = application
    let all = tree.depthFirst
    let root = ElementID(1)
    let numbers = Dictionary(
      all.enumerated().map { ($0.element.id, ElementID(UInt64($0.offset + 2))) }
    ) { first, _ in first }
    self.tree = Tree(
      root: Node(
        id: root, role: .application, name: application,
        states: StateSet(.enabled, .sensitive, .showing, .visible),
        children: [numbers[tree.root] ?? root]),
      nodes: all.map { $0.renumbered(numbers) })
    self.evidence = evidence
    self.evidence.elements = evidence.elements.compactMap { element in
      guard let number = numbers[ElementID(element.element)] else { return nil }
      var element = element
      element.element = number.rawValue
      return element
    }
    self.evidence.answers = evidence.answers.compactMap { answers in
      guard let number = numbers[ElementID(answers.element)] else { return nil }
      var answers = answers
      answers.element = number.rawValue
      return answers
    }
  }

  /// Adds what another part of the same trials has found out.
  package mutating func add(_ other: ModelDocument) {
    evidence.elements = (evidence.elements + other.evidence.elements).sorted {
      $0.element < $1.element
    }
    evidence.answers = (evidence.answers + other.evidence.answers).sorted {
      $0.element < $1.element
    }
    evidence.leftOut += other.evidence.leftOut.filter { !evidence.leftOut.contains($0) }
    evidence.add(other.evidence.later, untried: other.evidence.untried)
    if evidence.isolation.isEmpty { evidence.isolation = other.evidence.isolation }
    for obstacle in other.evidence.obstacles where !evidence.obstacles.contains(obstacle) {
      evidence.obstacles.append(obstacle)
    }
  }

  /// Reads what an application has written.
  public init(_ data: Data) throws(Damage) {
    let decoder = JSONDecoder.forFiles
    do {
      let head = try decoder.decode(Head.self, from: data)
      guard head.version == Self.version else { throw Damage.version(head.version) }
      let content = try decoder.decode(Content.self, from: data)
      application = content.application
      tree = try Tree(checked: content.nodes.map(\.node))
      evidence = content.evidence
    } catch let damage as Damage {
      throw damage
    } catch {
      throw .format(JSONDecoder.text(of: error))
    }
  }

  /// What ``init(_:)`` reads.
  package func data() throws -> Data {
    try JSONEncoder.forFiles.encode(
      Content(
        version: Self.version, application: application,
        nodes: tree.depthFirst.map { EncodedNode($0) }, evidence: evidence))
  }

  /// What every version has.
  private struct Head: Decodable {
    let version: Int
  }

  private struct Content: Codable {
    let version: Int
    let application: String
    /// Parents before children.
    let nodes: [EncodedNode]
    let evidence: ModelEvidence
  }
}

extension Node {
  /// The same under other numbers; what has none is left out.
  fileprivate func renumbered(_ numbers: [ElementID: ElementID]) -> Node {
    var copy = Node(
      id: numbers[id] ?? id, role: role, name: name, description: description, help: help,
      identifier: identifier, states: states, frame: frame, screenOrigin: screenOrigin,
      value: value, actions: actions,
      relations: relations.map { Relation($0.kind, $0.targets.compactMap { numbers[$0] }) },
      attributes: attributes, children: children.compactMap { numbers[$0] },
      reportedInterfaces: reportedInterfaces, text: text)
    // What a table has in it, say, is not kept, only that it is one.
    if copy.interfaces != interfaces { copy.reportedInterfaces = interfaces }
    return copy
  }
}

/// What an Evenhand application declares of its gestures, and what came of trying them in process:
/// by pointer, by keys and by assistive requests, on a clock that only moves when told.
public struct ModelEvidence: Codable, Hashable, Sendable {
  /// Of the elements that have gestures, values or both, in the order of the tree.
  public var elements: [ModelElement]
  /// Of the elements that are tried where a hand has been at others before, the shortest way first.
  public var later: [ModelLaterElement]
  /// Elements of this kind that were not tried, as there are too many ("check box[Advanced]").
  public var untried: [String]
  /// The names by which controls were left out, as somebody asked for it.
  public var leftOut: [String] = []
  /// What came of keys that are handled, of the elements that take the focus as the window opens.
  public var answers: [ModelKeyAnswers] = []
  /// What kept the trials from being repeatable; empty where nothing did.
  public var obstacles: [String]
  /// How much was tried at most, and how finely it was compared, for people.
  public var bounds: String
  /// Why and how trials had processes of their own, for people; empty where they had none.
  public var isolation: String

  public init(
    elements: [ModelElement] = [], later: [ModelLaterElement] = [], untried: [String] = [],
    obstacles: [String] = [], bounds: String = "", isolation: String = ""
  ) {
    self.elements = elements
    self.later = later
    self.untried = untried
    self.obstacles = obstacles
    self.bounds = bounds
    self.isolation = isolation
  }

  enum CodingKeys: String, CodingKey {
    case elements, later, untried, leftOut, answers, obstacles, bounds, isolation
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      elements: try container.decode([ModelElement].self, forKey: .elements),
      later: try container.decodeIfPresent([ModelLaterElement].self, forKey: .later) ?? [],
      untried: try container.decodeIfPresent([String].self, forKey: .untried) ?? [],
      obstacles: try container.decode([String].self, forKey: .obstacles),
      bounds: try container.decodeIfPresent(String.self, forKey: .bounds) ?? "",
      isolation: try container.decodeIfPresent(String.self, forKey: .isolation) ?? "")
    leftOut = try container.decodeIfPresent([String].self, forKey: .leftOut) ?? []
    answers = try container.decodeIfPresent([ModelKeyAnswers].self, forKey: .answers) ?? []
  }

  /// Adds what another part of the same trials has found out of later elements: of two that are one,
  /// the one with the shorter way there.
  package mutating func add(_ more: [ModelLaterElement], untried others: [String] = []) {
    struct Identity: Hashable {
      let gestures: [String]
      let kind: String
      let label: String
    }
    var seen: Set<Identity> = []
    later = (later + more)
      .sorted { ($0.after.count, $0.after.joined()) < ($1.after.count, $1.after.joined()) }
      .filter { element in
        let gestures = element.model.gestures.map {
          ($0.source?.description ?? "") + " " + $0.text
        }
        let identity = Identity(gestures: gestures, kind: element.kind, label: element.label)
        return seen.insert(identity).inserted
      }
    untried += others.filter { !untried.contains($0) }
  }

  /// By the elements' numbers; of two for one element the first counts.
  package var index: [ElementID: ModelElement] {
    Dictionary(elements.map { (ElementID($0.element), $0) }) { first, _ in first }
  }
}
