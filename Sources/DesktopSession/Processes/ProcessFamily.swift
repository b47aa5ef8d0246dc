// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program and all that goes back to it, as the kernel tells of each at one moment: what it has
/// started, also where what stood between has ended, and the members of the sessions of all of these.
struct ProcessFamily: Sendable {
  /// One process.
  struct Member: Sendable {
    let id: Int32
    let parent: Int32
    let name: String
    /// The kernel's letter: S sleeps, R runs or wants to, D waits for a disk, T is stopped, Z has
    /// ended.
    let state: String
    /// Processor time that it and its collected children have used, in ticks of 10 ms.
    let ticks: Int
  }

  /// By number.
  let members: [Member]
  private let root: Int32

  init(of root: Int32) {
    self.root = root
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let all = names.compactMap { Int32($0) }.compactMap(Member.init)
    let signs = Dictionary(all.map { ($0.id, Signs(of: $0.id)) }) { first, _ in first }
    var family: Set<Int32> = [root]
    var sessions = Set([signs[root]?.session].compactMap(\.self))
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for process in all where !family.contains(process.id) {
        let signs = signs[process.id]
        guard
          family.contains(process.parent) || signs?.starter.map(family.contains) ?? false
            || signs?.session.map(sessions.contains) ?? false
        else { continue }
        family.insert(process.id)
        if let session = signs?.session { sessions.insert(session) }
        hasGrown = true
      }
    }
    members = all.filter { family.contains($0.id) }.sorted { $0.id < $1.id }
  }

  /// The processor time that its members have used since an earlier look, in ticks of 10 ms.
  func ticks(since earlier: ProcessFamily) -> Int {
    let known = Dictionary(earlier.members.map { ($0.id, $0.ticks) }) { first, _ in first }
    // A child's time becomes its parent's when it has been collected.
    return members.reduce(0) { $0 + max(0, $1.ticks - (known[$1.id] ?? 0)) }
  }

  /// Whether a disk is what one of them waits for at this moment.
  var waitsForDisk: Bool { members.contains { $0.state == "D" } }

  /// Where each stands, a line each, and each thread of the program itself.
  var lines: [String] {
    members.map { member in
      let line =
        "\(member.id) \(member.name): \(member.state), \(Self.seconds(member.ticks))"
        + Self.wait("/proc/\(member.id)")
      guard member.id == root else { return line }
      let tasks = "/proc/\(root)/task"
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
      let states = threads.sorted().compactMap { thread in
        Member(Int32(thread) ?? 0, in: tasks).map {
          "\(thread) \($0.name) \($0.state)\(Self.wait("\(tasks)/\(thread)"))"
        }
      }
      return ([line] + (states.count > 1 ? states.map { "  thread \($0)" } : []))
        .joined(separator: "\n")
    }
  }

  private static func seconds(_ ticks: Int) -> String {
    "\(ticks / 100).\(ticks % 100 / 10) s of processor time"
  }

  /// The kernel's function that it waits in; nothing where that is not told.
  private static func wait(_ folder: String) -> String {
    let data = FileManager.default.contents(atPath: "\(folder)/wchan") ?? Data()
    let text = String(decoding: data, as: UTF8.self)
    return text.isEmpty || text == "0" ? "" : ", in \(text)"
  }

  /// By what a process's environment tells where it belongs.
  private struct Signs {
    var starter: Int32?
    var session: String?

    init(of processID: Int32) {
      guard let data = FileManager.default.contents(atPath: "/proc/\(processID)/environ") else {
        return
      }
      for entry in data.split(separator: 0) {
        if let mark = Self.value(Guardian.variable, in: entry) {
          starter = mark.split(separator: "-").first.flatMap { Int32($0) }
        } else if let folder = Self.value(SessionEnvironment.variable, in: entry) {
          session = folder
        }
      }
    }

    private static func value(_ variable: String, in entry: Data) -> String? {
      let head = "\(variable)=".utf8
      guard entry.starts(with: head) else { return nil }
      return String(decoding: entry.dropFirst(head.count), as: UTF8.self)
    }
  }
}

extension ProcessFamily.Member {
  /// nil where it is gone.
  init?(_ id: Int32) { self.init(id, in: "/proc") }

  /// The name stands in parentheses and may have some in it; of the fields behind it the state is the
  /// first, the parent the second, and the times are the twelfth to the fifteenth (`man 5 proc`).
  fileprivate init?(_ id: Int32, in folder: String) {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(id)/stat") else {
      return nil
    }
    let text = String(decoding: data, as: UTF8.self)
    guard let start = text.firstIndex(of: "("), let end = text.lastIndex(of: ")") else {
      return nil
    }
    let fields = text[text.index(after: end)...].split(separator: " ")
    guard fields.count > 14, let parent = Int32(fields[1]) else { return nil }
    self.init(
      id: id, parent: parent, name: String(text[text.index(after: start)..<end]),
      state: String(fields[0]), ticks: fields[11...14].reduce(0) { $0 + (Int($1) ?? 0) })
  }
}
