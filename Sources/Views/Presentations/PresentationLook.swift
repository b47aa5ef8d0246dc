// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  /// What a detent of an author's own is asked for.
  public struct Context {
    /// The height of the window's room, in points.
    public let maxDetentValue: CGFloat
  }

  private enum Kind: Hashable, Sendable {
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  private let own: (any CustomPresentationDetent.Type)?

  private init(_ kind: Kind, own: (any CustomPresentationDetent.Type)? = nil) {
    self.kind = kind
    self.own = own
  }

  /// Half of the window.
  public static let medium = PresentationDetent(.fraction(0.5))
  /// The whole window.
  public static let large = PresentationDetent(.fraction(1))

  /// A part of the window: 0.5 for half of it.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }

  /// So many points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height))
  }

  /// What a type of an author's own says.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type)), own: type)
  }

  /// In points, in a window with so much room.
  func height(in room: CGFloat) -> CGFloat? {
    switch kind {
    case .fraction(let fraction): min(max(fraction, 0), 1) * room
    case .height(let height): min(max(height, 0), room)
    case .custom: own?.height(in: Context(maxDetentValue: room)).map { min(max($0, 0), room) }
    }
  }

  public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool {
    left.kind == right.kind
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// How high a sheet is, as an author's own type says.
public protocol CustomPresentationDetent: SendableMetatype {
  /// Where the height comes from.
  typealias Context = PresentationDetent.Context

  /// In points; nil where the sheet is not to be so high.
  static func height(in context: Context) -> CGFloat?
}

/// What a presented view says of how it is shown.
struct PresentationLook: Equatable {
  /// The heights it may have; empty for that of its content.
  var detents: Set<PresentationDetent> = []
  var cornerRadius: CGFloat?
  var ground: RowGroundView?
  /// Nil where nothing is said.
  var sizing: PresentationSizing?

  /// Of a form, as it is on a tablet, and of a page, in points.
  private static let (formWidth, pageWidth): (CGFloat, CGFloat) = (480, 640)

  /// The width it has at least. A sheet that says how high it is leaves its width to us; one that does not
  /// is as wide as its content.
  func leastWidth(in room: CGFloat) -> CGFloat? {
    switch sizing ?? .automatic {
    case .automatic: detents.isEmpty ? nil : min(room, Self.formWidth)
    case .fitted: nil
    case .form: min(room, Self.formWidth)
    case .page: min(room, Self.pageWidth)
    }
  }

  /// The height it has at least: the largest that it may have, for nobody can pull it up.
  func leastHeight(in room: CGFloat) -> CGFloat? {
    detents.compactMap { $0.height(in: room) }.max()
  }
}

enum PresentationLookKey: PreferenceKey {
  static var defaultValue: PresentationLook { PresentationLook() }

  static func reduce(value: inout PresentationLook, nextValue: () -> PresentationLook) {
    let next = nextValue()
    if value.detents.isEmpty { value.detents = next.detents }
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.ground = value.ground ?? next.ground
    value.sizing = value.sizing ?? next.sizing
  }
}

/// The panel that a sheet stands on, as its content says.
struct SheetPanel<Content: View>: View {
  let content: Content
  /// Whether it stands for itself; a popover is as wide as its content.
  let isSheet: Bool

  @State private var look = PresentationLook()

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: look.cornerRadius ?? Corner.panel)
    LeastSizeLayout(look: look, hasLeastWidth: isSheet) {
      content
        .onPreferenceChange(PresentationLookKey.self) { look = $0 }
        .padding(Distance.large)
    }
    .background { look.ground?.view.clipShape(shape) }
    .background(Color.panelGround, in: shape)
    .overlay(shape.strokeBorder(Color.line, lineWidth: 1))
  }
}

/// The content in the middle of the room that it has at least.
private struct LeastSizeLayout: Layout {
  let look: PresentationLook
  let hasLeastWidth: Bool

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    var offer = proposal
    let least = proposal.height.flatMap { look.leastHeight(in: $0) }
    // What takes all that it is offered takes that much.
    if let least { offer.height = least }
    var size = subviews.first?.sizeThatFits(offer) ?? .zero
    size.height = max(size.height, least ?? 0)
    if hasLeastWidth, let width = proposal.width.flatMap({ look.leastWidth(in: $0) }) {
      size.width = max(size.width, width)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(bounds.size))
  }
}

/// Whether what lies behind a presented view can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String

  /// It cannot.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// It cannot: a dialog keeps everything to itself.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// It cannot: a dialog keeps everything to itself.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { .enabled }
}

/// What a swipe in a presented view does first.
public enum PresentationContentInteraction: Hashable, Sendable { case automatic, resizes, scrolls }

/// What a presentation becomes where there is little room.
public enum PresentationAdaptation: Hashable, Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}

/// How large a sheet is.
public enum PresentationSizing: Hashable, Sendable {
  case automatic, fitted, form, page

  /// The same, as wide as its content wants to be where that is asked for. Its height is that of its
  /// content anyway.
  public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing {
    horizontal ? .fitted : self
  }

  /// The same: what is presented follows its content both ways.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing {
    self
  }
}

extension View {
  private func presentationLook(_ change: @escaping (inout PresentationLook) -> Void) -> some View {
    transformPreference(PresentationLookKey.self, change)
  }

  /// How high the sheet round the view is at least: the largest of these heights. Content that needs
  /// more gets it, and nobody has to pull.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationLook { $0.detents = detents }
  }

  /// The same with the height that is chosen: the sheet has that one, and nobody pulls it to another.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationDetents([selection.wrappedValue])
  }

  /// Accepted for the sake of the source: a sheet is not pulled.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// How round the corners of the sheet round the view are, in points; nil for the standard.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationLook { $0.cornerRadius = cornerRadius.map { max(0, $0) } }
  }

  /// What stands behind everything in the sheet round the view.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let ground = RowGroundView(
      view: AnyView(Rectangle().fill(style)), color: style as? Color)
    return presentationLook { $0.ground = ground }
  }

  /// The same, made of views.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let ground = RowGroundView(
      view: AnyView(
        content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)),
      color: nil)
    return presentationLook { $0.ground = ground }
  }

  /// Accepted for the sake of the source: a dialog keeps everything to itself.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    interaction == .enabled
      ? hasNoEffect(
        "presentationBackgroundInteraction", "a dialog keeps everything to itself", fileID, line)
      : self
  }

  /// Accepted for the sake of the source: a sheet is not pulled.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Accepted for the sake of the source: a presentation stays what it is.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }

  /// Accepted for the sake of the source: a presentation stays what it is.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }

  /// How wide the sheet round the view is at least: 480 points for a form, 640 for a page, and as wide as
  /// its content where it is fitted. By itself one with detents is as wide as a form.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View {
    presentationLook { $0.sizing = sizing }
  }
}

/// What a popover points at; here it stands in the middle of the window.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}
