// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

@MainActor
struct ProgressWheelTests {
  /// The colours of the lines of a wheel, as if they were opaque.
  private func colors(_ view: some View) -> Set<Color> {
    Set(
      ViewTester { view }.displayList.items.compactMap { item in
        guard case .fill(_, let color) = item else { return nil }
        return Color(red: color.red, green: color.green, blue: color.blue)
      })
  }

  private func height(_ view: some View) -> CGFloat {
    var size = CGSize.zero
    _ = ViewTester { view.onGeometryChange(for: CGSize.self, of: \.size) { size = $0 } }
    return size.height
  }

  @Test func `a wheel turns in the tint that is set, and else in the colour of text`() {
    #expect(colors(ProgressView().tint(.white)) == [.white])
    #expect(
      colors(ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .yellow)))
        == [Color(red: Color.yellow.red, green: Color.yellow.green, blue: Color.yellow.blue)])
    let ink = Color.primary
    #expect(colors(ProgressView()) == [Color(red: ink.red, green: ink.green, blue: ink.blue)])
  }

  @Test func `a wheel is as large as controls are`() {
    #expect(height(ProgressView()) == 20)
    #expect(height(ProgressView().controlSize(.large)) == 32)
    #expect(height(ProgressView().controlSize(.mini)) == 12)
    #expect(height(ProgressView(value: 0.5).progressViewStyle(.circular)) == 24)
  }
}
