// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// The window: what can be done, the picture, and all pictures of the folder in a row.
struct PhotoWindow: View {
  let library: PhotoLibrary

  @State private var isOpening = false
  @State private var placement = PhotoPlacement()

  var body: some View {
    VStack(spacing: 0) {
      bar
      if let photo = library.current {
        PhotoStage(
          photo: photo, placement: $placement,
          previous: library.hasPrevious ? { library.showPrevious() } : nil,
          next: library.hasNext ? { library.showNext() } : nil)
        Filmstrip(library: library)
      } else {
        nothing
      }
    }
    .foregroundColor(.white)
    .background(Color(white: 0.09))
    .preferredColorScheme(.dark)
    .fileImporter(isPresented: $isOpening, allowedContentTypes: [.folder]) { result in
      if case .success(let folder) = result { library.open(folder) }
    }
    .onChange(of: library.current) { _, photo in
      placement = PhotoPlacement()
      guard let photo else { return }
      AccessibilityNotification.Announcement("\(photo.name), \(place)").post()
    }
  }

  private var place: String { "\(library.index + 1) of \(library.photos.count)" }

  /// In one row, or where that has no room in two: words are not broken.
  private var bar: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 10) {
        openButton
        Spacer(minLength: 8)
        if let photo = library.current {
          title(of: photo).frame(minWidth: 90)
          Spacer(minLength: 8)
          controls
        }
      }
      VStack(alignment: .leading, spacing: 8) {
        HStack(spacing: 6) {
          openButton.labelStyle(.iconOnly)
          if library.current != nil { controls }
        }
        if let photo = library.current { title(of: photo) }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .buttonStyle(BarButtonStyle())
    .padding(.horizontal, 12).padding(.vertical, 8)
  }

  private var openButton: some View {
    Button {
      isOpening = true
    } label: {
      Label("Open Folder", systemImage: "folder").fixedSize()
    }
    .keyboardShortcut("o")
  }

  private func title(of photo: Photo) -> some View {
    VStack(spacing: 2) {
      Text(photo.name).font(.headline).lineLimit(1).truncationMode(.middle)
      Text(place).font(.caption).foregroundColor(Color(white: 0.75)).fixedSize()
    }
    .accessibilityElement(children: .combine)
  }

  private var controls: some View {
    HStack(spacing: 6) {
      BarButton("Previous photo", "chevron.left", action: library.showPrevious)
        .keyboardShortcut(.pageUp, modifiers: [])
        .disabled(!library.hasPrevious)
      BarButton("Next photo", "chevron.right", action: library.showNext)
        .keyboardShortcut(.pageDown, modifiers: [])
        .disabled(!library.hasNext)
      BarButton("Rotate right", "rotate.right") {
        withAnimation(.snappy) { placement.turn(by: .degrees(90)) }
      }
      .keyboardShortcut("r")
      BarButton("Fit to window", "arrow.up.left.and.arrow.down.right") {
        withAnimation(.snappy) { placement = PhotoPlacement() }
      }
      .keyboardShortcut("0")
      .disabled(placement == PhotoPlacement())
    }
  }

  private var nothing: some View {
    ContentUnavailableView {
      Label("No Photos", systemImage: "photo")
    } description: {
      if let problem = library.problem {
        Text("\(library.folder?.path ?? "") cannot be read: \(problem)")
      } else if let folder = library.folder {
        Text("There are no pictures in \(folder.path).")
      } else {
        Text("Open a folder with pictures.")
      }
    } actions: {
      Button("Choose a Folder") { isOpening = true }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A symbol that does something.
private struct BarButton: View {
  let title: String
  let symbol: String
  let action: () -> Void

  init(_ title: String, _ symbol: String, action: @escaping () -> Void) {
    self.title = title
    self.symbol = symbol
    self.action = action
  }

  var body: some View {
    Button(action: action) { Image(systemName: symbol) }
      .accessibilityLabel(title)
  }
}

/// Light on dark, with enough room for a finger.
private struct BarButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.textScale) private var scale
  /// A finger has room already where text is large, and the picture needs it.
  private var side: CGFloat { 40 * min(scale, 1.3) }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(Color(white: isEnabled ? 1 : 0.5))
      .padding(.horizontal, 12)
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .frame(minWidth: side, minHeight: side)
      .background(
        Color(white: configuration.isPressed ? 0.36 : 0.2), in: RoundedRectangle(cornerRadius: 8))
  }
}
