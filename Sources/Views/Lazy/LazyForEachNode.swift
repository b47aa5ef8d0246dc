// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The rows of one `ForEach` right inside a lazy stack, which says which of them it needs.
@MainActor
protocol LazyRows: ViewNode {
  var rowCount: Int { get }
  /// Whether each of them is one row of a list; a section is several.
  var areRowsOfList: Bool { get }
  /// How much room they take along the stack.
  var extents: RowExtents { get set }
  /// Rows that are needed beside those in sight, until something is scrolled.
  var requested: Set<Int> { get set }
  /// Those that there are views for, in order.
  var made: [(index: Int, row: ViewNode)] { get }

  func hasRow(at index: Int) -> Bool
  func setExtent(_ extent: CGFloat, at index: Int)
  func makeRow(at index: Int)
  /// Takes the row's views away; what they kept waits until the row is made again.
  func dropRow(at index: Int)
}

/// Makes views only for the elements that are asked for: the list is as long as the collection, and
/// costs as much as what is in sight.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: KeepingNode<
  ForEach<Data, ID, Content>
>, LazyRows, RowHolder
{
  private struct Made {
    let id: ID
    let row: RowNode<Data.Element, Content>
  }

  /// How far from where it is expected a row is looked for, before all are looked through.
  private static var nearby: Int { 32 }
  /// How many dropped rows may have kept something before those that are gone for good are forgotten.
  private static var keptLimit: Int { 256 }

  private var rows: [Int: Made] = [:]
  private var keptStates: [ID: KeptStates] = [:]
  private var inner: NodeContext
  /// True once somebody has asked for all rows, who is no lazy stack.
  private var makesAll = false
  /// Who was there before the change that is being shown, so that others can be shown coming.
  private var earlier: Set<ID>?
  var extents: RowExtents
  var requested: Set<Int> = []

  override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    inner = Self.inner(context)
    extents = RowExtents(count: view.data.count)
    super.init(view, context)
  }

  /// A list in a row is made with the row.
  private static func inner(_ context: NodeContext) -> NodeContext {
    var values = context.scope.values
    values.known.isInLazyStack = false
    return NodeContext(graph: context.graph, scope: EnvironmentScope(values))
  }

  override func environmentChanged(_ scope: EnvironmentScope) {
    self.scope = scope
    inner = Self.inner(context)
    for made in rows.values { made.row.environmentChanged(inner.scope) }
  }

  // MARK: Rows

  var rowCount: Int { view.data.count }
  var areRowsOfList: Bool { Content.self is any OneListRow.Type || !Content.givesSeveralListRows }

  var made: [(index: Int, row: ViewNode)] {
    rows.keys.sorted().compactMap { index in rows[index].map { (index, $0.row) } }
  }

  override func forEachIdentified(_ body: (AnyHashable, ViewNode) -> Void) {
    for index in rows.keys.sorted() {
      if let made = rows[index] { body(AnyHashable(made.id), made.row) }
    }
  }

  func hasRow(at index: Int) -> Bool { rows[index] != nil }

  func setExtent(_ extent: CGFloat, at index: Int) { extents.set(extent, at: index) }

  func makeRow(at index: Int) {
    guard rows[index] == nil, index >= 0, index < view.data.count else { return }
    let element = element(at: index)
    let id = view.id(element)
    graph.keptStates = keptStates.removeValue(forKey: id).map(KeptStates.Cursor.init)
    let row = RowNode(element, view.content, inner)
    graph.keptStates = nil
    adopt(row)
    rows[index] = Made(id: id, row: row)
    if let earlier, !earlier.contains(id) { row.enter() }
  }

  func dropRow(at index: Int) {
    guard let made = rows.removeValue(forKey: index) else { return }
    drop(made)
  }

  private func drop(_ made: Made) {
    let states = KeptStates(of: made.row)
    if !states.isEmpty { keptStates[made.id] = states }
    made.row.unmount()
  }

  private func makeAllRows() {
    for index in 0..<rowCount { makeRow(at: index) }
  }

  private func element(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  private func id(at index: Int) -> ID { view.id(element(at: index)) }

  // MARK: Changes

  override func update(_ view: ForEach<Data, ID, Content>) {
    // What comes and goes is shown coming and going only where somebody may see it.
    let isShown = graph.mayMove
    if isShown {
      earlier = Set(self.view.data.map(self.view.id))
      graph.whenShown { [weak self] in self?.earlier = nil }
    }
    let countBefore = rowCount
    super.update(view)
    let before = rows.sorted { $0.key < $1.key }
    var found = isShown ? places(of: before, in: firstPlaces) : placesNearby(of: before)
    if found.isEmpty, !before.isEmpty { found = places(of: before, in: firstPlaces) }
    var now: [Int: Made] = [:]
    var gone: [Made] = []
    for (index, made) in before {
      guard let place = found[index] else {
        gone.append(made)
        continue
      }
      now[place] = made
      made.row.update(element(at: place), view.content)
    }
    rows = now
    for made in gone { leave(made, isGone: isShown) }
    // What was deleted begins anew if it comes again.
    if !gone.isEmpty || rowCount < countBefore || keptStates.count > Self.keptLimit {
      forgetStates()
    }
    take(found, before.map(\.key))
    if makesAll { makeAllRows() }
  }

  private func leave(_ made: Made, isGone: Bool) {
    guard isGone else { return drop(made) }
    made.row.leave()
    made.row.unmount()
  }

  /// Where each identity is now; the first of those that share one.
  private var firstPlaces: [ID: Int] {
    var places: [ID: Int] = [:]
    for (index, element) in view.data.enumerated() {
      let id = view.id(element)
      if places[id] == nil { places[id] = index }
    }
    return places
  }

  /// Where the rows are now, each at a place of its own.
  private func places(of rows: [(key: Int, value: Made)], in places: [ID: Int]) -> [Int: Int] {
    var (found, taken) = ([Int: Int](), Set<Int>())
    for (index, made) in rows {
      if let place = places[made.id], taken.insert(place).inserted { found[index] = place }
    }
    return found
  }

  /// The same, as far as they are near where they are to be expected: what moved further is made
  /// anew when it comes into sight.
  private func placesNearby(of rows: [(key: Int, value: Made)]) -> [Int: Int] {
    var (found, taken, shift) = ([Int: Int](), Set<Int>(), 0)
    for (index, made) in rows {
      let place = nearest(made.id, to: index + shift) { !taken.contains($0) }
      guard let place else { continue }
      taken.insert(place)
      found[index] = place
      shift = place - index
    }
    return found
  }

  /// The place of an identity near the one that is expected; nil where it is not there.
  private func nearest(_ id: ID, to place: Int, _ isFree: (Int) -> Bool) -> Int? {
    for distance in 0...Self.nearby {
      for candidate in distance == 0 ? [place] : [place - distance, place + distance]
      where candidate >= 0 && candidate < rowCount && isFree(candidate) {
        if self.id(at: candidate) == id { return candidate }
      }
    }
    return nil
  }

  /// What rows kept that are in the collection no more.
  private func forgetStates() {
    guard !keptStates.isEmpty else { return }
    let present = Set(view.data.map(view.id))
    keptStates = keptStates.filter { present.contains($0.key) }
  }

  /// - Parameter moves: Where the rows are now that had views and have them still.
  private func take(_ moves: [Int: Int], _ before: [Int]) {
    let hasMoved = moves.count != before.count || moves.contains { $0.key != $0.value }
    guard hasMoved || extents.count != rowCount else { return }
    if hasMoved {
      // Of rows without views nobody knows; they are taken to have moved with the nearest.
      let kept = before.filter { moves[$0] != nil }
      let first = kept.first.flatMap { index in moves[index].map { (index, $0 - index) } }
      let last = kept.last.flatMap { index in moves[index].map { (index, $0 - index) } }
      extents = extents.moved(to: rowCount) { index in
        if let place = moves[index] { return place }
        if let first, index < first.0 { return index + first.1 }
        if let last, index > last.0 { return index + last.1 }
        return nil
      }
    } else {
      extents = extents.moved(to: rowCount) { $0 }
    }
    requested = Set(requested.compactMap { moves[$0] })
    invalidateStructure()
  }

  // MARK: Identities

  /// Of rows of a list also those that there are no views for.
  var rowTags: [AnyHashable]? {
    guard Content.self is any TaggedRow.Type else { return nil }
    return view.data.compactMap { (view.content($0) as? any TaggedRow)?.rowTag }
  }

  override func ownNode(identifiedBy id: AnyHashable) -> ViewNode? {
    guard let id = id.base as? ID else { return nil }
    return rows.filter { $0.value.id == id }.min { $0.key < $1.key }?.value.row
  }

  override func makeRow(identifiedBy id: AnyHashable) -> Bool {
    if let id = id.base as? ID,
      let index = view.data.enumerated().first(where: { view.id($0.element) == id })?.offset
    {
      requested.insert(index)
      invalidateLayout()
      return true
    }
    return super.makeRow(identifiedBy: id)
  }

  // MARK: Structure

  override var isTransparent: Bool { true }
  override var isFixed: Bool { false }
  override var makesContentLate: Bool { true }
  override var repeatsChildren: Bool { true }
  override func forEachChild(_ body: (ViewNode) -> Void) {
    for (_, row) in made { body(row) }
  }
  override func appendLayoutNodes(to list: inout [ViewNode]) {
    guard !graph.gathersLists else { return list.append(self) }
    if !makesAll {
      makesAll = true
      makeAllRows()
    }
    for (_, row) in made { row.appendLayoutNodes(to: &list) }
  }
}
