// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program that runs beside the test, with its lines of output.
final class Program: @unchecked Sendable {
  let output = Journal()
  private let process = Process()
  private let input = Pipe()

  init(_ path: String, _ arguments: [String], environment: [String: String] = [:]) throws {
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS"] {
      variables[name] = nil
    }
    variables["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nonexistent"
    process.environment = variables.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = input
    process.standardError = pipe
    let output = output
    try Self.withSignalsUnblocked { try process.run() }
    let handle = pipe.fileHandleForReading
    Thread.detachNewThread {
      var rest = Data()
      while case let data = handle.availableData, !data.isEmpty {
        rest.append(data)
        while let end = rest.firstIndex(of: 10) {
          output.append(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
          rest = Data(rest[rest.index(after: end)...])
        }
      }
      output.append("(end)")
    }
  }

  /// A child inherits the signal mask of the thread that starts it, and Dispatch's threads block
  /// nearly every signal: it could not be ended by SIGTERM.
  private static func withSignalsUnblocked(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  deinit {
    stop()
  }

  func write(_ line: String) {
    input.fileHandleForWriting.write(Data((line + "\n").utf8))
  }

  func signal(_ number: Int32) {
    kill(process.processIdentifier, number)
  }

  func stop() {
    guard process.isRunning else { return }
    process.terminate()
  }

  /// Every line, once the program has ended.
  func allLines() async throws -> [String] {
    try await output.line { $0 == "(end)" }
    return output.lines.dropLast()
  }
}
