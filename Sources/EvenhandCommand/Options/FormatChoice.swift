// SPDX-License-Identifier: Apache-2.0

/// The forms that one command can write, chosen by `--format`; text where nothing is said.
protocol FormatChoice: RawRepresentable<String>, CaseIterable, Sendable {
  static var text: Self { get }
}

extension FormatChoice {
  static var specification: OptionSpecification {
    let names = allCases.map(\.rawValue)
    let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    return OptionSpecification("format", .text, "FORMAT", help: list + " (text)")
  }

  init(_ values: OptionValues) throws(CommandError) {
    let name = values.text("format") ?? Self.text.rawValue
    guard let format = Self(rawValue: name) else {
      throw .unknown("format", name, known: Self.allCases.map(\.rawValue))
    }
    self = format
  }
}
