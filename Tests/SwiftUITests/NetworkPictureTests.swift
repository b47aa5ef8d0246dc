// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing

@testable import SwiftUI

/// Pictures that a program takes from a network: here from a server on this machine.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
final class NetworkPictureTests {
  private let server = Process()
  private let address: URL

  init() throws {
    // A proxy knows nothing of this machine's own addresses.
    setenv("no_proxy", "127.0.0.1", 1)
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

  private func shown(_ file: String, takesFromNetworks: Bool = true) async -> String? {
    let url = address.appending(path: file)
    let tester = ViewTester {
      AsyncImage(url: url) { phase in
        switch phase {
        case .success(let image): image.accessibilityLabel("Picture")
        case .failure: Text("Failure")
        default: Text("Nothing yet")
        }
      }
      .transformEnvironment(\.takesFromNetworks) { $0 = $0 || takesFromNetworks }
    }
    while true {
      for name in ["Picture", "Failure"] where (try? tester.element(named: name)) != nil {
        return name
      }
      await Task.yield()
      tester.settle()
    }
  }

  @Test func `a picture is shown when it has come`() async {
    #expect(await shown("Harbour.png") == "Picture")
  }

  @Test func `what is not there, and what is no picture, is a failure`() async throws {
    #expect(await shown("Nobody.png") == "Failure")
    #expect(await shown("") == "Failure", "a page that lists files")
    await #expect(throws: URLError(.badServerResponse)) {
      try await PictureDownloads.shared.data(of: self.address.appending(path: "Nobody.png"))
    }
  }

  @Test func `in tests and trials nothing is fetched`() async {
    #expect(await shown("Harbour.png", takesFromNetworks: false) == "Failure")
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
