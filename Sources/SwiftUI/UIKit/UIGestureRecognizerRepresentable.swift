// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A gesture that is written with UIKit's names: `.gesture(MyPan())` brings its recognizer to a view.
///
/// The recognizer is made once for each view, and brought up to date as the view is. It can have
/// `@Environment`, `@Binding` and `@State` as a view has.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable: DynamicProperty {
  /// The recognizer's class.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// What stays beside the recognizer, as its delegate.
  associatedtype Coordinator = Void

  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// The recognizer, once for each view.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Brings the recognizer up to date with this value.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// What the gesture does: called with each of its states.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// What stays beside the recognizer, once for each view.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing: the recognizer stays as it was made.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Does nothing.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Nothing stays beside the recognizer.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a representable is given beside its recognizer.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// What the representable made to stay beside the recognizer.
  public let coordinator: Representable.Coordinator
  /// Where the recognizer's fingers are, in SwiftUI's spaces.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Where a recognizer's fingers are, in the coordinates of the view that it hangs on, and of those
/// round it.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  let reading: GestureReading

  /// In points of the view.
  public var localLocation: CGPoint { location(in: .local) }
  /// In points of the view; nil for one that does not travel.
  public var localTranslation: CGPoint? { translation(in: .local) }
  /// Points of the view a second; nil for one that does not travel.
  public var localVelocity: CGPoint? { velocity(in: .local) }

  /// The middle of the fingers.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    convert(globalPoint: reading.location, to: coordinateSpace)
  }

  /// The way since the fingers came down; nil for one that does not travel.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    reading.translation { convert(globalPoint: $0, to: coordinateSpace) }
  }

  /// Points a second; nil for one that does not travel.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    reading.velocity { convert(globalPoint: $0, to: coordinateSpace) }
  }

  /// A point of the window in the coordinates of the view.
  public func convert(globalPoint: CGPoint) -> CGPoint {
    convert(globalPoint: globalPoint, to: .local)
  }

  /// A point of the window in the coordinates of the space.
  public func convert(
    globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol
  ) -> CGPoint {
    reading.converter?.convert(globalPoint, to: coordinateSpace.coordinateSpace) ?? globalPoint
  }
}

extension View {
  /// Adds a gesture that is written with UIKit's names; it comes after those of the views inside,
  /// unless its recognizer's delegate says otherwise.
  public func gesture<Representable: UIGestureRecognizerRepresentable>(
    _ representable: Representable, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    RepresentedGestureView(
      content: self, representable: representable,
      origin: SourceOrigin(fileID: fileID, line: line))
  }
}

private struct RepresentedGestureView<
  Content: View, Representable: UIGestureRecognizerRepresentable
>: View {
  let content: Content
  var representable: Representable
  let origin: SourceOrigin

  @State private var represented = RepresentedGesture<Representable>()
  /// Counts how often the recognizer was set otherwise by what is no view.
  @State private var settings = 0

  var body: some View {
    _ = settings
    let recognizer = represented.follow(representable) { settings += 1 }
    return content.attached(
      recognizer.makeGesture(), represented.priority, recognizer.isEnabled ? .all : .subviews,
      recognizer.name, at: origin)
  }
}

/// A recognizer on one view, with what stays beside it.
@MainActor
private final class RepresentedGesture<Representable: UIGestureRecognizerRepresentable> {
  private let reading = GestureReading()
  private var representable: Representable?
  private var coordinator: Representable.Coordinator?
  private var recognizer: Representable.UIGestureRecognizerType?
  private(set) var priority = GestureAttachment.Priority.normal

  /// The recognizer, made or brought up to date.
  func follow(
    _ representable: Representable, onSettingsChange: @escaping () -> Void
  ) -> Representable.UIGestureRecognizerType {
    self.representable = representable
    let context = context(of: representable)
    let recognizer = recognizer ?? make(representable, context)
    // What is set now is read at once.
    recognizer.onSettingsChange = nil
    representable.updateUIGestureRecognizer(recognizer, context: context)
    recognizer.onSettingsChange = onSettingsChange
    priority = recognizer.priority
    return recognizer
  }

  private func make(
    _ representable: Representable, _ context: Representable.Context
  ) -> Representable.UIGestureRecognizerType {
    let recognizer = representable.makeUIGestureRecognizer(context: context)
    recognizer.reading = reading
    recognizer.onAction = { [weak self] in self?.act() }
    self.recognizer = recognizer
    return recognizer
  }

  private func act() {
    guard let representable, let recognizer else { return }
    representable.handleUIGestureRecognizerAction(recognizer, context: context(of: representable))
  }

  private func context(of representable: Representable) -> Representable.Context {
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(reading: reading)
    let coordinator = coordinator ?? representable.makeCoordinator(converter: converter)
    self.coordinator = coordinator
    return Representable.Context(coordinator: coordinator, converter: converter)
  }
}

extension UIGestureRecognizer {
  private static let others = UIGestureRecognizer()
  private static let scrolling = ScrollingRecognizer()

  /// How its delegate says that it stands to others.
  fileprivate var priority: GestureAttachment.Priority {
    guard let delegate else { return .normal }
    let all = [Self.others, Self.scrolling]
    if all.contains(where: {
      delegate.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: $0)
    }) {
      return .simultaneous
    }
    // What scrolls comes after it anyway.
    if delegate.gestureRecognizer(self, shouldBeRequiredToFailBy: Self.others) { return .high }
    if all.contains(where: { delegate.gestureRecognizer(self, shouldRequireFailureOf: $0) }) {
      Notice.once("a UIGestureRecognizer waits for the gestures inside its view alone")
    }
    return .normal
  }
}

/// Stands for the pan of a scroll view that a gesture meets.
private final class ScrollingRecognizer: UIPanGestureRecognizer {
  override var view: UIGestureRecognizerView? { UIScrollView.met }
}
