// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program that has the previews of libraries in itself: a package of its own beside the package's
/// build, which is kept there, so that only the first time takes long.
struct PreviewDriver: Sendable {
  private static let name = "EvenhandPreviewDriver"

  let package: SwiftPackage
  /// By their products' names.
  let libraries: [String]

  private struct Dependency: Decodable {
    let name: String
    let path: String
    let dependencies: [Dependency]

    func first(named wanted: String) -> Dependency? {
      name == wanted ? self : dependencies.lazy.compactMap { $0.first(named: wanted) }.first
    }
  }

  /// - Returns: The program's path.
  func build(_ swift: SwiftTool) async throws(CommandError) -> String {
    let text = try await swift.run(
      ["package", "--package-path", package.path, "show-dependencies", "--format", "json"],
      failing: "what \(package.name) depends on is not known")
    guard let root = try? JSONDecoder().decode(Dependency.self, from: Data(text.utf8)),
      let evenhand = root.first(named: "Evenhand")
    else {
      throw .invalid("\(package.name) depends on no package \"Evenhand\", so nothing draws")
    }
    let folder = package.path + "/.build/evenhand-previews"
    try write(to: folder, evenhand: evenhand.path)
    Progress.shared.begin("building what draws the libraries of \(package.name)")
    return try await swift.build(
      folder, failing: "what draws the libraries of \(package.name) was not built")
      + "/" + Self.name
  }

  private func write(to folder: String, evenhand: String) throws(CommandError) {
    func identity(_ path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }
    func literal(_ text: String) -> String {
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    let paths = package.path == evenhand ? [evenhand] : [package.path, evenhand]
    let packages = paths.map { ".package(path: \(literal($0)))" }.joined(separator: ", ")
    let products =
      ([("Evenhand", evenhand)] + libraries.map { ($0, package.path) })
      .map { ".product(name: \(literal($0)), package: \(literal(identity($1))))" }
      .joined(separator: ", ")
    let imports = ["PackageDescription", "Evenhand"].map { "import \($0)" }
    let manifest = """
      // swift-tools-version: 6.0
      \(imports[0])

      let package = Package(
        name: "\(Self.name)", dependencies: [\(packages)],
        targets: [.executableTarget(name: "\(Self.name)", dependencies: [\(products)])])

      """
    let program = """
      \(imports[1])

      struct PreviewDriver: App {
        var body: some Scene { WindowGroup { EmptyView() } }
      }

      PreviewDriver.main()

      """
    let sources = folder + "/Sources/" + Self.name
    do {
      try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
    } catch {
      throw .usage("cannot write \(sources): \(Output.reason(error))")
    }
    try Output(path: folder + "/Package.swift").write(manifest)
    try Output(path: sources + "/main.swift").write(program)
  }
}
