// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// The executable `photo-viewer`: the pictures of a folder, one at a time.
///
///     photo-viewer [FOLDER]
@main
struct PhotoViewerApp: App {
  @State private var library = PhotoLibrary(
    folder: CommandLine.arguments.dropFirst().first.map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first)

  var body: some Scene {
    WindowGroup("Photos") { PhotoWindow(library: library) }
      .defaultSize(width: 960, height: 680)
  }
}
