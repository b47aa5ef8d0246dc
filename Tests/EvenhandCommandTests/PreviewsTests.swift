// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A package whose previews are drawn with one command. What draws is a library of a few lines under
/// Evenhand's name, so that the package is built in seconds; that Evenhand itself writes such a folder
/// is what PreviewTests say.
@Suite struct PreviewsTests {
  private struct Project {
    static let usesEvenhand = "import \("Evenhand")"

    let folder: TemporaryFolder

    var path: String { folder.path + "/Shop" }

    init() throws {
      folder = try TemporaryFolder()
      try write(
        "Evenhand/Package.swift",
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Evenhand", products: [.library(name: "Evenhand", targets: ["Evenhand"])],
          targets: [.target(name: "Evenhand")])
        """)
      try write(
        "Evenhand/Sources/Evenhand/Evenhand.swift",
        """
        import Foundation

        public protocol Scene {}
        public protocol View {}
        public struct EmptyView: View { public init() {} }
        public struct WindowGroup: Scene { public init(_ content: () -> any View) {} }
        public protocol App {
          associatedtype Body: Scene
          var body: Body { get }
          init()
        }
        public protocol PreviewProvider {}
        extension App {
          public static func main() { draw([("Driver", "Nothing")]) }
          public static func draw(_ previews: [(module: String, title: String)]) {
            guard let folder = ProcessInfo.processInfo.environment["EVENHAND_PREVIEWS"] else {
              exit(1)
            }
            var entries: [String] = []
            for preview in all + previews {
              for kind in ["png", "txt"] {
                try? FileManager.default.createDirectory(
                  atPath: folder, withIntermediateDirectories: true)
                try? "frame \\"\\(preview.title)\\" <tree>".write(
                  toFile: "\\(folder)/\\(preview.title).\\(kind)", atomically: true, encoding: .utf8)
              }
              entries.append(
                "{\\"module\\": \\"\\(preview.module)\\", \\"title\\": \\"\\(preview.title)\\","
                  + " \\"file\\": \\"\\(preview.title)\\"}")
            }
            try? "[\\(entries.joined(separator: ","))]".write(
              toFile: folder + "/previews.json", atomically: true, encoding: .utf8)
          }
        }
        nonisolated(unsafe) public var all: [(module: String, title: String)] = [("Parts", "Shelf")]
        """)
      try write(
        "Shop/Package.swift",
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let views: Target.Dependency = .product(name: "Evenhand", package: "Evenhand")
        let package = Package(
          name: "Shop",
          products: [.library(name: "Parts", targets: ["Parts"])],
          dependencies: [.package(path: "../Evenhand")],
          targets: [
            .target(name: "Parts", dependencies: [views]),
            .executableTarget(name: "till", dependencies: [views]),
            .executableTarget(name: "report"),
          ])
        """)
      try write(
        "Shop/Sources/Parts/Shelf.swift",
        "\(Project.usesEvenhand)\npublic struct Shelf: View {}\nstruct Shelf_Previews: PreviewProvider {}\n"
      )
      try write(
        "Shop/Sources/till/main.swift",
        """
        \(Self.usesEvenhand)
        struct Till: App { var body: WindowGroup { WindowGroup { EmptyView() } } }
        // #Preview("Till") { EmptyView() }
        all = []
        Till.draw([("till", "Till & Drawer"), ("Other", "Foreign")])
        """)
      // It would hang, and is no program with views.
      try write(
        "Shop/Sources/report/main.swift",
        "import Foundation\n// No views.\nwhile true { sleep(1) }\n")
    }

    func write(_ file: String, _ text: String) throws {
      let url = URL(fileURLWithPath: folder.path + "/" + file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }

    func text(_ file: String) throws -> String {
      try String(contentsOfFile: folder.path + "/" + file, encoding: .utf8)
    }
  }

  private static let environment = ProcessInfo.processInfo.environment

