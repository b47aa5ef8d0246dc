// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// What is known of a type of content beside its identifier.
private struct UTTypeKind {
  let type: UTType
  /// What everything of the type is too.
  var parents: [UTType] = []
  /// How names of files end, the usual one first.
  var endings: [String] = []
  /// As mail and the web name it.
  var mimeType: String?

  init(
    _ type: UTType, _ parents: UTType..., endings: String = "", mimeType: String? = nil
  ) {
    self.type = type
    self.parents = parents
    self.endings = endings.split(separator: " ").map(String.init)
    self.mimeType = mimeType
  }
}

extension UTType {
  /// The type of files whose names end so ("png"); nil for an ending that nobody here knows.
  public init?(filenameExtension: String) {
    guard let type = Self.types[filenameExtension.lowercased()] else { return nil }
    self = type
  }

  /// The type that mail and the web name so ("image/png"); nil for one that nobody here knows.
  public init?(mimeType: String) {
    guard let kind = Self.kinds.first(where: { $0.mimeType == mimeType.lowercased() }) else {
      return nil
    }
    self = kind.type
  }

  /// How names of such files usually end; nil where nobody here knows.
  public var preferredFilenameExtension: String? { kind?.endings.first }

  /// As mail and the web name it; nil where nobody here knows.
  public var preferredMIMEType: String? { kind?.mimeType }

  /// Whether whatever is of this type is of the other one too.
  public func conforms(to other: UTType) -> Bool {
    var types: [UTType] = [self]
    while let type = types.popLast() {
      if type == other { return true }
      types += type.kind?.parents ?? []
    }
    return false
  }

  private var kind: UTTypeKind? { Self.kindOf[self] }

  private static let kindOf = Dictionary(uniqueKeysWithValues: kinds.map { ($0.type, $0) })
  private static let types = Dictionary(
    kinds.flatMap { kind in kind.endings.map { ($0, kind.type) } },
    uniquingKeysWith: { first, _ in first })

  /// Whether the type is one whose files are known by their names, or one that such types are of.
  var isOfKnownNames: Bool { Self.types.values.contains { $0.conforms(to: self) } }

