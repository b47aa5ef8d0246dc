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
      let after: [String]?
      let reasons: [String]
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

  /// Why what is not proved of the gallery is not: nothing else is left open.
  private static let leftOpen = ["image map[Map of Lantern Bay]": "ran out of 240 movements"]

  /// The lab shows each touch as it was; the other two take as long as all the rest, and are left to
  /// `EVENHAND_LONG_TESTS`.
  private static var leftOut: [String] {
    ProcessInfo.processInfo.environment["EVENHAND_LONG_TESTS"] == "1"
      ? ["Lab"] : ["Lab", "Map of Lantern Bay", "Sketch"]
  }

  /// As built by `Tests/run`: in a debug build it takes ten times as long.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["EVENHAND_OPTIMIZED"] != nil))
  func `the gallery is proved as a whole`() async throws {
    let run = try await Evenhand.run(
      ["prove", "--timeout", "900", "--format", "json"]
        + Self.leftOut.flatMap { ["--except", $0] } + ["--", Evenhand.program("gallery")])
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.totals["refuted"] == 0, "\(run.output)")
    let open = report.controls.filter { $0.verdict == "undecided" }
    for control in open {
      let reason = try #require(Self.leftOpen[control.element], "\(control)")
      #expect(control.reasons.first?.hasPrefix(reason) ?? false, "\(control)")
    }
    #expect((report.totals["proved"] ?? 0) > 60)
    for page in [
      "Knob", "Photo", "Cards", "Tasks", "Buttons", "Mixer", "Map", "Mail", "Sketch", "Board",
      "Splitter",
    ] where !Self.leftOut.contains(page) {
      let way = "tap on page tab[\(page)]"
      #expect(report.controls.contains { $0.after?.first == way }, "\(page)")
    }
    #expect(run.errors == "")
  }

  @Test func `what the opened window shows is proved alone, where nothing more is asked for`()
    async throws
  {
    let run = try await Evenhand.run([
      "prove", "--controls-before", "0", "--timeout", Evenhand.patience, "--",
      Evenhand.program("gallery"), "--page", "dial",
    ])
    #expect(run.output.contains("gallery: 15 proved, 0 refuted, 0 undecided\n"), "\(run.output)")
    #expect(!run.output.contains(" after tap on "))
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

  @Test func `a name that no control has is told`() async throws {
    let run = try await Evenhand.run([
      "prove", "--except", "Volume", "--except", "Vlume", "--controls-before", "0", "--timeout",
      Evenhand.patience, "--", Evenhand.program("gallery"), "--page", "dial",
    ])
    #expect(run.errors == "evenhand: --except: no control is called Vlume\n")
    #expect(run.output.contains("left out, as asked: Volume\n"), "\(run.output)")
    #expect(run.code == 0)
  }

  @Test func `where the time is over, what was found is reported, and is no pass`() async throws {
    let run = try await Evenhand.run(
      ["prove", "--timeout", Evenhand.patience, "--", Evenhand.program("gallery")],
      in: Evenhand.bare.merging(["EVENHAND_AUDIT_SECONDS": "0"]) { $1 })
    #expect(run.errors == "")
    #expect(run.output.contains("    not tried: the time was over\n"), "\(run.output)")
    #expect(run.code == 2)
  }

  @Test func `two machines find together what one finds`() async throws {
    let program = [Evenhand.program("gallery"), "--page", "dial"]
    let here = ["--controls-before", "0"]
    let (whole, _) = try await report(here, program)
    let (first, _) = try await report(here + ["--shard", "1/2", "--jobs", "1"], program)
    let (second, _) = try await report(here + ["--shard", "2/2", "--jobs", "1"], program)
    let parts = first.controls + second.controls
    #expect(parts.map(\.element).sorted() == whole.controls.map(\.element).sorted())
    #expect(parts.allSatisfy { $0.verdict == "proved" })
  }

  @Test(arguments: [
    (["--shard", "3/2"], "--shard needs a part and a count, as in 2/4"),
    (["--shard", "x"], "--shard needs a part and a count, as in 2/4"),
    (["--controls-before", "-1"], "--controls-before needs a whole number from 0 to 20"),
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
