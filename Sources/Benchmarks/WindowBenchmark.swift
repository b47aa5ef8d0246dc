// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession
import Foundation
import Semantics

/// How a window follows the hand: the gallery's, and a GTK 3 scale of the fader's size in a window of
/// the same size, in the same run.
enum WindowBenchmark {
  private struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// What is dragged.
  private struct Subject {
    let name: String
    let command: [String]
    let role: Role
    let label: String
    /// Where the hand takes hold, in parts of the element's size.
    let hold: (x: Double, y: Double)
    /// How far it moves to both sides, in points.
    let reach: (x: Double, y: Double)
    /// Put into the middle first, so that there is way to both sides.
    var value: Double?
  }

  private static let rounds = 3
  private static let starts = 7

  static func run() async -> Int32 {
    do {
      let workshop = try PeerWorkshop()
      guard
        let probe = workshop.compiled(
          "window-probe", WindowProbeProgram.text, packages: "xcb", "xcb-shm", "xcb-xtest")
      else {
        throw Problem(
          description: "a C compiler, libxcb1-dev, libxcb-shm0-dev and libxcb-xtest0-dev are needed"
        )
      }
      let session = try DesktopSession(DesktopSession.Options())
      defer { session.stop() }
      try await compareDrags(subjects(workshop), probe, session)
      try await compareStarts(probe, session)
      return 0
    } catch {
      FileHandle.standardError.write(Data("window: \(error)\n".utf8))
      return 1
    }
  }

  private static var gallery: String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "gallery").path
  }

  private static func subjects(_ workshop: PeerWorkshop) -> [Subject] {
    var subjects = [
      Subject(
        name: "fader", command: [gallery, "--page", "mixer"], role: .slider, label: "Level",
        hold: (0.5, 0.5), reach: (0, 40), value: -27),
      Subject(
        name: "map", command: [gallery, "--page", "map"], role: .panel,
        label: "Map of Lantern Bay", hold: (0.5, 0.8), reach: (60, 20)),
      Subject(
        name: "splitter", command: [gallery, "--page", "splitter"], role: .slider,
        label: "Outline width", hold: (0.5, 0.5), reach: (60, 0)),
    ]
    if let scale = workshop.script("gtk3-scale", PythonPrograms.gtkScale, module: "gi"),
      PeerWorkshop.output(
        "/usr/bin/python3", ["-c", "import gi; gi.require_version('Gtk', '3.0')"]) != nil
    {
      subjects.append(
        Subject(
          name: "GTK 3 scale", command: scale.command, role: .slider, label: "Level",
          hold: (0.5, 0.5), reach: (0, 40), value: -27))
    } else {
      print("GTK 3 scale: not installed (python3-gi, gir1.2-gtk-3.0)")
    }
    return subjects
  }

  // MARK: Drags

  private static func compareDrags(
    _ subjects: [Subject], _ probe: PeerProgram, _ session: DesktopSession
  ) async throws {
    var figures: [String: [[Double]]] = [:]
    for _ in 0..<rounds {
      for subject in subjects {
        figures[subject.name, default: []].append(try await drag(subject, probe, session))
      }
    }
    print("median of \(rounds) rounds    ms to pixels     90 %   frames a s   processor %")
    for subject in subjects {
      let rows = figures[subject.name] ?? []
      let columns = (0..<4).map { column in median(rows.map { $0[column] }) }
      print(
        line(subject.name, columns, [2, 2, 1, 1]))
    }
  }

  /// Milliseconds to changed pixels, and for nine moves of ten; frames a second; per cent of a core.
  private static func drag(
    _ subject: Subject, _ probe: PeerProgram, _ session: DesktopSession
  ) async throws -> [Double] {
    let program = try session.start(subject.command[0], Array(subject.command.dropFirst()))
    defer { program.terminate() }
    let frame = try await frame(of: subject, in: program, session)
    let place = (
      x: frame.x + frame.width * subject.hold.x, y: frame.y + frame.height * subject.hold.y
    )
    // The part of the window round the hand.
    let watched = (x: max(0, place.x - 100), y: max(0, place.y - 100), width: 200.0, height: 200.0)
    let numbers = [
      place.x, place.y, subject.reach.x, subject.reach.y, watched.x, watched.y, watched.width,
      watched.height,
    ].map { "\(Int($0))" }
    return try await figures(
      of: ["drag", "\(program.processID)"] + numbers, count: 4, subject.name, probe, session)
  }

  private static func frame(
    of subject: Subject, in program: ChildProcess, _ session: DesktopSession
  ) async throws -> Rect {
    let reader = AccessibilityReader(
      address: session.accessibilityBusAddress, environment: session.environment)
    let end = Date().addingTimeInterval(30)
    while Date() < end {
      let all = try await reader.applications()
      if let found = all.first(where: { $0.pid == program.processID }) {
        let snapshot = try await reader.read(found)
        let node =
          snapshot.tree.depthFirst.first {
            $0.role == subject.role && $0.name == subject.label
          } ?? snapshot.tree.depthFirst.first { $0.name == subject.label && $0.frame != nil }
        if let node, let frame = node.frame, frame.width > 1 {
          if let value = subject.value {
            try await reader.setValue(value, of: node.id, of: snapshot)
          }
          // What is done at a start, once, is no part of a drag.
          try await Task.sleep(for: .seconds(1))
          return frame
        }
      }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw Problem(description: "\(subject.name) does not appear")
  }

  // MARK: Starts

  private static func compareStarts(_ probe: PeerProgram, _ session: DesktopSession) async throws {
    var programs = [("gallery", [gallery, "--page", "mixer"])]
    if PeerWorkshop.output("which", ["zenity"]) != nil {
      programs.append(("zenity --scale", ["zenity", "--scale", "--text=Level"]))
    } else {
      print("zenity: not installed")
    }
    var figures: [String: [[Double]]] = [:]
    for _ in 0..<starts {
      for (name, command) in programs {
        figures[name, default: []].append(
          try await self.figures(of: ["start"] + command, count: 2, name, probe, session))
      }
    }
    print("\nmedian of \(starts) starts   ms to first frame   of them with an empty window")
    for (name, _) in programs {
      let rows = figures[name] ?? []
      print(line(name, (0..<2).map { column in median(rows.map { $0[column] }) }, [1, 1]))
    }
  }

  // MARK: Figures

  private static func figures(
    of arguments: [String], count: Int, _ name: String, _ probe: PeerProgram,
    _ session: DesktopSession
  ) async throws -> [Double] {
    let child = try session.start(probe.command[0], arguments)
    guard await eventually(within: .seconds(60), { child.exitStatus != nil }) else {
      child.kill()
      throw Problem(description: "\(name): the measurement does not end")
    }
    let figures = (child.outputLines.last ?? "").split(separator: " ").compactMap { Double($0) }
    guard figures.count == count else { throw Problem(description: "\(name): nothing moved") }
    return figures
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
  }

  private static func line(_ name: String, _ values: [Double], _ digits: [Int]) -> String {
    var text = name.padding(toLength: 18, withPad: " ", startingAt: 0)
    for (value, digits) in zip(values, digits) {
      let number = String(format: "%.\(digits)f", value)
      text += String(repeating: " ", count: max(1, 14 - number.count)) + number
    }
    return text
  }
}
