// SPDX-License-Identifier: Apache-2.0

// Modifiers of SwiftUI that are not here, each with what to write instead.

extension View {
  /// Not here.
  @available(*, unavailable, message: "there are no photos here; use fileImporter with .image")
  public var photosPicker: UnavailableName { UnavailableName() }

  /// Not here.
  @available(
    *, unavailable,
    message: "there is no Quick Look here; use Link, or show the file in a sheet"
  )
  public var quickLookPreview: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "use onDrag, or ShareLink")
  public var exportsItemProviders: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "use onDrop, or PasteButton")
  public var importableFromServices: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "use onDrag, or ShareLink")
  public var exportableToServices: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "use onDrag")
  public var itemProvider: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "use textSelection(.enabled), or a Button that copies")
  public var copyable: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "use a Button that copies")
  public var cuttable: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "use a Button with a keyboardShortcut")
  public var onCopyCommand: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "use a Button with a keyboardShortcut")
  public var onCutCommand: UnavailableName { UnavailableName() }

  /// Not here.
  @available(
    *, unavailable,
    message: "there are no selectors here; use a Button with keyboardShortcut, or onKeyPress"
  )
  public var onCommand: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "use onKeyPress(.space)")
  public var onPlayPauseCommand: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "use onKeyPress(.pageUp) and onKeyPress(.pageDown)")
  public var pageCommand: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "write both controls, each with its name")
  public var modifierKeyAlternate: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "that is for a watch; use keyboardShortcut")
  public var handGestureShortcut: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "that is for a television; use onLongPressGesture")
  public var onLongTouchGesture: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "give the model to the views by environmentObject")
  public var focusedObject: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "give the model to the views by environmentObject")
  public var focusedSceneObject: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "use a Button that shows a TextField")
  public var renameAction: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "use searchable")
  public var findNavigator: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "show the suggestions below the field")
  public var textInputSuggestions: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "write the text by the binding of the field")
  public var textInputCompletion: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "give them to searchable(text:suggestions:)")
  public var searchSuggestions: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "use a Button that writes the text of searchable")
  public var searchCompletion: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "make each view draggable")
  public var dragContainer: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "use searchable(text:isPresented:)")
  public var searchFocused: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "use a sheet with a Toggle instead of the alert")
  public var dialogSuppressionToggle: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "put the buttons into the section as rows")
  public var sectionActions: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "use a Menu in a ToolbarItem")
  public var toolbarTitleMenu: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "tabs have no sidebar; use NavigationSplitView")
  public var tabViewSidebarHeader: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "tabs have no sidebar; use NavigationSplitView")
  public var tabViewSidebarFooter: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "tabs have no sidebar; use NavigationSplitView")
  public var tabViewSidebarBottomBar: UnavailableName { UnavailableName() }

  /// Not here.
  @available(
    *, unavailable,
    message: "texts are drawn by the window; use Canvas, or one Text for each part"
  )
  public var textRenderer: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "use glassEffect, or background(.regularMaterial)")
  public var glassBackgroundEffect: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "a window has no depth; use padding")
  public var padding3D: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "a window has no depth; use overlay or toolbar")
  public var ornament: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "there is no touch bar here; use toolbar")
  public var touchBar: UnavailableName { UnavailableName() }

  /// Not here.
  @available(
    *, unavailable,
    message: "there is no SwiftData here; give an @Observable model by environment"
  )
  public var modelContainer: UnavailableName { UnavailableName() }

  /// Not here.
  @available(
    *, unavailable,
    message: "there is no SwiftData here; give an @Observable model by environment"
  )
  public var modelContext: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "say each value by accessibilityLabel and accessibilityValue")
  public var accessibilityChartDescriptor: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "that is for a watch; use accessibilityAction")
  public var accessibilityQuickAction: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "there are no maps here; draw one with Canvas or Image")
  public var mapStyle: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "there are no maps here; draw one with Canvas or Image")
  public var mapControls: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "there is no Charts here; draw with Canvas or shapes")
  public var chartXAxis: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "there is no Charts here; draw with Canvas or shapes")
  public var chartYAxis: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "there is no Charts here; draw with Canvas or shapes")
  public var chartLegend: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "there is no Charts here; draw with Canvas or shapes")
  public var chartOverlay: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "there is no App Store here")
  public var manageSubscriptionsSheet: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "there is no App Store here")
  public var appStoreOverlay: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "there is no translation here")
  public var translationPresentation: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "there is no TipKit here; use help, or a popover")
  public var popoverTip: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "there are no widgets here")
  public var widgetURL: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "there are no widgets here")
  public var widgetLabel: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "a window has no island; use overlay")
  public var dynamicIsland: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "a window has no depth")
  public var immersiveEnvironmentPicker: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "give both views one background with glassEffect")
  public var glassEffectUnion: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "texts have no styles that a person could change")
  public var textInputFormattingControlVisibility: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "a field keeps its selection itself")
  public var textSelectionAffinity: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "fileImporter shows files in the window's own panel")
  public var fileDialogBrowserOptions: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "say the types of files to fileImporter")
  public var fileDialogURLEnabled: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "a drop copies or moves as its destination has it")
  public var dragConfiguration: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "use padding")
  public var containerCornerOffset: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "a window has no depth")
  public var supportedVolumeViewpoints: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "a tool bar is always shown")
  public var windowToolbarFullScreenVisibility: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "the desktop changes the size of a window")
  public var windowResizeAnchor: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "use onGeometryChange")
  public var onInteractiveResizeChange: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "use scrollDisabled")
  public var scrollInputBehavior: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "there are no shortcuts of the system here")
  public var appEntityIdentifier: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "there are no shortcuts of the system here")
  public var onAppIntentExecution: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "previews are drawn in the size of the window")
  public var previewContext: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "a window has no depth")
  public var realityViewCameraControls: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "there is no App Store here")
  public var subscriptionStoreButtonLabel: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "there are no complications of a watch here")
  public var complicationForeground: UnavailableName { UnavailableName() }
}
