// SPDX-License-Identifier: Apache-2.0

extension Color: CustomStringConvertible {
  /// The name of one of the standard colours ("blue"), or else its parts: "#1461CCFF" with the opacity
  /// at the end.
  public var description: String {
    if let name = Self.names[self] { return name }
    let parts = [red, green, blue, alpha].map { part in
      let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + parts.joined()
  }

  private static let names: [Color: String] = [
    .clear: "clear", .black: "black", .white: "white", .gray: "gray", .red: "red",
    .orange: "orange", .yellow: "yellow", .green: "green", .mint: "mint", .teal: "teal",
    .cyan: "cyan", .blue: "blue", .indigo: "indigo", .purple: "purple", .pink: "pink",
    .brown: "brown", .primary: "primary", .secondary: "secondary", .accentColor: "accentColor",
  ]
}
