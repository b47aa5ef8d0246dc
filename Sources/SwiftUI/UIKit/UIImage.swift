// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// UIKit's name for a picture: a PNG, JPEG or GIF file, its bytes, or a symbol.
public final class UIImage: Hashable, @unchecked Sendable {
  /// Which way up a picture is.
  public enum Orientation: Int, Hashable, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether a picture keeps its colours.
  public enum RenderingMode: Int, Hashable, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  let image: Image?
  /// In points, one a dot; nothing for a picture without content.
  public let size: CGSize
  private let bytes: Data?

  /// A picture without content.
  public init() {
    image = nil
    size = .zero
    bytes = nil
  }

  @MainActor
  private init?(_ image: Image?, _ bytes: Data? = nil) {
    guard let image else { return nil }
    let size = image.ownSize
    guard size != .zero else { return nil }
    self.image = image
    self.size = size
    self.bytes = bytes
  }

  /// The application's own picture: a PNG file of this name among the main bundle's resources; nil
  /// where there is none.
  @MainActor @preconcurrency
  public convenience init?(named name: String) { self.init(Image(name)) }

  /// A symbol by its name; one that is not drawn here shows a crossed box.
  @MainActor @preconcurrency
  public convenience init?(systemName: String) { self.init(Image(systemName: systemName)) }

  /// A picture's file; nil for a file that is none, or cannot be read.
  @MainActor @preconcurrency
  public convenience init?(contentsOfFile path: String) {
    self.init(Image(file: path, label: ""))
  }

  /// The bytes of a picture's file; nil for anything else.
  @MainActor @preconcurrency
  public convenience init?(data: Data) { self.init(Image(data: data), data) }

  /// The bytes of the PNG file that it was made of; nil for a picture from a file, or of another kind.
  public func pngData() -> Data? {
    bytes.flatMap { $0.starts(with: [0x89, 0x50, 0x4e, 0x47]) ? $0 : nil }
  }

  /// The same picture: it is drawn as its author says.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }

  public static func == (left: UIImage, right: UIImage) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Image {
  /// The same picture; nothing is drawn for one without content.
  public init(uiImage: UIImage) { self = uiImage.image ?? Image(decorative: "") }
}

/// AppKit's name for a picture.
public typealias NSImage = UIImage

extension Image {
  /// The same picture; nothing is drawn for one without content.
  public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

/// AppKit's name for a colour.
public typealias NSColor = UIColor

extension Color {
  /// The colour on a light ground.
  public init(nsColor: NSColor) { self = nsColor.light }
}

extension UIColor {
  /// ``label``.
  public static let labelColor = label
  /// ``secondaryLabel``.
  public static let secondaryLabelColor = secondaryLabel
  /// ``tertiaryLabel``.
  public static let tertiaryLabelColor = tertiaryLabel
  /// ``label``.
  public static let textColor = label
  /// ``label``.
  public static let controlTextColor = label
  /// ``link``.
  public static let linkColor = link
  /// ``separator``.
  public static let separatorColor = separator
  /// ``tintColor``.
  public static let controlAccentColor = tintColor
  /// ``systemBackground``.
  public static let textBackgroundColor = systemBackground
  /// ``systemBackground``.
  public static let controlBackgroundColor = systemBackground
  /// `#ececec`, and `#323232` on a dark ground.
  public static let windowBackgroundColor = UIColor(light: 0xececec, dark: 0x323232)
  /// ``windowBackgroundColor``.
  public static let underPageBackgroundColor = windowBackgroundColor
  /// A pale ``tintColor``.
  public static let selectedContentBackgroundColor = UIColor(light: 0xb3d7ff, dark: 0x3f638b)
}
