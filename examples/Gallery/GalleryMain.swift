// SPDX-License-Identifier: Apache-2.0

import Evenhand
import GalleryPages
import WindowHost

/// The executable `gallery`: Evenhand's controls, one page a file.
@main
@MainActor
enum GalleryMain {
  static func main() {
    switch GalleryOptions.parse(Array(CommandLine.arguments.dropFirst())) {
    case .failure(let error):
      fail(error.description, exitCode: GalleryOptions.usageExitCode)
    case .success(let options) where options.showsHelp:
      print(GalleryOptions.help)
    case .success(let options) where options.isTour:
      tour(options.page)
    case .success(let options) where options.film != nil:
      film(options)
    case .success(let options):
      GalleryApp.options = options
      let replay = options.replay.map(InputRecording.read)
      Application.run(GalleryApp()) { application in
        if let path = options.recording { application.record(to: path) }
        if let replay { application.replay(replay) }
        guard let path = options.screenshot else { return }
        application.writeScreenshotAndQuit(to: path, scale: options.scale)
      }
    }
  }

  private static func film(_ options: GalleryOptions) {
    do {
      var film = try Film(
        options.page ?? .dial, size: options.size ?? GalleryView.size, folder: options.film ?? ".")
      try film.play(options.keys)
    } catch let error as LaunchError {
      fail(error.description, exitCode: GalleryOptions.usageExitCode)
    } catch {
      fail("\(error)", exitCode: 73)
    }
  }

  /// Becomes the tour, a program of its own beside this one: it needs the audit, and a window does not.
  private static func tour(_ page: GalleryPage?) -> Never {
    let path = programBeside("gallery-tour")
    let arguments = [path] + (page.map { ["--page", $0.rawValue] } ?? [])
    let words = arguments.map { strdup($0) } + [nil]
    execv(path, words)
    fail("the tour is not built: swift build --product gallery-tour", exitCode: 69)
  }

  /// Ends the gallery with one line on standard error.
  nonisolated static func fail(_ message: String, exitCode: Int32) -> Never {
    FileHandle.standardError.write(Data("gallery: \(message)\n".utf8))
    exit(exitCode)
  }
}

/// One window with the gallery in it.
struct GalleryApp: App {
  @MainActor static var options = GalleryOptions()

  var body: some Scene {
    WindowGroup("Evenhand gallery") {
      GalleryView(page: Self.options.page ?? .dial)
    }
    .defaultSize(Self.options.size ?? GalleryView.size)
  }
}
