// SPDX-License-Identifier: Apache-2.0

import Foundation

extension LiveApplication {
  /// Where each process of the session stands, and each thread of the program, for a failure's text:
  /// the state's letter and the processor time in ticks of 10 ms.
  var processes: String {
    guard program.isRunning else { return "the program has ended" }
    let own = "/proc/\(program.processID)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: own)) ?? []
    let others = session.processIDs(named: "").map { "/proc/\($0)" }
    return (threads.sorted().map { "\(own)/\($0)" } + others).map(Self.line).joined(separator: "\n")
  }

  /// The fields of `/proc/PID/stat` behind the name, which ends with the last parenthesis: the state
  /// is the first, the times are the twelfth and the thirteenth.
  private static func line(of folder: String) -> String {
    func text(_ file: String) -> String {
      let data = FileManager.default.contents(atPath: "\(folder)/\(file)") ?? Data()
      return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
    let stat = text("stat")
    let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12 else { return "\(folder): gone" }
    return "\(folder) \(text("comm")): \(fields[0]), \(fields[11])+\(fields[12]), \(text("wchan"))"
  }
}
