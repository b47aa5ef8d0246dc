// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation
import Semantics
import Testing

@testable import AccessibilityDriver

/// What is taken of the table that tesseract writes.
@Suite struct TesseractTableTests {
  private let picture = Rect(x: 10, y: 20, width: 300, height: 200)

  private func words(_ rows: String...) -> [ScreenText.Word] {
    TesseractTable(rows.joined(separator: "\n"), picture: picture, scale: 2).words
  }

  @Test func `a word has its place in the window, not in the enlarged picture`() {
    #expect(
      words(
        "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext",
        "4\t1\t1\t1\t1\t0\t40\t60\t100\t24\t-1\t",
        "5\t1\t1\t1\t1\t1\t40\t60\t100\t24\t96.5\tVolume")
        == [
          ScreenText.Word(
            text: "Volume", confidence: 96.5, box: Rect(x: 30, y: 50, width: 50, height: 12),
            line: 0)
        ])
  }

  @Test func `words of one line have its number`() {
    let lines = words(
      "5\t1\t1\t1\t1\t1\t40\t60\t40\t24\t96\tOne", "5\t1\t1\t1\t1\t2\t90\t60\t40\t24\t96\tTwo",
      "5\t1\t2\t1\t1\t1\t40\t90\t40\t24\t96\tThree", "5\t1\t2\t1\t2\t1\t40\t120\t40\t24\t96\tFour"
    ).map(\.line)
    #expect(lines == [0, 0, 1, 2])
  }

  @Test func `what the picture's edge may have cut is left out`() {
    #expect(
      words(
        "5\t1\t1\t1\t1\t1\t0\t60\t40\t24\t96\tLeft", "5\t1\t1\t1\t1\t2\t90\t0\t40\t24\t96\tTop",
        "5\t1\t1\t1\t1\t3\t560\t60\t40\t24\t96\tRight",
        "5\t1\t1\t1\t1\t4\t90\t376\t40\t24\t96\tBottom") == [])
  }

  @Test(arguments: [
    "", "5", "5\t1\t1\t1\t1\t1\t40\t60\t40\t24\t96", "5\t1\t1\t1\t1\t1\t40\t60\t40\t24\tnan\tWord",
    "5\t1\t1\t1\t1\t1\t99999999999999999999\t60\t40\t24\t96\tWord",
    "5\tx\t1\t1\t1\t1\t40\t60\t40\t24\t96\tWord", "5\t1\t1\t1\t1\t1\t40\t60\t40\t24\t96\t  ",
    "5\t1\t1\t1\t1\t1\t40\t60\t40\t24\t96\tWord\tmore",
    "5\t1\t1\t1\t1\t\t1\t40\t60\t40\t24\t96\tWord",
  ])
  func `a row that is no word is passed over`(row: String) {
    #expect(words(row) == [])
  }

  @Test func `what is no picture is not enlarged`() {
    #expect(PNG.enlarged(Data(), by: 2) == nil)
    #expect(PNG.enlarged(Data("no picture".utf8), by: 2) == nil)
  }

  @Test func `a picture grows by its factor, and by no factor that is none`() throws {
    let map = PixelMap(x: 0, y: 0, width: 3, height: 2, bytes: [UInt8](repeating: 200, count: 24))
    let small = try #require(PNG.data(of: map))
    let large = try #require(PNG.enlarged(small, by: 4))
    // A PNG file gives its width and height in its bytes 16 to 23.
    #expect(Array(large[16..<24]) == [0, 0, 0, 12, 0, 0, 0, 8])
    #expect(PNG.enlarged(small, by: 0) == nil)
    #expect(PNG.enlarged(small, by: 1_000_000_000) == nil)
  }
}
