// SPDX-License-Identifier: Apache-2.0

/// A type of content, by its identifier.
///
/// Kept for code that names one; within a process, values are told apart by their Swift types.
public struct UTType: Hashable, Sendable {
  /// As it was given ("public.json"); nothing checks that anybody knows it.
  public let identifier: String

  /// Nil for an empty text; any other is taken.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// A type that the application itself defines; nothing is declared anywhere.
  public init(exportedAs identifier: String) { self.identifier = identifier }
  /// A type that another application defines; nothing is looked up.
  public init(importedAs identifier: String) { self.identifier = identifier }

  /// Bytes of any kind.
  public static let data = UTType(importedAs: "public.data")
  /// Text with or without styles.
  public static let text = UTType(importedAs: "public.text")
  /// Text without styles, in any encoding.
  public static let plainText = UTType(importedAs: "public.plain-text")
  /// Text without styles in UTF-8.
  public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
  /// A text in JSON.
  public static let json = UTType(importedAs: "public.json")
  /// An address of any kind.
  public static let url = UTType(importedAs: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(importedAs: "public.file-url")
  /// A picture in any format.
  public static let image = UTType(importedAs: "public.image")
  /// A PNG picture.
  public static let png = UTType(importedAs: "public.png")
  /// A JPEG picture.
  public static let jpeg = UTType(importedAs: "public.jpeg")
  /// A GIF picture.
  public static let gif = UTType(importedAs: "com.compuserve.gif")
  /// A folder that people see as one.
  public static let folder = UTType(importedAs: "public.folder")
  /// A folder of any kind.
  public static let directory = UTType(importedAs: "public.directory")
  /// Whatever there is: files and folders too.
  public static let item = UTType(importedAs: "public.item")
  /// What people make and read: documents, texts, pictures.
  public static let content = UTType(importedAs: "public.content")
  /// A document in PDF.
  public static let pdf = UTType(importedAs: "com.adobe.pdf")
  /// Text with styles, in RTF.
  public static let rtf = UTType(importedAs: "public.rtf")
  /// A page in HTML.
  public static let html = UTType(importedAs: "public.html")
  /// A text in XML.
  public static let xml = UTType(importedAs: "public.xml")
  /// A text in YAML.
  public static let yaml = UTType(importedAs: "public.yaml")
  /// Rows whose cells have commas between them.
  public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
  /// Rows whose cells have something between them.
  public static let delimitedText = UTType(importedAs: "public.delimited-values-text")
  /// Rows whose cells have tabs between them.
  public static let tabSeparatedText = UTType(importedAs: "public.tab-separated-values-text")
  /// A program's source in any language.
  public static let sourceCode = UTType(importedAs: "public.source-code")
  /// A source in Swift.
  public static let swiftSource = UTType(importedAs: "public.swift-source")
  /// A script in any language.
  public static let script = UTType(importedAs: "public.script")
  /// A script of a shell.
  public static let shellScript = UTType(importedAs: "public.shell-script")
  /// A property list in any form.
  public static let propertyList = UTType(importedAs: "com.apple.property-list")
  /// A picture in SVG.
  public static let svg = UTType(importedAs: "public.svg-image")
  /// A TIFF picture.
  public static let tiff = UTType(importedAs: "public.tiff")
  /// A BMP picture.
  public static let bmp = UTType(importedAs: "com.microsoft.bmp")
  /// A HEIC picture.
  public static let heic = UTType(importedAs: "public.heic")
  /// A HEIF picture.
  public static let heif = UTType(importedAs: "public.heif")
  /// A WebP picture.
  public static let webP = UTType(importedAs: "org.webmproject.webp")
  /// A picture that stands for something.
  public static let icon = UTType(importedAs: "public.icon")
  /// What a camera saw.
  public static let rawImage = UTType(importedAs: "public.camera-raw-image")
  /// A picture with a moment round it.
  public static let livePhoto = UTType(importedAs: "com.apple.live-photo")
  /// Pictures that move, with sound.
  public static let movie = UTType(importedAs: "public.movie")
  /// Pictures that move.
  public static let video = UTType(importedAs: "public.video")
  /// A film of QuickTime's.
  public static let quickTimeMovie = UTType(importedAs: "com.apple.quicktime-movie")
  /// A film in MPEG-4.
  public static let mpeg4Movie = UTType(importedAs: "public.mpeg-4")
  /// A film in MPEG-2.
  public static let mpeg2Video = UTType(importedAs: "public.mpeg-2-video")
  /// A film in AVI.
  public static let avi = UTType(importedAs: "public.avi")
  /// What is heard or moves.
  public static let audiovisualContent = UTType(importedAs: "public.audiovisual-content")
  /// What is heard.
  public static let audio = UTType(importedAs: "public.audio")
  /// Sound in MP3.
  public static let mp3 = UTType(importedAs: "public.mp3")
  /// Sound in MPEG-4.
  public static let mpeg4Audio = UTType(importedAs: "public.mpeg-4-audio")
  /// Sound in WAV.
  public static let wav = UTType(importedAs: "com.microsoft.waveform-audio")
  /// Sound in AIFF.
  public static let aiff = UTType(importedAs: "public.aiff-audio")
  /// Notes in MIDI.
  public static let midi = UTType(importedAs: "public.midi-audio")
  /// What is played one after the other.
  public static let playlist = UTType(importedAs: "public.playlist")
  /// Files in one file.
  public static let archive = UTType(importedAs: "public.archive")
  /// Files in a ZIP file.
  public static let zip = UTType(importedAs: "public.zip-archive")
  /// What gzip made smaller.
  public static let gzip = UTType(importedAs: "org.gnu.gnu-zip-archive")
  /// What bzip2 made smaller.
  public static let bz2 = UTType(importedAs: "public.bzip2-archive")
  /// A book in EPUB.
  public static let epub = UTType(importedAs: "org.idpf.epub-container")
  /// Letters' outlines.
  public static let font = UTType(importedAs: "public.font")
  /// A table that calculates.
  public static let spreadsheet = UTType(importedAs: "public.spreadsheet")
  /// Pages to be shown.
  public static let presentation = UTType(importedAs: "public.presentation")
  /// A data base.
  public static let database = UTType(importedAs: "public.database")
  /// An appointment.
  public static let calendarEvent = UTType(importedAs: "public.calendar-event")
  /// A person's addresses.
  public static let contact = UTType(importedAs: "public.contact")
  /// A person's addresses, in vCard.
  public static let vCard = UTType(importedAs: "public.vcard")
  /// A letter.
  public static let emailMessage = UTType(importedAs: "public.email-message")
  /// What one person writes to another.
  public static let message = UTType(importedAs: "public.message")
  /// A folder that people see as one file.
  public static let package = UTType(importedAs: "com.apple.package")
  /// A folder with a program or parts of one.
  public static let bundle = UTType(importedAs: "com.apple.bundle")
  /// A program.
  public static let application = UTType(importedAs: "com.apple.application")
  /// What can be run.
  public static let executable = UTType(importedAs: "public.executable")
  /// What is made of several kinds of content.
  public static let compositeContent = UTType(importedAs: "public.composite-content")
  /// A disk in a file.
  public static let diskImage = UTType(importedAs: "public.disk-image")
  /// What a program tells of itself.
  public static let log = UTType(importedAs: "public.log")
  /// Text with styles and pictures in one file.
  public static let flatRTFD = UTType(importedAs: "com.apple.flat-rtfd")
  /// Text with styles and pictures.
  public static let rtfd = UTType(importedAs: "com.apple.rtfd")
  /// A thing in three dimensions.
  public static let usdz = UTType(importedAs: "com.pixar.universal-scene-description-mobile")
  /// A thing in three dimensions.
  public static let threeDContent = UTType(importedAs: "public.3d-content")
}
