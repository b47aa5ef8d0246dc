// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// How wide a sheet is.
@MainActor
struct SheetSizeTests {
  /// Of the dialog's element, which is the room of the sheet's content, in a window of 900 by 640.
  private func width<Content: View>(@ViewBuilder of content: @escaping () -> Content) throws
    -> CGFloat
  {
    let tester = ViewTester(size: CGSize(width: 900, height: 640)) {
      Text("behind").sheet(isPresented: .constant(true), content: content)
    }
    let panel = tester.displayList.items.compactMap { item -> CGRect? in
      if case .stroke(let path, _, _) = item { path.boundingRect } else { nil }
    }.last
    return try #require(panel).width
  }

  @Test func `a sheet with detents is as wide as a form, and one without as its content`() throws {
    let high = try width { Text("a").frame(width: 100).presentationDetents([.medium]) }
    #expect(abs(high - 480) < 2)
    let fitting = try width { Text("a").frame(width: 100) }
    #expect(fitting < 200)
  }

  @Test func `a sheet has the size that it asks for, and never less than its content`() throws {
    let page = try width { Text("a").frame(width: 100).presentationSizing(.page) }
    #expect(abs(page - 640) < 2)
    let fitted = try width {
      Text("a").frame(width: 100).presentationDetents([.medium]).presentationSizing(.fitted)
    }
    #expect(fitted < 200)
    let wide = try width { Text("a").frame(width: 600).presentationSizing(.form) }
    #expect(wide > 600)
  }
}
