// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Text {
  /// As it is drawn, without a limit to its width.
  func run(in environment: EnvironmentValues) -> TextRun {
    if hasValues { return written(in: environment).run(in: environment) }
    let known = environment.known
    let color = style.ink?.resolved(in: environment).color ?? style.color
    let letterCase = style.letterCase ?? known.textCase
    var run = TextRun(
      text: spans.isEmpty ? letterCase?.applied(to: string) ?? string : "",
      font: style.font(in: known),
      color: (color ?? known.foregroundColor ?? .primary).shown(in: environment),
      alignment: known.multilineTextAlignment.drawn(known.layoutDirection),
      lineLimit: known.lineLimit)
    run.isUnderlined = style.isUnderlined || known.isUnderlined
    run.isStruckThrough = style.isStruckThrough || known.isStruckThrough
    run.lineColors = style.lineColors.over(known.lineColors).shown(in: environment)
    run.lineSpacing = known.paragraph.lineSpacing
    run.truncation = known.paragraph.truncation
    run.tracking = style.tracking ?? known.paragraph.tracking
    run.rise = style.rise ?? known.paragraph.rise
    if style.background != nil, spans.isEmpty {
      run.text = letterCase?.applied(to: string) ?? string
      let whole = Span(range: 0..<string.count, style: Style())
      run.spans = [drawn(whole, at: 0..<run.text.count, in: run, environment)]
    }
    if !spans.isEmpty { add(letterCase, to: &run, in: environment) }
    return run
  }

  /// Letters of another case may be more than there were: each part has its own.
  private func add(
    _ letterCase: LetterCase?, to run: inout TextRun, in environment: EnvironmentValues
  ) {
    let characters = Array(string)
    var (place, count) = (0, 0)
    func add(_ range: Range<Int>, _ letterCase: LetterCase?) -> Range<Int> {
      let own = String(characters[range.clamped(to: characters.indices)])
      let text = letterCase?.applied(to: own) ?? own
      run.text += text
      defer { count += text.count }
      return count..<(count + text.count)
    }
    for span in spans {
      _ = add(place..<max(place, span.range.lowerBound), letterCase)
      var range = count..<(count + 1)
      if span.picture == nil {
        range = add(span.range, span.style.letterCase ?? letterCase)
      } else {
        run.text.append(InlinePicture.letter)
        count += 1
      }
      place = span.range.upperBound
      run.spans.append(drawn(span, at: range, in: run, environment))
    }
    _ = add(place..<max(place, characters.count), letterCase)
  }

  private func drawn(
    _ span: Span, at range: Range<Int>, in run: TextRun, _ environment: EnvironmentValues
  ) -> TextRun.Span {
    let style = span.style.over(style)
    let own = span.style.ink?.resolved(in: environment).color ?? span.style.color
    let linkColor = environment.isEnabled ? environment.tint : .disabledInk
    let color = own ?? (span.link == nil ? nil : linkColor)
    var drawn = TextRun.Span(
      range: range, font: style.font(in: environment.known),
      color: color?.shown(in: environment))
    // A link is known by more than its colour.
    drawn.isUnderlined = style.isUnderlined || span.link != nil
    drawn.isStruckThrough = style.isStruckThrough
    drawn.lineColors = style.lineColors.over(environment.known.lineColors).shown(in: environment)
    drawn.tracking = style.tracking ?? run.tracking
    drawn.rise = style.rise ?? run.rise
    drawn.background = style.background?.shown(in: environment)
    if let content = span.picture {
      drawn.picture = InlinePicture(
        content, variant: environment.known.symbolVariant,
        size: content.size(beside: drawn.font, environment.known.imageScale))
    }
    return drawn
  }
}

extension Text.Style {
  /// The font of the letters, as large as the person wants texts.
  fileprivate func font(in known: EnvironmentValues.Known) -> Font {
    var font = font ?? known.font
    if let weight { font.weight = weight }
    if isItalic { font.isItalic = true }
    if isMonospaced { font.design = .monospaced }
    if let width { font.width = width }
    if let design { font.design = design }
    return font.shown(in: known.settings)
  }
}
