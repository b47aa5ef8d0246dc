// SPDX-License-Identifier: Apache-2.0

import Views
import WindowHost

/// A preview of the program, under a title that no other one of it has.
@MainActor
struct TitledPreview {
  /// As a file can be called.
  let title: String
  let type: any PreviewProvider.Type

  /// What it shows, made anew.
  var content: AnyView { type.content }

  /// All, in the order of their titles; those of one title are numbered from the second on.
  static func inProgram() throws(LaunchError) -> [TitledPreview] {
    var counts: [String: Int] = [:]
    let previews = PreviewTypes.inProgram()
      .map { (title: fileName($0.title), type: $0) }
      .sorted { $0.title < $1.title }
      .map { title, type in
        counts[title, default: 0] += 1
        let number = counts[title, default: 1]
        return TitledPreview(title: number == 1 ? title : "\(title)-\(number)", type: type)
      }
    if previews.isEmpty { throw .noPreviews }
    return previews
  }

  /// Without what a file's name cannot have.
  private static func fileName(_ title: String) -> String {
    let name = String(title.map { $0 == "/" || $0 == "\0" || $0.isNewline ? "-" : $0 }.prefix(80))
    return name.isEmpty || name.hasPrefix(".") ? "preview" + name : name
  }
}

extension PreviewProvider {
  fileprivate static var content: AnyView { AnyView(previews) }

  /// What it is called, or else its type.
  static var title: String { _previewTitle ?? "\(self)" }
}

/// What `EVENHAND_PREVIEW` asks for: one preview of the program in its window, in the place of the
/// application.
struct PreviewApplication: App {
  private let preview: TitledPreview?
  private let size: CGSize

  init() {
    preview = nil
    size = HeadlessHost.defaultSize
  }

  /// - Parameters:
  ///   - title: Of the preview.
  ///   - app: Its window has the size.
  init(_ title: String, of app: some App) throws(LaunchError) {
    let previews = try TitledPreview.inProgram()
    guard let preview = previews.first(where: { $0.title == title }) else {
      throw .environment(
        variable: "EVENHAND_PREVIEW", value: title, choices: previews.map(\.title))
    }
    self.preview = preview
    size = app.body.window(measurer: PangoTextMeasurer()).size ?? HeadlessHost.defaultSize
  }

  var body: some Scene {
    WindowGroup(preview?.title ?? "") { preview?.content }.defaultSize(size)
  }
}
