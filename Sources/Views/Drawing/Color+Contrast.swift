// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Color {
  /// WCAG's relative luminance of the opaque colour in the light: 0 for black, 1 for white.
  package var relativeLuminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// WCAG's contrast ratio of two opaque colours: 1 for the same, 21 for black and white.
  package func contrast(with other: Color) -> Double {
    let both = [relativeLuminance, other.relativeLuminance].sorted()
    return (both[1] + 0.05) / (both[0] + 0.05)
  }

  /// Whether black is seen on it better than white.
  var isLight: Bool { relativeLuminance > 0.179 }
}
