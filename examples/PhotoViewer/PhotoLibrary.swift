// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation

/// A picture in a folder.
struct Photo: Identifiable, Hashable {
  let url: URL

  var id: URL { url }
  /// The file's name without its ending.
  var name: String { url.deletingPathExtension().lastPathComponent }
}

/// The pictures of a folder, in the order of their names, and which of them is shown.
@MainActor @Observable
final class PhotoLibrary {
  private(set) var folder: URL?
  private(set) var photos: [Photo] = []
  private(set) var index = 0
  /// Why the folder has no pictures to show, where that is no matter of course.
  private(set) var problem: String?

  private static let endings: Set = ["png", "jpg", "jpeg", "gif"]

  init(folder: URL? = nil) {
    if let folder { open(folder) }
  }

  var current: Photo? { photos.indices.contains(index) ? photos[index] : nil }
  var hasPrevious: Bool { index > 0 }
  var hasNext: Bool { index + 1 < photos.count }

  func open(_ folder: URL) {
    self.folder = folder
    index = 0
    do {
      photos = try FileManager.default
        .contentsOfDirectory(
          at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles
        )
        .filter { Self.endings.contains($0.pathExtension.lowercased()) }
        .map(Photo.init)
        .sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
      problem = nil
    } catch {
      photos = []
      problem = error.localizedDescription
    }
  }

  func show(_ photo: Photo) {
    if let place = photos.firstIndex(of: photo) { index = place }
  }

  func showPrevious() { if hasPrevious { index -= 1 } }
  func showNext() { if hasNext { index += 1 } }
}
