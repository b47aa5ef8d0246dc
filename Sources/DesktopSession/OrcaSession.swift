// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Debian's screen reader in a session, heard as text.
///
/// Orca writes each utterance to its debug file before it hands it to a voice, so that no voice is
/// needed. It starts with speech alone: braille is off.
public final class OrcaSession: Sendable {
  private let process: ChildProcess
  private let debugFile: String

  /// Starts it and returns when it listens to events.
  ///
  /// Orca's settings live in the session's home folder; `python` is added to its customisation
  /// file, which Orca runs at its start (`orca-customizations.py`).
  public init(in session: DesktopSession, python: String = "") async throws(DesktopSessionError) {
    let home = session.environment["XDG_DATA_HOME"] ?? session.folder
    let file = "\(session.folder)/orca.debug"
    debugFile = file
    var environment = session.environment
    do {
      let settings = "\(home)/orca"
      let programs = "\(session.folder)/orca-bin"
      for folder in [settings, programs] {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
      }
      // Orca's own hook. Without it the debug file is written in blocks, late.
      let customizations = """
        from orca import debug
        debug.debugFile and debug.debugFile.reconfigure(line_buffering=True)
        \(python)

        """
      try customizations.write(
        toFile: "\(settings)/orca-customizations.py", atomically: false, encoding: .utf8)
      // Orca refuses to start while the same user runs another one, and asks `pgrep` for it. An
      // Orca on another desktop is no concern of this one.
      let finder = "\(programs)/pgrep"
      try "#!/bin/sh\nexit 1\n".write(toFile: finder, atomically: false, encoding: .utf8)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: finder)
      environment["PATH"] = "\(programs):\(environment["PATH"] ?? "/usr/bin:/bin")"
    } catch {
      throw .noFolder(path: home, reason: error.localizedDescription)
    }
    let orca = try ChildProcess(
      try Program.orca.locate(in: environment),
      ["--debug-file=\(file)", "-e", "speech", "-d", "braille"], environment: environment)
    process = orca
    // Orca needs 0.7 to 1.2 s on an idle machine.
    let isReady = await eventually {
      !orca.isRunning || Self.text(of: file).contains("EVENT MANAGER: Activated")
    }
    guard isReady, orca.isRunning else {
      throw .notReady(program: Program.orca.name, output: orca.lastWords + orca.whereabouts)
    }
  }

  /// Everything said so far, one utterance an entry, in order.
  public var utterances: [String] {
    Self.text(of: debugFile).split(separator: "\n").compactMap { Utterance(line: $0)?.text }
  }

  /// A place in the utterances, for `utterances(since:)`.
  public var mark: Int { utterances.count }

  /// What was said after `mark`.
  public func utterances(since mark: Int) -> [String] {
    Array(utterances.dropFirst(mark))
  }

  /// Waits until something said since `mark` contains `text`; everything said since `mark`.
  @discardableResult
  public func hear(
    _ text: String, since mark: Int = 0, within bound: Duration = Patience.step
  ) async throws(DesktopSessionError) -> [String] {
    try await hear(since: mark, within: bound, wanted: text) { said in
      said.contains { $0.contains(text) }
    }
  }

  /// Waits until what was said since `mark` fulfils `predicate`; `wanted` is for the message.
  @discardableResult
  public func hear(
    since mark: Int, within bound: Duration = Patience.step, wanted: String,
    _ predicate: ([String]) -> Bool
  ) async throws(DesktopSessionError) -> [String] {
    var size = -1
    let inTime = await eventually(within: bound) {
      let now = Self.size(of: debugFile)
      defer { size = now }
      // The file is long, and is read only when it is longer.
      return now != size && predicate(utterances(since: mark))
    }
    let said = utterances(since: mark)
    guard inTime else {
      let words = said.isEmpty ? "nothing" : said.joined(separator: " | ")
      throw .waitedInVain(
        reason: "Orca did not say '\(wanted)' within \(bound); it said \(words)"
          + process.whereabouts)
    }
    return said
  }

  /// Waits until Orca has had nothing to do for `pause`: no line in its debug file, which has many
  /// for each event. Everything said since `mark`.
  public func untilQuiet(
    since mark: Int = 0, pause: Duration = .milliseconds(400),
    within bound: Duration = Patience.step
  ) async throws(DesktopSessionError) -> [String] {
    var size = -1
    var changed = ContinuousClock.now
    let isQuiet = await eventually(within: bound) {
      let now = Self.size(of: debugFile)
      if now != size {
        if Self.isBusy(debugFile, since: size) { changed = .now }
        size = now
      }
      return ContinuousClock.now - changed >= pause
    }
    guard isQuiet else {
      throw .waitedInVain(
        reason: "Orca was not quiet for \(pause) within \(bound)\(process.whereabouts)")
    }
    return utterances(since: mark)
  }

  /// Orca's debug output so far, to find out why it said what it said.
  public var debugText: String { Self.text(of: debugFile) }

  /// Whether Orca's process has not ended.
  public var isRunning: Bool { process.isRunning }

  /// Ends it; a second call does nothing.
  public func stop() { process.terminate() }

  private static func text(of file: String) -> String {
    FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Whether a line was written after so many bytes that tells of work. Orca 48 tidies up every two
  /// seconds, for ever.
  private static func isBusy(_ file: String, since size: Int) -> Bool {
    guard let handle = FileHandle(forReadingAtPath: file),
      (try? handle.seek(toOffset: UInt64(max(0, size)))) != nil,
      let written = try? handle.readToEnd()
    else { return true }
    return String(decoding: written, as: UTF8.self).split(separator: "\n")
      .contains { !$0.hasSuffix("GENERATOR: Clearing cache.") }
  }

  private static func size(of file: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    return (attributes?[.size] as? Int) ?? 0
  }
}

/// One thing that Orca said, out of a line of its debug file.
struct Utterance: Equatable {
  let text: String

  /// What may follow the words: the voice's properties, with or without its name,
  /// or a list of them.
  private static let endings = ["' voice=", "'[{", "'{", "' {"]

  /// `nil` for a line that is not speech.
  ///
  /// The line ends with `SPEECH OUTPUT: 'Volume horizontal slider 30.'` and the voice's properties.
  init?(line: some StringProtocol) {
    guard let start = line.range(of: "SPEECH OUTPUT: '") else { return nil }
    let rest = line[start.upperBound...]
    // From the end: the words may have any of these signs in them, the properties have not.
    let end = Self.endings.lazy.compactMap { rest.range(of: $0, options: .backwards) }.first
    text = String(rest[..<(end?.lowerBound ?? rest.lastIndex(of: "'") ?? rest.endIndex)])
  }
}
