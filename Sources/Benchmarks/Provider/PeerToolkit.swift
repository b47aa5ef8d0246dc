// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A toolkit whose accessibility is measured, with an application that has a box of buttons and
/// sliders.
struct PeerToolkit: Sendable {
  let name: String
  /// What has to be installed for it.
  let packages: String
  /// Without the number of elements; nil where something is missing.
  let command: [String]?
  var environment: [String: String] = [:]

  /// Ours, and those that are installed. AccessKit and Qt are packages of Python's own:
  /// EVENHAND_BENCH_PYTHON names the interpreter that has them.
  static func all(_ workshop: PeerWorkshop) -> [PeerToolkit] {
    let python = ProcessInfo.processInfo.environment["EVENHAND_BENCH_PYTHON"] ?? "python3"
    func script(_ name: String, _ text: String, _ module: String, _ python: String) -> [String]? {
      // Under its own name it would be found in the place of the module.
      workshop.script("peer-" + name, text, module: module, python: python)?.command
    }
    func gtk(_ version: String, _ text: String) -> [String]? {
      let system = "/usr/bin/python3"
      let test = "import gi; gi.require_version('Gtk', '\(version)')"
      guard PeerWorkshop.output(system, ["-c", test]) != nil else { return nil }
      return script("gtk" + version.prefix(1), text, "gi", system)
    }
    return [
      PeerToolkit(
        name: "evenhand", packages: "", command: [CommandLine.arguments[0], "serve"]),
      PeerToolkit(
        name: "AccessKit", packages: "accesskit from PyPI",
        command: script("accesskit", PeerApplications.accessKit, "accesskit", python)),
      PeerToolkit(
        name: "GTK 3", packages: "python3-gi and gir1.2-gtk-3.0",
        command: gtk("3.0", PeerApplications.gtk3),
        environment: ["GDK_BACKEND": "x11", "NO_AT_BRIDGE": "0"]),
      // Without a graphics card GTK 4 draws for a minute before it answers, unless Cairo does it.
      PeerToolkit(
        name: "GTK 4", packages: "python3-gi and gir1.2-gtk-4.0",
        command: gtk("4.0", PeerApplications.gtk4),
        environment: ["GDK_BACKEND": "x11", "GSK_RENDERER": "cairo"]),
      PeerToolkit(
        name: "Qt 6",
        packages: "PySide6-Essentials from PyPI; libxcb-cursor0, libxcb-keysyms1 and others",
        command: script("qt6", PeerApplications.qt6, "PySide6.QtWidgets", python),
        environment: ["QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"]),
    ]
  }
}
