// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// The executable `gallery`: Evenhand's controls, one page a file.
@main
@MainActor
enum GalleryMain {
  static func main() {
    switch GalleryOptions.parse(Array(CommandLine.arguments.dropFirst())) {
    case .failure(let error):
      FileHandle.standardError.write(Data("gallery: \(error.description)\n".utf8))
      exit(GalleryOptions.usageExitCode)
    case .success(let options) where options.showsHelp:
      print(GalleryOptions.help)
    case .success(let options) where options.isTour:
      let pages = options.page.map { [$0] } ?? GalleryPage.allCases
      Task.detached { exit(await Tour(pages: pages).run().rawValue) }
      dispatchMain()
    case .success(let options):
      GalleryApp.options = options
      Application.run(GalleryApp()) { application in
        guard let path = options.screenshot else { return }
        application.writeScreenshotAndQuit(to: path)
      }
    }
  }
}

/// One window with the gallery in it.
struct GalleryApp: App {
  @MainActor static var options = GalleryOptions()

  var body: some Scene {
    WindowGroup("Evenhand gallery") {
      GalleryView(page: Self.options.page ?? .dial)
    }
    .defaultSize(width: 900, height: 680)
  }
}
