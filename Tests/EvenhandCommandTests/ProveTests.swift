// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `evenhand prove` on the examples beside it: no display, no bus.
@Suite struct ProveTests {
  private struct Report: Decodable {
    struct Control: Decodable {
      let element: String
      let verdict: String
      let ways: [String: String]
    }

    let controls: [Control]
    let totals: [String: Int]
  }

  private func report(_ arguments: [String], _ program: [String]) async throws -> (Report, Int32) {
    let run = try await Evenhand.run(
      ["prove", "--format", "json", "--timeout", Evenhand.patience] + arguments + ["--"] + program)
    #expect(run.errors == "")
    return (try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)), run.code)
  }

  /// `examples/prove` proves them all, in a release build.
  private static let pages =
    ["dial", "splitter", "board"]
    + (ProcessInfo.processInfo.environment["EVENHAND_LONG_TESTS"] == "1"
      ? ["knob", "buttons", "mail", "cards"] : [])

  @Test(arguments: pages)
  func `the controls of a page of the gallery are proved`(page: String) async throws {
    let run = try await Evenhand.run([
      "prove", "--timeout", Evenhand.patience, "--", Evenhand.program("gallery"), "--page", page,
    ])
    #expect(run.output.contains(" proved, 0 refuted, 0 undecided\n"), "\(run.output)")
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test func `what is refuted is a page with pictures, a failing case and a result at its line`()
    async throws
  {
    let folder = try TemporaryFolder()
    let files = ["html", "xml", "sarif", "json"].map { folder.path + "/proof." + $0 }
    let run = try await Evenhand.run(
      ["prove", "--format", "github", "--timeout", Evenhand.patience]
        + files.flatMap { ["--output", $0] }
        + ["--", Evenhand.program("faulty"), "--page", "model"])
    #expect(run.errors == "")
    #expect(run.code == 1)
    #expect(run.output.contains("::error title=refuted (pointer-cancel),file="))
    let texts = try files.map { try String(contentsOfFile: $0, encoding: .utf8) }
    #expect(texts[0].contains("aria-label=\"Before: picture of the window with a box round"))
    #expect(texts[0].contains("a dot where the finger is\""))
    #expect(texts[0].contains("<strong>Nearest by keys:</strong>"))
    #expect(texts[0].contains("href=\"data:image/png;base64,iVBORw0KGgo"))
    #expect(texts[1].contains("tests=\"4\" failures=\"4\" errors=\"0\" skipped=\"0\""))
    #expect(texts[2].contains("FaultyModelView.swift\"") && texts[2].contains("\"parity-proof\""))
    // Pictures are for people.
    #expect(!texts[3].contains("iVBORw0KGgo"))
    let report = try JSONDecoder().decode(Report.self, from: Data(texts[3].utf8))
    let volume = try #require(report.controls.first { $0.element.contains("parity-proof") })
    #expect(volume.ways == ["pointer": "proved", "keys": "refuted", "actions": "proved"])
  }

  @Test func `two machines find together what one finds`() async throws {
    let program = [Evenhand.program("gallery"), "--page", "dial"]
    let (whole, _) = try await report([], program)
    let (first, _) = try await report(["--shard", "1/2", "--jobs", "1"], program)
    let (second, _) = try await report(["--shard", "2/2", "--jobs", "1"], program)
    let parts = first.controls + second.controls
    #expect(parts.map(\.element).sorted() == whole.controls.map(\.element).sorted())
    #expect(parts.allSatisfy { $0.verdict == "proved" })
  }

  @Test(arguments: [
    (["--shard", "3/2"], "--shard needs a part and a count, as in 2/4"),
    (["--shard", "x"], "--shard needs a part and a count, as in 2/4"),
    (["--jobs", "0"], "--jobs needs a whole number from 1 to 64"),
    (["--timeout", "0"], "--timeout needs seconds above 0 and up to 86400"),
  ])
  func `what makes no sense is wrong usage`(arguments: [String], complaint: String) async throws {
    let run = try await Evenhand.run(["prove"] + arguments + ["--", "true"])
    #expect(run.errors.hasPrefix("evenhand: \(complaint)"), "\(run.errors)")
    #expect(run.code == 64)
  }

  @Test func `a program that is made with something else is told apart`() async throws {
    let run = try await Evenhand.run(["prove", "--", "/bin/true"])
    #expect(run.errors.contains("/bin/true wrote no model"))
    #expect(run.output == "")
    #expect(run.code == 2)
  }
}
