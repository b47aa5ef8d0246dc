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
