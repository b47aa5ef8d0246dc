// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import SwiftUI
import Testing

@MainActor
struct UIColorTests {
  @Test func `a colour that is made fainter stays another one in the dark`() {
    let both = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let faint = both.withAlphaComponent(0.5)
    let dark = faint.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    let light = faint.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(Color(dark) == Color(white: 1, opacity: 0.5))
    #expect(Color(light) == Color(white: 0, opacity: 0.5))
  }
}
