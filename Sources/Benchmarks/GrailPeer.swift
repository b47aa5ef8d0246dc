// SPDX-License-Identifier: Apache-2.0

import Foundation

/// libgrail, the gesture recognizers of Ubuntu's touch stack, fed with the same touches: a program
/// of its own that is compiled when it is asked for, so that nothing else needs the library.
enum GrailPeer {
  /// Nanoseconds of processor time for one frame of touches, from the frame to the transform that a
  /// program reads.
  struct Figures {
    var drag: Double
    var pinch: Double
  }

  enum Outcome {
    case notInstalled
    case failed(String)
    case measured(version: String, Figures)
  }

  static func measure() -> Outcome {
    guard let version = output("pkg-config", ["--modversion", "grail"]),
      output("pkg-config", ["--exists", "frame"]) != nil,
      output("cc", ["--version"]) != nil
    else { return .notInstalled }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("evenhand-bench-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("grail.c").path
    let program = folder.appendingPathComponent("grail").path
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try GrailProgram.text.write(toFile: source, atomically: true, encoding: .utf8)
    } catch {
      return .failed("\(error)")
    }
    guard output("cc", ["-O2", "-o", program, source, "-lgrail", "-lframe"]) != nil else {
      return .failed("the program does not compile")
    }
    guard let figures = output(program, []).flatMap(figures) else {
      return .failed("the program ended without figures")
    }
    return .measured(version: version, figures)
  }

  /// "drag 2210\npinch 2872".
  private static func figures(_ text: String) -> Figures? {
    var values: [Substring: Double] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2, let value = Double(words[1]), value > 0 else { return nil }
      values[words[0]] = value
    }
    guard let drag = values["drag"], let pinch = values["pinch"] else { return nil }
    return Figures(drag: drag, pinch: pinch)
  }

  /// What a program prints, without the last line's end; nil where it cannot be run or fails.
  private static func output(_ name: String, _ arguments: [String]) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
