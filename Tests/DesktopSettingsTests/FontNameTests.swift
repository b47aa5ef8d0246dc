// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DesktopSettings

/// The family in the name of a font, as desktops write one.
struct FontNameTests {
  @Test(arguments: [
    ("Cantarell 11", "Cantarell"), ("Noto Sans Bold 10.5", "Noto Sans"), ("Ubuntu", "Ubuntu"),
    ("DejaVu Sans, Sans 12", "DejaVu Sans"), ("Inter Semi-Bold Italic 11px", "Inter"),
  ])
  func `size and style are left out`(text: String, family: String) {
    #expect(FontName(text).family == family)
  }

  @Test func `a size alone names none`() {
    #expect(FontName("11").family == nil)
    #expect(FontName("").family == nil)
  }
}
