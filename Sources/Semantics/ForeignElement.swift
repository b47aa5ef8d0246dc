// SPDX-License-Identifier: Apache-2.0

/// An element of another program, by what assistive technologies find it by.
public struct ForeignElement: Hashable, Sendable, CustomStringConvertible {
  /// Who has it. AT-SPI: its unique name on the accessibility bus (":1.5").
  public var program: String
  /// Which of the program's it is. AT-SPI: its object path.
  public var path: String

  public init(program: String, path: String) {
    self.program = program
    self.path = path
  }

  /// From one text, as `atk_plug_get_id()` and ``description`` give it
  /// (":1.5:/org/a11y/atspi/accessible/2"); nil for a text of another form.
  public init?(_ text: String) {
    guard let slash = text.firstIndex(of: "/"), slash > text.startIndex else { return nil }
    let colon = text.index(before: slash)
    guard text[colon] == ":", colon > text.startIndex else { return nil }
    self.init(program: String(text[..<colon]), path: String(text[slash...]))
  }

  /// One text for both, to be handed to another program.
  public var description: String { "\(program):\(path)" }
}
