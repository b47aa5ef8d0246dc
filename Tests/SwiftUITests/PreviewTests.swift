// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing

struct Pair_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("left")
      Text("right")
    }
    .previewLayout(.sizeThatFits)
  }
}

struct Square_Previews: PreviewProvider {
  static var previews: some View { Color.red.previewLayout(.fixed(width: 70, height: 50)) }
}

struct Wide_Previews: PreviewProvider {
  static var previews: some View {
    HStack {
      Text("left")
      Spacer()
    }
    .frame(height: 30)
    .previewLayout(.sizeThatFits)
  }
}

struct Fitting_Previews: PreviewProvider {
  static var previews: some View {
    Color.red.frame(width: 33, height: 44).previewLayout(.sizeThatFits)
  }
}

#Preview("Asked", traits: .fixedLayout(width: 60, height: 40), .modifier(Lettered())) {
  EmptyView()
}

private struct Lettered: PreviewModifier {
  func body(content: Content, context: Void) -> some View { Text("shared") }
}

/// The previews of a program, which nothing in it names: here those of the tests' own.
@MainActor
struct PreviewTests {
  @Test func `each preview is found, and has its name or its file's`() {
    let titles = PreviewTypes.inProgram().map { $0.title }
    #expect(titles.filter { $0 == "Liked" }.count == 1)
    #expect(titles.filter { $0 == "UnchangedView" }.count == 1)
    #expect(titles.contains("UnchangedFile"))
  }

  @Test func `a program that is started once more goes on behind the preview that ended it`() throws
  {
    let folder = NSTemporaryDirectory() + "/previews-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let record = folder + "/drawing.json"
    let begun =
      "[{\"title\": \"Liked\", \"module\": \"A\", \"file\": \"Liked\"}]"
    try begun.write(toFile: record, atomically: true, encoding: .utf8)
    let size = CGSize(width: 200, height: 120)
    let paths = try PreviewPictures(options: LaunchOptions(), size: size).write(to: folder)
    #expect(paths.contains("\(folder)/UnchangedView.png"))
    #expect(!paths.contains("\(folder)/Liked.png"))
    #expect(!FileManager.default.fileExists(atPath: record))
    let all = try PreviewPictures(options: LaunchOptions(), size: size).write(to: folder)
    #expect(all.contains("\(folder)/Liked.png") && all.count == paths.count + 1)
  }

  @Test func `each preview is drawn, and its tree written`() throws {
    let folder = NSTemporaryDirectory() + "/previews-\(UUID().uuidString)/new"
    defer { try? FileManager.default.removeItem(atPath: folder + "/..") }
    let size = CGSize(width: 200, height: 120)
    let paths = try PreviewPictures(options: LaunchOptions(), size: size).write(to: folder)
    #expect(
      paths.map { $0.dropLast(4) } == paths.map { $0.dropLast(4) }.sorted()
        && Set(paths).count == paths.count)
    #expect(paths.contains("\(folder)/Liked.png"))
    let picture = try #require(FileManager.default.contents(atPath: "\(folder)/Liked.png"))
    // A PNG file's sign, and the width and height in its first part.
    #expect(picture.prefix(8) == Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    #expect(Array(picture[16..<24]) == [0, 0, 0, 200, 0, 0, 0, 120])
    let tree = try String(
      contentsOfFile: "\(folder)/UnchangedView.txt", encoding: .utf8)
    #expect(tree.hasPrefix("frame \"UnchangedView\"\n"))
    #expect(tree.contains("slider \"Volume\""))
    for (file, inside, other) in [("Pair", "left", "right"), ("Pair-2", "right", "left")] {
      let tree = try String(contentsOfFile: "\(folder)/\(file).txt", encoding: .utf8)
      #expect(tree.contains(inside) && !tree.contains(other), "each view is a preview by itself")
    }
    for (file, width, height) in [
      ("Square", 70, 50), ("Fitting", 33, 44), ("Asked", 60, 40), ("Wide", 200, 30),
    ] {
      let picture = try #require(FileManager.default.contents(atPath: "\(folder)/\(file).png"))
      #expect(picture[19] == width && picture[23] == height, "\(file) has its own size")
    }
    let asked = try String(contentsOfFile: "\(folder)/Asked.txt", encoding: .utf8)
    #expect(asked.contains("shared"))
    let list = try String(contentsOfFile: "\(folder)/previews.json", encoding: .utf8)
    #expect(
      list.contains(
        """
          {
            "file" : "Liked",
            "module" : "SwiftUITests",
            "title" : "Liked"
          }
        """))
  }

  @Test func `a folder that cannot be made is told`() {
    #expect(throws: LaunchError.self) {
      try PreviewPictures(options: LaunchOptions()).write(to: "/proc/none")
    }
  }
}
