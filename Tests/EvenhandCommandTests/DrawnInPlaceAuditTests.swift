// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Testing

/// Words that a program exposes and does not draw.
@Suite struct DrawnInPlaceAuditTests {
  /// A window of GTK 3 with two labels and two buttons; in one of each nothing can be seen.
  private static let program = """
    import gi
    gi.require_version("Gdk", "3.0")
    gi.require_version("Gtk", "3.0")
    from gi.repository import Gdk, Gtk
    css = Gtk.CssProvider()
    css.load_from_data(b".white { color: #ffffff; background: #ffffff; }")
    Gtk.StyleContext.add_provider_for_screen(Gdk.Screen.get_default(), css, 800)
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8, border_width=12)
    white = Gtk.Label(label="White words")
    white.get_style_context().add_class("white")
    clear = Gtk.Button(label="Clear words")
    clear.set_opacity(0)
    for widget in (white, Gtk.Label(label="Words"), clear, Gtk.Button(label="Press")):
        box.add(widget)
    window = Gtk.Window(title="Words")
    window.connect("destroy", Gtk.main_quit)
    window.add(box)
    window.show_all()
    Gtk.main()
    """

  @Test func `words that nobody sees are found, and words that are drawn are not`() async throws {
    let run = try await Evenhand.run([
      "audit", "--pictures", "--rules", "drawn-in-place", "--timeout", Evenhand.patience, "--exec",
      "--", "/usr/bin/python3", "-c", Self.program,
    ])
    #expect(
      Set(run.findings) == [
        "review drawn-in-place White words", "review drawn-in-place Clear words",
      ], "\(run.output)\(run.errors)")
    #expect(run.output.contains("2 passed"), "\(run.output)")
  }
}
