// SPDX-License-Identifier: Apache-2.0

/// What is known to be wrong with the toolkit that an application says it uses.
struct Toolkit: Sendable {
  let name: String
  /// The number before the first point; nil where there is none.
  let majorVersion: Int?

  init(_ application: ApplicationReference) {
    name = application.toolkitName.lowercased()
    majorVersion = application.toolkitVersion.split(separator: ".").first.flatMap { Int($0) }
  }

  /// GTK 4 leaves margins, borders and paddings out of its extents.
  var framesAreTrusted: Bool { !(name == "gtk" && (majorVersion ?? 0) >= 4) }
}
