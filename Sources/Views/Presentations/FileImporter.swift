// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

extension View {
  /// A dialog in which a person chooses a file, or a folder where `.folder` is among the types. Of
  /// files those are offered whose names end as those of one of the types do.
  ///
  /// - Parameter onCompletion: Runs with what was chosen; not where nothing was.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: false
    ) { result in
      if let first = result.mapFirst { onCompletion(first) }
    }
  }

  /// The same for several files, where that is allowed.
  ///
  /// - Parameters:
  ///   - onCompletion: Runs with what was chosen.
  ///   - onCancellation: Runs where nothing was.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    sheet(isPresented: isPresented) {
      FileChooser(
        choices: FileChoices(types: allowedContentTypes), allowsMany: allowsMultipleSelection
      ) { urls in
        isPresented.wrappedValue = false
        if let urls { onCompletion(.success(urls)) } else { onCancellation() }
      }
    }
  }
}

extension Result<[URL], any Error> {
  fileprivate var mapFirst: Result<URL, any Error>? {
    switch self {
    case .success(let urls): urls.first.map { .success($0) }
    case .failure(let error): .failure(error)
    }
  }
}

/// Which files, and whether folders, can be chosen.
struct FileChoices {
  let types: [UTType]

  /// Folders can be chosen themselves, and not only gone into.
  var takesFolders: Bool { types.contains { $0 == .folder || $0 == .directory } }
  /// Files can be chosen at all.
  var takesFiles: Bool { types.contains { $0 != .folder && $0 != .directory } }

  /// A type that nobody here knows the names of lets every name of an unknown kind be chosen.
  func takes(file name: String) -> Bool {
    let ending = (name as NSString).pathExtension.lowercased()
    if let type = UTType(filenameExtension: ending) {
      return types.contains { type.conforms(to: $0) }
    }
    return types.contains { type in
      [.item, .data, .content].contains(type)
        || !type.isOfKnownNames && type != .folder && type != .directory
    }
  }

  /// What is in a folder: folders first, each in the order of their names; nothing that is hidden.
  func entries(of folder: URL) throws -> [FileEntry] {
    let keys: Set<URLResourceKey> = [.isDirectoryKey]
    let urls = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
    return urls.compactMap { url -> FileEntry? in
      let isFolder =
        (try? url.resolvingSymlinksInPath().resourceValues(forKeys: keys))?.isDirectory == true
      guard isFolder || takesFiles && takes(file: url.lastPathComponent) else { return nil }
      return FileEntry(url: url, isFolder: isFolder)
    }
    .sorted { first, second in
      if first.isFolder != second.isFolder { return first.isFolder }
      return first.name.localizedStandardCompare(second.name) == .orderedAscending
    }
  }
}

/// One thing in a folder.
struct FileEntry: Identifiable, Hashable {
  let url: URL
  let isFolder: Bool

  var id: URL { url }
  var name: String { url.lastPathComponent }
}

/// A list of what is in a folder, with a way up, and buttons for what is chosen.
struct FileChooser: View {
  let choices: FileChoices
  let allowsMany: Bool
  /// With what was chosen; nil where nothing was.
  let end: ([URL]?) -> Void

  /// Where the last one of the program was left.
  static var lastFolder: URL?

  @State private var folder = Self.lastFolder ?? FileManager.default.homeDirectoryForCurrentUser
  @State private var entries: [FileEntry] = []
  @State private var problem: String?
  @State private var chosen: Set<URL> = []

  private var title: String {
    choices.takesFiles ? "Choose a File" : "Choose a Folder"
  }

  var body: some View {
    VStack(alignment: .leading, spacing: Distance.medium) {
      Text(title).font(.headline).accessibilityHeading(.h2)
      HStack(spacing: Distance.medium) {
        Button {
          go(to: folder.deletingLastPathComponent())
        } label: {
          Image(systemName: "chevron.up")
        }
        .accessibilityLabel("Folder above")
        .keyboardShortcut(.upArrow, modifiers: .option)
        .disabled(folder.path == "/")
        Text(folder.path).lineLimit(1).truncationMode(.head)
          .accessibilityLabel("Folder \(folder.path)")
      }
      contents.frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(Rectangle().strokeBorder(Color.quaternary, lineWidth: 1))
      HStack(spacing: Distance.medium) {
        Spacer()
        Button("Cancel", role: .cancel) { end(nil) }.keyboardShortcut(.cancelAction)
        Button(chosen.isEmpty && choices.takesFolders ? "Choose This Folder" : "Open") { open() }
          .buttonStyle(.borderedProminent)
          .disabled(chosen.isEmpty && !choices.takesFolders)
      }
    }
    .frame(maxWidth: 560, maxHeight: 440)
    .accessibilityElement(children: .contain)
    .accessibilityRole(.fileChooser)
    .accessibilityLabel(title)
    .onExitCommand { end(nil) }
    .onAppear { go(to: folder) }
  }

  @ViewBuilder private var contents: some View {
    if let problem {
      Text(problem).padding(Distance.large)
    } else if entries.isEmpty {
      Text(choices.takesFiles ? "Nothing here can be chosen." : "There are no folders in here.")
        .foregroundColor(.secondary).padding(Distance.large)
    } else {
      List {
        ForEach(entries) { entry in
          Button {
            press(entry)
          } label: {
            HStack(spacing: Distance.field) {
              Image(systemName: entry.isFolder ? "folder" : "doc").accessibilityHidden(true)
              Text(entry.name).lineLimit(1).truncationMode(.middle)
              Spacer()
            }
          }
          .buttonStyle(.plain)
          .accessibilityLabel(entry.isFolder ? "Folder \(entry.name)" : entry.name)
          .accessibilityAddTraits(chosen.contains(entry.url) ? .isSelected : [])
          .listRowBackground(
            chosen.contains(entry.url) ? Color.accentColor.opacity(0.18) : Color.clear)
        }
      }
      .id(folder)
    }
  }

  private func go(to place: URL) {
    chosen = []
    folder = place
    do {
      entries = try choices.entries(of: place)
      problem = nil
      // Trials begin where no other one has been.
      if SettingsFile.areKept { Self.lastFolder = place }
    } catch {
      entries = []
      problem = "This folder cannot be read: \(error.localizedDescription)"
    }
  }

  private func press(_ entry: FileEntry) {
    if entry.isFolder {
      go(to: entry.url)
    } else if allowsMany {
      chosen.formSymmetricDifference([entry.url])
    } else {
      chosen = [entry.url]
    }
  }

  private func open() {
    end(chosen.isEmpty ? [folder] : entries.map(\.url).filter(chosen.contains))
  }
}
