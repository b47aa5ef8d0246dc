// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A type that shows views as they would look. An application draws those of its program into a folder
/// where `EVENHAND_PREVIEWS` names one, shows the one that `EVENHAND_PREVIEW` names in its own place, and
/// never asks for them otherwise.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// What is shown.
  associatedtype Previews: View

  /// The views, one or several.
  @ViewBuilder static var previews: Previews { get }

  /// What the preview is called; nil for its type's name.
  static var _previewTitle: String? { get }
}

extension PreviewProvider {
  public static var _previewTitle: String? { nil }
}

/// How a preview of a kind is to be shown. The size counts where its picture is drawn; which way up a
/// device is held changes nothing.
public struct PreviewTrait<Kind>: Sendable {
  let layout: PreviewLayout?
  let modify: (@MainActor @Sendable (AnyView) -> AnyView)?

  private init(
    layout: PreviewLayout? = nil, modify: (@MainActor @Sendable (AnyView) -> AnyView)? = nil
  ) {
    self.layout = layout
    self.modify = modify
  }

  /// As large as the view itself.
  public static var sizeThatFitsLayout: Self { Self(layout: .sizeThatFits) }
  /// As large as the device; what is taken where nothing is said.
  public static var defaultLayout: Self { Self(layout: .device) }
  /// So many points wide and high.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(layout: .fixed(width: width, height: height))
  }
  /// Upright.
  public static var portrait: Self { Self() }
  /// Upside down.
  public static var portraitUpsideDown: Self { Self() }
  /// With its upper side to the left.
  public static var landscapeLeft: Self { Self() }
  /// With its upper side to the right.
  public static var landscapeRight: Self { Self() }

  /// Shown as the modifier shows it.
  public static func modifier<M: PreviewModifier & Sendable>(_ modifier: M) -> Self {
    Self(modify: { AnyView(ModifiedPreview(content: $0, modifier: modifier)) })
  }
}

/// What stands round a preview, with something that several of them share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What is shared.
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView

  /// Makes what is shared, for each preview.
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

/// A preview in what its modifier puts round it, as soon as that has what is shared.
private struct ModifiedPreview<M: PreviewModifier>: View {
  let content: AnyView
  let modifier: M
  @State private var context: M.Context?

  var body: some View {
    if let context = context ?? () as? M.Context {
      modifier.body(content: content, context: context)
    } else {
      EmptyPlace().task { context = try? await M.makeSharedContext() }
    }
  }
}

/// The names of kinds of previews.
public enum Preview {
  /// A preview of a view.
  public enum ViewTraits: Sendable {}
}

/// The size of the picture of a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// That of the application's window.
  case device
  /// That of the view.
  case sizeThatFits
  /// So many points wide and high.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device that a ``PreviewProvider`` shows a view on, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// Which way up a device is held.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable {
  private let name: String

  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// With its upper side to the left.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// With its upper side to the right.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")

  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// A preview with the size of its picture.
private struct LaidOutPreview<Content: View>: View, PreviewSequence {
  let content: Content
  let layout: PreviewLayout

  static var previewCount: Int { PreviewParts.count(of: Content.self) }
  func preview(at index: Int) -> AnyView {
    AnyView(PreviewParts.part(of: content, at: index).previewLayout(layout))
  }
  var body: some View { content.preference(key: PreviewLayoutKey.self, value: layout) }
}

/// What a preview says of the size of its picture; the outermost counts.
enum PreviewLayoutKey: PreferenceKey {
  static var defaultValue: PreviewLayout? { nil }
  static func reduce(value: inout PreviewLayout?, nextValue: () -> PreviewLayout?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// For previews only: the size of the picture; an application shows the view as it is.
  public func previewLayout(_ layout: PreviewLayout) -> some View {
    LaidOutPreview(content: self, layout: layout)
  }

  /// What a `#Preview` is asked for; an application shows the view as it is.
  public func _previewTraits(_ traits: PreviewTrait<Preview.ViewTraits>...) -> some View {
    let view = traits.reduce(AnyView(self)) { view, trait in trait.modify?(view) ?? view }
    return view.preference(
      key: PreviewLayoutKey.self, value: traits.lazy.compactMap(\.layout).first)
  }

  /// For previews only: an application shows the view as it is.
  public func previewDevice(_ device: PreviewDevice?) -> Self { self }

  /// For previews only: an application shows the view as it is.
  public func previewDisplayName(_ name: String?) -> Self { self }

  /// For previews only: an application shows the view as it is.
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> Self { self }
}
