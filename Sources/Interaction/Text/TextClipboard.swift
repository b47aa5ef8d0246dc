// SPDX-License-Identifier: Apache-2.0

/// Where cut and copied text goes, and where pasted text comes from.
///
/// A scene begins with one that stays within the application; a host gives it the desktop's.
@MainActor
public struct TextClipboard {
  /// What was cut or copied last; nil for nothing, or for something that is no text.
  public var read: () -> String?
  public var write: (String) -> Void
  /// What was selected last, which the middle button pastes; nil where a platform has no such thing.
  public var readSelection: () -> String?
  public var writeSelection: (String) -> Void

  public init(
    read: @escaping () -> String?, write: @escaping (String) -> Void,
    readSelection: @escaping () -> String? = { nil },
    writeSelection: @escaping (String) -> Void = { _ in }
  ) {
    self.read = read
    self.write = write
    self.readSelection = readSelection
    self.writeSelection = writeSelection
  }

  /// One that other applications know nothing of.
  public static func ownToApplication() -> TextClipboard {
    let kept = Kept()
    return TextClipboard(
      read: { kept.text }, write: { kept.text = $0 }, readSelection: { kept.selection },
      writeSelection: { kept.selection = $0 })
  }

  private final class Kept {
    var text: String?
    var selection: String?
  }
}
