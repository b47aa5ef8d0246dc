// SPDX-License-Identifier: Apache-2.0

// What is not here and is given bindings or values by their short names, each with what to write instead.

import Foundation
import Gestures

/// Not here.
@available(
  *, unavailable,
  message: "there are no photos here; use fileImporter with .image, and Image with a file"
)
@MainActor @preconcurrency
public struct PhotosPicker<Label: View>: View {
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) {}

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label
  ) {}

  public var body: some View { EmptyView() }
}

@available(
  *, unavailable,
  message: "there are no photos here; use fileImporter with .image, and Image with a file"
)
extension PhotosPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) {}

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil
  ) {}

  /// As where the label is still to be written.
  public init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "there are no photos here; use fileImporter with .image, and Image with a file"
)
public struct PhotosPickerItem: Hashable, Sendable {
  private init() {}

  /// Nothing.
  public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
}

/// Not here.
@available(*, unavailable, message: "there are no photos here; use fileImporter with .image")
public struct PHPickerFilter: Hashable, Sendable {
  private init() {}

  /// Nothing.
  public static var images: PHPickerFilter { PHPickerFilter() }
  /// Nothing.
  public static var videos: PHPickerFilter { PHPickerFilter() }
  /// Nothing.
  public static var livePhotos: PHPickerFilter { PHPickerFilter() }
  /// Nothing.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
}

/// How far lines stand apart.
public struct UnavailableLineHeight: Hashable, Sendable {
  private init() {}

  /// Nothing.
  public static let normal = UnavailableLineHeight()
  /// Nothing.
  public static let loose = UnavailableLineHeight()
  /// Nothing.
  public static let tight = UnavailableLineHeight()
  /// Nothing.
  public static let variable = UnavailableLineHeight()
  /// Nothing.
  public static func multiple(factor: Double) -> UnavailableLineHeight { normal }
  /// Nothing.
  public static func exact(points: Double) -> UnavailableLineHeight { normal }
  /// Nothing.
  public static func leading(increase: Double) -> UnavailableLineHeight { normal }
}

extension View {
  /// Not here.
  @available(*, unavailable, message: "use lineSpacing")
  public func lineHeight(_ lineHeight: UnavailableLineHeight?) -> some View { self }
}

/// Not here.
@available(*, unavailable, message: "say the name of the picture: Image(_:)")
@dynamicMemberLookup
public struct ImageResource: Hashable, Sendable {
  public init(name: String, bundle: Any? = nil) {}

  /// Whatever the assets of a project have.
  public static subscript(dynamicMember name: String) -> ImageResource {
    ImageResource(name: name)
  }
}

/// Not here.
@available(*, unavailable, message: "there is no SwiftData here; keep an @Observable model")
@propertyWrapper
public struct Query<Value: RangeReplaceableCollection> {
  public init() {}
  public init<Element, Field>(
    filter: Any? = nil, sort: KeyPath<Element, Field>, order: SortOrder = .forward,
    animation: Any? = nil
  ) where Value == [Element] {}
  public init(filter: Any? = nil, sort: [Any] = [], animation: Any? = nil) {}
  /// Nothing.
  public var wrappedValue: Value { Value() }
}

/// Not here.
@available(*, unavailable, message: "there is no Core Data here; keep a model of your own")
@propertyWrapper
public struct SectionedFetchRequest<Section, Value> {
  public init(
    sectionIdentifier: Any, sortDescriptors: [Any], predicate: Any? = nil,
    animation: Animation? = nil
  ) {}
  /// Nothing.
  public var wrappedValue: SectionedFetchResults<Section, Value> { SectionedFetchResults() }
}

/// Not here.
@available(*, unavailable, message: "there is no Core Data here; keep a model of your own")
public struct SectionedFetchResults<Section, Value> {
  fileprivate init() {}
}
