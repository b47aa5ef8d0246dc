// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A list of things to do: hold one to drag it to another place, swipe it to the left to delete it.
struct TasksPage: View {
  /// What has been deleted, and where it stood.
  struct Deletion {
    let task: String
    let index: Int
  }

  private static let height: CGFloat = 57
  /// Of a line, and of the longest task in one, with text of its own size, in points.
  private static let line = CGSize(width: 161, height: 20)
  /// Beside a task in a narrow window: margins and the grip.
  private static let beside: CGFloat = 62
  fileprivate static let grip: CGFloat = 18
  /// Round the rows.
  private static let margin: CGFloat = 7

  @Binding var status: String
  @Binding var tasks: CarriedOrder<String>
  @Binding var deletions: [Deletion]
  @FocusState private var focus: String?
  @FocusState private var isUndoFocused: Bool
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.pageRoom) private var room
  @Environment(\.textScale) private var scale
  @Environment(\.markGrowth) private var growth
  @GestureState(resetTransaction: Transaction(animation: .snappy))
  private var carry: CarriedOrder<String>.Carry?

  /// Where a task may need two lines, every row has room for them.
  private var height: CGFloat {
    let beside = Self.beside + Self.grip * (growth - 1) + 2 * (margin - Self.margin)
    let whole = Self.line.width * scale + beside
    let lines: CGFloat = (room ?? .infinity) < whole ? 2 : 1
    return max(Self.height, lines * Self.line.height * scale + 14)
  }

  /// Room for the ring of the focus, which is wider in high contrast.
  private var margin: CGFloat { contrast == .increased ? 12 : Self.margin }

  /// In rows of this height.
  private var order: CarriedOrder<String> {
    var order = tasks
    order.spacing = height + 1
    return order
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Today").font(.title3.weight(.semibold)).accessibilityHeading(.h2)
      if tasks.items.isEmpty {
        Text("Nothing is left to do.").padding(.vertical, 16)
      } else {
        list
      }
      Button("Undo", action: undo)
        .keyboardShortcut("z")
        .accessibilityHint("Brings back what was deleted last")
        .disabled(deletions.isEmpty)
        .focused($isUndoFocused)
    }
    .frame(minHeight: 420, alignment: .topLeading)
    .pageWidth(440)
  }

  private var list: some View {
    VStack(spacing: 1) {
      ForEach(order.items, id: \.self) { task in
        TaskRow(name: task, isHeld: carry?.item == task)
          .frame(height: height)
          .gesture(reorder(task))
          .highPriorityGesture(
            SwipeGesture([.left])
              .label("Delete", for: .left, isDestructive: true)
              .onEnded { _ in delete(task) }
          )
          .focused($focus, equals: task)
          .prefersDefaultFocus(task == order.items.first)
          .offset(y: order.shift(of: task, during: carry))
          // What is held follows the hand; the others part.
          .animation(
            carry?.item == task ? nil : .snappy, value: order.shift(of: task, during: carry)
          )
          .zIndex(carry?.item == task ? 1 : 0)
      }
    }
    .background(alignment: .top) { lines }
    .padding(margin)
    .accessibilityElement(children: .contain)
    .accessibilityRole(.list)
    .accessibilityLabel("Today")
    .focusGroup()
    .background(RoundedRectangle(cornerRadius: 10).fill(Color.paper))
    .outline(10, .edge)
  }

  /// They stay where they are while a row is carried, as the others make room by whole rows.
  private var lines: some View {
    VStack(spacing: height) {
      ForEach(order.items.dropLast(), id: \.self) { _ in RowLine() }
    }
    .padding(.top, height)
  }

  private func reorder(_ task: String) -> some Gesture {
    LongPressGesture()
      .sequenced(
        before: DragGesture(coordinateSpace: .global).places(
          along: .vertical, spacing: order.spacing, position: order.place(of: task, during: carry),
          count: order.items.count)
      )
      .updating($carry) { value, carry, _ in
        guard case .second(true, let drag) = value else { return }
        carry = CarriedOrder.Carry(item: task, way: drag?.translation.height ?? 0)
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        drop(task, way: drag.translation.height)
      }
  }

  // MARK: What is done

  private func drop(_ task: String, way: CGFloat) {
    let carry = CarriedOrder.Carry(item: task, way: way)
    var order = order
    guard let move = order.drop(carry) else { return }
    withAnimation(.snappy) { tasks.items = order.items }
    status = "\(task) moved from place \(move.from) to place \(move.to)."
  }

  private func delete(_ task: String) {
    let index = tasks.index(of: task)
    deletions.append(Deletion(task: tasks.items.remove(at: index), index: index))
    // No neighbour is left then.
    if tasks.items.isEmpty { isUndoFocused = true }
    $status.tell("Deleted: \(task)")
  }

  private func undo() {
    guard let last = deletions.popLast() else { return }
    tasks.items.insert(last.task, at: min(last.index, tasks.items.count))
    focus = last.task
    $status.tell("Brought back: \(last.task)")
  }
}

/// One task, with a grip that shows that it can be moved.
private struct TaskRow: View {
  let name: String
  let isHeld: Bool
  @Environment(\.pageRoom) private var room
  @Environment(\.markGrowth) private var growth

  var body: some View {
    HStack(spacing: room == nil ? 16 : 10) {
      Text(name)
        .lineLimit(2)
        .minimumScaleFactor(0.4)
        .frame(maxWidth: .infinity, alignment: .leading)
      VStack(spacing: 4 * growth) {
        ForEach(0..<3, id: \.self) { _ in
          Capsule().fill(.mark).frame(width: TasksPage.grip * growth, height: 2 * growth)
        }
      }
    }
    .padding(.horizontal, room == nil ? 18 : 10)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .row(isHeld: isHeld)
    .scaleEffect(isHeld ? 1.03 : 1)
    .animation(.snappy, value: isHeld)
    .contentShape(Rectangle())
  }
}
