// SPDX-License-Identifier: Apache-2.0

// Values of the environment and styles that are not here, each with what to write instead.

import Foundation

extension EnvironmentValues {
  /// Not here.
  @available(*, unavailable, message: "there are no document scenes here; use fileImporter")
  public var openDocument: UnavailableName { UnavailableName() }
  /// Not here.
  @available(*, unavailable, message: "there are no document scenes here; keep a model")
  public var newDocument: UnavailableName { UnavailableName() }
  /// Not here.
  @available(*, unavailable, message: "use a Button that shows a TextField")
  public var rename: UnavailableName { UnavailableName() }
  /// Not here.
  @available(*, unavailable, message: "use FocusState, and focused on the control")
  public var isFocused: Bool { false }
  /// Not here.
  @available(*, unavailable, message: "use FocusState, and set it")
  public var resetFocus: UnavailableName { UnavailableName() }
  /// Not here.
  @available(*, unavailable, message: "there is no Core Data here; keep a model of your own")
  public var managedObjectContext: UnavailableName { UnavailableName() }
  /// Not here.
  @available(*, unavailable, message: "there is no SwiftData here; keep an @Observable model")
  public var modelContext: UnavailableName { UnavailableName() }
  /// Not here.
  @available(*, unavailable, message: "there is no App Store here; use Link")
  public var requestReview: UnavailableName { UnavailableName() }
  /// Not here.
  @available(*, unavailable, message: "there is no App Store here; use Link")
  public var purchase: UnavailableName { UnavailableName() }
  /// Not here.
  @available(*, unavailable, message: "use openURL, and onOpenURL for the answer")
  public var webAuthenticationSession: UnavailableName { UnavailableName() }
  /// Not here.
  @available(*, unavailable, message: "there is no Apple account here; use openURL")
  public var authorizationController: UnavailableName { UnavailableName() }
  /// Not here.
  @available(*, unavailable, message: "the window finds fonts itself; use font on the view")
  public var fontResolutionContext: UnavailableName { UnavailableName() }
  /// Not here.
  @available(*, unavailable, message: "a desktop has no pencil; use onTapGesture(count: 2)")
  public var preferredPencilDoubleTapAction: UnavailableName { UnavailableName() }
  /// Not here.
  @available(*, unavailable, message: "a desktop has no pencil; use onLongPressGesture")
  public var preferredPencilSqueezeAction: UnavailableName { UnavailableName() }
  /// Not here.
  @available(*, unavailable, message: "there are no widgets here")
  public var widgetFamily: UnavailableName { UnavailableName() }
  /// Not here.
  @available(*, unavailable, message: "there are no widgets here; use redactionReasons")
  public var widgetRenderingMode: UnavailableName { UnavailableName() }
  /// Not here.
  @available(*, unavailable, message: "there are no widgets here; use background")
  public var showsWidgetContainerBackground: UnavailableName { UnavailableName() }
  /// Not here.
  @available(*, unavailable, message: "there are no widgets here")
  public var isActivityFullscreen: Bool { false }
  /// Not here.
  @available(*, unavailable, message: "a window has no depth, and no metres; use ScaledMetric")
  public var physicalMetrics: UnavailableName { UnavailableName() }
  /// Not here.
  @available(*, unavailable, message: "a window has no depth; use openWindow")
  public var openImmersiveSpace: UnavailableName { UnavailableName() }
  /// Not here.
  @available(*, unavailable, message: "a window has no depth; use dismissWindow")
  public var dismissImmersiveSpace: UnavailableName { UnavailableName() }
  /// Not here.
  @available(*, unavailable, message: "tabs stand in a row below")
  public var tabBarPlacement: UnavailableName { UnavailableName() }
  /// Not here.
  @available(*, unavailable, message: "labels are shown; use labelsHidden")
  public var labelsVisibility: UnavailableName { UnavailableName() }
}

extension ShapeStyle where Self == Color {
  /// Not here.
  @available(*, unavailable, message: "use Color(white:), or the ground of a material")
  public static var windowBackground: Color { Color.white }
}

extension GraphicsContext {
  /// Not here.
  @available(*, unavailable, message: "draw the mask with blendMode .destinationIn in a layer")
  public func clipToLayer(
    opacity: Double = 1, content: (inout GraphicsContext) -> Void
  ) {}
}
