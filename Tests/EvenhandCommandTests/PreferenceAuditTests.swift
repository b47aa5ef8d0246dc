// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// Programs that are started again with other settings of the desktop, and what follows them.
@Suite struct PreferenceAuditTests {
  private static let rules = [
    "user-preferences-text-scale", "user-preferences-contrast", "user-preferences-dark",
    "user-preferences-motion",
  ]

  /// A window of GTK 3 that has its own size, colours and motion for everything.
  private static let deaf = """
    import gi
    gi.require_version("Gdk", "3.0")
    gi.require_version("Gtk", "3.0")
    from gi.repository import Gdk, GLib, Gtk
    css = Gtk.CssProvider()
    css.load_from_data(b'''* {
      font: 16px "DejaVu Sans"; color: #223344; background: #ddeeff; border: 1px solid #223344;
      box-shadow: none; text-shadow: none; transition: none; min-width: 0; min-height: 0;
      padding: 4px; margin: 0; outline: none; }''')
    Gtk.StyleContext.add_provider_for_screen(
        Gdk.Screen.get_default(), css, Gtk.STYLE_PROVIDER_PRIORITY_USER)
    window = Gtk.Window(title="Deaf")
    window.connect("destroy", Gtk.main_quit)
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    box.add(Gtk.Label(label="A label"))
    box.add(Gtk.Button(label="A button"))
    area = Gtk.DrawingArea()
    area.set_size_request(120, 40)
    box.add(area)
    window.add(box)
    place = [0]
    def draw(area, cairo):
        cairo.rectangle(place[0], 8, 24, 24)
        cairo.fill()
    def step():
        place[0] = (place[0] + 12) % 96
        area.queue_draw()
        return True
    area.connect("draw", draw)
    GLib.timeout_add(100, step)
    window.show_all()
    Gtk.main()
    """

  private func audit(_ program: [String], _ options: [String] = []) async throws -> Evenhand {
    try await Evenhand.run(
      [
        "audit", "--drive", "preferences", "--rules", Self.rules.joined(separator: ","),
        "--format", "json", "--timeout", Evenhand.patience,
      ] + options + ["--exec", "--"] + program)
  }

  /// For each rule whether it passed, what falls short for review, or why it was not tested.
  private func outcomes(_ run: Evenhand) throws -> [String] {
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any],
      "\(run.errors)")
    func entry(_ list: String, _ key: String, _ id: String) -> [String: Any]? {
      (report[list] as? [[String: Any]])?.first { $0[key] as? String == id }
    }
    return Self.rules.map { id in
      if let nodes = entry("incomplete", "id", id)?["nodes"] as? [[String: Any]] {
        return nodes.first?["reasonId"] as? String ?? ""
      }
      if let gap = entry("untested", "rule", id) {
        return "not tested: \(gap["reason"] as? String ?? "")"
      }
      return entry("passes", "id", id) == nil ? "nothing" : "passed"
    }
  }

  @Test func `a program that follows nothing is told so, setting by setting`() async throws {
    let run = try await audit(["/usr/bin/python3", "-c", Self.deaf])
    #expect(
      try outcomes(run) == [
        "text-keeps-size", "contrast-ignored", "dark-style-ignored", "motion-goes-on",
      ], "\(run.output)")
  }

  @Test func `a dialog of GTK 3 follows text, contrast and style, and does not move`() async throws
  {
    let run = try await audit(["zenity", "--info", "--text=Hello"])
    #expect(
      try outcomes(run) == ["passed", "passed", "passed", "not tested: nothing was seen to move"],
      "\(run.output)")
  }

  @Test func `a window of GTK 4 follows text, contrast and style`() async throws {
    let form = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Support/benchmark/form_gtk4.py").path
    let run = try await audit(["/usr/bin/python3", form, "clean"])
    #expect(try outcomes(run).prefix(3) == ["passed", "passed", "passed"], "\(run.output)")
  }

  @Test func `the gallery follows text, contrast and the dark style`() async throws {
    let run = try await audit([Evenhand.program("gallery")])
    #expect(
      try outcomes(run) == [
        "passed", "passed", "passed", "not tested: nothing was seen to move",
      ], "\(run.output)")
  }

  @Test func `a program that comes up once only is not tested, with its own words`() async throws {
    let session = try await DesktopSession.start(.init(display: .none, accessibility: false))
    let mark = session.folder + "/again"
    let script = """
      n=$(cat "\(mark)" 2>/dev/null || echo 0); echo $((n + 1)) > "\(mark)"
      [ $n = 2 ] && { echo "once is enough" >&2; exit 1; }
      exec zenity --info --text=Hello
      """
    let run = try await audit(["sh", "-c", script])
    let outcomes = try outcomes(run)
    #expect(
      outcomes.first == "not tested: with text of double size the program did not come up: sh has"
        + " ended before it could be read: once is enough")
    #expect(outcomes.dropFirst().first == "passed", "\(run.output)")
  }

  @Test func `a program that ends with the usual settings is not tried with others`() async throws {
    let session = try await DesktopSession.start(.init(display: .none, accessibility: false))
    let mark = session.folder + "/again"
    let script = """
      [ -e "\(mark)" ] || { touch "\(mark)"; exit 1; }
      exec zenity --info --text=Hello
      """
    let run = try await audit(["sh", "-c", script])
    let reason =
      "not tested: with usual settings the program did not come up: sh has ended before it could"
      + " be read"
    #expect(try outcomes(run) == Array(repeating: reason, count: 4), "\(run.output)")
  }

  @Test func `without the option the rules say what they need`() async throws {
    let run = try await Evenhand.run([
      "audit", "--rules", Self.rules.joined(separator: ","), "--exec", "--", "zenity", "--info",
    ])
    #expect(run.output.contains("needs --drive preferences"), "\(run.output)\(run.errors)")
  }

  @Test(arguments: [["--app", "gedit"], ["--app", "gedit", "--drive-desktop"], ["--pid", "1"]])
  func `an application that runs cannot be started again`(target: [String]) async throws {
    let run = try await Evenhand.run(["audit", "--drive", "preferences"] + target)
    #expect(run.code == 64)
    #expect(run.errors.contains("--drive preferences starts the program again"))
  }
}
