// SPDX-License-Identifier: Apache-2.0

import Foundation

// Folders that Foundation names on other systems. Here they are those of the desktop (`user-dirs.dirs`),
// or the ones below the home folder that have these names; nothing is made where there is none.
extension URL {
  private static func folder(_ folder: FileManager.SearchPathDirectory, _ otherwise: String) -> URL
  {
    FileManager.default.urls(for: folder, in: .userDomainMask).first
      ?? homeDirectory.appending(path: otherwise, directoryHint: .isDirectory)
  }

  /// What a person writes: `~/Documents` where the desktop says nothing else.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// What can be made again: `$XDG_CACHE_HOME`, or `~/.cache`.
  public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }
  /// What programs keep: `$XDG_DATA_HOME`, or `~/.local/share`.
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, ".local/share")
  }
  /// What lies on the desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
  /// What was loaded from the network.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  /// Films.
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Videos") }
  /// Music.
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
  /// Pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
  /// What everyone may read.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }
  /// What was thrown away.
  public static var trashDirectory: URL { folder(.trashDirectory, ".local/share/Trash/files") }
  /// What programs keep, without a name of its own here: ``applicationSupportDirectory``.
  public static var libraryDirectory: URL { applicationSupportDirectory }
}
