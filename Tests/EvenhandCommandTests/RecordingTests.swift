// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// A recording in the place of the application that it was made of.
@Suite struct RecordingTests {
  @Test func `a recording is audited and printed like its application`() async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    let file = session.folder + "/factory.json"
    let program = ["--timeout", Evenhand.patience, "--exec", "--", "gtk3-widget-factory"]
    let live = try await Evenhand.run(["audit", "--record", file] + program)
    let kept = try await Evenhand.run(["audit", "--recording", file])
    #expect(live.output.contains("control-name: Controls have a name"))
    #expect(kept.output == live.output)
    #expect(kept.code == live.code)
    let tree = try await Evenhand.run(["tree", "--recording", file])
    #expect(tree.output.contains("toggle button"))
    #expect(tree.code == 0)
  }

  @Test func `a recording of a recording is the same`() async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    let (first, second) = (session.folder + "/first.json", session.folder + "/second.json")
    let live = try await Evenhand.run([
      "tree", "--record", first, "--exec", "--", "zenity", "--info",
    ])
    let kept = try await Evenhand.run(["tree", "--recording", first, "--record", second])
    #expect(kept.output == live.output)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: first))
    #expect(try bytes == Data(contentsOf: URL(fileURLWithPath: second)))
    #expect(!bytes.isEmpty)
  }
}
