// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// The room of a window, or of a scroll view, that views inside can ask for.
@MainActor
final class ContainerRoom: Source {
  private var size: CGSize?

  /// Nil before it was laid out.
  func read() -> CGSize? {
    noteRead()
    return size
  }

  /// Those who have read it hear of it once this layout is over.
  func set(_ size: CGSize, in graph: ViewGraph) {
    guard size != self.size else { return }
    self.size = size
    guard hasReaders else { return }
    graph.enqueue { [weak self] in self?.changed() }
  }
}

/// A view as large as a part of the room that it is scrolled in, or of the window.
private struct ContainerFrame<Content: View>: View {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  @Environment(\.containerRoom) private var room

  var body: some View {
    let room = room?.read() ?? WindowRoom.size
    content.frame(
      width: axes.contains(.horizontal) ? usable(length(room.width, .horizontal)) : nil,
      height: axes.contains(.vertical) ? usable(length(room.height, .vertical)) : nil,
      alignment: alignment)
  }

  private func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
}

extension EnvironmentValues {
  fileprivate var containerRoom: ContainerRoom? { room }
}

extension View {
  /// As large as the room that the view is scrolled in, or else the window, along some axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// The same by a length that is made of the room's.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    ContainerFrame(content: self, axes: axes, alignment: alignment, length: length)
  }

  /// As large as some of so many equal parts of the room, with a distance between the parts.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(max(count, 1) - 1)) / CGFloat(max(count, 1))
      return part * CGFloat(span) + spacing * CGFloat(max(span, 1) - 1)
    }
  }
}
