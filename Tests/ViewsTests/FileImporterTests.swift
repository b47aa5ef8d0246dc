// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Interaction
import Semantics
import Testing

@testable import Views

/// The dialog in which a file or a folder is chosen.
@MainActor
struct FileImporterTests {
  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  private struct Page: View {
    let types: [UTType]
    let allowsMany: Bool
    let log: Log
    @Views.State private var isOpen = false

    var body: some View {
      Button("Import") { isOpen = true }
        .fileImporter(
          isPresented: $isOpen, allowedContentTypes: types, allowsMultipleSelection: allowsMany
        ) { result in
          let names = (try? result.get())?.map(\.lastPathComponent) ?? []
          log.lines.append(names.joined(separator: ", "))
        } onCancellation: {
          log.lines.append("nothing")
        }
    }
  }

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("evenhand-files-\(UUID().uuidString)").standardizedFileURL
  private let log = Log()

  private func open(_ types: [UTType], allowsMany: Bool = false) throws -> ViewTester {
    for name in ["Pictures/Old", "Music"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for name in ["b.png", "a.JPG", "words.txt", ".hidden.png", "Pictures/c.png"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    FileChooser.lastFolder = folder
    let log = log
    let tester = ViewTester(size: CGSize(width: 600, height: 500)) {
      Page(types: types, allowsMany: allowsMany, log: log)
    }
    try tester.tap("Import")
    tester.settle()
    return tester
  }

  private func close() { try? FileManager.default.removeItem(at: folder) }

  private func names(_ tester: ViewTester) -> [String] {
    tester.tree.depthFirst.filter { $0.role == .button }.map(\.name)
      .filter { !["Folder above", "Cancel", "Open", "Choose This Folder"].contains($0) }
  }

  @Test func `files of the types are offered behind the folders, and one is chosen`() throws {
    let tester = try open([.image])
    defer { close() }
    #expect(names(tester) == ["Folder Music", "Folder Pictures", "a.JPG", "b.png"])
    #expect(try tester.element(named: "Open").states[.sensitive] == false)
    try tester.tap("b.png")
    try tester.tap("a.JPG")
    #expect(try tester.element(named: "a.JPG").states[.selected])
    try tester.tap("Open")
    #expect(log.lines == ["a.JPG"])
    #expect(throws: TesterError.self) { try tester.element(named: "Cancel") }
  }

  @Test func `a folder is gone into and out of, and chosen where that is asked for`() throws {
    let tester = try open([.folder])
    defer { close() }
    #expect(names(tester) == ["Folder Music", "Folder Pictures"])
    try tester.tap("Folder Pictures")
    #expect(names(tester) == ["Folder Old"])
    try tester.tap("Folder above")
    #expect(names(tester) == ["Folder Music", "Folder Pictures"])
    try tester.tap("Folder Music")
    tester.settle()
    try tester.tap("Choose This Folder")
    #expect(log.lines == ["Music"])
  }

  @Test func `several files are chosen where that is allowed, in the order that is seen`() throws {
    let tester = try open([.item], allowsMany: true)
    defer { close() }
    #expect(names(tester).suffix(3) == ["a.JPG", "b.png", "words.txt"])
    for name in ["words.txt", "a.JPG", "b.png", "b.png"] { try tester.tap(name) }
    try tester.tap("Open")
    #expect(log.lines == ["a.JPG, words.txt"])
  }

  @Test func `Escape chooses nothing, and a folder that cannot be read says so`() throws {
    let tester = try open([.folder])
    defer { close() }
    FileChooser.lastFolder = folder.appendingPathComponent("none")
    tester.press(.escape)
    #expect(log.lines == ["nothing"])
    try tester.tap("Import")
    tester.settle()
    #expect(tester.tree.depthFirst.contains { $0.name.hasPrefix("This folder cannot be read") })
  }
}
