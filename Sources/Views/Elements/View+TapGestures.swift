// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

extension View {
  /// Runs after so many taps.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    gesture(TapGesture(count: count).onEnded { action() }, fileID: fileID, line: line)
  }

  /// Runs after so many taps, with the place of the last one in the coordinate space.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) }, fileID: fileID, line: line)
  }

  /// Runs after so many taps, with the place of the last one in the coordinate space.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) }, fileID: fileID, line: line)
  }

  /// Runs when the view has been held down long enough; at the moment that it has, not at release.
  ///
  /// - Parameters:
  ///   - minimumDuration: In seconds.
  ///   - maximumDistance: How far the contact may wander, in points.
  ///   - onPressingChanged: Called with true when the press begins, and with false when it is let go
  ///     or fails.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    LongPressView(
      content: self,
      gesture: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
      action: action, onPressingChanged: onPressingChanged,
      origin: SourceOrigin(fileID: fileID, line: line))
  }

  /// The same, with what reports the press's beginning and end in the place that older code has it.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing, fileID: fileID, line: line)
  }

  /// Runs when the view has been touched long enough: the same as a long press here, where a touch
  /// and a press are one.
  public func onLongTouchGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
    onTouchingChanged: ((Bool) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: 10, perform: action,
      onPressingChanged: onTouchingChanged, fileID: fileID, line: line)
  }
}

/// A view that is pressed for a while, and tells while it is.
private struct LongPressView<Content: View>: View {
  let content: Content
  let gesture: LongPressGesture
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?
  let origin: SourceOrigin

  @GestureState private var isPressing = false

  var body: some View {
    content
      .gesture(
        gesture
          .onEnded { _ in action() }
          .simultaneously(
            with: HeldGesture(for: gesture)
              .updating($isPressing) { value, state, _ in state = value }),
        fileID: origin.fileID, line: origin.line
      )
      .onChange(of: isPressing) { _, isPressing in onPressingChanged?(isPressing) }
  }
}
