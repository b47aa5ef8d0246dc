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
  package static let all = [
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
  ]
}
