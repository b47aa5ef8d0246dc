// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// A recording as it is encoded.
struct RecordingDocument: Codable {
  /// What every version has.
  struct Head: Codable {
    let version: Int

    enum CodingKeys: String, CodingKey {
      case version = "evenhandRecording"
    }
  }

  struct Application: Codable {
    let name: String
    let bus: String
    let path: String
    let pid: Int32?
    let toolkitName: String
    let toolkitVersion: String
    let isAnswering: Bool
  }

  struct Status: Codable {
    let registryAnswers: Bool
    let isEnabled: Bool?
  }

  /// What was read of the application as a whole.
  struct Facts: Codable {
    let application: Application
    let status: Status?
    let language: String
    let locale: String?
    let framesAreTrusted: Bool
    let duration: Duration
    let calls: Int
  }

  let facts: Facts
  let problems: [ReadProblem]
  /// The application first, parents before children.
  let elements: [RecordedElement]

  init(_ recording: Recording) {
    let snapshot = recording.snapshot
    let application = snapshot.application
    facts = Facts(
      application: Application(
        name: application.name, bus: application.busName, path: application.path,
        pid: application.pid, toolkitName: application.toolkitName,
        toolkitVersion: application.toolkitVersion, isAnswering: application.isAnswering),
      status: recording.status.map {
        Status(registryAnswers: $0.registryAnswers, isEnabled: $0.isEnabled)
      },
      language: recording.language, locale: snapshot.locale,
      framesAreTrusted: snapshot.framesAreTrusted,
      duration: snapshot.duration, calls: snapshot.calls)
    problems = snapshot.problems
    elements = snapshot.tree.depthFirst.map { RecordedElement($0, of: snapshot) }
  }

  var text: String {
    let encoder = JSONEncoder.forFiles
    func line(_ value: some Encodable) -> String {
      (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
    func list(_ lines: [String]) -> String {
      lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n]"
    }
    return """
      {"evenhandRecording":\(Recording.version),
      "facts":\(line(facts)),
      "problems":\(list(problems.map { line($0) })),
      "elements":\(list(elements.map { line($0) }))}

      """
  }

  var recording: Recording {
    get throws(RecordingError) {
      let application = ApplicationReference(
        object: ObjectReference(busName: facts.application.bus, path: facts.application.path),
        name: facts.application.name, pid: facts.application.pid,
        toolkitName: facts.application.toolkitName,
        toolkitVersion: facts.application.toolkitVersion,
        isAnswering: facts.application.isAnswering)
      try RecordedBounds.check(self)
      let tree: Tree
      do throws(Tree.Damage) {
        tree = try Tree(checked: elements.map(\.node))
      } catch {
        throw .invalid(error.description)
      }
      var references: [ElementID: ObjectReference] = [:]
      var unanswered: [ElementID: [String]] = [:]
      var details: [ElementID: ElementDetails] = [:]
      for element in elements {
        let id = element.node.id
        if let path = element.path {
          references[id] = ObjectReference(
            busName: element.bus ?? application.busName, path: RecordedElement.whole(path))
        }
        unanswered[id] = element.unanswered
        details[id] = element.details
      }
      return Recording(
        snapshot: ApplicationSnapshot(
          application: application, tree: tree, problems: problems, unanswered: unanswered,
          details: details, references: references, framesAreTrusted: facts.framesAreTrusted,
          locale: facts.locale, duration: facts.duration, calls: facts.calls),
        status: facts.status.map {
          BusStatus(address: "", registryAnswers: $0.registryAnswers, isEnabled: $0.isEnabled)
        }, language: facts.language)
    }
  }
}

/// One element of a recording: its node, and what was read beyond that.
struct RecordedElement {
  let node: Node
  /// Without AT-SPI's usual beginning, where it has that.
  let path: String?
  /// Where it is not the application's.
  let bus: String?
  let unanswered: [String]?
  let details: ElementDetails?

  private static let usualBeginning = "/org/a11y/atspi/accessible/"

  static func whole(_ path: String) -> String {
    path.hasPrefix("/") ? path : usualBeginning + path
  }

  private static func short(_ path: String) -> String {
    guard path.hasPrefix(usualBeginning), path.count > usualBeginning.count else { return path }
    let end = String(path.dropFirst(usualBeginning.count))
    return end.hasPrefix("/") ? path : end
  }

  init(_ node: Node, of snapshot: ApplicationSnapshot) {
    self.node = node
    let reference = snapshot.references[node.id]
    path = (reference?.path).map(Self.short)
    bus = reference?.busName == snapshot.application.busName ? nil : reference?.busName
    unanswered = snapshot.unanswered[node.id]
    details = snapshot.details[node.id]
  }
}

/// The node's fields and these stand side by side.
extension RecordedElement: Codable {
  private enum CodingKeys: String, CodingKey {
    case path, bus, unanswered, details
  }

  init(from decoder: any Decoder) throws {
    node = try EncodedNode(from: decoder).node
    let container = try decoder.container(keyedBy: CodingKeys.self)
    path = try container.decodeIfPresent(String.self, forKey: .path)
    bus = try container.decodeIfPresent(String.self, forKey: .bus)
    unanswered = try container.decodeIfPresent([String].self, forKey: .unanswered)
    details = try container.decodeIfPresent(ElementDetails.self, forKey: .details)
  }

  func encode(to encoder: any Encoder) throws {
    try EncodedNode(node).encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(path, forKey: .path)
    try container.encodeIfPresent(bus, forKey: .bus)
    try container.encodeIfPresent(unanswered, forKey: .unanswered)
    try container.encodeIfPresent(details, forKey: .details)
  }
}
