// SPDX-License-Identifier: Apache-2.0

import Evenhand
import EvenhandTesting
import ModelAudit
import Testing

@testable import PhotoViewer

/// The photo viewer, by hand, by keys and by actions.
@MainActor
struct PhotoViewerTests {
  private let folder: ScratchFolder
  private let library: PhotoLibrary
  private let window: ViewTester

  init() throws {
    let folder = try ScratchFolder()
    for name in ["Beach.png", "Dunes.PNG", "Zoo.png", "beach 2.png"] {
      try folder.addPicture(name)
    }
    try folder.write(Data("words".utf8), to: "notes.txt")
    let library = PhotoLibrary(folder: folder.url)
    self.folder = folder
    self.library = library
    window = ViewTester(size: CGSize(width: 900, height: 640)) { PhotoWindow(library: library) }
  }

  private func number(_ name: String) throws -> Double {
    let value = try window.element(named: name).value?.current ?? .nan
    return (value * 100).rounded() / 100
  }

  @Test func `the pictures of a folder stand in the order of their names`() {
    #expect(library.photos.map(\.name) == ["Beach", "beach 2", "Dunes", "Zoo"])
  }

  @Test func `buttons, keys, the film strip and a swipe go from picture to picture`() throws {
    try window.tap("Next photo")
    #expect(library.current?.name == "beach 2")
    window.press(.pageDown)
    #expect(library.current?.name == "Dunes")
    try window.tap("Zoo")
    #expect(library.current?.name == "Zoo" && !library.hasNext)
    window.drag(
      from: CGPoint(x: 300, y: 300), to: CGPoint(x: 600, y: 305), kind: .touch)
    #expect(library.current?.name == "Dunes")
    try window.perform("swipe-right", on: "photo")
    #expect(library.current?.name == "beach 2")
    window.press(.pageUp)
    #expect(library.current?.name == "Beach" && !library.hasPrevious)
    window.press(.pageUp)
    #expect(library.current?.name == "Beach")
  }

  @Test func `two fingers, keys and a slider enlarge and turn it, and the next one begins anew`()
    throws
  {
    window.moveTwoFingers(at: CGPoint(x: 450, y: 300), scale: 2, angle: .degrees(30))
    #expect(try number("Zoom") == 2)
    #expect(try number("Rotation") == 30)
    try window.setValue(4, on: "Zoom")
    #expect(try number("Zoom") == 4)
    try window.tap("Fit to window")
    window.advance(by: 2)
    #expect(try number("Zoom") == 1)
    try window.tap("Rotate right")
    window.advance(by: 2)
    #expect(try number("Rotation") == 90)
    try window.tap("Next photo")
    #expect(try number("Rotation") == 0)
  }

  @Test func `a double tap enlarges round its place, and a drag then moves the picture`() throws {
    window.doubleTap(at: CGPoint(x: 300, y: 200))
    window.advance(by: 2)
    #expect(try number("Zoom") == 2)
    let names = try window.element(named: "photo").actions.map(\.name)
    #expect(names.contains("move-left") && !names.contains("swipe-left"))
    let before = window.drawing
    try window.drag("photo", by: CGSize(width: 80, height: 40))
    window.advance(by: 2)
    #expect(window.drawing != before && library.current?.name == "Beach")
    try window.perform("double-tap", on: "photo")
    window.advance(by: 2)
    #expect(try number("Zoom") == 1)
  }

  @Test func `another folder is chosen by keys, and one without pictures says so`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("Empty"), withIntermediateDirectories: true)
    window.press("o", .control)
    _ = try window.element(named: "Choose a Folder")
    library.open(folder.url.appendingPathComponent("Empty"))
    window.press(.escape)
    window.settle()
    #expect(window.drawing.contains("No Photos") && window.drawing.contains("no pictures in"))
    library.open(folder.url.appendingPathComponent("none"))
    #expect(library.problem != nil && library.photos.isEmpty)
  }

  @Test func `a file that is no picture says so in its place`() throws {
    try folder.write(Data("no picture".utf8), to: "A.png")
    library.open(folder.url)
    window.settle()
    #expect(library.current?.name == "A")
    #expect(window.drawing.contains("This picture cannot be shown"))
  }

  private var audit: ModelAudit {
    ModelAudit(of: PhotoWindow(library: library), size: CGSize(width: 900, height: 640))
  }

  @Test func `it holds up before the audit`() {
    let result = audit.run()
    #expect(result.isValid && result.violations.isEmpty, "\(result.failureText)")
  }

  /// A picture that is moved, turned and enlarged at once has many states.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["EVENHAND_LONG_TESTS"] == "1"))
  func `all of it is proved`() {
    let proof = audit.prove()
    #expect(!proof.isRefuted, "\(proof)")
  }
}
