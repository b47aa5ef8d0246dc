// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A small view with gestures, as one learns them: one file each, and all of them here.
package struct GestureSample: Sendable {
  /// What it is called in tests: unique.
  package let title: String
  /// Whether it keeps in a `State` what a gesture that is cancelled half way has changed: its
  /// `onEnded` is not called then, in SwiftUI as little as here. `GestureState` takes it back.
  package let keepsWhatIsCancelled: Bool
  private let makeView: @MainActor @Sendable () -> AnyView

  private init(
    _ title: String, keepsWhatIsCancelled: Bool = false,
    makeView: @escaping @MainActor @Sendable () -> some View
  ) {
    self.title = title
    self.keepsWhatIsCancelled = keepsWhatIsCancelled
    self.makeView = { AnyView(makeView()) }
  }

  /// The view, with its state, made anew.
  @MainActor
  package var view: AnyView { makeView() }
}

extension GestureSample {
  /// Every sample, by kind of gesture.
  package static let all = [
    GestureSample("Tap color") { TapColorView() },
    GestureSample("Tap counter") { TapCounterView() },
    GestureSample("Double tap like") { DoubleTapLikeView() },
    GestureSample("Traffic light") { TrafficLightView() },
    GestureSample("Spatial tap marker") { SpatialTapMarkerView() },
    GestureSample("Spatial tap halves") { SpatialTapHalvesView() },
    GestureSample("Selectable rows") { SelectableRowsView() },
    GestureSample("Button in tapped row") { ButtonInTappedRowView() },
    GestureSample("Long press progress") { LongPressProgressView() },
    GestureSample("Long press counter", keepsWhatIsCancelled: true) { LongPressCounterView() },
    GestureSample("Pressing changed") { PressingChangedView() },
    GestureSample("Hold to delete") { HoldToDeleteView() },
    GestureSample("Record button") { RecordButtonView() },
    GestureSample("Hold with action") { HoldWithActionView() },
    GestureSample("Drag offset", keepsWhatIsCancelled: true) { DragOffsetView() },
    GestureSample("Drag gesture state") { DragGestureStateView() },
    GestureSample("Drag and stay") { DragAndStayView() },
    GestureSample("Drag position", keepsWhatIsCancelled: true) { DragPositionView() },
    GestureSample("Drag height", keepsWhatIsCancelled: true) { DragHeightView() },
    GestureSample("Scratch slider", keepsWhatIsCancelled: true) { ScratchSliderView() },
    GestureSample("Drag knob", keepsWhatIsCancelled: true) { DragKnobView() },
    GestureSample("Swipe card", keepsWhatIsCancelled: true) { SwipeCardView() },
    GestureSample("Drag readout", keepsWhatIsCancelled: true) { DragReadoutView() },
    GestureSample("Swipe to delete rows") { SwipeToDeleteRowsView() },
    GestureSample("Drag to target") { DragToTargetView() },
    GestureSample("Pull to refresh", keepsWhatIsCancelled: true) { PullToRefreshView() },
    GestureSample("Bottom sheet") { BottomSheetView() },
    GestureSample("Pages") { PagesView() },
    GestureSample("Magnify state") { MagnifyStateView() },
    GestureSample("Magnify and keep", keepsWhatIsCancelled: true) { MagnifyAndKeepView() },
    GestureSample("Magnify clamped", keepsWhatIsCancelled: true) { MagnifyClampedView() },
    GestureSample("Pinch and reset") { PinchAndResetView() },
    GestureSample("Rotate state", keepsWhatIsCancelled: true) { RotateStateView() },
    GestureSample("Rotate and keep") { RotateAndKeepView() },
    GestureSample("Compass", keepsWhatIsCancelled: true) { CompassView() },
    GestureSample("Rotate and magnify", keepsWhatIsCancelled: true) { RotateAndMagnifyView() },
    GestureSample("Long press drag") { LongPressDragView() },
    GestureSample("Held tile", keepsWhatIsCancelled: true) { HeldTileView() },
    GestureSample("Tap then hold") { TapThenHoldView() },
    GestureSample("Press or tap") { PressOrTapView() },
    GestureSample("One or two taps") { OneOrTwoTapsView() },
    GestureSample("Tap and hold together") { TapAndHoldTogetherView() },
    GestureSample("Photo editor") { PhotoEditorView() },
    GestureSample("High priority parent") { HighPriorityParentView() },
    GestureSample("Simultaneous parent") { SimultaneousParentView() },
    GestureSample("Gesture mask") { GestureMaskView() },
    GestureSample("Locked drag") { LockedDragView() },
    GestureSample("Mapped direction") { MappedDirectionView() },
    GestureSample("Shift tap") { ShiftTapView() },
    GestureSample("Erased gesture") { ErasedGestureView() },
    GestureSample("Reset transaction") { ResetTransactionView() },
    GestureSample("Reset closure") { ResetClosureView() },
    GestureSample("Star rating") { StarRatingView() },
    GestureSample("Mail row") { MailRowView() },
    GestureSample("Tap switch") { TapSwitchView() },
    GestureSample("Volume model", keepsWhatIsCancelled: true) { VolumeModelView() },
    GestureSample("Album") { AlbumView() },
    GestureSample("Scrolled holds") { ScrolledHoldsView() },
    GestureSample("Touch down") { TouchDownView() },
    GestureSample("Signature", keepsWhatIsCancelled: true) { SignatureView() },
    GestureSample("Drag reorder", keepsWhatIsCancelled: true) { DragReorderView() },
  ]
}