  @Test func `programs and libraries are built, and each preview of the package is drawn once`()
    async throws
  {
    let project = try Project()
    let drawn = project.folder.path + "/drawn"
    for _ in 0..<2 {
      let run = try await Evenhand.run(
        ["previews", project.path, drawn], in: Self.environment)
      #expect(run.errors == "" && run.code == 0, "\(run.errors)")
      #expect(run.output == "\(drawn)/till/Till & Drawer.png\n\(drawn)/Parts/Shelf.png\n")
    }
    #expect(try project.text("drawn/Parts/Shelf.txt") == "frame \"Shelf\" <tree>")
    let page = try project.text("drawn/index.html")
    #expect(page.contains("<h1>Previews of Shop</h1>"))
    #expect(
      page.contains(
        "<img src=\"till/Till%20&amp;%20Drawer.png\" alt=\"Picture of Till &amp; Drawer\">"))
    #expect(page.contains("frame &quot;Shelf&quot; &lt;tree&gt;"))
    #expect(!page.contains("Foreign") && !page.contains("Nothing"))
  }

  @Test func `a package that does not build is told with its errors`() async throws {
    let project = try Project()
    try project.write(
      "Shop/Sources/till/main.swift",
      "\(Project.usesEvenhand)\n// #Preview\nlet number: Int = \"\"\n")
    let run = try await Evenhand.run(
      ["previews", project.path, project.folder.path + "/drawn"], in: Self.environment)
    #expect(run.code == 2)
    #expect(run.errors.contains("Shop was not built:"))
    #expect(run.errors.contains("error: cannot convert value of type 'String'"))
  }

  @Test func `a program that does not end is ended`() async throws {
    let project = try Project()
    try project.write(
      "Shop/Sources/till/main.swift",
      "\(Project.usesEvenhand)\nimport Foundation\n// #Preview\nwhile true { sleep(1) }\n")
    let run = try await Evenhand.run(
      ["previews", "--timeout=2", project.path, project.folder.path + "/drawn"],
      in: Self.environment)
    #expect(run.code == 2)
    #expect(run.errors.contains("till has drawn nothing within 2 s"))
    #expect(run.output.hasSuffix("Parts/Shelf.png\n"))
  }

  @Test func `a preview that ends its program is told, and the others are drawn`() async throws {
    let project = try Project()
    try project.write(
      "Shop/Sources/till/main.swift",
      #"""
      \#(Project.usesEvenhand)
      import Foundation
      // #Preview
      let folder = ProcessInfo.processInfo.environment["EVENHAND_PREVIEWS"]!
      let record = URL(fileURLWithPath: folder + "/drawing.json")
      if (try? Data(contentsOf: record)) == nil {
        try? FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
        let entry = "{\"module\": \"till\", \"title\": \"Bad\", \"file\": \"Bad\"}"
        try? "[\(entry)]".write(to: record, atomically: true, encoding: .utf8)
        FileHandle.standardError.write(Data("Fatal error: no drawer\nand more\n".utf8))
        exit(3)
      }
      struct Till: App { var body: WindowGroup { WindowGroup { EmptyView() } } }
      try? FileManager.default.removeItem(at: record)
      all = []
      Till.draw([("till", "Drawer")])
      """#)
    let drawn = project.folder.path + "/drawn"
    let run = try await Evenhand.run(["previews", project.path, drawn], in: Self.environment)
    #expect(run.code == 2)
    #expect(run.errors.contains("till: the preview Bad ended the program"))
    #expect(run.errors.contains("no drawer"))
    #expect(run.output == "\(drawn)/till/Drawer.png\n\(drawn)/Parts/Shelf.png\n")
  }

  @Test func `what has no previews, and what is no package, is told`() async throws {
    let folder = try TemporaryFolder()
    let nothing = try await Evenhand.run(
      ["previews", folder.path, folder.path + "/drawn"], in: Self.environment)
    #expect(nothing.code == 2 && nothing.errors.contains("is no package that could be read"))
    let project = try Project()
    for file in ["Parts/Shelf.swift", "till/main.swift"] {
      try project.write("Shop/Sources/" + file, "\(Project.usesEvenhand)\n")
    }
    let plain = try await Evenhand.run(
      ["previews", project.path, folder.path + "/drawn"], in: Self.environment)
    #expect(plain.code == 2 && plain.errors.contains("Shop has no previews"))
    #expect(try await Evenhand.run(["previews"]).code == 64)
  }
}
