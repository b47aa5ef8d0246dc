// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Foundation

/// Finds the application that the command line means among those on the bus.
struct ApplicationFinder: Sendable {
  let reader: AccessibilityReader

  func find(name: String) async throws(CommandError) -> ApplicationReference {
    let all = try await applications { reader throws(ReaderError) in
      try await reader.applications { $0.name == name }
    }
    var found = all.filter { $0.name == name }
    if found.isEmpty {
      found = all.filter { $0.name.isEmpty && Self.programName(of: $0.pid) == name }
    }
    guard let application = found.first else {
      throw .invalid("no application named \(quoted(name)) is on the bus; \(list(all))")
    }
    guard found.count == 1 else {
      throw .usage(
        "\(found.count) applications are named \(quoted(name)): \(list(found)); use --pid")
    }
    return application
  }

  func find(pid: Int32) async throws(CommandError) -> ApplicationReference {
    let all = try await applications { reader throws(ReaderError) in
      try await reader.registeredApplications()
    }
    if let application = all.first(where: { $0.pid == pid }) { return application }
    let named = try await applications { reader throws(ReaderError) in
      try await reader.applications()
    }
    throw .invalid("process \(pid) is not on the bus; \(list(named))")
  }

  /// The application of this process or of one that it started; nil while there is none.
  func find(startedBy pid: Int32) async throws(CommandError) -> ApplicationReference? {
    let all = try await applications { reader throws(ReaderError) in
      try await reader.registeredApplications()
    }
    return all.first { $0.pid == pid }
      ?? all.first { application in
        application.pid.map { Self.isDescendant($0, of: pid) } ?? false
      }
  }

  /// The applications of what a program that has ended has handed over to.
  func find(leftBy started: StartedApplication) async throws(CommandError) -> [ApplicationReference]
  {
    let all = try await applications { reader throws(ReaderError) in
      try await reader.registeredApplications()
    }
    return all.filter { $0.pid.map(started.owns) ?? false }
  }

  /// Whether the process behind this connection is the program, or what it has started.
  func isConnection(
    _ busName: String, of started: StartedApplication
  ) async throws(CommandError) -> Bool {
    do {
      guard let pid = try await reader.processID(of: busName) else { return false }
      return Self.isDescendant(pid, of: started.program.processID) || started.owns(pid)
    } catch {
      throw .invalid("\(error); run evenhand doctor")
    }
  }

  private func applications(
    _ look: (AccessibilityReader) async throws(ReaderError) -> [ApplicationReference]
  ) async throws(CommandError) -> [ApplicationReference] {
    do {
      return try await look(reader)
    } catch {
      throw .invalid("\(error); run evenhand doctor")
    }
  }

  private func quoted(_ text: String) -> String { "\"" + Escaped.line(text) + "\"" }

  private func list(_ applications: [ApplicationReference]) -> String {
    if applications.isEmpty { return "none is there" }
    let names = applications.map { application in
      quoted(application.name) + (application.pid.map { " (\($0))" } ?? "")
    }
    return "there are " + names.joined(separator: ", ")
  }

  /// What the kernel calls the process's program; at most 15 characters.
  private static func programName(of pid: Int32?) -> String? {
    guard let pid else { return nil }
    let text = try? String(contentsOfFile: "/proc/\(pid)/comm", encoding: .utf8)
    return text?.trimmingCharacters(in: .newlines)
  }

  private static func isDescendant(_ pid: Int32, of ancestor: Int32) -> Bool {
    var current = pid
    for _ in 0..<64 {
      if current == ancestor { return true }
      guard current > 1, let parent = parent(of: current) else { return false }
      current = parent
    }
    return false
  }

  /// The fourth field of /proc/N/stat; the second may hold spaces and brackets.
  private static func parent(of pid: Int32) -> Int32? {
    guard let stat = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
      let bracket = stat.lastIndex(of: ")")
    else { return nil }
    let fields = stat[stat.index(after: bracket)...].split(separator: " ")
    return fields.count > 1 ? Int32(fields[1]) : nil
  }
}

/// All applications on the bus, one after the other.
struct EveryApplication: Sendable {
  static let specification = OptionSpecification(
    "all", .flag, help: "Audit every application on the bus, with a report each")

  let environment: [String: String]

  /// Their processes, in the order in which they registered. None is asked who it is: one that hangs
  /// costs its deadline once, when it is read.
  func processes() async throws(CommandError) -> [Int32] {
    do {
      let applications = try await AccessibilityReader(environment: environment)
        .registeredApplications()
      var processes: [Int32] = []
      for pid in applications.compactMap(\.pid) where !processes.contains(pid) {
        processes.append(pid)
      }
      return processes
    } catch {
      throw .invalid("\(error); run evenhand doctor")
    }
  }
}
