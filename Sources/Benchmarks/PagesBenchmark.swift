// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import Foundation
import Semantics

/// What the gallery keeps of pages that have gone: its memory over 200 changes of its page, asked for
/// over AT-SPI.
enum PagesBenchmark {
  private static let changesARound = 40
  private static let rounds = 5

  private struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  static func run() async -> Int32 {
    do {
      let bus = try BenchmarkBus()
      defer { bus.stop() }
      try await measure(bus)
      return 0
    } catch {
      FileHandle.standardError.write(Data("pages: \(error)\n".utf8))
      return 1
    }
  }

  private static func measure(_ bus: BenchmarkBus) async throws {
    let gallery = Process()
    gallery.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "gallery")
    gallery.environment = [
      "AT_SPI_BUS_ADDRESS": bus.address, "EVENHAND_ACCESSIBILITY": "on",
      "EVENHAND_HOST": "headless",
    ]
    try gallery.run()
    defer { gallery.terminate() }
    let reader = AccessibilityReader(address: bus.address, environment: [:])
    let snapshot = try await pages(of: gallery, by: reader)
    let buttons = snapshot.tree.depthFirst.filter { $0.role == .pageTab }
    func change(_ count: Int) async throws {
      for turn in 0..<count {
        try await reader.perform("click", on: buttons[turn % buttons.count].id, of: snapshot)
      }
    }
    // What is made only once is there after each page has been shown a few times.
    try await change(3 * buttons.count)
    let start = try HeldMemory.kilobytes(of: gallery.processIdentifier)
    print("gallery, \(buttons.count) pages in turn: \(start) KB held")
    for round in 1...rounds {
      try await change(changesARound)
      let more = try HeldMemory.kilobytes(of: gallery.processIdentifier) - start
      print("after \(round * changesARound) changes: \(more) KB more")
    }
  }

  private static func pages(
    of gallery: Process, by reader: AccessibilityReader
  ) async throws -> ApplicationSnapshot {
    let end = Date().addingTimeInterval(30)
    while Date() < end {
      let all = try await reader.applications()
      if let found = all.first(where: { $0.pid == gallery.processIdentifier }) {
        let snapshot = try await reader.read(found)
        if snapshot.tree.depthFirst.contains(where: { $0.name == "Lab" }) { return snapshot }
      }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw Problem(description: "the gallery is not on the bus")
  }
}