  private static let kinds: [UTTypeKind] = [
    UTTypeKind(.data, .item), UTTypeKind(.directory, .item), UTTypeKind(.folder, .directory),
    UTTypeKind(.package, .directory), UTTypeKind(.bundle, .directory),
    UTTypeKind(.application, .executable), UTTypeKind(.executable, .item),
    UTTypeKind(.compositeContent, .content), UTTypeKind(.message, .item),
    UTTypeKind(.url, .data), UTTypeKind(.fileURL, .url),
    UTTypeKind(.text, .data, .content),
    UTTypeKind(.plainText, .text, endings: "txt text md", mimeType: "text/plain"),
    UTTypeKind(.utf8PlainText, .plainText),
    UTTypeKind(.log, .plainText, endings: "log"),
    UTTypeKind(.rtf, .text, endings: "rtf", mimeType: "text/rtf"),
    UTTypeKind(.rtfd, .package, .compositeContent, endings: "rtfd"),
    UTTypeKind(.flatRTFD, .data, .compositeContent),
    UTTypeKind(.html, .text, endings: "html htm", mimeType: "text/html"),
    UTTypeKind(.xml, .text, endings: "xml", mimeType: "application/xml"),
    UTTypeKind(.json, .text, endings: "json", mimeType: "application/json"),
    UTTypeKind(.yaml, .text, endings: "yaml yml", mimeType: "application/yaml"),
    UTTypeKind(.propertyList, .data, endings: "plist"),
    UTTypeKind(.delimitedText, .text),
    UTTypeKind(.commaSeparatedText, .delimitedText, endings: "csv", mimeType: "text/csv"),
    UTTypeKind(
      .tabSeparatedText, .delimitedText, endings: "tsv", mimeType: "text/tab-separated-values"),
    UTTypeKind(.sourceCode, .plainText), UTTypeKind(.swiftSource, .sourceCode, endings: "swift"),
    UTTypeKind(.script, .sourceCode), UTTypeKind(.shellScript, .script, endings: "sh"),
    UTTypeKind(
      .pdf, .data, .compositeContent, endings: "pdf", mimeType: "application/pdf"),
    UTTypeKind(
      .epub, .data, .compositeContent, endings: "epub", mimeType: "application/epub+zip"),
    UTTypeKind(.spreadsheet, .content), UTTypeKind(.presentation, .compositeContent),
    UTTypeKind(.database, .item), UTTypeKind(.calendarEvent, .data, endings: "ics"),
    UTTypeKind(.contact, .item),
    UTTypeKind(.vCard, .text, .contact, endings: "vcf", mimeType: "text/vcard"),
    UTTypeKind(.emailMessage, .data, .message, endings: "eml"),
    UTTypeKind(.font, .data, endings: "ttf otf"),
    UTTypeKind(.image, .data, .content),
    UTTypeKind(.png, .image, endings: "png", mimeType: "image/png"),
    UTTypeKind(.jpeg, .image, endings: "jpeg jpg", mimeType: "image/jpeg"),
    UTTypeKind(.gif, .image, endings: "gif", mimeType: "image/gif"),
    UTTypeKind(.svg, .image, endings: "svg", mimeType: "image/svg+xml"),
    UTTypeKind(.tiff, .image, endings: "tiff tif", mimeType: "image/tiff"),
    UTTypeKind(.bmp, .image, endings: "bmp", mimeType: "image/bmp"),
    UTTypeKind(.webP, .image, endings: "webp", mimeType: "image/webp"),
    UTTypeKind(.heif, .image, endings: "heif", mimeType: "image/heif"),
    UTTypeKind(.heic, .heif, endings: "heic", mimeType: "image/heic"),
    UTTypeKind(.icon, .image), UTTypeKind(.rawImage, .image), UTTypeKind(.livePhoto, .item),
    UTTypeKind(.audiovisualContent, .data, .content),
    UTTypeKind(.movie, .audiovisualContent), UTTypeKind(.video, .movie),
    UTTypeKind(.quickTimeMovie, .movie, endings: "mov", mimeType: "video/quicktime"),
    UTTypeKind(.mpeg4Movie, .movie, endings: "mp4 m4v", mimeType: "video/mp4"),
    UTTypeKind(.mpeg2Video, .video, endings: "mpg mpeg", mimeType: "video/mpeg"),
    UTTypeKind(.avi, .movie, endings: "avi", mimeType: "video/x-msvideo"),
    UTTypeKind(.audio, .audiovisualContent),
    UTTypeKind(.mp3, .audio, endings: "mp3", mimeType: "audio/mpeg"),
    UTTypeKind(.mpeg4Audio, .audio, endings: "m4a", mimeType: "audio/mp4"),
    UTTypeKind(.wav, .audio, endings: "wav", mimeType: "audio/x-wav"),
    UTTypeKind(.aiff, .audio, endings: "aiff aif", mimeType: "audio/x-aiff"),
    UTTypeKind(.midi, .audio, endings: "mid midi", mimeType: "audio/midi"),
    UTTypeKind(.playlist, .data, endings: "m3u m3u8"),
    UTTypeKind(.archive, .data), UTTypeKind(.diskImage, .archive, endings: "iso"),
    UTTypeKind(.zip, .archive, endings: "zip", mimeType: "application/zip"),
    UTTypeKind(.gzip, .archive, endings: "gz", mimeType: "application/gzip"),
    UTTypeKind(.bz2, .archive, endings: "bz2", mimeType: "application/x-bzip2"),
    UTTypeKind(.threeDContent, .content), UTTypeKind(.usdz, .threeDContent, endings: "usdz"),
  ]
}
