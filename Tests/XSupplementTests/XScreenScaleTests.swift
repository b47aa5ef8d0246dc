// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import XSupplement

/// How many pixels a point has, from what desktops say.
@Suite struct XScreenScaleTests {
  private func scale(
    _ settings: [String: Int32]? = nil, _ resources: String = "", desktop: String = ""
  ) -> Double {
    XScreenScale.scale(settings: settings, resources: resources, desktop: desktop)
  }

  @Test(arguments: [
    ("Xft.dpi:\t192\n", 2.0), ("Xft.hinting: 1\nXft.dpi: 144\n", 1.5), ("Xft.dpi: 100", 1),
    ("Xft.dpi: 75", 1), ("Xft.dpi: 1e9", 4), ("Xft.dpi: nan", 1), ("Xft.dpi:", 1), ("", 1),
    ("Xft.dpi.more: 192", 1), ("Xft.dpi: many", 1),
  ])
  func `the resources' resolution, where nobody publishes settings`(
    resources: String, expected: Double
  ) {
    #expect(scale(nil, resources) == expected)
  }

  @Test func `the desktop's scaling factor comes first: the resolution has the text scale in it`() {
    let resources = "Xft.dpi: 240"
    #expect(scale(["Gdk/WindowScalingFactor": 2, "Xft/DPI": 245_760], resources) == 2)
    #expect(scale(["Xft/DPI": 245_760], resources, desktop: "ubuntu:GNOME") == 1)
    #expect(scale(["Gdk/WindowScalingFactor": -3]) == 1)
  }

  @Test func `Plasma's scale is the resolution, and may lie between two whole numbers`() {
    let settings: [String: Int32] = ["Gdk/WindowScalingFactor": 1]
    #expect(scale(settings, "Xft.dpi: 144", desktop: "KDE") == 1.5)
  }

  // MARK: The property

  private let little: [UInt8] =
    [0, 0, 0, 0, 9, 0, 0, 0, 3, 0, 0, 0]
    + [1, 0, 2, 0] + Array("Te".utf8) + [0, 0, 1, 0, 0, 0, 5, 0, 0, 0] + Array("Hello".utf8)
    + [0, 0, 0]
    + [2, 0, 1, 0] + Array("C".utf8) + [0, 0, 0, 1, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8]
    + [0, 0, 3, 0] + Array("Num".utf8) + [0, 1, 0, 0, 0, 2, 1, 0, 0]

  @Test func `whole numbers are read, past texts and colours`() {
    #expect(XSettingsNumbers.read(little) == ["Num": 258])
    let big: [UInt8] =
      [1, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 1, 0, 0, 0, 3] + Array("Num".utf8)
      + [0, 0, 0, 0, 1, 0, 0, 1, 2]
    #expect(XSettingsNumbers.read(big) == ["Num": 258])
  }

  @Test func `damaged bytes give what stands before the damage`() {
    for count in 0..<little.count {
      #expect(XSettingsNumbers.read(Array(little.prefix(count))).isEmpty)
    }
    var endless = little
    endless[8...11] = [255, 255, 255, 255]
    #expect(XSettingsNumbers.read(endless) == ["Num": 258])
    var unknown = little
    unknown[12] = 9
    #expect(XSettingsNumbers.read(unknown).isEmpty)
    var long = little
    long[22...25] = [255, 255, 255, 255]
    #expect(XSettingsNumbers.read(long).isEmpty)
  }
}
