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

/// How a preview of a kind is to be shown; nothing here changes what an application shows.
public struct PreviewTrait<Kind>: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// As large as the view itself.
  public static var sizeThatFitsLayout: Self { Self(name: "sizeThatFitsLayout") }
  /// As large as the device; what is taken where nothing is said.
  public static var defaultLayout: Self { Self(name: "defaultLayout") }
  /// So many points wide and high.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(name: "fixedLayout \(width) \(height)")
  }
  /// Upright.
  public static var portrait: Self { Self(name: "portrait") }
  /// Upside down.
  public static var portraitUpsideDown: Self { Self(name: "portraitUpsideDown") }
  /// With its upper side to the left.
  public static var landscapeLeft: Self { Self(name: "landscapeLeft") }
  /// With its upper side to the right.
  public static var landscapeRight: Self { Self(name: "landscapeRight") }
}

/// The names of kinds of previews.
public enum Preview {
  /// A preview of a view.
  public enum ViewTraits: Sendable {}
}

/// The size in which a ``PreviewProvider`` shows a view.
public enum PreviewLayout: Hashable, Sendable {
  /// That of a device.
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

extension View {
  /// For previews only: an application shows the view as it is.
  public func previewLayout(_ layout: PreviewLayout) -> Self { self }

  /// For previews only: an application shows the view as it is.
  public func previewDevice(_ device: PreviewDevice?) -> Self { self }

  /// For previews only: an application shows the view as it is.
  public func previewDisplayName(_ name: String?) -> Self { self }

  /// For previews only: an application shows the view as it is.
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> Self { self }
}
