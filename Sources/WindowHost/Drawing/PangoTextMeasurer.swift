// SPDX-License-Identifier: Apache-2.0

import Foundation
import Views

/// Measures with the fonts that ``CairoRenderer`` draws with. Needs no display.
@MainActor
public final class PangoTextMeasurer: TextMeasurer {
  let layouts: TextLayouts

  /// Measures with the desktop's fonts.
  public init() {
    layouts = TextLayouts()
  }

  /// Looks for fonts anew, in a copy of a process that was made without its other threads.
  package func renew() { layouts.renew() }

  /// The box round the lines as drawn: a text that does not fill its `width` is narrower than it.
  public func size(of run: TextRun) -> TextSize {
    layouts.layout(for: run)?.size ?? TextSize(width: 0, height: 0, firstBaseline: 0)
  }

  /// As Pango lays the line out, kerning and ligatures included.
  public func edges(of run: TextRun) -> [CGFloat] {
    layouts.layout(for: run)?.edges(of: run.text)
      ?? [CGFloat](repeating: 0, count: run.text.count + 1)
  }

  /// As Pango breaks and places them.
  public func lines(of run: TextRun) -> [TextRun.Line] {
    layouts.layout(for: run)?.lines(of: run.text) ?? []
  }
}
