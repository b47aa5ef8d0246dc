// SPDX-License-Identifier: Apache-2.0

// Each is a value that can be called like the view, so that the compiler looks at nothing but the name.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Views and scenes of SwiftUI that are not here, each with what to write instead.

/// Not here.
@available(
  *, unavailable,
  message: "there is no Charts here; draw with Canvas or shapes, and label each bar"
)
@MainActor public var Chart: UnavailableName { UnavailableName() }

/// Not here.
@available(
  *, unavailable,
  message: "there is no SpriteKit here; draw with Canvas in a TimelineView"
)
@MainActor public var SpriteView: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "there is no SceneKit here; use rotation3DEffect and shapes")
@MainActor public var SceneView: UnavailableName { UnavailableName() }

/// Not here.
@available(
  *, unavailable,
  message: "there is no WebKit here; use Link to open a page in the browser"
)
@MainActor public var WebView: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "a window has no depth; use rotation3DEffect and shapes")
@MainActor public var RealityView: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "a window has no depth; use Image")
@MainActor public var Model3D: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "a window has no depth; use GeometryReader")
@MainActor public var GeometryReader3D: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "there is no AVKit here")
@MainActor public var VideoPlayer: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "there are no maps here; draw one with Canvas or Image")
@MainActor public var Map: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "there are no maps here; use Image")
@MainActor public var LookAroundPreview: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "there is no Apple account here; use a Button")
@MainActor public var SignInWithAppleButton: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "there is no Apple Pay here; use a Button")
@MainActor public var PayWithApplePayButton: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "there is no CoreLocation here; use a Button")
@MainActor public var LocationButton: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "that is for a watch; use TextField")
@MainActor public var TextFieldLink: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "that is for a watch; write a View")
@MainActor public var NowPlayingView: UnavailableName { UnavailableName() }

/// Not here.
@available(
  *, unavailable,
  message: "there are no document scenes here; use fileImporter in a WindowGroup"
)
@MainActor public var DocumentLaunchView: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "there are no document scenes here; use a Button")
@MainActor public var NewDocumentButton: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "use a Button that shows a TextField")
@MainActor public var RenameButton: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "use a Menu in a ToolbarItem")
@MainActor public var ToolbarTitleMenu: UnavailableName { UnavailableName() }

/// Not here.
@available(
  *, unavailable,
  message: "use NavigationSplitView, or an HStack with a DragGesture between its parts"
)
@MainActor public var HSplitView: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "use a VStack with a DragGesture between its parts")
@MainActor public var VSplitView: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "write .contextMenu { } with the buttons in it")
@MainActor public var ContextMenu: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "there is no App Store here")
@MainActor public var SubscriptionStoreView: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "there is no App Store here")
@MainActor public var StoreView: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "there is no App Store here")
@MainActor public var ProductView: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "there is no TipKit here; use help, or a popover")
@MainActor public var TipView: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "fill with a colour, or lay an Image over the shape with mask")
@MainActor public var ImagePaint: UnavailableName { UnavailableName() }

/// Not here.
@available(
  *, unavailable,
  message: "use RoundedRectangle with the radius of the container less the distance"
)
@MainActor public var ConcentricRectangle: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "a slider has no marks; give it a step and labels at its ends")
@MainActor public var SliderTick: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "a slider has no marks; give it a step and labels at its ends")
@MainActor public var SliderTickContentForEach: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "rows of a table are not below others; use List with children")
@MainActor public var DisclosureTableRow: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "rows of a table are not below others; use List with children")
@MainActor public var OutlineGroupTableRow: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "there is no AppKit here; an App shows its views itself")
@MainActor public var NSHostingView: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "there is no AppKit here; an App shows its views itself")
@MainActor public var NSHostingController: UnavailableName { UnavailableName() }

/// Not here.
@available(*, unavailable, message: "there is no UIKit here; write the view itself")
@MainActor public var UIHostingConfiguration: UnavailableName { UnavailableName() }

/// Not here.
@available(
  *, unavailable,
  message: "pictures of views are drawn by evenhand previews, and by EvenhandTesting"
)
@MainActor public var ImageRenderer: UnavailableName { UnavailableName() }
