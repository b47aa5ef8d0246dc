// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A small view with a control of the library: one file each, and all of them here.
package struct ControlSample: Sendable {
  /// What it is called in tests: unique.
  package let title: String
  private let makeView: @MainActor @Sendable () -> AnyView

  private init(_ title: String, makeView: @escaping @MainActor @Sendable () -> some View) {
    self.title = title
    self.makeView = { AnyView(makeView()) }
  }

  /// The view, with its state, made anew.
  @MainActor
  package var view: AnyView { makeView() }
}

extension ControlSample {
  /// Every sample.
  package static let all = controls + pictures + arrangements

  /// What is pressed, chosen, written in and shown by the library.
  package static let controls = [
    ControlSample("Buttons") { ButtonsView() },
    ControlSample("Toggles") { TogglesView() },
    ControlSample("Stepper") { StepperView() },
    ControlSample("Sliders") { SlidersView() },
    ControlSample("Menu picker") { MenuPickerView() },
    ControlSample("Segmented picker") { SegmentedPickerView() },
    ControlSample("Radio picker") { RadioPickerView() },
    ControlSample("Wheel picker") { WheelPickerView() },
    ControlSample("Date fields") { DateFieldsView() },
    ControlSample("Calendar") { CalendarView() },
    ControlSample("Days") { DaysView() },
    ControlSample("Date button") { DateButtonView() },
    ControlSample("Menu") { MenuView() },
    ControlSample("Disclosure") { DisclosureView() },
    ControlSample("Tabs") { TabsView() },
    ControlSample("Paged tabs") { PagedTabsView() },
    ControlSample("Fields") { FieldsView() },
    ControlSample("Selection list") { SelectionListView() },
    ControlSample("Several list") { SeveralListView() },
    ControlSample("Editable list") { EditableListView() },
    ControlSample("Swipe list") { SwipeListView() },
    ControlSample("Navigation") { NavigationSampleView() },
    ControlSample("Alert") { AlertView() },
    ControlSample("Confirmation") { ConfirmationView() },
    ControlSample("Sheet") { SheetView() },
    ControlSample("Popover") { PopoverView() },
    ControlSample("Context menu") { ContextMenuSampleView() },
    ControlSample("Gauges") { GaugesView() },
    ControlSample("Form") { FormView() },
    ControlSample("Link") { LinkSampleView() },
    ControlSample("Table") { TableView() },
    ControlSample("Groups") { GroupsView() },
    ControlSample("Searchable") { SearchableView() },
    ControlSample("Split view") { SplitSampleView() },
    ControlSample("Color picker") { ColorPickerSampleView() },
    ControlSample("Share link") { ShareLinkSampleView() },
    ControlSample("Marked text") { MarkedTextView() },
    ControlSample("Own looks") { OwnLooksView() },
    ControlSample("Steppers") { SteppersView() },
    ControlSample("Gauge styles") { GaugeStylesView() },
    ControlSample("Sections list") { SectionsListView() },
    ControlSample("Outline") { OutlineView() },
    ControlSample("Control groups") { ControlGroupsView() },
    ControlSample("Toolbar") { ToolbarView() },
    ControlSample("Focus") { FocusView() },
    ControlSample("Feedback") { FeedbackView() },
    ControlSample("Labels") { LabelsView() },
    ControlSample("Unavailable") { UnavailableView() },
    ControlSample("Paste button") { PasteButtonSampleView() },
    ControlSample("Inspector") { InspectorSampleView() },
  ]

  /// What is drawn, and how: pictures, shapes, words, styles, effects, motion.
  package static let pictures = [
    ControlSample("Images") { ImagesView() },
    ControlSample("Async image") { AsyncImageSampleView() },
    ControlSample("Linear gradient") { LinearGradientSampleView() },
    ControlSample("Radial gradient") { RadialGradientSampleView() },
    ControlSample("Angular gradient") { AngularGradientSampleView() },
    ControlSample("Elliptical gradient") { EllipticalGradientSampleView() },
    ControlSample("Mesh gradient") { MeshGradientSampleView() },
    ControlSample("Canvas") { CanvasView() },
    ControlSample("Shapes") { ShapesView() },
    ControlSample("Masks") { MasksView() },
    ControlSample("Materials") { MaterialsView() },
    ControlSample("Shadows") { ShadowsView() },
    ControlSample("Blur") { BlurView() },
    ControlSample("Blending") { BlendingView() },
    ControlSample("Color effects") { ColorEffectsView() },
    ControlSample("Flip card") { FlipCardView() },
    ControlSample("Rich text") { RichTextView() },
    ControlSample("Timeline") { TimelineSampleView() },
    ControlSample("Transitions") { TransitionsView() },
    ControlSample("Matched geometry") { MatchedGeometryView() },
    ControlSample("Phases") { PhasesView() },
  ]

  /// Where things stand, scroll and go.
  package static let arrangements = [
    ControlSample("Grid") { GridView() },
    ControlSample("Lazy grids") { LazyGridsView() },
    ControlSample("Scroll targets") { ScrollTargetsView() },
    ControlSample("Scroll transition") { ScrollTransitionView() },
    ControlSample("Scroll reader") { ScrollReaderView() },
    ControlSample("Safe area") { SafeAreaView() },
    ControlSample("Alignment guides") { AlignmentGuidesView() },
    ControlSample("Relative frames") { RelativeFramesView() },
    ControlSample("Fitting") { FittingView() },
    ControlSample("Layouts") { LayoutsView() },
    ControlSample("Preferences") { PreferencesView() },
    ControlSample("Drag and drop") { DragAndDropView() },
    ControlSample("Hover") { HoverView() },
    ControlSample("Zoom") { ZoomView() },
  ]
}
