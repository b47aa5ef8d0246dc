// SPDX-License-Identifier: Apache-2.0

import Views
import WindowHost

/// A preview of the program, under a title that no other one of it has.
@MainActor
struct TitledPreview {
  /// As a file can be called.
  let title: String
  let type: any PreviewProvider.Type
  /// Which of the type's previews it is, from 0.
  private let index: Int

  /// What it shows, made anew.
  var content: AnyView { type.content(at: index) }

  /// All, in the order of their titles; those of one title are numbered from the second on. Each view of
  /// a provider is a preview by itself.
  static func inProgram() throws(LaunchError) -> [TitledPreview] {
    var counts: [String: Int] = [:]
    let previews = PreviewTypes.inProgram()
      .map { (title: fileName($0.title), type: $0) }
      .sorted { $0.title < $1.title }
      .flatMap { title, type in
        (0..<type.count).map { index in
          counts[title, default: 0] += 1
          let number = counts[title, default: 1]
          return TitledPreview(
            title: number == 1 ? title : "\(title)-\(number)", type: type, index: index)
        }
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
  fileprivate static var count: Int { PreviewParts.count(of: Previews.self) }
  fileprivate static func content(at index: Int) -> AnyView {
    PreviewParts.part(of: previews, at: index)
  }

  /// What it is called, or else its type: "Knob" for `Knob_Previews`.
  package static var title: String {
    if let title = _previewTitle { return title }
    let name = "\(self)"
    let ending = ["_Previews", "_Preview", "Previews"].first { name.hasSuffix($0) && name != $0 }
    return String(name.dropLast(ending?.count ?? 0))
  }
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
