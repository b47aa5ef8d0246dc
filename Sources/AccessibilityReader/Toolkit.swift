// SPDX-License-Identifier: Apache-2.0

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

  /// at-spi2-atk ends the process that it runs in when it is asked for all properties of a value that
  /// has no number, as Chromium's have not (at-spi2-core 2.46, Chromium 156: libdbus aborts over the
  /// half-written reply). Where the toolkit is not known, each property is asked for alone.
  var survivesAllValues: Bool { !name.isEmpty && name != "chromium" }

  /// GTK 4 leaves margins, borders and paddings out of its extents.
  var framesAreTrusted: Bool { !(name == "gtk" && (majorVersion ?? 0) >= 4) }
}
