// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing

@testable import SwiftUI

/// Pictures that a program takes from a network: here from a server on this machine.
final class NetworkPictureTests {
  private let server = Process()
  private let address: URL

  init() throws {
    // A proxy knows nothing of this machine's own addresses.
    let variables = ProcessInfo.processInfo.environment.keys.map { $0.lowercased() }
    if variables.contains("http_proxy") || variables.contains("all_proxy") {
      setenv("no_proxy", "127.0.0.1", 1)
    }
    let output = Pipe()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    server.arguments = ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
    server.currentDirectoryURL =
      URL(fileURLWithPath: #filePath)
      .appending(path: "../../../examples/ControlSamples/Resources").standardizedFileURL
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try server.run()
    var said = ""
    while !said.contains("\n") {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "the server has ended")
      said += String(decoding: data, as: UTF8.self)
    }
    // "Serving HTTP on 127.0.0.1 port 40123 (http://127.0.0.1:40123/) ..."
    let place = try #require(said.split(separator: "(").last?.prefix { $0 != ")" })
    address = try #require(URL(string: String(place)))
  }

  deinit { server.terminate() }

  @Test func `a picture comes whole`() async throws {
    let data = try await PictureDownloads.shared.data(of: address.appending(path: "Harbour.png"))
    #expect(data.prefix(4) == Data([0x89, 0x50, 0x4e, 0x47]))
    #expect(data.suffix(8) == Data([0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]))
  }

  @Test func `what is not there is a failure`() async throws {
    let address = address.appending(path: "Nobody.png")
    await #expect(throws: URLError(.badServerResponse)) {
      try await PictureDownloads.shared.data(of: address)
    }
  }

  @MainActor @Test func `what is written with SwiftUI's name takes pictures from there`() {
    #expect(AsyncImage(url: address).fetch != nil)
    #expect(AsyncImage(url: address) { _ in EmptyView() }.fetch != nil)
    let replaced = AsyncImage(url: address) {
      $0
    } placeholder: {
      EmptyView()
    }
    #expect(replaced.fetch != nil)
  }

  @MainActor @Test func `in tests and trials nothing is fetched`() throws {
    #expect(EnvironmentValues().takesFromNetworks)
    let tester = ViewTester { Taking() }
    #expect(throws: Never.self) { try tester.element(named: "false") }
  }

  private struct Taking: View {
    @Environment(\.takesFromNetworks) private var takesFromNetworks
    var body: some View { Text("\(takesFromNetworks)") }
  }

  @Test func `who no longer waits is told at once, and others get theirs`() async throws {
    let address = address.appending(path: "Harbour.png")
    let waiting = Task { try await PictureDownloads.shared.data(of: address) }
    waiting.cancel()
    await #expect(throws: (any Error).self) { try await waiting.value }
    let data = try await PictureDownloads.shared.data(of: address)
    #expect(data.prefix(4) == Data([0x89, 0x50, 0x4e, 0x47]))
  }
}
