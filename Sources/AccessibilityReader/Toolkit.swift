// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What is known to be wrong with the toolkit that an application says it uses.
struct Toolkit: Sendable {
  let name: String
  /// The number before the first point; nil where there is none.
  let majorVersion: Int?

  init(_ application: ApplicationReference) {
    self.init(name: application.toolkitName, version: application.toolkitVersion)
  }

  init(name: String, version: String) {
    self.name = name.lowercased()
    majorVersion = version.split(separator: ".").first.flatMap { Int($0) }
  }

  /// False where `GetAll` could end the application, or the toolkit is not known: each property is
  /// then asked for alone.
  ///
  /// Qt reads the second argument of every call of `org.freedesktop.DBus.Properties`, which `GetAll`
  /// does not have (`AtSpiAdaptor::handleMessage`; seen to end applications of Qt 5.15). at-spi2-atk
  /// ends the process that it runs in when it is asked for all properties of a value that has no
  /// number, as Chromium's have not (at-spi2-core 2.46, Chromium 156: libdbus aborts over the
  /// half-written reply).
  func survivesAllProperties(of interface: Interface) -> Bool {
    switch name {
    case "", "qt": false
    case "chromium": interface == .accessible
    default: true
    }
  }

  /// False for Qt, whose extents in a window's coordinates have neither the right place nor the right
  /// size (seen with Qt 5.15); those on the screen have both.
  var givesPlacesInWindow: Bool { name != "qt" }

  /// False for GTK 4, which up to 4.8 sets `showing` for windows alone.
  var tellsWhatShows: Bool { !isGTK4 }

  /// GTK 4 leaves margins, borders and paddings out of its extents.
  var framesAreTrusted: Bool { !isGTK4 }

  private var isGTK4: Bool { name == "gtk" && (majorVersion ?? 0) >= 4 }
}
