// SPDX-License-Identifier: Apache-2.0

/// What a window that is tried has in the place of a person's settings: files that are empty as it opens,
/// and kept nowhere.
@MainActor
final class TriedSettings {
  private var files: [ObjectIdentifier: SettingsFile] = [:]

  func file(inPlaceOf file: SettingsFile) -> SettingsFile {
    let id = ObjectIdentifier(file)
    if let known = files[id] { return known }
    let new = SettingsFile()
    files[id] = new
    return new
  }
}

extension EnvironmentValues {
  /// - Parameter store: Nil for the program's own.
  @MainActor
  func settingsFile(for store: SettingsFile?) -> SettingsFile {
    let file = store ?? .standard
    return triedSettings?.file(inPlaceOf: file) ?? file
  }
}
