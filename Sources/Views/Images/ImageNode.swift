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
    let (old, oldStyle) = (environment.known, style)
    super.environmentChanged(scope)
    guard old != environment.known else { return }
    if view.isSymbol { move(&ink, from: oldStyle, to: style) }
    natural = naturalSize
    invalidateLayout()
    invalidateDrawing()
  }

  private var naturalSize: CGSize { view.naturalSize(in: environment) }

  private var style: ResolvedStyle { Image.foreground.resolved(in: environment) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    view.isResizable && natural != .zero
      ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  /// A symbol stands on the line of its text.
  override func firstBaseline(for proposal: ProposedViewSize) -> CGFloat {
    size(for: proposal).height * 0.86
  }

  override func measureReach() -> CGRect {
    CGRect(origin: .zero, size: size).insetBy(dx: -size.width * 0.1, dy: -size.height * 0.1)
  }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    let rect = CGRect(origin: offset, size: shownSize)
    ink.draw(style, &list) { view.draw(&$0, in: rect, environment, $1) }
  }

  override var declaration: SemanticsDeclaration? {
    guard !view.isDecorative else { return nil }
    var declaration = SemanticsDeclaration()
    declaration.role = .image
    switch view.content {
    case .symbol(let name): declaration.label = view.label ?? Symbol(name).words
    case .file(let name, _): declaration.label = view.label ?? name
    }
    return declaration
  }
}

extension Image {
  /// The room that it takes by itself, in points.
  func naturalSize(in environment: EnvironmentValues) -> CGSize {
    switch content {
    case .symbol:
      let known = environment.known
      let side = known.font.size * known.settings.textScale * known.imageScale.factor
      return CGSize(width: side.rounded(), height: side.rounded())
    case .file(_, let path): return path.flatMap { PictureFile.size(of: $0) } ?? .zero
    }
  }

  /// What a symbol is drawn in, where nothing else is said.
  static let foreground = StyleValue(kind: .foreground(opacity: 1))

  fileprivate var isSymbol: Bool {
    if case .symbol = content { true } else { false }
  }

  /// - Parameter style: What a symbol is drawn in.
  func draw(
    _ list: inout DisplayList, in rect: CGRect, _ environment: EnvironmentValues,
    _ style: ResolvedStyle
  ) {
    switch content {
    case .symbol(let name):
      let known = environment.known
      let weight = known.font.weight.rawValue >= Font.Weight.semibold.rawValue ? 1.35 : 1
      Symbol(name, variant: known.symbolVariant)
        .draw(&list, in: rect, style, weight: CGFloat(weight))
    case .file(_, let path?) where naturalSize(in: environment) != .zero:
      list.items.append(.picture(path, rect))
    case .file: break
    }
  }
}

/// What is known of a file with a picture without drawing it.
@MainActor
enum PictureFile {
  private static var sizes: [String: CGSize?] = [:]

  /// In points, one a dot; nil for a file that is no PNG or cannot be read. Looked up once.
  static func size(of path: String) -> CGSize? {
    if let known = sizes[path] { return known }
    let size = header(of: path)
    if size == nil { Notice.once("\"\(path)\" is no PNG file: nothing is drawn for it.") }
    if sizes.count >= 1000 { sizes.removeAll() }
    sizes[path] = .some(size)
    return size
  }

  private static func beginning(of path: String) -> Data? {
    if let data = PictureStore.data(named: path) { return data.prefix(24) }
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    return try? file.read(upToCount: 24)
  }

  private static func header(of path: String) -> CGSize? {
    guard let bytes = beginning(of: path), bytes.count == 24,
      bytes.prefix(8) == Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    else { return nil }
    func number(_ start: Int) -> Int {
      (0..<4).reduce(0) { $0 << 8 | Int(bytes[bytes.startIndex + start + $1]) }
    }
    let size = CGSize(width: number(16), height: number(20))
    // Cairo's own limit of a surface's sides.
    return size.width > 0 && size.height > 0 && size.width <= 32_767 && size.height <= 32_767
      ? size : nil
  }
}
