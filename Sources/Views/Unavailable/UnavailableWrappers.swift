// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

// What is not here and has to be declared as it is used, each with what to write instead.

/// Not here.
@available(*, unavailable, message: "give the model to the views by environmentObject")
@propertyWrapper
public struct FocusedObject<Value: AnyObject> {
  public init() {}
  /// Nothing.
  public var wrappedValue: Value? { nil }
}

/// Not here.
@available(*, unavailable, message: "there is no Core Data here; keep a model of your own")
@propertyWrapper
public struct FetchRequest<Value> {
  public init(sortDescriptors: [Any], predicate: Any? = nil, animation: Animation? = nil) {}
  /// Nothing.
  public var wrappedValue: Value? { nil }
}

/// Not here.
@available(*, unavailable, message: "there is no UIKit here; start work where the App is made")
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate> {
  public init(_ type: Delegate.Type = Delegate.self) {}
  /// Nothing.
  public var wrappedValue: Delegate? { nil }
}

/// Not here.
@available(*, unavailable, message: "there is no AppKit here; start work where the App is made")
@propertyWrapper
public struct NSApplicationDelegateAdaptor<Delegate> {
  public init(_ type: Delegate.Type = Delegate.self) {}
  /// Nothing.
  public var wrappedValue: Delegate? { nil }
}

/// Not here.
@available(*, unavailable, message: "a window has no depth, and no metres; use ScaledMetric")
@propertyWrapper
public struct PhysicalMetric<Value> {
  public init(wrappedValue: Value, from unit: Any) { self.wrappedValue = wrappedValue }
  /// Nothing.
  public let wrappedValue: Value
}

extension View {
  /// Not here.
  @available(*, unavailable, message: "a desktop has no crown; use DragGesture().adjusting(_:in:)")
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
    self
  }

  /// Not here.
  @available(*, unavailable, message: "a desktop has no crown; use DragGesture().adjusting(_:in:)")
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minimum: V, through maximum: V, by stride: V? = nil,
    sensitivity: CrownSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use onHover and a state")
  public func hoverEffect<V: View>(
    body: @escaping (Self, Bool, GeometryProxy) -> V
  ) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use onKeyPress, which knows the modifiers")
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }

  /// Not here.
  @available(
    *, unavailable,
    message: "write the file with Foundation; fileImporter with .folder lets a person choose where"
  )
  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Not here.
  @available(
    *, unavailable,
    message: "write the file with Foundation; fileImporter with .folder lets a person choose where"
  )
  public func fileExporter<T>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "move the file with FileManager")
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use a PasteButton with a keyboardShortcut")
  public func onPasteCommand(
    of types: [UTType], perform action: @escaping ([NSItemProvider]) -> Void
  ) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use PasteButton")
  public func pasteDestination<T>(
    for type: T.Type, action: @escaping ([T]) -> Void
  ) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use onDrop, or PasteButton")
  public func importsItemProviders(
    _ types: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "a desktop has no pencil; use onTapGesture(count: 2)")
  public func onPencilDoubleTap(perform action: @escaping (Any) -> Void) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "a desktop has no pencil; use onLongPressGesture")
  public func onPencilSqueeze(perform action: @escaping (Any) -> Void) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use onScrollVisibilityChange in each row")
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use rotation3DEffect")
  public func perspectiveRotationEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "a window has no depth; use scaleEffect, shadow or zIndex")
  public func offset(z: CGFloat) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "a window has no depth; use frame(width:height:)")
  public func frame(depth: CGFloat?) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use disabled on the row")
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use grayscale, or mask")
  public func luminanceToAlpha() -> some View { self }
}

/// How a crown answers a finger; there is none.
public enum CrownSensitivity: Hashable, Sendable { case low, medium, high }

extension Shape {
  /// Not here.
  @available(*, unavailable, message: "use mask with the other shape")
  public func intersection<S: Shape>(_ other: S, eoFill: Bool = false) -> some Shape { self }
  /// Not here.
  @available(*, unavailable, message: "draw both in a ZStack, or write a Shape of both paths")
  public func union<S: Shape>(_ other: S, eoFill: Bool = false) -> some Shape { self }
  /// Not here.
  @available(*, unavailable, message: "use blendMode(.destinationOut) within a compositingGroup")
  public func subtracting<S: Shape>(_ other: S, eoFill: Bool = false) -> some Shape { self }
  /// Not here.
  @available(*, unavailable, message: "write a Shape of both paths, filled with eoFill")
  public func symmetricDifference<S: Shape>(_ other: S, eoFill: Bool = false) -> some Shape {
    self
  }
  /// Not here.
  @available(*, unavailable, message: "use mask with the other shape, on the line")
  public func lineIntersection<S: Shape>(_ other: S, eoFill: Bool = false) -> some Shape { self }
  /// Not here.
  @available(*, unavailable, message: "use blendMode(.destinationOut) within a compositingGroup")
  public func lineSubtraction<S: Shape>(_ other: S, eoFill: Bool = false) -> some Shape { self }
}

