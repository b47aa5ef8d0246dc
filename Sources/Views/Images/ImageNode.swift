// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

final class ImageNode: LeafNode<Image> {
  private var natural: CGSize
  private var ink: MovingInk?

  override init(_ view: Image, _ context: NodeContext) {
    natural = .zero
    super.init(view, context)
    natural = naturalSize
    holder.hitShape = .bounds
  }

  override func update(_ view: Image) {
    let old = self.view
    guard old != view else { return }
    super.update(view)
    if old.content != view.content || old.label != view.label {
      holder.declarationChanged(base: declaration)
    }
    natural = naturalSize
    invalidateLayout()
    invalidateDrawing()
  }

  override func environmentChanged(_ scope: EnvironmentScope) {
    let (old, oldStyle, oldMode) = (environment.known, style, environment.symbolRenderingMode)
    super.environmentChanged(scope)
    guard old != environment.known || oldMode != environment.symbolRenderingMode else { return }
    if view.isInForeground { move(&ink, from: oldStyle, to: style) }
    natural = naturalSize
    invalidateLayout()
    invalidateDrawing()
  }

  private var naturalSize: CGSize { view.naturalSize(in: environment) }

  private var shadows: [ShadowStyle] {
    view.isInForeground ? environment.known.foregroundShadows : []
  }

  private var style: ResolvedStyle { Image.foreground.resolved(in: environment) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    view.isResizable && natural != .zero
      ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  /// A symbol stands on the line of its text.
  override func findBaseline(
    _ line: LineOfText, for proposal: ProposedViewSize
  ) -> CGFloat {
    size(for: proposal).height * InlinePicture.partAboveLine
  }

  override func measureReach() -> CGRect {
    shadows.reach(
      of: CGRect(origin: .zero, size: size).insetBy(dx: -size.width * 0.1, dy: -size.height * 0.1))
  }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    let rect = CGRect(origin: offset, size: shownSize)
    if environment.showsBars { return list.appendBar(in: rect, environment) }
    shadows.draw(&list, inside: nil) { list in
      ink.draw(style, &list) { view.draw(&$0, in: rect, environment, $1) }
    }
  }

  override func drawsItself(in ink: Color?, besideLetters: Bool) -> Bool {
    guard case .symbol(let name) = view.content else { return true }
    let known = environment.known
    let isRound = !besideLetters && Symbol(name, variant: known.symbolVariant).hasOwnGround
    return view.isResizable || isRound
      || known.foregroundGradient != nil || known.foregroundColor.isOwnInk(beside: ink)
  }

  override var declaration: SemanticsDeclaration? {
    guard !view.isDecorative, !view.content.isEmpty else { return nil }
    var declaration = SemanticsDeclaration()
    declaration.role = .image
    declaration.roleIsOfContent = true
    switch view.content {
    case .symbol(let name): declaration.label = view.label ?? Symbol(name).words
    case .file(let name, _): declaration.label = view.label ?? Image.words(of: name)
    }
    return declaration
  }
}

extension Image {
  /// A file's name as it is said: "heart.fill" and "hero_photo" are no words.
  nonisolated static func words(of name: String) -> String {
    let words = name.split { "._-/".contains($0) }.filter { $0 != "fill" && $0 != "png" }
    return words.isEmpty ? name : words.joined(separator: " ")
  }

  /// The room that it takes by itself, in points.
  func naturalSize(in environment: EnvironmentValues) -> CGSize {
    switch content {
    case .symbol where content.isEmpty: return .zero
    case .symbol: return Self.symbolSize(in: environment)
    case .file(_, let path):
      // A picture that is not there can be seen not to be there.
      return path.flatMap(PictureFile.size) ?? Self.symbolSize(in: environment)
    }
  }

  private static func symbolSize(in environment: EnvironmentValues) -> CGSize {
    let known = environment.known
    return Content.symbolSize(
      beside: known.font.scaled(by: known.settings.textScale), known.imageScale)
  }

  /// What a symbol is drawn in, where nothing else is said.
  static let foreground = StyleValue(kind: .foreground(opacity: 1))

  /// Whether it is drawn in the foreground style.
  fileprivate var isInForeground: Bool {
    if case .symbol = content { true } else { renderingMode == .template }
  }

  /// - Parameter style: What a symbol is drawn in.
  func draw(
    _ list: inout DisplayList, in rect: CGRect, _ environment: EnvironmentValues,
    _ style: ResolvedStyle
  ) {
    switch content {
    case .symbol where content.isEmpty: break
    case .symbol(let name):
      let known = environment.known
      let weight = known.font.weight.rawValue >= Font.Weight.semibold.rawValue ? 1.35 : 1
      let symbol = Symbol(name, variant: known.symbolVariant)
      let colors = symbol.colors(
        in: environment, style, symbolMode, isOriginal: renderingMode == .original)
      symbol.draw(&list, in: rect, style, colors: colors, weight: CGFloat(weight))
    case .file(_, let path?) where PictureFile.size(of: path) != nil:
      var look = look
      if renderingMode == .template { look.ink = style.color }
      list.items.append(.picture(path, rect, look))
    case .file: Symbol.missing.draw(&list, in: rect, style, weight: 1)
    }
  }
}

extension Image.Content {
  /// Whether it is the symbol without a name, which shows nothing.
  nonisolated var isEmpty: Bool {
    if case .symbol(let name) = self { name.isEmpty } else { false }
  }

  /// The room that it takes in a line of letters as large as they are drawn, in points.
  @MainActor
  func size(beside font: Font, _ scale: Image.Scale) -> CGSize {
    if case .file(_, let path?) = self, let size = PictureFile.size(of: path) { return size }
    return Self.symbolSize(beside: font, scale)
  }

  fileprivate static func symbolSize(beside font: Font, _ scale: Image.Scale) -> CGSize {
    let side = (font.size * scale.factor).rounded()
    return CGSize(width: side, height: side)
  }
}
