// SPDX-License-Identifier: Apache-2.0

// Types of SwiftUI that are not here, each with what to write instead.

/// Not here.
@available(
  *, unavailable,
  message: "there is no UIKit here; write the view with shapes, Canvas and gestures"
)
public protocol UIViewRepresentable {}

/// Not here.
@available(
  *, unavailable,
  message: "there is no UIKit here; write the view with shapes, Canvas and gestures"
)
public protocol UIViewControllerRepresentable {}

/// Not here.
@available(
  *, unavailable,
  message: "there is no AppKit here; write the view with shapes, Canvas and gestures"
)
public protocol NSViewRepresentable {}

/// Not here.
@available(
  *, unavailable,
  message: "there is no AppKit here; write the view with shapes, Canvas and gestures"
)
public protocol NSViewControllerRepresentable {}

/// Not here.
@available(*, unavailable, message: "there is no AppKit here; write a CustomGesture")
public protocol NSGestureRecognizerRepresentable {}

/// Not here.
@available(
  *, unavailable,
  message: "there is no WatchKit here; write the view with shapes and gestures"
)
public protocol WKInterfaceObjectRepresentable {}

/// Not here.
@available(
  *, unavailable,
  message: "there are no document scenes here; use fileImporter, and write with Foundation"
)
public protocol FileDocument {}

/// Not here.
@available(
  *, unavailable,
  message: "there are no document scenes here; use fileImporter, and write with Foundation"
)
public protocol ReferenceFileDocument {}

/// Not here.
@available(
  *, unavailable,
  message: "texts are drawn by the window; use Canvas, or one Text for each part"
)
public protocol TextRenderer {}

/// Not here.
@available(*, unavailable, message: "texts are drawn by the window; use one Text for each part")
public protocol TextAttribute {}

/// Not here.
@available(*, unavailable, message: "use onHover and a state")
public protocol CustomHoverEffect {}

/// Not here.
@available(*, unavailable, message: "read the value by @Environment in a ViewModifier")
public protocol EnvironmentalModifier {}

/// Not here.
@available(*, unavailable, message: "a Tab is a view here: write some View")
public protocol TabContent {}

/// Not here.
@available(*, unavailable, message: "give the Table its data")
public protocol TableRowContent {}

/// Not here.
@available(*, unavailable, message: "there are no widgets here; write an App")
public protocol Widget {}

/// Not here.
@available(*, unavailable, message: "there are no widgets here; write an App")
public protocol WidgetConfiguration {}

/// Not here.
@available(*, unavailable, message: "there are no widgets here; write an App")
public protocol WidgetBundle {}

/// Not here.
@available(*, unavailable, message: "there are no widgets here; use TimelineView")
public protocol TimelineProvider {}

/// Not here.
@available(*, unavailable, message: "there are no widgets here; use TimelineView")
public protocol TimelineEntry {}

/// Not here.
@available(
  *, unavailable,
  message: "there are no shortcuts of the system; use a Button with keyboardShortcut"
)
public protocol AppIntent {}

/// Not here.
@available(*, unavailable, message: "a field keeps its selection itself: TextField(_:text:)")
public enum TextSelection {}

/// Not here.
@available(*, unavailable, message: "a field keeps its selection itself")
public enum TextSelectionAffinity {}

/// Not here.
@available(*, unavailable, message: "a desktop has no pencil; use onTapGesture")
public enum PencilPreferredAction {}

/// Not here.
@available(*, unavailable, message: "a window has no depth; use Edge")
public enum Edge3D {}

/// Not here.
@available(*, unavailable, message: "a window has no depth; use Alignment")
public enum Alignment3D {}

/// Not here.
@available(*, unavailable, message: "a window has no depth; use Alignment")
public enum DepthAlignment {}

/// Not here.
@available(*, unavailable, message: "say the name of the colour: Color(_:)")
public enum ColorResource {}

/// Not here.
@available(*, unavailable, message: "there is no UIKit here")
public enum UIViewRepresentableContext {}

/// Not here.
@available(
  *, unavailable,
  message: "Foundation has none on Linux; write Text(date, style: .relative)"
)
public class RelativeDateTimeFormatter {}

/// Not here.
@available(
  *, unavailable,
  message: "no screen reader here plays charts; give each bar an accessibilityLabel and a value"
)
public protocol AXChartDescriptorRepresentable {}

/// Not here.
@available(
  *, unavailable,
  message: "no screen reader here plays charts; give each bar an accessibilityLabel and a value"
)
public struct AXChartDescriptor {
  public init() {}
}

/// Not here.
@available(
  *, unavailable,
  message: "no screen reader here plays charts; give each bar an accessibilityLabel and a value"
)
public struct AXNumericDataAxisDescriptor {}

/// Not here.
@available(
  *, unavailable,
  message: "no screen reader here plays charts; give each bar an accessibilityLabel and a value"
)
public struct AXCategoricalDataAxisDescriptor {}

/// Not here.
@available(
  *, unavailable,
  message: "no screen reader here plays charts; give each bar an accessibilityLabel and a value"
)
public struct AXDataSeriesDescriptor {}

/// Not here.
@available(
  *, unavailable,
  message: "no screen reader here plays charts; give each bar an accessibilityLabel and a value"
)
public struct AXDataPoint {}

/// Not here.
@available(*, unavailable, message: "columns stand as they are written")
public struct TableColumnCustomization<Value> {
  public init() {}
}

/// Not here.
@available(*, unavailable, message: "a field keeps its selection itself")
public struct AttributedTextSelection {
  public init() {}
}

/// Not here.
@available(*, unavailable, message: "there are no document scenes here; use Data and URL")
public struct FileWrapper {
  public init() {}
}

/// Not here.
@available(*, unavailable, message: "there are no document scenes here; use fileImporter")
public struct FileDocumentReadConfiguration {}

/// Not here.
@available(*, unavailable, message: "there are no document scenes here; write with Foundation")
public struct FileDocumentWriteConfiguration {}