extension Path {
  /// Not here.
  @available(
    *, unavailable, message: "a Path is drawn as it is; fill it with eoFill where it crosses"
  )
  public func normalized(eoFill: Bool = true) -> Path { self }
  /// Not here.
  @available(*, unavailable, message: "clip or mask by the one path what the other one draws")
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// Not here.
  @available(*, unavailable, message: "addPath puts both into one; overlaps are filled once")
  public func union(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// Not here.
  @available(*, unavailable, message: "use blendMode(.destinationOut) within a compositingGroup")
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// Not here.
  @available(*, unavailable, message: "addPath puts both into one; fill it with eoFill")
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { self }
}

extension Table {
  /// Not here.
  @available(*, unavailable, message: "columns stand as they are written; leave it out")
  public init<Data: RandomAccessCollection, T>(
    _ data: Data, columnCustomization: Binding<T>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value { self.init(data, columns: columns) }

  /// Not here.
  @available(*, unavailable, message: "columns stand as they are written; leave it out")
  public init<T>(
    of type: Value.Type, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>, columnCustomization: Binding<T>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [Value]
  ) { self.init(of: type, columns: columns, rows: rows) }
}

extension Image {
  /// Not here.
  @available(*, unavailable, message: "draw with Canvas, in a frame of that size")
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) { self.init("") }
}

extension ToggleStyleConfiguration {
  /// Not here.
  @available(*, unavailable, message: "what a toggle of several sources is, its sources say")
  public var isMixed: Bool { false }
}

extension DatePickerStyle {
  /// Not here.
  @available(*, unavailable, message: "write a View with a DatePicker in it")
  public typealias Configuration = UnavailableName
  /// As where nobody says.
  public var _look: DatePickerLook { .compact }
}

extension NavigationSplitViewStyle {
  /// Not here.
  @available(*, unavailable, message: "columns stand side by side; write an HStack")
  public typealias Configuration = UnavailableName
}

extension TextEditorStyle {
  /// Not here.
  @available(*, unavailable, message: "write a View with a TextEditor in it")
  public typealias Configuration = UnavailableName
  /// As where nobody says.
  public var _hasBorder: Bool { true }
}

extension Shape where Self == Rectangle {
  /// Not here.
  @available(
    *, unavailable,
    message: "use .rect(cornerRadius:) with the radius of the container less the distance"
  )
  public static func rect(corners: Any?, isUniform: Bool = false) -> Rectangle { Rectangle() }
}

extension LayoutSubview {
  /// Not here.
  @available(*, unavailable, message: "use layoutValue on the view, and a LayoutValueKey")
  public var containerValues: ContainerValues { ContainerValues() }
}

extension ShapeStyle where Self == Color {
  /// Not here.
  @available(
    *, unavailable, message: "fill with a colour, or lay an Image over the shape with mask"
  )
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> Color { .gray }
}

extension TextField {
  /// Not here.
  @available(*, unavailable, message: "a field keeps its selection itself: TextField(_:text:)")
  public init<S: StringProtocol, T>(
    _ title: S, text: Binding<String>, selection: Binding<T>, prompt: Text? = nil,
    axis: Axis? = nil
  ) where Label == Text { self.init(title, text: text) }
}

extension TextEditor {
  /// Not here.
  @available(
    *, unavailable, message: "a TextEditor has text without styles: TextEditor(text: $string)"
  )
  public init(text: Binding<AttributedString>) { self.init(text: .constant("")) }
  /// Not here.
  @available(
    *, unavailable, message: "a TextEditor has text without styles: TextEditor(text: $string)"
  )
  public init<T>(text: Binding<AttributedString>, selection: Binding<T>) {
    self.init(text: .constant(""))
  }
  /// Not here.
  @available(
    *, unavailable, message: "an editor keeps its selection itself: TextEditor(text: $string)"
  )
  public init<T>(text: Binding<String>, selection: Binding<T>) { self.init(text: text) }
}

extension Text {
  /// Not here.
  @available(*, unavailable, message: "texts are drawn by the window; use one Text for each part")
  public func customAttribute<T>(_ value: T) -> Text { self }
}

extension Group {
  /// Not here.
  @available(*, unavailable, message: "take the data, and write the views in a ForEach")
  public init<Base: View>(
    sections view: Base, @ViewBuilder transform: ([AnyView]) -> Content
  ) { self.init { transform([]) } }
}
