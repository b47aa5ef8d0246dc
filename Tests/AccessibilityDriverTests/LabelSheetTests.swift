// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation
import Semantics
import Testing

@testable import AccessibilityDriver

/// Controls of a picture on one sheet, and the words that are read there.
@Suite struct LabelSheetTests {
  private func picture(_ png: Data? = nil) throws -> WindowPicture {
    let map = PixelMap(
      x: 0, y: 0, width: 60, height: 40, bytes: [UInt8](repeating: 40, count: 60 * 40 * 4))
    return WindowPicture(
      window: ElementID(2), png: try png ?? #require(PNG.data(of: map)),
      frame: Rect(x: 10, y: 20, width: 60, height: 40))
  }

  private func control(_ id: UInt64, _ y: Double, x: Double = 12) -> DrawnLabels.Control {
    DrawnLabels.Control(
      element: ElementID(id), frame: Rect(x: x, y: y, width: 40, height: 12),
      background: Colour(red: 40, green: 40, blue: 40), isDark: true)
  }

  @Test func `a word belongs to the control in whose strip it stands, line by line`() throws {
    let sheet = try #require(LabelSheet(of: picture(), [control(4, 22), control(5, 40)]))
    // The second strip begins below 16, 12 and 16 pixels, each three times as high.
    let table = """
      5\t1\t1\t1\t2\t1\t40\t90\t60\t24\t93\tsold
      5\t1\t1\t1\t1\t2\t90\t60\t40\t24\t96\ttickets
      5\t1\t1\t1\t1\t1\t50\t60\t30\t24\t95\tEmail
      5\t1\t2\t1\t1\t1\t50\t140\t30\t24\t94\tSave
      """
    let words = sheet.words(in: table).mapValues { $0.map(\.text) }
    #expect(words == [ElementID(4): ["Email", "tickets", "sold"], ElementID(5): ["Save"]])
  }

  @Test func `words whose heights overlap from line to line stand in lines all the same`() throws {
    let sheet = try #require(LabelSheet(of: picture(), [control(4, 22)]))
    let table = """
      5\t1\t1\t1\t1\t1\t20\t70\t30\t24\t95\tthird
      5\t1\t1\t1\t1\t2\t60\t60\t30\t24\t95\tsecond
      5\t1\t1\t1\t1\t3\t100\t48\t30\t20\t95\tfirst
      """
    #expect(sheet.words(in: table).values.map { $0.map(\.text) } == [["first", "third", "second"]])
  }

  @Test func `a control on which nothing is read has been looked at`() throws {
    let sheet = try #require(LabelSheet(of: picture(), [control(4, 22)]))
    #expect(sheet.words(in: "") == [ElementID(4): []])
  }

  @Test func `what reaches out of the picture is not on the sheet`() throws {
    #expect(try LabelSheet(of: picture(), [control(4, 22, x: 40), control(5, .infinity)]) == nil)
    #expect(try LabelSheet(of: picture(), []) == nil)
  }

  @Test func `what is no picture makes no sheet`() throws {
    #expect(try LabelSheet(of: picture(Data("no picture".utf8)), [control(4, 22)]) == nil)
  }
}
